import { expect, inject, test } from 'vitest'
import { coachAreas } from '#contract/lists.ts'
import { askCoach } from '../../../../test/coach-calls.ts'
import type { Client } from '../../../../test/client.ts'
import { startApp } from '../../../../test/start-app.ts'

const addGoals = async (user: Client, titles: readonly string[]): Promise<void> => {
  await user.put('/api/sophia/areas', { areas: coachAreas })
  for (const title of titles) {
    const made = await user.post('/api/goals', { title, targetValue: '500', currency: 'USD' })
    expect(made.status).toBe(201)
  }
}

test('whatever a name holds, the choice of it is the answer, and none that would ask the same again is offered', async () => {
  const app = await startApp(inject('testServer'))
  const user = await app.signUp()
  const names = ['boat [x](y)', 'boat ![x](http://y.org)', 'boat a ” b', 'boat: to 5!']
  await addGoals(user, [...names, 'sail!', 'sail'])
  const { choices, proposals } = await askCoach(user, 'change my boat goal to 77')
  expect(proposals).toEqual([])
  expect(choices).toHaveLength(names.length)
  const changed: string[] = []
  for (const choice of choices) {
    const tapped = await askCoach(user, choice)
    for (const { proposal } of tapped.proposals) if (proposal.kind === 'change') changed.push(proposal.title)
  }
  expect(changed.sort()).toEqual(names.toSorted())
  const same = await askCoach(user, 'change my sail goal to 77')
  expect(same.choices).toEqual([])
  expect(same.response).toContain('I can’t tell two with the same name apart.')
  await app.stop()
})

test('a title with every word of the name comes before one with fewer', async () => {
  const app = await startApp(inject('testServer'))
  const user = await app.signUp()
  await addGoals(user, ['[x](y)', 'x'])
  for (const [said, meant] of [
    ['change my x goal to 77', 'x'],
    ['Change my goal “[x](y)” to 77', '[x](y)'],
  ] as const)
    expect((await askCoach(user, said)).proposals).toMatchObject([{ proposal: { title: meant } }])
  await app.stop()
})

test.each(['end my sail goal', 'cancel my sail goal', 'give up on my sail goal', 'stop my sail goal'])(
  'a goal that is to be ended is not taken for one that was reached: %s',
  async (said) => {
    const app = await startApp(inject('testServer'))
    const user = await app.signUp()
    await addGoals(user, ['sail'])
    expect((await askCoach(user, said)).response).toMatch(/^I can’t (?:finish or )?delete a goal from here\./m)
    await app.stop()
  },
)
