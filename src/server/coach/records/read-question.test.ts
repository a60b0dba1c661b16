import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readQuestion } from './read-question.ts'

const folder = new URL('evaluation/', import.meta.url)
/** `asks`: the questions that it may be; none for any other message. */
const line = z.strictObject({ text: z.string(), asks: z.array(z.string()) })
const context = { now: new Date('2026-11-25T15:00:00Z'), timeZone: 'America/Chicago' }

const readSet = (name: string) =>
  readFileSync(new URL(name, folder), 'utf8')
    .trim()
    .split('\n')
    .map((text) => line.parse(JSON.parse(text)))

const percent = (part: number, of: number): number => Math.round((1_000 * part) / of) / 10

function judge(name: string) {
  const set = readSet(name).map(({ text, asks }) => ({ asks, got: readQuestion(text, context)?.question.ask }))
  const questions = set.filter(({ asks }) => asks.length > 0)
  const others = set.filter(({ asks }) => asks.length === 0)
  const right = questions.filter(({ asks, got }) => got !== undefined && asks.includes(got)).length
  const taken = set.filter(({ got }) => got !== undefined).length
  return {
    name,
    questions: questions.length,
    others: others.length,
    recall: percent(right, questions.length),
    precision: percent(right, taken),
    othersTaken: percent(others.filter(({ got }) => got !== undefined).length, others.length),
  }
}

/** What was tuned to does not say how well it reads; the held-out half of a stranger's messages does. */
const floors: Readonly<Record<string, { recall: number; precision: number; othersTaken: number }>> = {
  'development.jsonl': { recall: 94, precision: 97, othersTaken: 2 },
  'held-out.jsonl': { recall: 58, precision: 80, othersTaken: 6 },
}

test.each(readdirSync(folder))('questions about records are told from other messages: %s', (name) => {
  const figures = judge(name)
  process.stdout.write(`record questions: ${JSON.stringify(figures)}\n`)
  const floor = floors[name] ?? { recall: 100, precision: 100, othersTaken: 0 }
  expect(figures.recall).toBeGreaterThanOrEqual(floor.recall)
  expect(figures.precision).toBeGreaterThanOrEqual(floor.precision)
  expect(figures.othersTaken).toBeLessThanOrEqual(floor.othersTaken)
})

test.each([
  ['am i free at 3 on thursday', { ask: 'taskAt', day: '2026-11-26', at: '15:00' }],
  ['what do i have tomorrow afternoon', { ask: 'tasks', from: '2026-11-26', hours: { from: '12:00', to: '18:00' } }],
  ['what did i get done last week', { ask: 'tasks', from: '2026-11-16', to: '2026-11-22', state: 'done' }],
  ['how is my mood on mondays', { ask: 'mood', weekday: 1, to: '2026-11-25' }],
  ['how many workouts did i do in october', { ask: 'workouts', from: '2026-10-01', to: '2026-10-31' }],
  ['how much did i earn in september', { ask: 'income', month: '2026-09' }],
  ['¿qué tengo el viernes a las 5?', { ask: 'taskAt', day: '2026-11-27', at: '17:00' }],
  ['cuánto me falta para el viaje a méxico', { ask: 'goal', about: 'viaje a mexico', want: 'left' }],
])('“%s” is read with its dates and names', (message, question) => {
  expect(readQuestion(message, context)?.question).toMatchObject(question)
})

test('days are those of the user’s time zone', () => {
  const now = new Date('2026-11-26T03:00:00Z')
  const of = (timeZone: string) => readQuestion('what do i have today', { now, timeZone })?.question
  expect([of('America/Chicago'), of('Asia/Tokyo')]).toMatchObject([{ from: '2026-11-25' }, { from: '2026-11-26' }])
})
