import type { FoundOf, RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import { saysAll } from '#server/lib/match-names.ts'
import { addDays } from '#server/lib/days.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { oneOf } from '../phrase-pattern.ts'
import { daysOnly, journalOff } from './answer-notes.ts'
import { withoutWhen, withSpellingOf } from './asked-name.ts'
import { anyFeeling } from './days-of-feeling.ts'
import { LocalFormat } from './local-format.ts'
import { nearNames, withStems } from './near-names.ts'
import { toPlainText } from './plain-text.ts'
import { askOpening } from './question-phrases.ts'
import { makeRecordsAnswer } from './records-answer.ts'
import { renderEntriesAbout } from './render-logs.ts'

const says = oneOf('say|said|write|wrote|mention|mentioned|tell you|told you|note|noted|put down')
const where = '(?: down)?(?: (?:in|to) (?:here|you|my journal|my diary|the journal|this app))?'
const clause = '(?:that |how )?((?:i|im|ive|id|we|we are|weve)\\b .{3,70})'
/** Matches 'When was the last time I said I slept good', 'when did I say I wanted to finish my degree by'. */
const asked = [
  new RegExp(
    `${askOpening}(?:(?:when|what day|which day)(?:s| was| is)? )?(?:the )?last time (?:that )?i (?:${says})${where} ${clause}$`,
  ),
  new RegExp(
    `${askOpening}(?:when|what day|which days?|what date|how long ago) (?:did|have) i (?:last |ever |first )?(?:${says})${where} ${clause}$`,
  ),
]
/** Matches what somebody means to do. Group: what it is. */
const aims = new RegExp(
  `^(?:id (?:have |like to )?|(?:i|we) (?:${oneOf(
    'want(?:ed)? to (?:be able to |have )?(?:be done with )?|(?:was|were|am) going to |(?:was|were) gonna |plan(?:ned)? (?:to|on) |hoped? to |hoping to |would |will |meant to |like to |aim(?:ed)? to ',
  )}))(.{3,60})$`,
)
/** Matches what the planner tells: 'when did I say I had the dentist'. Another reader finds the days of a feeling. */
const ofOthers = new RegExp(
  String.raw`^(?:i|we) (?:${oneOf('had|have|need(?:ed)?|was supposed|were supposed|got|gotta')})\b|^(?:i|im|ive|we) (?:was |were |felt |feel |am |been |feeling )?(?:(?:so|really|very|super|pretty|all|being) )*(?:${anyFeeling})\b`,
)
const noise = new Set(
  'i im ive id we weve that how when what who being was is were have has had got of in on at the a an my our his her so and or really very to by it done finished up again'.split(
    ' ',
  ),
)
/** In words. An entry seldom has more of them in a row. */
const maxKeys = 3
const keysOf = (said: string): string =>
  said
    .split(' ')
    .filter((word) => !noise.has(word) && word.length > 2)
    .slice(0, maxKeys)
    .join(' ')

/** In words. A longer message is a story, not a question. */
const maxWords = 24
function clauseIn({ request: { message, language } }: Turn): string | null {
  const line = toPlainText(message)
    .replaceAll("'", '')
    .replace(/(?<![?.])[?.]+$/, '')
  if (language !== 'en' || line.split(' ').length > maxWords) return null
  return asked.map((form) => form.exec(line)?.[1]).find((said) => said !== undefined) ?? null
}

/** Answers on which days the journal says how it was: 'the last time I said I slept good'. */
export function lookUpSaidState(turn: Turn): LookUp | null {
  const said = clauseIn(turn)
  const keys = said === null || ofOthers.test(said) || aims.test(said) ? '' : keysOf(withoutWhen(said))
  if (keys === '') return null
  const questions: RecordQuestion[] = [{ ask: 'journalAbout', about: keys, from: null, to: null }]
  return {
    questions,
    toAnswer: (answers) => makeRecordsAnswer(tellState(keys, answers, turn), questions, answers),
  }
}

const tryOther = 'If you wrote it in other words, give me one of them and I’ll look again.'
const written = (answers: readonly RecordAnswer[]): FoundOf<'journalAbout'> | undefined =>
  answers.map(({ found }) => found).find((found): found is FoundOf<'journalAbout'> => found?.ask === 'journalAbout')

function tellState(keys: string, answers: readonly RecordAnswer[], { request, today }: Turn): string {
  const found = written(answers)
  if (found === undefined) return journalOff
  const told = renderEntriesAbout(
    { ...found, about: withSpellingOf(keys, request.message) },
    new LocalFormat('en', today),
  )
  return paragraphs(told, found.days.length > 0 ? daysOnly : tryOther)
}

/** In days. */
const [lookBack, lookAhead] = [90, 730]

/** Answers by when something was meant to be done: the date of that goal or task, or else where the journal has it. */
export function lookUpSaidAim(turn: Turn): LookUp | null {
  const said = clauseIn(turn)
  const aim = said === null ? '' : withoutWhen((aims.exec(said)?.[1] ?? '').replace(/ (?:by|on|before)$/, ''))
  const keys = keysOf(aim)
  if (keys === '') return null
  const { today } = turn
  const questions: RecordQuestion[] = [
    { ask: 'goal', about: withStems(keys), want: 'left' },
    { ask: 'findTask', about: keys, from: addDays(today, -lookBack), to: addDays(today, lookAhead) },
    { ask: 'journalAbout', about: keys, from: null, to: null },
  ]
  return {
    questions,
    toAnswer: (answers) => makeRecordsAnswer(tellAim(aim, keys, answers, turn), questions, answers),
  }
}

const areaNames = new Map(Object.entries({ goals: 'your goals', planner: 'your planner', journal: 'your journal' }))

function tellAim(aim: string, keys: string, answers: readonly RecordAnswer[], { request, today }: Turn): string {
  const words = new LocalFormat('en', today)
  const name = quoteUserText(withSpellingOf(aim, request.message))
  const lines = [...goalLines(keys, answers, words), ...taskLines(keys, answers, words)]
  if (lines.length > 0) return lines.join('\n\n')
  const found = written(answers)
  const [day] = found?.days ?? []
  if (day !== undefined)
    return paragraphs(
      `I don’t see a goal or a task for ${name}, but your journal mentions it ${words.on(day)}. ${daysOnly}`,
      offer,
    )
  const seen = answers.flatMap((one) => (one.found === null ? [] : [areaNames.get(one.area) ?? one.area]))
  if (seen.length === 0) return `I can’t look that up: ${journalOff}`
  return paragraphs(`I don’t see ${name} in ${words.either([...new Set(seen)])}, so I can’t tell you a date.`, offer)
}

const offer = 'Tell me the date you want, and I’ll make the goal card.'

const goalLines = (keys: string, answers: readonly RecordAnswer[], words: LocalFormat): string[] =>
  answers
    .flatMap(({ found }) => (found?.ask === 'goal' ? nearNames(keys, found.goals, ({ title }) => title) : []))
    .slice(0, 2)
    .map(({ title, targetDate, progress }) =>
      targetDate === null
        ? `Your goal ${quoteUserText(title)} has no date yet. It’s at ${progress}%.`
        : `Your goal ${quoteUserText(title)} is set for ${words.date(targetDate)}. It’s at ${progress}%.`,
    )

const taskLines = (keys: string, answers: readonly RecordAnswer[], words: LocalFormat): string[] =>
  answers
    .flatMap(({ found }) => (found?.ask === 'findTask' ? found.tasks : []))
    .filter(({ title, isDone }) => !isDone && saysAll(keys)([title]))
    .slice(0, 2)
    .map(({ title, day }) => `In your planner, ${quoteUserText(title)} is ${words.on(day)}.`)
