import { oneOf } from '../phrase-pattern.ts'
import { minuteWords, numberWords, readCount } from '../number-words.ts'
import type { ActivityType } from '#contract/lists.ts'
import type { CoachProposal } from '#contract/coach.ts'
import { addDays } from '#server/lib/days.ts'
import { courtesies } from './request-phrases.ts'
import type { ActionContext, ActionRequest, Clause } from './action-request.ts'
import { withoutDestination } from './log-destination.ts'
import { phrasesEnd, textFrom, splitWords } from './match-phrases.ts'
import { readSpanishLog } from './spanish-logs.ts'
import { foldInPlace, collapseSpaces, toTitle, trimEdges } from './title-text.ts'

type Unlogged = Extract<ActionRequest, { do: 'unable' }>['why']
/** One part of a list of finished things. */
type Part = { proposal: CoachProposal } | { unable: Unlogged; said: string }

/** In millilitres. One touch on the water card adds a glass. */
const fluidOunce = 29.5735295625
const glass = { metric: 250, imperial: 237 }
const maxWater = 3_000
const pounds = new Set(new Intl.Locale('und-US').getTimeZones() ?? [])

const numberOf = (word: string): number => readCount(word.replace(',', '.'))
const number = String.raw`(\d{1,3}(?:[.,]\d)?|an?|${numberWords.slice(1).join('|')})`
const vessels: readonly (readonly [RegExp, (perGlass: number) => number])[] = [
  [
    new RegExp(String.raw`\b${number} (?:more |big |tall |full )?(?:glass(?:es)?|cups?) (?:of )?(?:\w+ )?water`),
    (one) => one,
  ],
  [new RegExp(String.raw`\b${number} (?:more )?(?:waters|glass(?:es)?)\b(?! of)`), (one) => one],
  [new RegExp(String.raw`\b${number} ?(?:oz|ounces?|fl oz)(?: of)? water`), () => fluidOunce],
  [new RegExp(String.raw`\b${number} ?(?:l|liters?|litres?)(?: of)? water`), () => 1_000],
  [new RegExp(String.raw`\b${number} ?(?:ml)(?: of)? water`), () => 1],
  [new RegExp(String.raw`\b${number} (?:bottles?)(?: of)? water`), () => 500],
  [/\bwater,? ()(\d{1,3}) ?oz\b/, () => fluidOunce],
  [new RegExp(String.raw`\bwater,? (?:just |only )?(?:the )?${number} (?:glass(?:es)?|cups?)\b`), (one) => one],
]

function waterIn(line: string, { timeZone, today }: ActionContext, day: string | null): Part | null {
  const perGlass = pounds.has(timeZone) ? glass.imperial : glass.metric
  for (const [form, toMillilitres] of vessels) {
    const [said, first, second] = form.exec(line) ?? []
    if (said === undefined) continue
    const millilitres = Math.round(numberOf(first || second || '') * toMillilitres(perGlass))
    if (millilitres < 10 || millilitres > maxWater) return { unable: 'amount', said }
    const title = said.replace(/\bwaters$/, 'glasses of water').replace(/(?<!water)$/, ' of water')
    const on = day === null || day === today ? {} : { day }
    return { proposal: { kind: 'water', title: withWater(title), millilitres, ...on } }
  }
  return null
}
const withWater = (title: string): string =>
  collapseSpaces(title.replace(/ of water(?= of water)/, '').replace(/(oz|l|ml) water/, '$1 of water'))

const lengthNumbers = oneOf(
  '(half an?)|(\\d{1,3}(?:[.,]\\d)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty)',
)
const length = new RegExp(
  String.raw`\b(?:${lengthNumbers})(?: (and a half))?[ -]?(hours?|hrs?|h|minutes?|mins?|min|m)\b(?: and a half)?`,
)
/** Returns the minutes, and the text without them. */
function takeLength(line: string): { minutes: number; rest: string } | null {
  const [said, half, many = '', more, unit = ''] = length.exec(line) ?? []
  if (said === undefined) return null
  const count =
    (half === undefined ? (minuteWords.get(many) ?? numberOf(many)) : 0.5) +
    (more || said.endsWith(' and a half') ? 0.5 : 0)
  const minutes = Math.round(count * (unit.startsWith('h') ? 60 : 1))
  return minutes < 1 || minutes > 1_440 ? null : { minutes, rest: collapseSpaces(line.replace(said, ' ')) }
}

const cares: readonly (readonly [RegExp, ActivityType, string])[] = [
  [/\bstretch/, 'stretching', 'stretching'],
  [/\bmeditat/, 'meditation', 'meditation'],
  [/\bbreath/, 'breathing', 'breathing'],
  [/\b(?:read|reading)\b/, 'reading', 'reading'],
  [/\b(?:bath|bubble bath|soak)\b/, 'bath', 'a bath'],
  [/\bmassage/, 'massage', 'massage'],
  [/\b(?:skin ?care|face mask|facial)\b/, 'skincare', 'skincare'],
  [/\bjournal(?:ed|ing)\b/, 'journaling', 'journaling'],
  [/\bmusic\b/, 'music', 'music'],
]
const workoutWords = oneOf(
  'walk|ran|run|jog|swim|swam|bik(?:e|ed|ing)|cycl|aerobics|pilates|yoga|danc|weights|lift|hik|treadmill|zumba',
  'spin|row|elliptical|gym|workout|work out|cardio|strength',
)
const workout = new RegExp(String.raw`\b(?:${workoutWords})`)
const unlogged: readonly (readonly [RegExp, Unlogged])[] = [
  [/\b(?:slept|sleep|asleep)\b/, 'sleep'],
  [/\bmood\b/, 'mood'],
  [/\b\d[\d,]{2,6} steps\b/, 'steps'],
  [/\bcalories\b/, 'calories'],
]
const past = /\b(?:yesterday|last (?:night|nite))\b/

const verbs = new Map(
  Object.entries({
    walked: 'walk',
    ran: 'run',
    swam: 'swim',
    jogged: 'jog',
    biked: 'bike ride',
    hiked: 'hike',
    danced: 'dancing',
  }),
)
const aroundTitle =
  /\b(?:today|yesterday|last night|this morning|tonight)\b|^(?:for|of|did|done) | (?:for|of|about) ?$/g
/** Makes a name for a workout, in the user's spelling: 'Walk', 'Water aerobics at the Y'. */
function titleOf(rest: string, said: string): string {
  const own = new Map(
    collapseSpaces(said)
      .split(' ')
      .map((word) => [foldInPlace(word), word]),
  )
  const words = collapseSpaces(collapseSpaces(rest).replaceAll(aroundTitle, ' '))
    .replace(/(?: (?:for|of|about|from|at|in|on))+$/, '')
    .split(' ')
  return toTitle(
    words.map((word, at) => (at === 0 ? (verbs.get(word) ?? word) : (own.get(word) ?? word))).join(' '),
    120,
  )
}

function exerciseIn(line: string, said: string, day: string | null, { today }: ActionContext): Part | null {
  const taken = takeLength(line)
  const rest = taken?.rest ?? line
  const care = cares.find(([form]) => form.test(rest))
  if (care !== undefined && taken !== null) {
    const title = `${taken.minutes} minutes of ${care[2]}`
    if (day !== null && day !== today) return { unable: 'pastCare', said: title }
    return { proposal: { kind: 'care', title, activityType: care[1], minutes: taken.minutes } }
  }
  if (!workout.test(rest)) return null
  const title = titleOf(rest, said)
  const on = day === null || day === today ? {} : { day }
  const minutes = taken === null ? {} : { minutes: taken.minutes }
  return { proposal: { kind: 'workout', title, exercises: [], ...minutes, ...on } }
}

const leadWords = oneOf(
  "i|i've|i have|also|and|then|just|put in|so far|for today|today|did|done|had|drank|logged|went for|got|about",
  'that|of|for|like|a|an|the|my|me|down|in|log|track|record|put|mark|count|add|note',
)
const leads = new RegExp(String.raw`^(?:(?:${leadWords})\b[ ,:]*)+`)
const partOf = (said: string, context: ActionContext): Part | null => {
  const line = foldInPlace(collapseSpaces(said)).replaceAll(/\b(?:so far|already|pls|please)\b/g, ' ')
  const day = past.test(line) ? addDays(context.today, -1) : null
  const why = unlogged.find(([form]) => form.test(line))
  if (why !== undefined) return { unable: why[1], said: trimEdges(collapseSpaces(said)) }
  const water = waterIn(collapseSpaces(line), context, day)
  if (water !== null) return water
  const lead = leads.exec(line)?.[0] ?? ''
  // 'a 15 min stretch': the article may be the number of 'an hour'.
  const isNumber = /\b(?:an?|half an?) (?:hours?|hrs?) ?$/.test(lead) || /^(?:hour|hr)/.test(line.slice(lead.length))
  return exerciseIn(collapseSpaces(isNumber ? line : line.slice(lead.length)), said, day, context)
}

const isExercise = (part: Part | null | undefined): part is Exercise =>
  part != null && 'proposal' in part && part.proposal.kind === 'workout'
type Exercise = { proposal: Extract<CoachProposal, { kind: 'workout' }> }
const kindOf = (title: string): string | undefined => workout.exec(foldInPlace(title))?.[0]

const bareWorkout = /^(?:today['’]s )?(?:workout|exercise|gym|training)$/i

/** Adds a part to the list. '15 minutes by my watch' and 'walked to the bay' may only add to the walk before. */
function addPart(parts: readonly Part[], said: string, context: ActionContext): Part[] {
  const part = partOf(said, context)
  const last = parts.at(-1)
  const minutes = part === null ? takeLength(foldInPlace(collapseSpaces(said)))?.minutes : undefined
  if (isExercise(last) && last.proposal.minutes === undefined && minutes !== undefined)
    return [...parts.slice(0, -1), { proposal: { ...last.proposal, minutes } }]
  // 'Log my workout, did the half hour dance video' is one workout.
  if (
    isExercise(part) &&
    isExercise(last) &&
    bareWorkout.test(last.proposal.title) &&
    last.proposal.minutes === undefined
  )
    return [...parts.slice(0, -1), part]
  const isSame = isExercise(part) && isExercise(last) && kindOf(part.proposal.title) === kindOf(last.proposal.title)
  const isMore = isSame && isExercise(part) && part.proposal.minutes === undefined
  return part === null || isMore ? [...parts] : [...parts, part]
}
const joinParts = (said: readonly string[], context: ActionContext): Part[] =>
  said.reduce((parts: Part[], one) => addPart(parts, one, context), [])

const logs = /^(?:log|track|record|put me down for|put down|mark me down for|mark down|count|chart|enter)\b/
const today = /^(?:for today|today|so far today)[ ,:]/
const reportForms =
  /^(?:i |i've |i have |just )?(?:\w+ ){0,2}?(?:drank|had|walked|ran|did|slept|swam|stretched|meditated|biked|got)\b/
const loggedThing = oneOf('it|that|this|them|those|both|all of (?:it|that|them)')
const logVerbs = oneOf('log|track|record|put|write|note|add|count')
const bareLog = new RegExp(
  `^(?:(?:${logVerbs}) (?:${loggedThing})(?: down| in)?)(?:,? (?:for me|please|pls|too|as well|also))*$`,
)
const asSets = /\b\d{1,2} ?[x×] ?\d{1,3}\b|\bsets of\b/
const joint = /[,;]\s*(?:and |plus )?| (?:and|plus|&|then) (?!a half)/i

/** Drops the courtesies in front, and keeps the user's letters. */
const withoutCourtesies = ({ text }: Clause): string => {
  const line = collapseSpaces(text).replaceAll('’', "'")
  const words = splitWords(line)
  const at = phrasesEnd(words, 0, courtesies)
  return at < words.length ? textFrom(line, words, at) : line
}

/** Matches 'I've had three waters', which is logged if the clause beside it asks to log something. */
const drank =
  /^i(?:['’]?ve| have)? (?:had|drank|drunk) .{0,12}?(?:\d|one|two|three|four|five|six|seven|eight)\b.{0,30}\b(?:water|waters|glasses)\b/
export const isDrink = (clause: Clause): boolean => drank.test(foldInPlace(withoutCourtesies(clause)))
/** Returns true if a clause reports something done, or continues such a report. */
export const isReportedLog = ({ text }: Clause): boolean =>
  /^(?:also|and|plus|oh and)\b/i.test(text) || reportForms.test(foldInPlace(text))

/** Returns true for 'log it', which refers to the clause before. */
export const isLogIt = (clause: Clause): boolean =>
  bareLog.test(withoutDestination(trimEdges(foldInPlace(withoutCourtesies(clause))).replace(/[.!?]$/, '')))

/**
 * Reads water, minutes of an activity, and things that can't be logged, from a list of finished things. Without a request it takes two of
 * them with a number. `isAsked`: the next clause asks to log it. Returns null for any other text.
 */
export function readLogs(clause: Clause, context: ActionContext, isAsked = false): ActionRequest[] | null {
  if (clause.language === 'es') return readSpanishLog(clause)
  const own = withoutCourtesies(clause)
  const line = foldInPlace(own)
  if (clause.language !== 'en' || line.length > 300 || line.includes('?') || asSets.test(line)) return null
  const isCommand = logs.test(line) || isAsked
  const isList = today.test(line) || reportForms.test(foldInPlace(collapseSpaces(clause.text)))
  if (!isCommand && !isList) return null
  const parts = joinParts(collapseSpaces(own).split(joint), context)
  const least = isCommand ? 1 : 2
  if (parts.length < least || (!isCommand && !/\d|\b(?:one|two|three|four|five|six|half|an)\b/.test(line))) return null
  // Workouts without a duration are left to readWorkout (health-log-requests.ts).
  const isOnlyWorkout = parts.every(
    (part) => 'proposal' in part && part.proposal.kind === 'workout' && part.proposal.minutes === undefined,
  )
  if (isOnlyWorkout) return null
  return parts.map((part): ActionRequest =>
    'proposal' in part
      ? { do: 'add', proposal: part.proposal, language: 'en' }
      : { do: 'unable', why: part.unable, said: part.said, language: 'en' },
  )
}
