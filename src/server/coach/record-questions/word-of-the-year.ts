import type { RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { oneOf } from '../phrase-pattern.ts'
import { LocalFormat } from './local-format.ts'
import { makeRecordsAnswer } from './records-answer.ts'
import { askOfRecords } from './series/ask-of-records.ts'

const kinds = oneOf('word|theme|motto|mantra|intention|resolutions?|focus|phrase')
const ofYear = new RegExp(
  String.raw`\b(?:${kinds}) (?:\w+ ){0,2}?(?:for|of) (?:the|this|my) (?:new )?(?:year|20\d\d)\b|\b(?:this|my) years? (?:${kinds})\b|\b(?:new years?) (?:${kinds})\b`,
)
const past = /\b(?:did|was|were|said|picked|chose|set|have)\b/

/** Answers 'What was my word for the year'. No field stores it, so the goals and the journal are searched. */
export function lookUpWordOfTheYear({ request: { message, language }, today }: Turn): LookUp | null {
  const read = language === 'en' ? askOfRecords(message, (line) => ofYear.test(line)) : null
  const said = read === null || !past.test(read.ask) ? undefined : ofYear.exec(read.ask)?.[0]
  if (said === undefined) return null
  const kind = new RegExp(String.raw`\b(?:${kinds})\b`).exec(said)?.[0] ?? 'word'
  const year = today.slice(0, 4)
  const questions: RecordQuestion[] = [
    { ask: 'goals', which: 'added', from: `${Number(year) - 1}-12-15`, to: `${year}-01-31` },
    { ask: 'journalAbout', about: kind, from: `${Number(year) - 1}-12-15`, to: `${year}-01-31` },
    { ask: 'journalAbout', about: `${kind} year`, from: null, to: null },
  ]
  return {
    questions,
    toAnswer: (answers) => makeRecordsAnswer(tell(kind, answers, new LocalFormat('en', today)), questions, answers),
  }
}

function tell(kind: string, [goals, then, ever]: readonly RecordAnswer[], words: LocalFormat): string {
  const added = goals?.found?.ask === 'goals' ? goals.found.goals : []
  const isKept = goals !== undefined && goals.found !== null
  const days = [then, ever].flatMap((answer) => (answer?.found?.ask === 'journalAbout' ? answer.found.days : []))
  const dates = words.list([...new Set(days)].toSorted().map((day) => words.date(day)))
  const isRead = then?.found !== null && then !== undefined
  return paragraphs(
    `Glowell has no place for ${/^[aio]/.test(kind) ? 'an' : 'a'} ${kind} of the year, so I can’t look it up as such.${added.length === 0 && isKept ? ' None of your goals dates from around New Year’s either.' : ''}`,
    added.length === 0
      ? null
      : `Goals you set around New Year’s: ${words.list(added.map(({ title }) => quoteUserText(title)))}.`,
    isRead
      ? days.length === 0
        ? `Of your journal I only see days, never the words: no entry says “${kind}” around New Year’s. If you wrote it some other way, search your journal for it.`
        : `Of your journal I only see days, never the words. “${kind}” is in the entries from ${dates}, so I’d look there first.`
      : 'Your journal may have it: search there for entries around January 1.',
    `Once you find it, tell me, and I’ll make a goal or a journal entry of it so it’s easy to find.`,
  )
}
