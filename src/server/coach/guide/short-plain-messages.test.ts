import { expect, test } from 'vitest'
import { conversationsWith } from './conversation.testing.ts'
import { loadGuide } from './guide.ts'

const { lastReply } = conversationsWith(await loadGuide())

test.each([
  [
    'my mother in law drops by unannounced CONSTANTLY and my husband says it’s fine',
    /Your partner talks to their own parents/,
  ],
  ['my boss gave the team lead role to somebody I trained, should I say something or start looking', /^I’d do both/],
  ['Should I call her back', /What was the last thing they said/],
  ['what do I do with myself on the weekends my ex has the kids', /hand-off/],
  ['we are having everybody over for Thanksgiving, 14 of us, help me plan it', /^For 14/],
  ['how do I get back into working out after 2 years', /half of what you did/],
  ['my daughter got her period for the first time today, what can I do for her tonight', /on her bed/],
  ['cant focus and my report is due at 5', /^Nothing exists until 5/],
  ['I need a break', /sized to what you’ve really got/],
  ['have 31 dollars until friday', /^\$31 till Friday/],
])('a short plain message gets help with just that: %s', (message, says) => {
  expect(lastReply(message).response).toMatch(says)
})

test.each([
  ['my mammogram came back abnormal', /glad|like hearing|love that/i],
  ['I start physical therapy tomorrow', /best kind of news|good news/i],
  ['I’m planning a beach trip with my cousin', /letdown/],
  ['my friend only calls when she needs something', /being the mom/],
  ['we want to buy a house in two years', /still be sad/],
  ['my oldest graduates in May and I’m not ready', /GED|applying/],
  ['is it bad to quit without something lined up', /sorry about it in a month/],
])('it isn’t met in a tone or with a matter that isn’t its own: %s', (message, never) => {
  expect(lastReply(message).response).not.toMatch(never)
})

test.each(['I paid off my car today!!', 'my daughter graduated today', 'thanksgiving was so nice this year'])(
  'good news is no problem to solve: %s',
  (message) => {
    expect(lastReply(message).response).not.toMatch(/\n- \*\*/)
  },
)
