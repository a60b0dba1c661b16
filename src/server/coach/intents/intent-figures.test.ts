import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readActions } from '../actions/read-actions.ts'
import type { ActionRequest } from '../actions/action-request.ts'
import { readQuestion } from '../record-questions/read-question.ts'
import type { RecordQuestion } from '#server/ports/coach-queries.ts'

const linesOf = (url: URL): unknown[] =>
  readFileSync(url, 'utf8')
    .trim()
    .split('\n')
    .map((text): unknown => JSON.parse(text))
const language = z.enum(['en', 'es'])
type Judged = { label: string; got: string; language: 'en' | 'es' }

const isRequest = (label: string): boolean => /^(?:add\.|finish|delete|rename|move)/.test(label)
const percent = (part: number, of: number): number => Math.round((1_000 * part) / (of || 1)) / 10

function figuresOf(judged: readonly Judged[]) {
  const idle = judged.filter(({ label }) => label === 'none')
  const share = (list: readonly Judged[]) => percent(list.filter(({ label, got }) => label === got).length, list.length)
  const asked = judged.filter(({ label }) => label !== 'none')
  return {
    questions: asked.filter(({ label }) => !isRequest(label)).length,
    questionsRight: share(asked.filter(({ label }) => !isRequest(label))),
    requests: asked.filter(({ label }) => isRequest(label)).length,
    requestsRight: share(asked.filter(({ label }) => isRequest(label))),
    anotherTaken: percent(asked.filter(({ label, got }) => got !== 'none' && got !== label).length, asked.length),
    others: idle.length,
    othersTaken: percent(idle.filter(({ got }) => got !== 'none').length, idle.length),
    en: share(judged.filter((one) => one.language === 'en')),
    es: share(judged.filter((one) => one.language === 'es')),
  }
}

test('what a message asks is found on writers who were left out of the training', () => {
  const line = z.strictObject({ writer: z.string(), language, label: z.string(), got: z.string() })
  const judged = linesOf(new URL('../../../../scripts/intents/left-out.jsonl', import.meta.url)).map((one) =>
    line.parse(one),
  )
  const strangers = Map.groupBy(judged, ({ writer }) => writer)
  // We wrote these ourselves and knew the answers.
  strangers.delete('ours')
  for (const [writer, lines] of strangers)
    process.stdout.write(`intents, trained without ${writer}: ${JSON.stringify(figuresOf(lines))}\n`)
  const all = figuresOf([...strangers.values()].flat())
  process.stdout.write(`intents, each writer left out: ${JSON.stringify(all)}\n`)
  expect(all.questionsRight).toBeGreaterThan(66)
  expect(all.requestsRight).toBeGreaterThan(70)
  expect(all.othersTaken).toBeLessThan(4)
})

const context = {
  now: new Date('2026-11-25T15:00:00Z'),
  timeZone: 'America/Chicago',
  today: '2026-11-25',
  hasMilestones: true,
} as const

/** The labels of a question. One that names an hour may count as a question about free time or about the tasks at that hour. */
function labelsOf(question: RecordQuestion): string[] {
  switch (question.ask) {
    case 'goals':
      return [`goals.${question.which}`]
    case 'goal':
      return [`goal.${question.want}`]
    case 'tasks':
      return question.state === 'done' ? ['tasks.done'] : ['tasks.day']
    case 'taskAt':
      return ['tasks.at', 'free']
    case 'freeTime':
      return ['free']
    case 'journalLast':
      return ['journal.last']
    case 'journalCount':
      return ['journal.count']
    case 'journalAbout':
      return ['journal.about']
    case 'selfCare':
      return ['selfcare']
    default:
      return [question.ask]
  }
}

/** The label of a command that gets a card, a question or a refusal. Null for one that is dropped if no record has the name. */
function labelOf(request: ActionRequest, wanted: string): string | null {
  // Renaming a goal uses the same card as its other changes.
  if (request.do === 'change' && request.change.act === 'adjust')
    return request.change.title === null ? 'move' : 'rename'
  if (request.do === 'change') return request.isCertain || request.change.act === wanted ? request.change.act : null
  if (request.do === 'ask') return `add.${request.about}`
  if (request.do === 'add') return `add.${request.proposal.kind}`
  if (request.do === 'moveAll') return 'move'
  return request.why === 'noSuchDay' || request.why === 'past' ? 'add.task' : 'delete'
}

function judge(text: string, label: string, spoken: 'en' | 'es'): string {
  const labels = readActions(text, { ...context, language: spoken }).flatMap((one) => labelOf(one, label) ?? [])
  if (labels.length > 0) return labels.includes(label) ? label : (labels[0] ?? 'none')
  const question = readQuestion(text, { ...context, language: spoken })?.question
  const asked = question === undefined ? ['none'] : labelsOf(question)
  return asked.includes(label) ? label : (asked[0] ?? 'none')
}

test('what a message asks is found on a stranger’s messages that nothing was tuned to', () => {
  const line = z.strictObject({ text: z.string(), label: z.string(), language })
  const judged = linesOf(new URL('unseen-messages.r2.jsonl', import.meta.url))
    .map((one) => line.parse(one))
    .map((one) => ({ label: one.label, language: one.language, got: judge(one.text, one.label, one.language) }))
  const figures = figuresOf(judged)
  process.stdout.write(`intents, unseen messages R2: ${JSON.stringify(figures)}\n`)
  expect(figures.othersTaken).toBeLessThan(6)
})
