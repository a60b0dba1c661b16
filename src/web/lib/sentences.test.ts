import { assert, integer, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { maxCharacters, partsOf, sentencesOf } from './sentences.ts'

test('a text is divided where its sentences end, with nothing lost', () => {
  expect(sentencesOf('I’m here. Am I enough? I am, today!', 160)).toEqual([
    'I’m here. ',
    'Am I enough? ',
    'I am, today!',
  ])
  expect(sentencesOf('One line\nand another', 160)).toEqual(['One line\n', 'and another'])
  expect(sentencesOf('', 160)).toEqual([])
})

test('what cannot be said stays with what it follows', () => {
  expect(sentencesOf('I rest. ✨', 160)).toEqual(['I rest. ✨'])
  expect(sentencesOf('She said “I can.” ... I did.', 160).join('')).toBe('She said “I can.” ... I did.')
})

test('numbers and shortenings do not end a sentence', () => {
  expect(sentencesOf('I saved 3.5 percent, e.g. on coffee.', 160)).toHaveLength(1)
})

test('a sentence that a browser would cut off is divided at a clause, else between words', () => {
  const clause = 'I walk slowly through this long and rather winding morning, and I let it be just as it is'
  expect(sentencesOf(clause, 70)).toEqual([
    'I walk slowly through this long and rather winding morning, ',
    'and I let it be just as it is',
  ])
  expect(sentencesOf('word '.repeat(30).trim(), 42).every((part) => part.length <= 42)).toBe(true)
})

test('other languages are divided too', () => {
  expect(sentencesOf('今日は静かです。明日も静かです。', 160)).toEqual(['今日は静かです。', '明日も静かです。'])
  expect(sentencesOf('أنا هنا. هل أنا كافية؟ نعم.', 160)).toHaveLength(3)
})

test('short sentences are said together, as many as fit', () => {
  expect(partsOf('One. Two. Three.', 160)).toEqual(['One. Two. Three.'])
  expect(partsOf('One two three. Four five six. Seven.', 30)).toEqual(['One two three. Four five six. ', 'Seven.'])
})

test('a slower voice says less at once', () => {
  expect(maxCharacters(0.5)).toBe(80)
  expect(maxCharacters(0.8)).toBe(128)
  expect(maxCharacters(2)).toBe(320)
})

test('any text is divided into parts that are short enough, joins to the whole, and no character is torn', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 500 }), integer({ min: 40, max: 320 }), (text, longest) => {
      for (const parts of [sentencesOf(text, longest), partsOf(text, longest)]) {
        expect(parts.join('')).toBe(text)
        for (const part of parts) {
          expect(part.isWellFormed()).toBe(true)
          expect(part.length).toBeLessThanOrEqual(longest)
        }
      }
    }),
  )
})
