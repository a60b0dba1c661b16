import type { FoundOf, RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import type { GoalView } from '#server/ports/goal-view.ts'
import { type Answer, type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { ofSavings } from '../savings-titles.ts'
import { readDays } from '../when/read-days.ts'
import { withCapitalsOf, withoutDeterminer, withoutWhen } from './asked-name.ts'
import { LocalFormat } from './local-format.ts'
import { nearNames, withStems } from './near-names.ts'
import { toPlainText } from './plain-text.ts'
import { goalNoise, nameIn, showOpening } from './question-phrases.ts'
import { makeRecordsAnswer } from './records-answer.ts'
import { renderGoal } from './render-goals.ts'

/** A goal that a question describes by its subject or its sum. `about` is null if the question gives only the sum. */
type AskedGoal = { about: string | null; sum: string | null; by: string | null; kind: Kind; wantsEnd: boolean }
type Kind = 'savings' | 'debt' | 'earning' | 'moving' | 'other'

const asks = new RegExp(
  String.raw`${showOpening}(?:how|what|whats|what's|where|when|did|have|has|am|are|is|do i have|will|did i ever)\b`,
)
const outOfScope = wholeWords([
  String.raw`should|why|how (?:do|can|could|to)|help|ideas?|tips|advice|set|change|make|add|create|start|new|good`,
  String.raw`which|goals|delete|remove|move|rename|update`,
])
/** Matches 'My reading goal', 'finish reading goal'. */
const called =
  /\b(?:my|our|the|that|this|a|finish|finished|reach|reached|hit|meet|met|complete|completed|on) ((?:[\w'$.,-]+ ){1,5}?)goal\b/
/** Matches 'That goal about the garage', 'my goal of saving 1500 for boards'. */
const calledAfter = /\bgoal (?:about|of|to|for|on|with|around|that was about) (.{2,70})$/
/** Words before the subject of a goal: 'How long till I can retire according to my goal'. */
const goingBy = '(?:according to|going by|based on|per|by|on|with)'
const accordingTo = new RegExp(
  String.raw`\b(?:till|until|before|to) (?:i|we) (?:can |could |get to |am |are )?(.{3,40}?),? ${goingBy} (?:my|our|the) goals?$`,
)
const gerunds = oneOf(
  'saving|paying|losing|reading|running|walking|writing|earning|making|finishing|learning|raising|selling|drinking|getting|building|quitting|cutting',
)
const howGoing = new RegExp(
  String.raw`${showOpening}how(?:'s| is|s| am| are)? (?:it|i|we)?(?:'m|m|'re)? ?(?:am |are )?(?:doing|going|coming along|looking|coming|getting along) (?:on|with|at|toward|towards) (?:my |our )?((?:${gerunds})\b.{2,60})$`,
)
const howNear = new RegExp(
  String.raw`${showOpening}(?:how (?:close|far|near) (?:am|are) (?:i|we)|am i (?:still )?on track|are we (?:still )?on track|am i close) (?:to|from|for|with|off|of) (?:my |our |the )?((?:${gerunds})\b.{2,60})$`,
)

const sumForm =
  /[$€£]? ?(\d{1,3}(?:,\d{3})+|\d{3,7}|\d{1,3} ?k)(?:\.\d\d)?\b(?! ?(?:am|pm|miles?|steps|pages|words|lbs|pounds|books|minutes))|[$€£] ?(\d{1,7})\b/
const deadline =
  /\b(?:by|before|until|till) ((?:the )?(?:end of )?[a-z]{3,12}(?: (?:\d{1,2}(?:st|nd|rd|th)?|year|month|summer|eve))?)\b/
const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/\b(?:debt|loans?|pay(?:ing)? (?:off|down)|credit card|cards?|mortgage|owe)\b/, 'debt'],
  [
    /\b(?:sav(?:e|ing|ings|ed)|fund|nest egg|down ?payment|retire(?:ment)?|emergency|put(?:ting)? away|money)\b/,
    'savings',
  ],
  [/\b(?:earn|earning|income|making|sales|selling|sell|revenue)\b/, 'earning'],
  [
    /\b(?:run|running|runs|walk|walking|walks|miles?|exercise|workouts?|gym|jog|jogging|hike|hiking|5k|10k|marathon)\b/,
    'moving',
  ],
]
/** Matches the titles of goals by their kind. */
const ofKind: Readonly<Record<Exclude<Kind, 'other' | 'debt'>, RegExp>> = {
  savings: ofSavings,
  earning: /\b(?:income|earn\w*|sales?|sell\w*|revenue|business|paid)\b/i,
  moving: /\b(?:runs?|running|walks?|walking|miles?|workouts?|gym|hikes?|marathon|\d+k)\b/i,
}
/** In words. A longer message is a story, not a question. */
const maxWords = 26
const plain = new Set(
  'money big next main other open old current first last biggest only whole own daily weekly monthly yearly'.split(' '),
)
const goalVerbs =
  /^(?:finish|finished|reach|reached|hit|do|did|meet|met|complete|completed|ever|to|on|with|from|for|of) /

/** Returns the words that describe the goal. 'For the year' alone doesn't describe one. */
const saidIn = (line: string): string | undefined =>
  [accordingTo, calledAfter, howGoing, howNear, called]
    .map((form) => withoutWhen(form.exec(line)?.[1]?.trim() ?? '').replace(goalVerbs, ''))
    .find((said) => said !== '')

/** Matches 'For the new roof' and 'making', which don't ask for a new goal. */
const notAsked = /\bmaking\b|\b(?:for|of|to|get|buy|on) (?:the |a |an |my |our )?new\b/g

function goalIn(line: string, message: string): AskedGoal | null {
  if (line.split(' ').length > maxWords || !asks.test(line) || outOfScope.test(line.replaceAll(notAsked, '')))
    return null
  const said = saidIn(line)
  if (said === undefined) return null
  const race = raceIn(line, said)
  if (race !== null) return { about: race, sum: null, by: null, kind: 'moving', wantsEnd: /\bhow long\b/.test(line) }
  const [, number, small] = sumForm.exec(said) ?? []
  const sum = (number ?? small)?.replaceAll(/[, ]/g, '').replace(/k$/, '000') ?? null
  const by = deadline.exec(line)?.[1] ?? null
  const kind =
    kinds.find(([form]) => form.test(said))?.[1] ??
    (sum === null && !/\bsavings? (?:goal|fund)\b/.test(line) ? 'other' : 'savings')
  const rest = withoutWhen(said.replace(sumForm, ' ').replace(deadline, ' ').replaceAll(/ {2,}/g, ' ').trim())
  const about = nameIn(rest, goalNoise)
  const isOnlyKind =
    about === null && sum === null && kind !== 'other' && /\b(?:savings?|debt|income|earning)\b/.test(rest)
  if (about === null ? sum === null && !isOnlyKind : plain.has(about) || about.split(' ').length > 5) return null
  const wantsEnd = /\bhow long\b|\bwhen (?:will|do|can|am)\b|\b(?:till|until) (?:i|we)\b/.test(line)
  return { about: about === null ? null : withCapitalsOf(about, message), sum, by, kind, wantsEnd }
}

const race = /(?<![$€£] ?)\b(?:5|10) ?k\b/
/** Reads 'My 5k goal' as a run if no money is named. */
const raceIn = (line: string, said: string): string | null =>
  /\b(?:sav\w*|fund|emergency|debt|loans?|cards?|money|dollars|pa(?:y|id|ying)|earn\w*|income|down ?payment|invest\w*|\$)\b|[$€£]/.test(
    line,
  )
    ? null
    : (race.exec(said)?.[0].replace(' ', '') ?? null)

const asksPercent = /\b(?:percent\w*|how far along)\b|%/

/** Answers 'How close am I to my 3000 savings goal'. If no goal fits, it says so first and then names the nearest. */
export function lookUpGoalSaid(
  turn: Turn,
  instead: (turn: Turn, otherwise: () => Answer) => LookUp | null,
): LookUp | null {
  const { request, today } = turn
  const line = toPlainText(request.message)
  const asked = request.language === 'en' ? goalIn(line, request.message) : null
  if (asked === null) return null
  const { about } = asked
  const questions: RecordQuestion[] = [
    { ask: 'goals', which: 'open' },
    ...(about === null ? [] : [{ ask: 'goal', about: withStems(about.toLowerCase()), want: 'left' } as const]),
  ]
  const isThere = (answers: readonly RecordAnswer[]): boolean => named(asked, answers).length > 0
  const toAnswer = (answers: readonly RecordAnswer[]): Answer => {
    const words = new LocalFormat('en', today)
    const answer = makeRecordsAnswer(tell(asked, answers, line, words), questions.slice(0, 2), answers)
    const isOff = answers.every(({ found }) => found === null)
    return isOff || isThere(answers) || ofWeight.test(line) ? answer : { ...answer, choices: [makeChoice(asked)] }
  }
  return {
    questions,
    toAnswer,
    next: (answers) => {
      const isOnlyKind = about === null && asked.sum === null
      if (
        isOnlyKind ||
        asksPercent.test(line) ||
        !isThere(answers) ||
        /\b(?:for|this|of) (?:the |this )?year\b/.test(line)
      )
        return null
      const lookUp = instead(turn, () => toAnswer(answers))
      return lookUp?.questions.some(({ ask }) => ask === 'goal' || ask === 'goals') === true ? lookUp : null
    },
  }
}

const goalOf = (answers: readonly RecordAnswer[]): FoundOf<'goal'> | undefined =>
  answers.map(({ found }) => found).find((found): found is FoundOf<'goal'> => found?.ask === 'goal')
const openOf = (answers: readonly RecordAnswer[]): readonly GoalView[] =>
  answers.flatMap(({ found }) => (found?.ask === 'goals' ? found.goals : []))

/** Finds the goals by the name, or else by the sum. */
function named({ about, sum, kind }: AskedGoal, answers: readonly RecordAnswer[]): readonly GoalView[] {
  // For example, 'My savings goal'.
  if (about === null && sum === null) return nearest({ kind }, openOf(answers))
  if (about !== null) return nearNames(about, goalOf(answers)?.goals ?? [], ({ title }) => title)
  return openOf(answers).filter(({ target }) => sum !== null && Number(target) === Number(sum))
}

function nearest({ kind }: Pick<AskedGoal, 'kind'>, open: readonly GoalView[]): readonly GoalView[] {
  if (kind === 'other') return []
  if (kind === 'debt') return open.filter((goal) => goal.kind === 'debt')
  const money = open.filter((goal) => kind === 'moving' || (goal.currency !== null && goal.kind !== 'debt'))
  return money.filter(({ title }) => ofKind[kind].test(title))
}

const toGoal = (goals: readonly GoalView[], hasForecast: boolean, today: string): FoundOf<'goal'> => ({
  ask: 'goal',
  want: 'left',
  about: null,
  goals: [...goals],
  moreGoals: 0,
  others: [],
  moreOthers: 0,
  hasForecast,
  today,
})

const kindNames = {
  savings: 'savings goal',
  debt: 'debt goal',
  earning: 'income goal',
  moving: 'goal for that',
  other: 'goal',
}

function describe({ about, sum, kind }: AskedGoal, currency: string | null, words: LocalFormat): string {
  const amount = sum === null ? '' : `${words.money(sum, currency)} `
  if (about === null) return `a ${amount}${kindNames[kind]}`
  return `a ${amount}goal with ${quoteUserText(about)} in its name`
}

function tell(asked: AskedGoal, answers: readonly RecordAnswer[], line: string, words: LocalFormat): string {
  const open = openOf(answers)
  if (answers[0]?.found === null)
    return 'I can’t look at your goals: that’s switched off for me. You can turn it on in your profile.'
  const found = named(asked, answers)
  if (found.length > 0)
    return paragraphs(
      renderGoal(toGoal(found, false, words.today), words),
      percentLine(found, line),
      untilYear(found, line, words),
    )
  const none = `You don’t have ${describe(asked, open.find((goal) => goal.currency !== null)?.currency ?? null, words)}, open or finished${asked.wantsEnd ? ', so there’s no date I can count to' : ''}.`
  const near = nearest(asked, open).slice(0, 2)
  const what = near.length === 1 ? `The ${kindNames[asked.kind]} you have:` : 'The closest you have:'
  const told = near.length === 0 ? null : `${what} ${renderGoal(toGoal(near, false, words.today), words)}`
  return paragraphs(none, told, ofWeight.test(line) ? weightElsewhere : null)
}

const ofWeight = /\bweigh\w*\b|\b(?:lbs?|pounds|kilos?)\b/
const weightElsewhere =
  'Your weight is under Health & Fitness, on the Weight tab, and I don’t read it. If you tell me the weight you want and by when, I’ll make a goal card.'

const percentLine = ([goal, ...more]: readonly GoalView[], line: string): string | null =>
  goal === undefined || more.length > 0 || !asksPercent.test(line) ? null : `That’s ${goal.progress}%.`

/** Says how far it is to the end of the year, for 'My income goal for the year' without a date. */
function untilYear(found: readonly GoalView[], line: string, words: LocalFormat): string | null {
  const [goal] = found
  if (goal === undefined || goal.targetDate !== null || goal.isCompleted || !/\byear\b/.test(line)) return null
  const days = readDays('december 31', 'en', words.today, 'future').span
  if (days === null) return null
  const left = Math.round((Date.parse(days.from) - Date.parse(words.today)) / 86_400_000)
  return `It has no date in your goals. The year has ${words.count(left, 'day', 'days')} left.`
}

function makeChoice({ about, sum, by, kind }: AskedGoal): string {
  const due = by === null ? '' : ` by ${by}`
  const what = about === null ? '' : withoutDeterminer(about)
  if (sum !== null && kind !== 'debt') return `Make a goal: save $${sum}${what === '' ? '' : ` for ${what}`}${due}`
  if (kind === 'savings' && about !== null && !/\bsav/.test(what))
    return `Make a goal: save for ${/^new \w+$/.test(what) ? `a ${what}` : what}${due}`
  return `Make a goal: ${sum === null ? '' : `pay off $${sum} `}${what}${due}`.trim()
}
