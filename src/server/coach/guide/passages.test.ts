import { expect, test } from 'vitest'
import { fields, readPassages, type Passage } from './passage.ts'
import { contentStems } from './text-analysis.ts'

const passages = await readPassages()
const partsOf = ({ answer, steps, example, ifItGoesWrong, seeAProfessional, why }: Passage): string[] =>
  [answer, ...steps, example, ifItGoesWrong, seeAProfessional ?? '', why].filter((part) => part !== '')
const bodyOf = (passage: Passage): string => partsOf(passage).join(' ')
const count = (text: string): number => text.split(/\s+/).length
const wrong = (is: (passage: Passage) => boolean): string[] => passages.filter(is).map(({ id }) => id)

test('there are at least 500 matters, 25 or more of each field', () => {
  expect(passages.length).toBeGreaterThanOrEqual(500)
  for (const field of Object.keys(fields))
    expect(passages.filter((one) => one.field === field).length).toBeGreaterThanOrEqual(25)
})

test('each has an id, a title, an answer and an example of its own', () => {
  for (const key of ['id', 'title', 'answer', 'example'] as const)
    expect(new Set(passages.map((one) => one[key])).size).toBe(passages.length)
})

test('each is worth reading: a short answer, three to five steps, an example, one question', () => {
  expect(wrong(({ answer }) => count(answer) < 18 || count(answer) > 80)).toEqual([])
  expect(wrong(({ steps }) => steps.some((step) => count(step) < 5 || count(step) > 52))).toEqual([])
  expect(wrong(({ example }) => count(example) < 18 || count(example) > 120)).toEqual([])
  expect(wrong(({ question }) => !/[?][”’]*$/.test(question))).toEqual([])
})

test('they are calm and set in good type: no markup, no straight quotation mark, no dash', () => {
  const faults = passages.flatMap(
    (passage) => /['"*_<>#—–]|\s{2}|\p{Extended_Pictographic}/u.exec(bodyOf(passage)) ?? [],
  )
  expect(faults).toEqual([])
  expect(passages.flatMap(({ title }) => /["'*_<>#]/.exec(title)?.[0] ?? [])).toEqual([])
})

test("no diet talk, no hype, no cliches, no verdict on anyone's health", () => {
  const never =
    /count(ing)? calories|lose weight fast|six[- ]figure|get rich quick|guaranteed income|financial freedom|girl ?boss|boss babe|you['’]ve got this|believe in yourself|live your best|level up|hustle culture|just be positive|you (are|have) (depress|adhd|bipolar)|studies show/i
  expect(passages.flatMap((passage) => never.exec(bodyOf(passage))?.[0] ?? [])).toEqual([])
})

test('a source has who, when and what, and most matters say when somebody else should help', () => {
  expect(passages.filter(({ source }) => source !== null).length).toBeGreaterThanOrEqual(200)
  for (const { source } of passages) if (source) expect(source.what.length).toBeGreaterThan(5)
  expect(passages.filter(({ seeAProfessional }) => seeAProfessional !== null).length).toBeGreaterThanOrEqual(500)
})

test('no two say nearly the same', () => {
  const roots = passages.map((passage) => contentStems(bodyOf(passage)))
  const close = passages.flatMap((one, a) =>
    passages.slice(a + 1).flatMap((other, offset) => {
      const [mine, theirs] = [roots[a] ?? new Set(), roots[a + 1 + offset] ?? new Set()]
      return mine.intersection(theirs).size / mine.union(theirs).size > 0.3 ? [[one.id, other.id]] : []
    }),
  )
  expect(close).toEqual([])
})
