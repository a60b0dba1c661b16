import { brand } from '#contract/brand.ts'
import { moods } from '#contract/lists.ts'
import type { RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import { addDays } from '#server/lib/days.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { oneOf } from '../phrase-pattern.ts'
import { readDays } from '../when/read-days.ts'
import { LocalFormat } from './local-format.ts'
import { toPlainText } from './plain-text.ts'
import { leadIns, nameIn, timeNoise, adviceWords } from './question-phrases.ts'
import { makeRecordsAnswer } from './records-answer.ts'
import { renderRecordAnswer } from './render-record-answer.ts'
import { moodWords } from './render-moods.ts'

/** Words for feelings with the moods of the app that come nearest, the best match first. */
const feelings: readonly (readonly [string, readonly number[]])[] = [
  ['low', [1]],
  ['uneasy', [2]],
  ['okay|ok', [3]],
  ['good', [4]],
  ['radiant', [5]],
  ['sad|down|depressed|miserable|awful|terrible|horrible|hopeless|unhappy|gloomy|heartbroken|blue|defeated|empty', [1]],
  ['stressed(?: out)?|anxious|worried|nervous|overwhelmed|tense|frazzled|panicky|restless|upset|bad|rough|scared', [2]],
  ['neutral|meh|fine|so so|alright|all right|blah', [3]],
  ['happy|cheerful|happiest', [4, 5]],
  ['content|calm|relaxed|peaceful|positive|hopeful', [4]],
  ['great|amazing|wonderful|fantastic|joyful|thrilled|excited|ecstatic|awesome|proud', [5]],
  ['angry|mad|grumpy|cranky|irritable|irritated|frustrated|annoyed|moody|tired|exhausted|drained|burnt out', []],
  ['burned out|lonely|bored|guilty|jealous|sick|numb|hurt|ashamed|grateful|motivated|confident|sluggish|foggy', []],
]
export const anyFeeling = oneOf(...feelings.map(([words]) => words))
const adverbs = oneOf('so|really|very|super|pretty|kinda|kind of|a bit|extra|too|most|just|actually|being|all|that')
const logVerbs = oneOf(
  'mark(?:ed|ing)?|log(?:ged|ging)?|put(?: down)?|pick(?:ed)?|tag(?:ged)?|rat(?:e|ed)|record(?:ed)?|track(?:ed)?',
  'enter(?:ed)?|ch(?:oo|o)se|chosen|select(?:ed)?|set|note(?:d)?|list(?:ed)?|wr(?:ite|ote)(?: down)?|check(?:ed)? in',
)
const between = oneOf(
  'myself|me|as|down|that|my|our|moods?|feelings?|feeling|at|in|it|a|an|was|were|i|i was|im',
  adverbs,
)
/** Matches 'marked as stressed', 'log my mood as low'. Groups: the feeling, and the rest. */
const logged = new RegExp(String.raw`\b(?:${logVerbs}) (?:(?:${between}) )*(${anyFeeling})\b(.*)$`)
/** Matches 'marked as zonked', where any word after 'as' is a mood. */
const loggedAs = new RegExp(
  String.raw`\b(?:${logVerbs}) (?:(?:(?:myself|me|it|my mood|my moods) )?as(?: (?:feeling|being))?|(?:myself|my mood) (?:at|to)) (?:(?:${adverbs}) )*([a-z]{3,16})\b(.*)$`,
)
const felt = new RegExp(
  String.raw`\b(?:i (?:last )?(?:feel|felt|was|am|have felt|have been)|i'?ve (?:been|felt)|(?:was|am|have) i(?: been)?|did i(?: last| ever)? (?:feel|get)|my moods? (?:was|were|is|has been)|(?:was|were|is) my moods?) (?:(?:${adverbs}|feeling|last) )*(${anyFeeling})\b(.*)$`,
)
/** Matches 'My stressed days', 'days marked low'. */
const ofDays = new RegExp(String.raw`\b(?:my|the) (${anyFeeling}) (?:mood )?(?:days|ones)\b(.*)$`)
/** Matches 'In a bad mood', 'my mood was terrible', if the dates of these days are asked for. */
const moodWas = new RegExp(
  String.raw`\b(?:in (?:such )?an? |had an? |have an? |with an? |my )(?:(?:${adverbs}) )*(${anyFeeling}) (?:mood|moods|day|days)\b(.*)$|\bhow many (?:(?:really|pretty|very) )?(${anyFeeling}) (?:mood )?days (?:did|have|were|was)\b(.*)$|\b(?:moods? (?:was|were|is|has been|at|got|went)|(?:was|were) my moods?) (?:(?:${adverbs}) )*(${anyFeeling})\b(.*)$`,
)
const asks = new RegExp(
  String.raw`^(?:(?:${leadIns}) )*(?:what|which|whats|when|whens|how many|how often|on what|on which|show|list|give|tell|pull up|find|see|any|is there|are there|did|have|was|were|count)\b`,
)
const ofSomeDays =
  /\b(?:what|which|how many|every|all|any|the|those|many|of|my)\b.{0,12}\b(?:days?|dates?|times)\b|\bhow often\b|\bdays?\b/
const ofLast = /\bwhen\b.{0,14}\blast\b|\bthe last time\b|\blast time\b|\bmost recent(?:ly)?\b/
const ofWhether = new RegExp(String.raw`^(?:(?:${leadIns}) )*(?:did|have|was|were) i (?:ever )?(?:${logVerbs})\b`)
/** Matches words that mark a task, such as 'done', and not a mood. */
const ofTasks =
  /^(?:done|complete|completed|finished|paid|busy|free|overdue|open|important|urgent|late|off|read|sent|private|favorite|skipped|missed)$/

/** In words. A longer message is a story, not a question. */
const maxWords = 25
/** In days. */
const usualSpan = 28
const yearBack = 366

/** `isMood`: any low or any good mood is meant, as in 'in a bad mood'. */
type Asked = { feeling: string; isLast: boolean; isMood: boolean; also?: readonly string[]; values?: readonly number[] }

/** Matches 'Sad or anxious', 'stressed, mad or tired'. Groups: the first, and the rest. */
const oneOrOther = new RegExp(
  String.raw`\b(${anyFeeling})((?:(?:,? (?:or|and)(?: (?:${adverbs}))?|,) (?:${anyFeeling})\b){1,3})`,
)
/** Words in 'Below okay', 'at or under 2'. Groups: the side, and the mood. */
const beyond = 'below|under|less than|lower than|worse than|above|over|better than|higher than'
const bounded = new RegExp(String.raw`\b(?:(at) or )?(${beyond}) (?:a |an )?(low|uneasy|okay|ok|good|radiant|[1-5])\b`)
const valueOf = (word: string): number =>
  Number(word) || (moods.find((mood) => mood.word.toLowerCase() === (word === 'ok' ? 'okay' : word))?.value ?? 3)
function boundedIn(line: string): Asked | null {
  const [, at, side = '', word] = bounded.exec(line) ?? []
  if (word === undefined || !/\b(?:moods?|feel\w*|felt|days? (?:above|below))\b/.test(line)) return null
  const edge = valueOf(word)
  const isBelow = /below|under|less|lower|worse/.test(side)
  const values = moods
    .map(({ value }) => value)
    .filter((value) => (isBelow ? value < edge : value > edge) || (at !== undefined && value === edge))
  return values.length === 0 ? null : { feeling: word, isLast: ofLast.test(line), isMood: true, values }
}

const sides: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^(?:low|uneasy|sad|down|unhappy|blue|bad|rough|awful|terrible|horrible|miserable|gloomy|upset)$/, [1, 2]],
  [/^(?:good|great|happy|radiant|positive|cheerful|amazing|wonderful|awesome)$/, [4, 5]],
]
const sideOf = (feeling: string): readonly number[] => sides.find(([form]) => form.test(feeling))?.[1] ?? []
/** Matches questions about days in general, which name no dates: 'what days am I in a bad mood'. */
const ofDates = /\b(?:was|were|did|had|have been|i've been|been|got)\b/
const ofWeekdays = /\bdays? of the week\b|\bweekdays?\b|\busually\b/

const saidAfter = timeNoise.union(
  new Set(
    'at all ever please pls again by any day days my mood moods log i have had did to me or from these those two three four five six seven eight ten couple few whole entire far during within over it was'.split(
      ' ',
    ),
  ),
)

function askedIn(line: string): Asked | null {
  if (!asks.test(line) || adviceWords.test(line) || line.split(' ').length > maxWords) return null
  const isLast = ofLast.test(line)
  if (!isLast && !ofSomeDays.test(line) && !ofWhether.test(line)) return null
  const [, inMood, after = '', countedMood, later = '', wasMood, then = ''] =
    ofDates.test(line) && !ofWeekdays.test(line) && ofSomeDays.test(line) ? (moodWas.exec(line) ?? []) : []
  const said = inMood ?? countedMood ?? wasMood
  if (
    said !== undefined &&
    sideOf(said).length > 0 &&
    !logged.test(line) &&
    // 'My mood was uneasy' names one of the app's five moods, so it's read further down.
    (inMood !== undefined || countedMood !== undefined || !isKept(said))
  )
    return nameIn(`${after} ${later} ${then}`.replaceAll(/\d/g, ' '), saidAfter) === null
      ? { feeling: said, isLast, isMood: true }
      : null
  const [, feeling, rest = ''] = logged.exec(line) ?? loggedAs.exec(line) ?? ofDays.exec(line) ?? felt.exec(line) ?? []
  if (feeling === undefined || ofTasks.test(feeling)) return null
  // 'Stressed about money' asks about the journal.
  return nameIn(rest.replaceAll(/\d/g, ' '), saidAfter) === null ? { feeling, isLast, isMood: false } : null
}

/** Reads one or several feelings, each asked for on its own. */
function askedOf(said: string): Asked | null {
  const [, first, rest = ''] = oneOrOther.exec(said) ?? []
  const line = first === undefined ? said : said.replace(rest, '')
  if (!asks.test(line) || adviceWords.test(line) || line.split(' ').length > maxWords) return null
  const side = ofSomeDays.test(line) ? boundedIn(line) : null
  const asked = side ?? askedIn(line)
  const also = [...rest.matchAll(new RegExp(String.raw`\b(${anyFeeling})\b`, 'g'))].map(([one]) => one)
  return asked === null || first === undefined ? asked : { ...asked, also }
}

export const nearest = (feeling: string): readonly number[] =>
  feelings.find(([words]) => new RegExp(`^(?:${words})$`).test(feeling))?.[1] ?? []
/** Returns true if the app has a mood of that name. */
export const isKept = (feeling: string): boolean =>
  moods.some(({ word }) => word.toLowerCase() === feeling) || feeling === 'ok'

/**
 * Answers 'Which days was I marked as stressed' with the days of that mood, or of the nearest that the app has, and the days on
 * which the journal has the word.
 */
export function lookUpDaysOfFeeling({ request: { message, language }, today }: Turn): LookUp | null {
  const line = toPlainText(message)
  if (language === 'en' && ofLast.test(line) && lastLogged.test(line)) return lookUpLastMood(today)
  const asked = language === 'en' ? askedOf(line) : null
  if (asked === null) return null
  const { feeling, isLast, also = [] } = asked
  const named = readDays(isLast ? line.replace(/\blast time\b/, ' ') : line, language, today, 'past').span
  const span = named ?? { from: addDays(today, 1 - (isLast ? yearBack : usualSpan)), to: today }
  const valuesOf = (one: string): readonly number[] => (asked.isMood ? sideOf(one) : nearest(one))
  const values = asked.values ?? [...new Set([feeling, ...also].flatMap(valuesOf))].toSorted((a, b) => a - b)
  const words = asked.isMood ? [] : [feeling, ...also].filter((one) => !isKept(one))
  const questions: RecordQuestion[] = [
    ...(values.length > 0 ? [{ ask: 'moodDays' as const, ...span, moods: [...values] }] : []),
    ...words.map((about) => ({ ask: 'journalAbout' as const, about, from: span.from, to: span.to })),
  ]
  return {
    questions,
    toAnswer: (answers) =>
      makeRecordsAnswer(tell(asked, values, answers, new LocalFormat('en', today)), questions, answers),
  }
}

/** Matches 'When did I last log my mood'. */
const lastLogged = new RegExp(
  String.raw`\b(?:last|time i) (?:${logVerbs}) (?:my |a |any )?moods?$|\bmy (?:last|latest) mood (?:log|entry|check ?in)$`,
)
function lookUpLastMood(today: string): LookUp {
  const questions: RecordQuestion[] = [
    { ask: 'moodDays', from: addDays(today, 1 - yearBack), to: today, moods: moods.map(({ value }) => value) },
  ]
  return {
    questions,
    toAnswer: (answers) => {
      const found = answers[0]?.found
      const last = found?.ask === 'moodDays' ? found.last : null
      const text =
        found === null || found === undefined
          ? answers.map((answer) => renderRecordAnswer(answer, 'en', today)).join('')
          : last === null
            ? 'You haven’t logged a mood yet.'
            : `You last logged a mood ${new LocalFormat('en', today).ago(last)}.`
      return makeRecordsAnswer(text, questions, answers)
    },
  }
}

function tell(
  { feeling, isLast, isMood, also = [] }: Asked,
  values: readonly number[],
  answers: readonly RecordAnswer[],
  words: LocalFormat,
): string {
  const parts = answers.flatMap((answer) => {
    const { found } = answer
    if (found?.ask === 'moodDays' && isLast && found.last !== null)
      return [`Your last day with a mood of ${moodWords(found.moods, words)} was ${words.ago(found.last)}.`]
    if (found?.ask === 'journalAbout' && also.length > 0 && found.days.length === 0) return []
    // A journal that is switched off is left out of the answer.
    if (found === null && answer.area === 'journal' && values.length > 0) return []
    return [renderRecordAnswer(answer, 'en', words.today)]
  })
  const strange = isMood ? [] : [feeling, ...also].filter((one) => !isKept(one))
  return paragraphs(strange.length === 0 ? null : notKept(strange, values, words), ...parts)
}

export function notKept(feelings: readonly string[], values: readonly number[], words: LocalFormat): string {
  const kept = words.list(moods.map(({ word }) => word))
  const near =
    values.length === 0
      ? ''
      : ` The closest to ${feelings.length === 1 ? 'it' : 'those'} is ${moodWords(values, words)}.`
  return `${brand.name} has no mood called ${words.either(feelings.map((one) => quoteUserText(one)))}: you pick from ${kept}.${near}`
}
