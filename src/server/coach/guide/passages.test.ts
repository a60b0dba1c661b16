import { expect, test } from 'vitest'
import { fields, readPassages, type Passage } from './passage.ts'
import { contentWords, stem } from './words.ts'

const passages = await readPassages()
const bodyOf = ({ opening, text, steps, why }: Passage): string => [opening, text, ...steps, why].join(' ')
const count = (text: string): number => text.split(/\s+/).length

test('there are at least 168 passages, 28 or more of each field', () => {
  expect(passages.length).toBeGreaterThanOrEqual(168)
  for (const field of Object.keys(fields))
    expect(passages.filter((one) => one.field === field).length).toBeGreaterThanOrEqual(28)
})

test('each has an id, a title, an opening and a question of its own', () => {
  for (const key of ['id', 'title', 'opening', 'question'] as const)
    expect(new Set(passages.map((one) => one[key])).size).toBe(passages.length)
})

test('each is worth reading: 55 to 140 words, three to five steps, ways of asking, one question', () => {
  for (const passage of passages) {
    expect([passage.id, count(passage.text) >= 55 && count(passage.text) <= 140]).toEqual([passage.id, true])
    expect([passage.id, passage.steps.every((step) => count(step) >= 3 && count(step) <= 45)]).toEqual([
      passage.id,
      true,
    ])
    expect([passage.id, passage.question.match(/\?/g)?.length, passage.question.endsWith('?')]).toEqual([
      passage.id,
      1,
      true,
    ])
  }
})

test('they are calm and set in good type: no exclamation, no question in the middle, no straight quotation mark', () => {
  for (const passage of passages) {
    expect([passage.id, bodyOf(passage).match(/[!?'"*_<>#]|--|\s{2}|\p{Extended_Pictographic}/u)]).toEqual([
      passage.id,
      null,
    ])
    expect([passage.title, passage.title.match(/[!?'"*_<>#“”]/)]).toEqual([passage.title, null])
  }
})

test("no diet talk, no hype, no cliches, no verdict on anyone's health", () => {
  const never =
    /\bcalori|\bdiet|lose weight|six[- ]figure|get rich|guarantee|financial freedom|girl ?boss|boss babe|you['’]ve got this|believe in yourself|live your best|level up|hustle culture|everything happens for a reason|just be positive|you (are|have) (depress|adhd|bipolar)/i
  for (const passage of passages)
    expect([passage.id, never.exec(bodyOf(passage))?.[0] ?? null]).toEqual([passage.id, null])
})

test('a sum that someone could hope to earn says that it is illustrative', () => {
  for (const passage of passages.filter(({ id }) =>
    ['digital-ideas', 'sell-knowledge-files', 'price-it', 'quiet-leaks'].includes(id),
  ))
    expect(passage.text).toContain('illustrative')
})

test('most rest on research, and each source has who, when and what', () => {
  expect(passages.filter(({ source }) => source !== null).length).toBeGreaterThanOrEqual(90)
  for (const { source } of passages) if (source) expect(source.what.length).toBeGreaterThan(5)
})

test('no two say nearly the same', () => {
  const roots = passages.map((passage) => new Set(contentWords(bodyOf(passage)).map(stem)))
  const close = passages.flatMap((one, a) =>
    passages.slice(a + 1).flatMap((other, offset) => {
      const [mine, theirs] = [roots[a] ?? new Set(), roots[a + 1 + offset] ?? new Set()]
      return mine.intersection(theirs).size / mine.union(theirs).size > 0.3 ? [[one.id, other.id]] : []
    }),
  )
  expect(close).toEqual([])
})

test('ways of asking and keywords are plain words', () => {
  for (const { asks, keywords } of passages)
    for (const line of [...asks, ...keywords]) expect(line).toMatch(/^[\p{L}\p{N} ',./?&$-]+$/u)
})
