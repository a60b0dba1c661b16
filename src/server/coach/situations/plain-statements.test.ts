import { expect, test } from 'vitest'
import { conversationsWith } from '../guide/conversation.testing.ts'
import { loadGuide } from '../guide/guide.ts'
import { moodOfStatement, nameBothFeelings } from './mood-of-statement.ts'
import { replyByTone } from './replies-by-tone.ts'
import { clauseToSecondPerson } from './clause-to-second-person.ts'

const { allReplies, lastReply } = conversationsWith(await loadGuide())

test.each([
  ['we finally closed on our little condo today!!', 'You closed on your little condo today!'],
  ['passed my nclex this morning', 'You passed your NCLEX this morning!'],
  ['so i got thru the whole inventory by myself, yay', 'You got through the whole inventory by yourself!'],
  ['long day but i finished my thesis chapter', 'You finished your thesis chapter!'],
  ['painted the nursery on sunday', 'You painted the nursery on Sunday!'],
])('one simple statement of one’s own is said back to the user: %s', (message, said) => {
  expect(clauseToSecondPerson(message)).toBe(said)
})

test.each([
  'she passed her driving test',
  'i got the feeling he was lying',
  'made me cry in front of everyone',
  'got fired on friday',
  'i went because my sister begged me',
  'ran out of gas on the way home',
  'i never finished the quilt',
  'put the roast in at four',
])('anything less simple is not: %s', (message) => {
  expect(clauseToSecondPerson(message)).toBeNull()
})

test.each([
  ['finished the whole afghan, it turned out so good', 'good'],
  ['wiped out but so proud of how the recital went', 'mixed'],
  ['hectic morning, still got everybody to practice', 'mixed'],
  ['dreading the drive to my in laws', 'hard'],
  ['we had soup for lunch', 'plain'],
  ['my brother is so happy in Denver', 'good'],
  ['we hosted my whole side and nobody argued', 'good'],
  ['the funeral is tuesday', 'hard'],
])('the mood of what is told: %s', (message, mood) => {
  expect(moodOfStatement(message)).toBe(mood)
})

test('two feelings of one’s own are both named', () => {
  expect(nameBothFeelings('sore but so proud, did the whole hill')).toMatch(/^Sore and proud/)
  expect(nameBothFeelings('i am exhausted and he is happy')).toBeNull()
})

const cold = /would you want somebody to understand|Is there more to it|You said|I noticed this part|This stood out/

test.each([
  [
    'we signed the lease on the bakery space today, scared but so excited',
    /^You signed the lease on the bakery space today! Scared and excited/,
  ],
  ['got everybody to mass on time for once, it was beautiful', /./],
  ['survived the week, im calling it a win', /win|counts/],
  ['my mother in law is moving in with us in march and im dreading it', /love somebody|into your days|unkind/],
  ['14 hour shift and my legs are throbbing', /feet|body|chair/],
  ['didnt cross one thing off my to do list', /crossed off|list/],
])('what is told is met by its tone, with an easy question: %s', (message, says) => {
  const { response } = lastReply(message)
  expect(response).toMatch(says)
  expect(response).not.toMatch(cold)
  expect(response).toMatch(/\?$/)
  expect(response.toLowerCase()).not.toContain(message)
})

test('what somebody said of the user is met first, without the steps of a matter', () => {
  const { response } = lastReply(
    'had my yearly review today, it went fine but he said i need to speak up more in meetings. bummed',
  )
  expect(response).toMatch(/^(?:That one remark|It’s hard to hear|You can take the point)/)
  expect(response).not.toMatch(/\n1\. /)
})

test('no line is said twice in a conversation', () => {
  const messages = [
    'we had soup',
    'my aunt called',
    'the bus was on time',
    'my neighbor has a red door',
    'we watched the news',
    'the mail came',
  ]
  const lines = allReplies(...messages).map(({ response }) => response.split('\n')[0])
  expect(new Set(lines).size).toBe(lines.length)
  for (const tone of ['hard', 'good', 'mixed', 'plain'] as const)
    expect(replyByTone(tone).lines.length).toBeGreaterThan(7)
})

test.each([
  ['im up from 2 to 5 most nights, hot flashes. anything i can try besides melatonin', /\*\*/],
  ['my mother calls nine times a day and i have no idea how to bring it up with her', /\n> |\*\*/],
  ['my roommate leaves dishes for days, not sure how to ask her to help', /\n> |\*\*/],
  ['wish i knew how to get my toddler to sleep in his crib', /\*\*/],
  ['i have no clue how to help my son with his anxiety', /^(?![^]*Sprinkler)/],
])('a way that is asked for without a question is answered: %s', (message, says) => {
  const { response } = lastReply(message)
  expect(response).toMatch(says)
  expect(response).not.toMatch(cold)
  expect(response).not.toMatch(/If you’d like ideas/)
})

test('what is only felt asks for no way', () => {
  expect(lastReply('i just dont know how to feel about my sister moving').response).not.toMatch(/\n1\. /)
})
