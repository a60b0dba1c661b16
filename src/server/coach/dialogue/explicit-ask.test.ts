import { expect, test } from 'vitest'
import { readExplicitAsks } from './explicit-ask.ts'

test.each([
  ['Three hens laid at once and I own one basket, ha. Write me a sign for the honesty box.', 'order'],
  ['I keep losing at chess to my nephew. Explain to me why I hurry.', 'order'],
  ['The kiln failed on Tuesday, so please lay it out for me by day.', 'order'],
  ['We moved to Oban in the rain. Could you turn this into three lines for the postcard', 'order'],
  ['i have four jars of quince left, give me one thing to do with them', 'order'],
  ['I should be grateful if you would look at the dates of my walks.', 'order'],
  ['My choir wants me to sing alone. What would you do with a shaking knee?', 'question'],
  ['the harbor was closed again, how do i tell the crew', 'question'],
  ['Why do I always polish the shoes before an exam', 'question'],
  ['does knitting on the tram count as rest', 'question'],
  ['I’m the oldest of nine and I’d like a toast that isn’t about being the oldest.', 'wish'],
  ['need a 5 min stretch for the ferry', 'wish'],
  ['My aunt left me the loom and I don’t know how to say no to her daughter.', 'wish'],
  ['Two schools took me. They want my answer by Friday.', 'choice'],
])('an ask stands in: %s', (message, kind) => {
  expect(readExplicitAsks(message).map((ask) => ask.kind)).toContain(kind)
})

test('an ask begins at its words, in its own sentence', () => {
  expect(readExplicitAsks('The bees are home. I’m tired, so tell me where to put the hive. That’s all.')).toEqual([
    {
      kind: 'order',
      sentence: 'I’m tired, so tell me where to put the hive.',
      words: 'tell me where to put the hive.',
      at: 1,
    },
  ])
})

test.each([
  'I’m not asking for advice. The tram was full and a boy gave me his seat.',
  'You know what gets me? She kept the lid.',
  'My boss said write it up and I laughed.',
  'I told her “make me a list” and she made one.',
  'He plays the tuba at five in the morning, who does that?',
  'I don’t need a plan, I needed to say it.',
  'Can you believe it, forty lilies.',
  'I come home and lay down on the rug and turn the radio up.',
  'Lord give me patience, the goat is on the roof again.',
])('no ask stands in: %s', (message) => {
  expect(readExplicitAsks(message)).toEqual([])
})
