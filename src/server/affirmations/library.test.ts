import { expect, test } from 'vitest'
import { affirmationCategories } from '#contract/lists.ts'
import { getLibrary, type Wordings } from './library.ts'

const { ours, personal } = await getLibrary()
const subjects: Wordings[] = [
  ...[personal.goals, personal.primaryGoals, personal.wellnessAreas, personal.experience].flatMap((group) =>
    Object.values<Wordings>(group),
  ),
  personal.challenge,
]
const wordings = subjects.flatMap(({ soft, strong }) => [...soft, ...strong])
const woven = Object.values(personal.goals)
  .flatMap(({ soft, strong }) => soft.concat(strong))
  .flatMap(({ id, verb, noun }) => [verb, noun].flatMap((content) => (content === undefined ? [] : [{ id, content }])))
const everything = [...ours, ...wordings]

test('there are at least 120 affirmations of ours, 17 or more of each category', () => {
  expect(ours.length).toBeGreaterThanOrEqual(120)
  for (const category of affirmationCategories)
    expect(ours.filter((one) => one.category === category).length).toBeGreaterThanOrEqual(17)
})

test('every answer and every kind of goal has at least three wordings', () => {
  for (const { soft, strong } of subjects) expect(soft.length + strong.length).toBeGreaterThanOrEqual(3)
})

test('a goal is named once in the wordings that name it, and each kind and tone has one for each form', () => {
  for (const { soft, strong } of Object.values(personal.goals))
    for (const tone of [soft, strong]) {
      expect(tone.filter(({ verb, noun }) => verb !== undefined && noun !== undefined)).not.toEqual([])
      for (const { content, verb = '{goal}', noun = '{goal}' } of tone) {
        expect(content).not.toContain('{')
        for (const woven of [verb, noun]) expect(woven.split('{goal}')).toHaveLength(2)
      }
    }
})

test('each has an id of its own, is in the first person, short, calm and set in good type', () => {
  expect(new Set(everything.map(({ id }) => id)).size).toBe(everything.length)
  for (const { content } of [...everything, ...woven]) {
    expect(content).toMatch(/^.{1,120}$/u)
    expect(content).not.toMatch(/!|'|"|--|\s{2}|^\s|\s$/)
    expect(content).toMatch(/[.?]$/)
    expect(content).toMatch(/\b(I|me|my|mine|myself)\b/i)
    expect(content).not.toMatch(/\byour\b|never fail|calorie|weight loss|\bdiet|\bthin\b|million|passive income/i)
  }
})

test('no two say nearly the same', () => {
  const words = everything.map(({ content }) => new Set(content.toLowerCase().match(/[\p{L}’]+/gu)))
  const close = everything.flatMap(({ content }, a) =>
    everything.slice(a + 1).flatMap((other, offset) => {
      const [one, two] = [words[a] ?? new Set(), words[a + 1 + offset] ?? new Set()]
      return one.intersection(two).size / one.union(two).size > 0.5 ? [[content, other.content]] : []
    }),
  )
  expect(close).toEqual([])
})
