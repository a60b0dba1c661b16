import { expect, test } from 'vitest'
import { conversationsWith } from '../../guide/conversation.testing.ts'
import { loadGuide } from '../../guide/guide.ts'

const { lastReply } = conversationsWith(await loadGuide())

test.each([
  [
    'please write a prayer for a family in our church that lost their grandpa this week',
    'as they grieve their grandpa',
  ],
  ['a prayer for a family at church who lost their baby', 'this family at church as they grieve their baby'],
  ['can you write a prayer for my friends family, her dad passed away sunday', 'my friend’s family in their grief'],
  ['write a prayer for my sister, her husband died friday', 'my sister in her grief'],
  ['write a prayer for my husband who lost his dad', 'my husband in his grief'],
  ['write a prayer for the smith family who lost their house in a fire', 'the Smith family after losing their home'],
  ['write a prayer for my friend who lost her job', 'while there’s no job'],
  ['write a prayer for my son he lost his way', 'you love my son'],
  ['my grandpa died, can you write a prayer for my family', 'this loss is a hole'],
])('a prayer is for whom it’s asked, in what they lost: %s', (message, said) => {
  expect(lastReply(message).response).toContain(said)
})

test.each([
  [
    'i need to thank a coworker who covered for me when my son was in the hospital, what should i write in the card',
    'Thank you for covering for me when my son was in the hospital.',
  ],
  ['my friend drove me to chemo all summer, what should i write in a thank you card', 'driving me to chemo all summer'],
  ['i want to thank my neighbor who watched my kids while i was in the hospital, what do i write', 'my kids while I'],
])('a card of thanks is none to get well: %s', (message, said) => {
  expect(lastReply(message).response).toContain(said)
})

test.each([
  ['what should i write in the card for my coworker, her dad is in the hospital', /^(?!.*Thank you for)/s],
  ['should i thank my boss for the raise in person or in a card', /^(?!.*Thank you for)/s],
])('a card that isn’t for thanks gets none: %s', (message, said) => {
  expect(lastReply(message).response).toMatch(said)
})

test.each([
  ['can you give me an affirmation for tomorrow, i have an interview at 11 and im nervous', /^Here’s one:\n\n> /],
  ['can you give me an affirmation for the morning, kids are wild and im worn out', /My kids/],
  ['give me an affirmation for tomorrow its my first day at a new job', /They picked me/],
  ['where do i find an affirmation for today', /Mindset Lab/],
])('an affirmation for what lies ahead is given, not where to look: %s', (message, said) => {
  expect(lastReply(message).response).toMatch(said)
})

test.each([
  [
    'write a short prayer for my foster son before his court date on wednesday',
    /my foster son in that courtroom on Wednesday/,
  ],
  ['prayer for me im going to court for custody thursday', /Calm my nerves\./],
  ['i need a verse for being patient with kids', /Love is patient and is kind/],
  ['give me 3 affirmations for a lawyer who has a big hearing tuesday and is nervous', /I know this file better/],
  ['affirmations for my custody hearing friday', /still tell the truth/],
  [
    'what should i get 9 teachers and bus aides for under 5 dollars each',
    /^For 9 teachers and bus aides, under \$5 each:/,
  ],
  ['a verse for my kids', /Psalm 121:7–8/],
  ['a prayer for my daughter, her basketball game is on the new court', /^(?!.*courtroom)/s],
  ['gift for my teacher under 50 dollars', /under \$50:\n\n1\. A gift card/],
])('the text fits its occasion: %s', (message, said) => {
  expect(lastReply(message).response).toMatch(said)
})

test.each([
  ['write a facebook post that i have a free couch for pickup this weekend', /Free couch![^$]*Pickup this weekend/],
  ['post for my small business, 20 percent off wreaths until december 10', /20 percent off wreaths until December 10!/],
  ['facebook post to sell my couch for 150', /\$150/],
])('a post has what was told: %s', (message, said) => {
  expect(lastReply(message).response).toMatch(said)
})
