import { expect, test } from 'vitest'
import { conversationsWith } from '../guide/conversation.testing.ts'
import { loadGuide } from '../guide/guide.ts'

const { lastReply } = conversationsWith(await loadGuide())

const pity = /sorry|hurts|hard one|rough|stinks|wear anybody/i
const cheer = /glad|love that|wonderful|good stuff|smile|happy|keeper|nice thing|congratulations/i
const advice = /^(?:1\.|- \*\*)|here’s where I’d start|I don’t have anything/m

test.each([
  'patient i was sure we was gonna lose walked out on her own two feet this morning',
  'boss caught me in the hall i thought i was in trouble, its a raise',
  'they wheeled him out of icu and he winked at me i lost it',
  'first day all year no kid threw up on my bus ha',
  'i told my sponsor the worst thing i ever did and she just hugged me',
])('good news in words that sound sad is met as good news, without advice: %s', (message) => {
  const { response } = lastReply(message)
  expect(response).not.toMatch(pity)
  expect(response).not.toMatch(advice)
})

test.each(['I forgot my wedding anniversary', 'i totally forgot my sons birthday party'])(
  'who forgot is not comforted as if they had been forgotten: %s',
  (message) => {
    expect(lastReply(message).response).not.toMatch(/noticed|look up and notice|on somebody’s mind|happy/i)
  },
)

test.each([
  'I took credit for my coworkers idea by accident and now its weird',
  'I ghosted a friend two years ago and I miss her',
  'I lied to my mom about where I was for thanksgiving',
])('who did wrong is met as such, with how to say sorry: %s', (message) => {
  const { reply, response } = lastReply(message)
  expect(reply.state.offered).toEqual(['apologise-well'])
  expect(response).not.toMatch(/one person like that|in your corner|credit for your work/i)
})

test.each(['hoping to get promoted by summer', 'i’m trying to get a raise before the baby comes'])(
  'what is only hoped for is not celebrated: %s',
  (message) => {
    expect(lastReply(message).response).not.toMatch(/congratulations|celebrate|good news/i)
  },
)

test.each(['I was hoping to hear by friday and I got promoted', 'I love that I finally got promoted'])(
  'what was hoped for and came is celebrated: %s',
  (message) => {
    expect(lastReply(message).response).toMatch(cheer)
  },
)

test.each([
  'everybody had a great time at the lake i saw the pictures',
  'had to sell the last of the milk cows. barn sure is quiet',
  'gave away howards coats today. closet looks so neat',
  'everyone i use to hang out with went to the bar after. i went home watched tv',
])('hurt in mild words is met as hurt: %s', (message) => {
  const { response } = lastReply(message)
  expect(response).not.toMatch(cheer)
  expect(response).not.toMatch(advice)
})

test.each([
  ['i got laid off today', cheer],
  ['my mother in law is moving in with us in march and im dreading it', cheer],
  ['my toddler refuses to let me brush her teeth', cheer],
  ['stayed home with my toddler, she has an ear infection', cheer],
  ['i havent vaped in two months', pity],
  ['my uncle passed his road test at 70', pity],
  ['we hosted my whole side and nobody argued', pity],
  ['my grandma died but the service was beautiful', /wonderful|good stuff|smile|keeper/i],
])('plain words are taken as they stand: %s', (message, never) => {
  expect(lastReply(message).response).not.toMatch(never)
})

test.each([
  ['the ladies at water aerobics saved me a spot', 'the ladies at water aerobics saved you a spot.'],
  ['the twins said their first word and it was the dogs name', 'the twins said their first word'],
])('a whole sentence is said back in that tone: %s', (message, said) => {
  expect(lastReply(message).response).toContain(said)
})

test.each([
  'bawled my eyes out at the recital she remembered every step',
  'roomates threw me a suprise bday i was in my ugliest sweats',
  'fell apart when they handed me my 90 day chip',
])('what isn’t one whole sentence is not put into one: %s', (message) => {
  expect(lastReply(message).response).not.toMatch(/that (?:roomates|fell|you bawled)/i)
})

test.each(['good books about grief', 'start a dog walking business'])('a mere subject has no tone: %s', (message) => {
  expect(lastReply(message).response).not.toMatch(/^(?:Oh|Aw|Well|Good|That’s|I love|I’m|Both|Glad)/)
})
