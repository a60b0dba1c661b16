import { expect, test } from 'vitest'
import { conversationsWith } from '../guide/conversation.testing.ts'
import { loadGuide } from '../guide/guide.ts'

const { lastReply } = conversationsWith(await loadGuide())

test('a cleaning schedule that is not daily is the Household page’s, with a card for each task at its rhythm', () => {
  const { response, reply } = lastReply(
    "is there a way to get a cleaning schedule in here that isn't every single day? bathroom once a week, floors every two weeks, fridge once a month",
  )
  expect(response).toMatch(/Household page[^]*“Clean the bathroom”, every week\n- “Clean the floors”, every 2 weeks/)
  expect(reply.cards).toMatchObject([
    { kind: 'household', title: 'Clean the bathroom', repeat: { every: 1, unit: 'week' } },
    { kind: 'household', title: 'Clean the floors', repeat: { every: 2, unit: 'week' } },
    { kind: 'household', title: 'Clean the fridge', repeat: { every: 1, unit: 'month' } },
  ])
})

test('without what and how often, it says what the app can do and asks for them', () => {
  const { response, reply } = lastReply('can i set up a chore schedule in here that repeats')
  expect(response).toMatch(/Household page[^]*how often/)
  expect(reply.cards).toEqual([])
})
