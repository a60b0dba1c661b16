import { expect, test } from 'vitest'
import type { CoachFacts } from '#server/ports/coach-model.ts'
import type { NameQuery } from '#server/ports/named-records.ts'
import { newConcernState } from '../safety/concern-state.ts'
import { blankRequest } from './blank-request.ts'
import { sampleFacts } from './conversation.testing.ts'
import { assessMessage, askGuide, closeGuide, warmUpGuide } from './guide-thread.ts'
import { loadGuide } from './guide.ts'

/** Returns how often the process got to something else while `work` ran. */
async function roundsDuring(work: () => Promise<unknown>): Promise<number> {
  let rounds = 0
  let next: NodeJS.Immediate
  const count = (): void => {
    rounds += 1
    next = setImmediate(count)
  }
  next = setImmediate(count)
  await work()
  clearImmediate(next)
  return rounds
}

test('while the guide or the safety layer reads a long message, the process does everything else', async () => {
  await warmUpGuide()
  const message = 'I can’t sleep, my boss wrote at 11 pm again and the rent went up. '.repeat(60)
  expect(await roundsDuring(() => assessMessage(message, newConcernState))).toBeGreaterThan(20)
  expect(await roundsDuring(() => askGuide({ ...blankRequest, message }))).toBeGreaterThan(20)
})

test('the thread answers as the guide itself does, reads the same records, and tells which facts it used', async () => {
  const guide = await loadGuide()
  for (const [message, reads, facts] of [
    ['what are my goals', ['goals'], []],
    ['delete the dentist task', ['Dentist'], []],
    ['How can I balance self-care with productivity?', [], ['planner', 'goals']],
    ['add call mom tomorrow at 5 pm', [], []],
  ] as const) {
    const read: string[] = []
    const used = new Set<keyof CoachFacts>()
    const request = {
      ...blankRequest,
      message,
      facts: sampleFacts,
      onFactUsed: (fact: keyof CoachFacts) => void used.add(fact),
      now: new Date('2026-11-21T10:00:00Z'),
      records: {
        areas: ['goals', 'planner', 'selfCare'] as const,
        ask: async ({ ask }: { ask: string }) => {
          read.push(ask)
          return { area: 'goals', found: null, sources: [] } as const
        },
      },
      findNamed: async (query: NameQuery) => {
        read.push('name' in query ? query.name : 'a span of tasks')
        return { found: [], off: [] }
      },
    }
    const inThread = await askGuide(request)
    expect([message, read.splice(0), [...used]]).toEqual([message, reads, facts])
    expect(inThread).toEqual(await guide.answer(request))
  }
})

test('a thread that ends rejects what it has not answered as the coach being away, and the next call starts another', async () => {
  const rejected = [
    askGuide({ ...blankRequest, message: 'How do I begin?' }),
    assessMessage('I can’t sleep', newConcernState),
  ].map((call) => expect(call).rejects.toMatchObject({ code: 'coach_unavailable' }))
  await closeGuide()
  await Promise.all(rejected)
  expect((await assessMessage('I can’t sleep', newConcernState)).degree).toBeNull()
  expect(await warmUpGuide()).toBe(false)
})
