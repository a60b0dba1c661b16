import { expect, test } from 'vitest'
import { quoteTopics } from '#contract/lists.ts'
import { readContent } from '#server/lib/content.ts'
import { z } from 'zod'
import { readWritings } from './content.ts'

const writings = await readWritings()
const meditations = [...writings.meditations.values()]
const quotes = [...writings.quotes.values()]
const courses = [...writings.courses.values()]
const countWords = (text: string) => text.split(/\s+/).length
const texts = [
  ...meditations.flatMap(({ lines, lead, title }) => [title, lead, ...lines.map(({ text }) => text)]),
  ...courses.flatMap(({ title, lead, steps }) => [
    title,
    lead,
    ...steps.flatMap((step) => [step.title, step.exercise, ...step.paragraphs]),
  ]),
]

test('no two have the same name', async () => {
  for (const [file, read] of [
    ['meditations', meditations],
    ['quotes', quotes],
    ['courses', courses],
  ] as const)
    expect(read).toHaveLength((await readContent(`mindset/${file}`, z.array(z.unknown()))).length)
})

test('there are twelve meditations, different in kind, of 3 to 15 minutes', () => {
  expect(meditations).toHaveLength(12)
  for (const { id, lines } of meditations) {
    const total = lines.reduce((sum, { seconds }) => sum + seconds, 0)
    expect([id, total >= 180 && total <= 900]).toEqual([id, true])
  }
})

test('every line of a meditation can be said slowly in its time, with a silence after it', () => {
  for (const { lines } of meditations)
    for (const { text, seconds } of lines) expect([text, seconds >= countWords(text) * 0.45 + 2]).toEqual([text, true])
})

test('there are at least 60 quotes, each of another wording, with work and year, by someone who died 70 years ago or more', () => {
  expect(quotes.length).toBeGreaterThanOrEqual(60)
  expect(new Set(quotes.map(({ text }) => text)).size).toBe(quotes.length)
  for (const { author, died, year } of quotes) {
    expect([author, died <= 1955]).toEqual([author, true])
    expect(year).toMatch(/^(about )?\d{4}$/)
  }
  for (const topic of quoteTopics) expect(quotes.filter((one) => one.topic === topic).length).toBeGreaterThan(4)
})

test('there are six courses, half of them free, each step 150 to 300 words with an exercise', () => {
  expect(courses).toHaveLength(6)
  expect(courses.filter(({ isPremium }) => !isPremium)).toHaveLength(3)
  for (const { id, steps, sources } of courses) {
    expect(sources.length).toBeGreaterThan(0)
    for (const step of steps) {
      const words = countWords(step.paragraphs.join(' '))
      expect([id, step.id, words >= 150 && words <= 300]).toEqual([id, step.id, true])
    }
  }
})

test('what we wrote is calm, speaks to the user, and is set in good type', () => {
  for (const text of texts)
    expect(text).not.toMatch(/!|'|"|--|\s{2}|^\s|\s$|\bcalorie|weight loss|\bthin\b|passive income/i)
  for (const { lines } of meditations) expect(lines.map(({ text }) => text).join(' ')).toMatch(/\byour?\b/)
})
