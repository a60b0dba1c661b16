import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ActionRequest } from './action-request.ts'
import { readActions } from './read-actions.ts'

const everyday = new URL('../../../../../shared/data/everyday-requests.txt', import.meta.url)

const context = {
  now: new Date('2026-11-21T16:00:00.000Z'),
  timeZone: 'America/New_York',
  today: '2026-11-21',
  language: 'en',
  hasMilestones: true,
} as const

/** Selects and labels messages by plain words that don't depend on the reader's forms. */
const speaks =
  /\b(?:(?:shopping|grocery|to ?-?do|task|chore|reminders?) lists?|todo|my list|remind|reminders?|reminded|calendar|list of (?:tasks|reminders|chores|things to do))\b/
const asks =
  /^(?:(?:please|can you|could you|would you|will you|i want to|i need to|i'd like to|i would like to|hey|so|now)[, ]+)*(?:(?:please|kindly|you) )*(?:what|what's|whats|when|where|which|who|how|why|is|are|was|were|am|do|does|did|have i|has|tell|show|read|list|repeat|name|check|see|look|hear|know|find|go (?:over|through)|let me|give me|remind me (?:of|what|about (?:what|my)|again)|i wonder|recite|display|open|pull up|access|bring up|run through|any|anything)\b/
const adds = /\badd\b|\binclude\b|\bput\b/
const ends =
  /\b(?:remove|delete|take|cross|check off|mark|clear|erase|get rid|cancel|drop|scratch|move|change|reschedule|empty|wipe|blank|order|ordered|buy|purchase|everything|all (?:the|of))\b/

type Wanted = 'item' | 'plan' | 'change' | 'none'

function wantedOf(line: string): Wanted {
  if (asks.test(line) && !(/\bif (?:not|it)/.test(line) && adds.test(line))) return 'none'
  if (ends.test(line) && !adds.test(line) && !/\bremind me\b|reminder (?:to|for|set)/.test(line)) return 'change'
  return /shopping|grocery/.test(line) ? 'item' : 'plan'
}

const plans = new Set(['task', 'household', 'item'])

function isUnderstood(wanted: Wanted, actions: readonly ActionRequest[]): boolean {
  if (wanted === 'none') return actions.length === 0
  return actions.some((each) => {
    // Many lines name days of 2019: to say that they have passed is right.
    if (each.do === 'unable' && each.why === 'past') return true
    if (wanted === 'change') return each.do === 'change' || each.do === 'unable'
    if (each.do === 'ask') return wanted === 'item' ? each.about === 'item' : each.about !== 'entry'
    return each.do === 'add' && (wanted === 'item' ? each.proposal.kind === 'item' : plans.has(each.proposal.kind))
  })
}

test.skipIf(!existsSync(everyday))('what people ask about lists, reminders and calendars is understood', () => {
  const lines = readFileSync(everyday, 'utf8').split('\n').filter(Boolean)
  const about = lines.filter((line) => speaks.test(line))
  const read = about.map((line) => ({ wanted: wantedOf(line), actions: readActions(line, context) }))
  const figures = (['item', 'plan', 'change', 'none'] as const).map((wanted) => {
    const all = read.filter((each) => each.wanted === wanted)
    return { wanted, all: all.length, right: all.filter(({ actions }) => isUnderstood(wanted, actions)).length }
  })
  const asked = figures.filter(({ wanted }) => wanted !== 'none')
  const [right, all] = [
    asked.reduce((sum, each) => sum + each.right, 0),
    asked.reduce((sum, each) => sum + each.all, 0),
  ]
  const quiet = figures.find(({ wanted }) => wanted === 'none')
  const others = lines.filter((line) => !speaks.test(line))
  const unasked = others.filter((line) =>
    readActions(line, context).some((each) => each.do !== 'change' || each.isCertain),
  ).length
  process.stdout.write(
    `everyday requests on lists, reminders and calendars: ${right} of ${all} to be done understood (${figures.map((each) => `${each.wanted} ${each.right}/${each.all}`).join(', ')}); actions on ${unasked} of ${others.length} other lines\n`,
  )
  expect(right / all).toBeGreaterThan(0.8)
  expect(quiet && quiet.right / quiet.all).toBeGreaterThan(0.95)
})
