import type { FoundOf, RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { quoteNames } from '../guide/quote-names.ts'
import { oneOf } from '../phrase-pattern.ts'
import { readDays } from '../when/read-days.ts'
import { journalOff } from './answer-notes.ts'
import { LocalFormat } from './local-format.ts'
import { toPlainText } from './plain-text.ts'
import { askOpening } from './question-phrases.ts'
import { makeRecordsAnswer } from './records-answer.ts'

const thankful = oneOf('grateful|thankful')
const feeling = oneOf(
  thankful,
  'proud|happy|excited|worried|stressed|anxious|nervous|scared|afraid|mad|angry|upset|sad|frustrated|sorry|ashamed|hopeful',
)
const writes = oneOf('say|said|write|wrote|written|put|put down|note|noted|tell you|told you|mention|mentioned|journal')
const where = '(?: down)?(?: (?:in|to) (?:here|you|my journal|my diary|the journal|this app))?'
const adverbs = '(?:(?:so|really|most|very|the most|feeling|all) )*'
const about = '(?: (?:for|about|of|to|that|over)\\b| (?:in|on|last|this|yesterday|the)\\b|$)'
const asked = [
  new RegExp(
    `${askOpening}(?:what|which things) (?:all |else )?(?:did|have|had|do) (?:i|we) (?:${writes})${where} (?:that )?(?:i|we|id|im|ive) ?(?:was|were|am|felt|feel|been)? ?${adverbs}(${feeling})${about}`,
  ),
  new RegExp(`${askOpening}(?:what|which things) (?:all )?(?:was|were) (?:i|we) ${adverbs}(${thankful})${about}`),
]
/** Words that say the same in an entry. */
const alike: readonly (readonly string[])[] = [
  ['grateful', 'thankful'],
  ['worried', 'anxious'],
  ['scared', 'afraid'],
  ['mad', 'angry'],
]
/** In words. A longer message is a story, not a question. */
const maxWords = 22

/** Answers 'What did I say I was grateful for last week' with the days whose entries have that word. */
export function lookUpSaidFeeling({ request: { message, language }, today }: Turn): LookUp | null {
  const line = toPlainText(message)
    .replaceAll("'", '')
    .replace(/(?<![?.!])[?.!]+$/, '')
  if (language !== 'en' || line.split(' ').length > maxWords) return null
  const word = asked.map((form) => form.exec(line)?.[1]).find((said) => said !== undefined)
  if (word === undefined) return null
  const names = alike.find((group) => group.includes(word))?.toSorted((one) => (one === word ? -1 : 1)) ?? [word]
  const { span } = readDays(line, 'en', today, 'past')
  const { from, to } = span ?? { from: null, to: null }
  const questions: RecordQuestion[] = [
    ...names.map((name) => ({ ask: 'journalAbout', about: name, from, to }) as const),
    ...(span === null ? [] : [{ ask: 'journalCount', ...span, by: 'day' } as const]),
  ]
  return {
    questions,
    toAnswer: (answers) =>
      makeRecordsAnswer(tell(names, span, answers, new LocalFormat('en', today)), questions, answers),
  }
}

const seesDays = 'I only see the days, not your words. Open those days in your journal to read them.'

function tell(
  names: readonly string[],
  span: { from: string; to: string } | null,
  answers: readonly RecordAnswer[],
  words: LocalFormat,
): string {
  const found = answers.map((answer) => answer.found)
  const written = found.filter((one): one is FoundOf<'journalAbout'> => one?.ask === 'journalAbout')
  if (written.length === 0) return journalOff
  const said = quoteNames(names, 'disjunction')
  const when = span === null ? '' : ` ${words.span(span)}`
  const days = [...new Set(written.flatMap((one) => one.days))].toSorted()
  const inWords = (dates: readonly string[]): string => words.list(dates.map((day) => words.date(day)))
  if (days.length > 0) {
    const many = words.count(days.length, 'day has', 'days have')
    const more = written.some(({ isMore }) => isMore) ? ', and more before those' : ''
    return paragraphs(`${many} ${said} in your journal${when}: ${inWords(days)}${more}.`, seesDays)
  }
  const dates = found.flatMap((one) => (one?.ask === 'journalCount' ? (one.dates ?? []) : [])).toSorted()
  const none = `No entry has ${said} in it${when}.`
  return dates.length === 0
    ? `${none}${span === null ? '' : ' Nothing’s written on those days.'}`
    : paragraphs(`${none} You did write on ${inWords(dates)}, so it may be there in other words.`, seesDays)
}
