import { expect, test } from 'vitest'
import { newConcernState } from '../safety/concern-state.ts'
import { blankRequest } from './blank-request.ts'
import { assessMessage, askGuide, openGuide } from './guide-thread.ts'
import { loadGuide } from './guide.ts'

test('while the guide and the safety layer read a long message, the process does everything else', async () => {
  await openGuide()
  const message = 'I can’t sleep, my boss wrote at 11 pm again and the rent went up. '.repeat(60)
  let rounds = 0
  let next: NodeJS.Immediate
  const count = (): void => {
    rounds += 1
    next = setImmediate(count)
  }
  next = setImmediate(count)
  await assessMessage(message, newConcernState)
  const { text } = await askGuide({ ...blankRequest, message })
  clearImmediate(next)
  expect(text).not.toBe('')
  expect(rounds).toBeGreaterThan(50)
})

test('the thread answers as the guide itself does, also where it reads records in between', async () => {
  const guide = await loadGuide()
  for (const [message, reads] of [
    ['what are my goals', ['records']],
    ['delete the dentist task', ['names']],
    ['How do I begin?', []],
  ] as const) {
    const asked: string[] = []
    const request = {
      ...blankRequest,
      message,
      records: {
        areas: ['goals', 'planner'] as const,
        ask: async () => {
          asked.push('records')
          return { area: 'goals', found: null, sources: [] } as const
        },
      },
      findNamed: async () => {
        asked.push('names')
        return { found: [], off: [] }
      },
    }
    const inThread = await askGuide(request)
    expect(asked.splice(0)).toEqual(reads)
    expect(inThread).toEqual(await guide.answer(request))
    expect(asked).toEqual(reads)
  }
})
