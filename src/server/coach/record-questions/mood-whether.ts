import { moods } from '#contract/lists.ts'
import type { FoundOf, RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import type { LookUp, Turn } from '../dialogue/compose-answer.ts'
import { oneOf } from '../phrase-pattern.ts'
import { readDays } from '../when/read-days.ts'
import { LocalFormat } from './local-format.ts'
import { toPlainText } from './plain-text.ts'
import { leadIns, nameIn, timeNoise, adviceWords } from './question-phrases.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'

/** Words for a low, middle or high mood. Words for an illness or a crisis are left out. */
const sides = {
  low: 'low|sad|down|unhappy|blue|gloomy|bad|rough|poor|off|awful|terrible|negative|crappy|lousy',
  middle: 'okay|ok|fine|alright|all right|so so|meh|neutral|average',
  high: 'good|happy|great|positive|cheerful|high|up|radiant|upbeat',
} as const
type Side = keyof typeof sides
const anyWord = oneOf(...Object.values(sides))
const sideOf = (word: string): Side =>
  new RegExp(`^(?:${sides.low})$`).test(word) ? 'low' : new RegExp(`^(?:${sides.high})$`).test(word) ? 'high' : 'middle'

const adverbs = oneOf(
  'so|really|very|pretty|kinda|kind of|a bit|a lot|too|mostly|actually|feeling|generally|overall|usually|always|in an?|that|just|all|being|sort of',
)
const lead = `^(?:(?:${leadIns}) )*`
/** Matches 'Was my mood low last week', 'have I been sad lately'. Groups: the feeling, and the rest. */
const whether = new RegExp(
  String.raw`${lead}(?:(?:was|were|has|have|had) (?:my moods?|i)(?: been)?|did i feel|did my moods? (?:look|seem)|were my moods) (?:(?:${adverbs}) )*(${anyWord})(?: mood| moods| place)?\b(.*)$`,
)
/** Matches 'What was my mood like most of last week'. */
const whatLike = new RegExp(
  String.raw`${lead}(?:(?:what|how)(?:'s| was| were| is| has| s)? my (?:most (?:common|frequent|usual|logged) |usual |main |typical )?moods?|what moods? (?:did|have|was|do) i\b.{0,25}\b(?:most|mostly)|(?:which|what) mood (?:came|comes|did i|was|have i))\b`,
)
const mostOf =
  /\b(?:most of|mostly|usually|overall|in general|most often|most common|most frequent|usual|main|typical|the most|most)\b/
/** Matches 'I feel like it was low'. */
const expects = new RegExp(
  String.raw`\b(?:i (?:feel|felt|think|thought|swear|bet)|feels?|felt|seems?|seemed|guess)\b.{0,25}\b(?:${'it|i|my mood|they|was|were'})\b.{0,20}?\b(${anyWord})\b`,
)
const maxWords = 28
const saidAfter = timeNoise.union(
  new Set(
    'at all a lot often much mostly really usually ever again my mood moods or not me was it most of whole entire over during like days overall'.split(
      ' ',
    ),
  ),
)
const opposite = new RegExp(String.raw`^ or (?:${anyWord}|not)\b`)

type Asked = { side: Side | null; span: { from: string; to: string } }

function askedIn(line: string, today: string): Asked | null {
  if (line.split(' ').length > maxWords || adviceWords.test(line)) return null
  const { span } = readDays(line, 'en', today, 'past')
  if (span === null) return null
  const [, word, rest = ''] = whether.exec(line) ?? []
  // 'Sad about Mom' asks about the journal. 'Low or good' asks which of the two.
  if (word !== undefined) {
    const left = rest.replace(opposite, '').replace(expects, '').replaceAll(/\d/g, ' ')
    if (nameIn(left, saidAfter) !== null) return null
    return { side: rest === left || !opposite.test(rest) ? sideOf(word) : null, span }
  }
  const expected = expects.exec(line)?.[1]
  if (!whatLike.test(line) || (!mostOf.test(line) && expected === undefined)) return null
  return { side: expected === undefined ? null : sideOf(expected), span }
}

/** Returns the side of a mean on the scale from 1 to 5. */
const sideOfMean = (mean: number): Side => (mean < 2.5 ? 'low' : mean < 3.5 ? 'middle' : 'high')

function verdictOf(side: Side | null, mean: number, most: string): string {
  const is = sideOfMean(mean)
  if (side === null) return `Mostly ${most}`
  // If the user asks whether it was okay, a better mood is also a yes.
  if (side === is || (side === 'middle' && is === 'high')) return `Yes, mostly ${most}`
  return is === 'middle' ? `Not really, mostly ${most}` : `No, mostly ${most}`
}

/** Returns the mood that most days have. Of several, it's the one nearest to the mean. */
function mostFrequent(answers: readonly RecordAnswer[], mean: number): { value: number; days: number } | null {
  const counted = answers.flatMap(({ found }) =>
    found?.ask === 'moodDays' && found.total > 0 ? [{ value: found.moods[0] ?? 0, days: found.total }] : [],
  )
  const [first] = counted.toSorted(
    (a, b) => b.days - a.days || Math.abs(a.value - mean) - Math.abs(b.value - mean) || b.value - a.value,
  )
  return first ?? null
}

const wordOf = (value: number): string => moods.find((mood) => mood.value === Math.round(value))?.word ?? 'Okay'

const maxLowest = 3
function lowestLine({ groups, moreGroups }: FoundOf<'mood'>, words: LocalFormat): string | null {
  const least = Math.min(...groups.map(({ mean }) => mean))
  const lowest = groups.filter(({ mean }) => mean === least)
  if (groups.length < 2 || lowest.length === groups.length || lowest.length > maxLowest || moreGroups > 0) return null
  const days = words.list(lowest.map(({ key }) => `${words.weekday(key)}, ${words.date(key)}`))
  return `the lowest ${lowest.length === 1 ? 'day was' : 'days were'} ${days}, at ${words.number(least)} of 5`
}

function tell(asked: Asked, answers: readonly RecordAnswer[], words: LocalFormat): string | null {
  const found = answers[0]?.found
  if (found?.ask !== 'mood' || found.mood === null) return null
  const { mean, count } = found.mood
  const most = mostFrequent(answers, mean)
  const isOfMean = most !== null && sideOfMean(most.value) === sideOfMean(mean)
  const verdict = verdictOf(asked.side, mean, wordOf(isOfMean ? most.value : mean).toLowerCase())
  const parts = [
    ...(most === null ? [] : [`${wordOf(most.value)} came up most, on ${words.count(most.days, 'day', 'days')}`]),
    ...[lowestLine(found, words)].filter((line) => line !== null),
  ]
  const more = parts.length === 0 ? '' : ` ${parts.join(', and ')}.`
  return `${verdict}: your mood averages ${words.number(mean)} of 5, from ${words.count(count, 'logged mood', 'logged moods')} ${words.span(found)}.${more}`
}

/** Answers 'Was my mood low last week' with yes or no first, then what was logged. */
export function lookUpMoodWhether({ request: { message, language }, today }: Turn): LookUp | null {
  const asked = language === 'en' ? askedIn(toPlainText(message), today) : null
  if (asked === null) return null
  const { from, to } = asked.span
  const questions: RecordQuestion[] = [
    { ask: 'mood', from, to, by: 'day', weekday: null },
    ...moods.map(({ value }) => ({ ask: 'moodDays' as const, from, to, moods: [value] })),
  ]
  return {
    questions,
    toAnswer: (answers) =>
      makeRecordsAnswer(
        tell(asked, answers, new LocalFormat(language, today)) ??
          renderRecordAnswers(answers.slice(0, 1), language, today),
        questions.slice(0, 1),
        answers,
      ),
  }
}
