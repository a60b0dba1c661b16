import type { FoundOf, RecordQuestion } from '#server/ports/coach-queries.ts'
import { addDays } from '#server/lib/days.ts'
import { type Answer, type LookUp, makeAnswer, type Turn } from '../dialogue/compose-answer.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { readDays } from '../when/read-days.ts'
import { LocalFormat } from './local-format.ts'
import { toPlainText } from './plain-text.ts'
import { askOpening } from './question-phrases.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'

const high = oneOf('best|happiest|highest|greatest|better|top')
const low = oneOf('worst|lowest|saddest|hardest|roughest|toughest|crappiest')
/** Matches 'What was my worst day this month', 'which day was my mood the lowest'. */
const asks = new RegExp(
  oneOf(
    String.raw`${askOpening}(?:what|which|whats|what's|when)(?: day)?(?: was| were| is|'s)? (?:my|the) (?:${high}|${low}) (?:mood )?day\b(?: (?:for|of) my mood)?`,
    String.raw`${askOpening}(?:what|which) day (?:was|did|have)\b.{0,30}\b(?:${high}|${low})\b`,
    String.raw`${askOpening}(?:what|whats|what's)(?: was| were| is|'s)? (?:my|the) (?:${high}|${low}) moods?\b`,
    String.raw`${askOpening}when (?:was|were) (?:my moods?|i)\b.{0,12}\b(?:${high}|${low})\b`,
  ),
)
/** Questions that ask about the income log or about every week. */
const outOfScope = wholeWords([
  'income|earn\\w*|mak(?:e|ing)|made|money|paid|sales|sold|week ?days?|of the week|usually|on average|am|should|to',
  'sleep|slept|productive|workouts?|for (?!my mood|mood|me\\b)\\w+',
])
const isLow = new RegExp(String.raw`\b(?:${low})\b`)
/** In days. An answer lists at most this many days one by one. */
const usualSpan = 28
const maxWords = 16

/** Finds the best or worst day by the logged moods. */
export function lookUpBestDay({ request: { message, language }, today }: Turn): LookUp | null {
  const line = toPlainText(message)
  if (language !== 'en' || line.split(' ').length > maxWords || !asks.test(line) || outOfScope.test(line)) return null
  const said = readDays(line.replaceAll(/\bdays?\b/g, ' '), language, today, 'past').span
  const span = said ?? { from: addDays(today, 1 - usualSpan), to: today }
  const questions: RecordQuestion[] = [{ ask: 'mood', ...span, by: 'day', weekday: null }]
  return {
    questions,
    toAnswer: (answers) => {
      const found = answers[0]?.found
      const text =
        found?.ask === 'mood' && found.groups.length > 0
          ? tell(found, isLow.test(line), new LocalFormat('en', today))
          : renderRecordAnswers(answers, 'en', today)
      return makeRecordsAnswer(text, questions, answers)
    },
  }
}

/** If more days have the same mood, none of them is named. */
const maxEven = 4

function tell({ groups, moreGroups, ...span }: FoundOf<'mood'>, wantsLow: boolean, words: LocalFormat): string {
  const means = groups.map(({ mean }) => mean)
  const end = wantsLow ? Math.min(...means) : Math.max(...means)
  const even = groups.filter(({ mean }) => mean === end)
  const from = moreGroups > 0 ? (groups[0]?.key ?? span.from) : span.from
  const when = words.span({ ...span, from })
  const kind = wantsLow ? 'lowest' : 'best'
  const days = even.map(({ key }) => `${words.weekday(key)}, ${words.date(key)}`)
  const at = `${words.number(end)} of 5`
  const of = `out of ${words.count(groups.length, 'day', 'days')} with a mood ${when}`
  if (groups.length === 1) return `${days[0] ?? ''} is the only day with a mood ${when}: ${at}.`
  if (even.length > maxEven)
    return `Going by the moods you logged, ${words.number(even.length)} days tie for ${kind}, at ${at}, ${of}. The latest was ${days.at(-1) ?? ''}.`
  return even.length === 1
    ? `Going by the moods you logged, your ${kind} day was ${days[0] ?? ''}: ${at}, ${of}.`
    : `Going by the moods you logged, your ${kind} days were ${words.list(days.map((day) => day.replace(',', '')))}, each at ${at}, ${of}.`
}

const ofWeek = new RegExp(
  String.raw`${askOpening}(?:what|which|whats|what's)(?: week| month)?(?: was| were| is|'s)? (?:my|the) (?:${high}|${low}) (?:week|month)(?: (?:so far|ever|yet|this year|lately|of the year))*$`,
)
/** Answers 'What's my best week so far' by asking whether income or mood is meant. */
export function answerBestWeek({ request: { message, language } }: Turn): Answer | null {
  const line = toPlainText(message)
    .replace(/[?.!]{1,3}$/, '')
    .trim()
  if (language !== 'en' || !ofWeek.test(line)) return null
  const unit = /\bmonth\b/.test(line) ? 'month' : 'week'
  const end = isLow.test(line) ? 'worst' : 'best'
  return makeAnswer(`I can tell your ${end} ${unit} by income, and your ${end} day by mood.`, {
    question: { purpose: 'choice', text: 'Which one would you like?' },
    choices: [`What was my ${end} ${unit} for income?`, `What was my ${end} day this month?`],
    isFree: true,
  })
}
