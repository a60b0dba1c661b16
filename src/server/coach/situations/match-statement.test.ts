import { expect, test } from 'vitest'
import { conversationsWith } from '../guide/conversation.testing.ts'
import { loadGuide } from '../guide/guide.ts'
import { takeUpFact, toneOfWords } from './tone-of-words.ts'

const { lastReply } = conversationsWith(await loadGuide())

test.each([
  ['i sold 7 candles at the fair today and got three new orders', /^7 candles, and three more orders!/],
  ['got a 94 on my pharmacology exam i was so scared', /^A 94 on your pharmacology exam!/],
  ['the county inspection was today and we passed everything, praise God', /^Praise God\./],
  ['booked two new clients from instagram', /(?:good day|love that|Well done|so glad)/],
  ['my son slept through the night finally and so did i', /(?:Hallelujah|good stuff|so glad)/],
  [
    'took deep breaths before i called my sister and i didnt yell',
    /(?:Look at you|real one|on purpose|Good for you|every chance)/,
  ],
  ['got my taxes done early and had coffee with my sister. good day', /./],
])('good news is met as good, without a matter of what is hard: %s', (message, starts) => {
  const { response, reply } = lastReply(message)
  expect(response).toMatch(starts)
  expect(response).not.toMatch(/sorry|stinks|If you’d like ideas|crickets|no fun/)
  expect(reply.state.offered).toEqual([])
})

test.each([
  [
    '2 no shows today and im so aggravated, they were both clients for color',
    /kept that time open|their time|time they’re playing|chair sat empty/,
  ],
  ['the plumber cancelled again thats the second time this week', /^The second time this week\./],
  ['i yelled at my son over spelling words again and feel awful', /sorry/],
  ['i havent had a weekend off since july', /(?:too long|built for that|Long enough)/],
  [
    'everybody in my house has the stomach bug i was up all night',
    /(?:Sick days|looking after everybody|fluids|Let the stomach rest)/,
  ],
  [
    'had coffee with a guy from the app, first date in a year. it was ok, nice but he talked about golf',
    /(?:You went|got dressed|fireworks)/,
  ],
])('what is told in plain words of its own is met for it: %s', (message, says) => {
  expect(lastReply(message).response).toMatch(says)
})

test('the plain words say the tone, and what was only feared does not count', () => {
  expect(toneOfWords('sold my moms house today and cried the whole way home')).toBe('bad')
  expect(toneOfWords('got a 91, i really thought i failed it, so happy')).toBe('good')
  expect(toneOfWords('my best friend passed away last night')).toBe('bad')
  expect(toneOfWords('it was ok i guess')).toBe('faint')
  expect(toneOfWords('we had meatloaf')).toBeNull()
  expect(takeUpFact('client cancelled thats 3 this week', 'hard')).toBe('3 this week.')
  expect(takeUpFact('she sold his truck', 'good')).toBeNull()
})
