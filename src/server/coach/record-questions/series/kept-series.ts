import type { ActivityType } from '#contract/lists.ts'
import type { RecordQuestion } from '#server/ports/coach-queries.ts'
import { oneOf, wholeWords } from '../../phrase-pattern.ts'
import { activities, firstNamed } from '../question-phrases.ts'

type Span = { from: string; to: string }
export type SeriesName = 'mood' | 'income' | 'workouts' | 'tasks' | 'selfCare' | 'journalCount' | 'prayers'
/** A log with values by day. `activity`: only this kind of self-care. */
export type RecordSeries = { name: SeriesName; at: number; said: string; activity: ActivityType | null }

const felt = oneOf('feel|feels|felt|feeling|am|was|be|been|being|get|got|gets|getting|im')
const howMuch = oneOf('a bit|so|really|very|any|much|more|less|too|pretty|always|a lot|all|just|quite')
const states = oneOf(
  'better|worse|low|lower|down|sad|sadder|awful|rubbish|great|brighter|lighter|good|bad|blue|flat|radiant|uneasy|improv\\w+',
)
const moody = oneOf(
  'moods?|moodier|moody|happier|happiest|happy|unhapp\\w+|cheerful\\w*|cheerier|gloom\\w*|crabb\\w+|crank\\w+|grump\\w+',
  'snapp(?:y|ier|ish)|(?:good|better|bad|low|high|worse) spirits|cheers? (?:me )?up|miserable|my (?:lows|highs)|(?:rough|good|bad) days|irritab\\w+|grouch\\w+|sadder|saddest|sulk\\w*|tearful|mood wise',
)
const weekdayNames = 'mon|tues|wednes|thurs|fri|satur|sun'
const forms: readonly (readonly [SeriesName, RegExp])[] = [
  [
    'mood',
    wholeWords([
      moody,
      `(?:${felt}) (?:(?:${howMuch}) ){0,2}(?:${states})`,
      `my (?:${weekdayNames})days (?:are|feel|were) (?:the )?(?:worst|best|hardest|roughest|lowest)`,
    ]),
  ],
  [
    'income',
    wholeWords([
      'incomes?|earn(?:ed|s|ing|ings)?|pay ?days?|pay ?che(?:ck|que)s?|(?:get|got|getting|been) paid|pay(?:s|day)? (?:lands?|comes|arrives|hits)',
      '(?:bring|brought|brings|bringing) in|money (?:comes|came|coming) in|for money|pays the most|make(?:s)? more|brought me|came (?:in )?from|how much (?:did|have|do) (?:i|we) make|bring(?:s|ing) in',
    ]),
  ],
  [
    'workouts',
    wholeWords([
      'work(?:s|ed|ing)? ?out|workouts?|(?<!breathing )exercis(?:e|es|ed|ing)|(?:i|to|we|dont) train|trained|training days?|go(?:ing)? to the gym|hit the gym|the gym',
    ]),
  ],
  [
    'tasks',
    wholeWords([
      '(?:get|got|getting) (?:\\w+ ){0,2}done|tasks?|to ?dos?|check(?:ed)? (?:things|stuff) off|tick(?:ed)? (?:things|stuff) off',
    ]),
  ],
  ['prayers', wholeWords(['pray(?:ed|ing|er|ers|s)?|recorded prayers'])],
  [
    'selfCare',
    wholeWords([
      'self[ -]?care|meditat(?:e|ed|es|ing|ion)|yoga|baths?|massages?|breathing|breathwork|stretch(?:ed|ing|es)?|skincare|reading(?! back| through| over| my| the)',
    ]),
  ],
  ['journalCount', wholeWords(['journal(?:s|ed|ing)?|diary|wrote|write|writing|written'])],
]

/** The kinds of record that a text names, in its order. */
export function seriesIn(text: string): RecordSeries[] {
  const found = forms.flatMap(([name, form]): RecordSeries[] => {
    const match = form.exec(text)
    if (match === null) return []
    const activity = name === 'selfCare' ? firstNamed(match[0], activities) : null
    return [{ name, at: match.index, said: match[0], activity }]
  })
  return found.toSorted((one, other) => one.at - other.at)
}

/** In days. One look-up lists at most this many day by day. */
const chunk: Readonly<Record<SeriesName, number>> = {
  mood: 31,
  income: 31,
  workouts: 31,
  selfCare: 31,
  journalCount: 31,
  prayers: 31,
  tasks: 14,
}

function askFor({ name, activity }: RecordSeries, span: Span): RecordQuestion {
  switch (name) {
    case 'mood':
      return { ask: 'mood', ...span, by: 'day', weekday: null }
    case 'income':
      return { ask: 'income', month: null, ...span, by: 'day' }
    case 'tasks':
      return { ask: 'tasks', ...span, state: 'done', hours: null }
    case 'selfCare':
      return { ask: 'selfCare', ...span, activity, by: 'day' }
    default:
      return { ask: name, ...span, by: 'day' }
  }
}

/** Builds the questions that read a log day by day. */
export function questionsOf(series: RecordSeries, { from, to }: Span): RecordQuestion[] {
  const size = chunk[series.name]
  const start = Temporal.PlainDate.from(from)
  const days = start.until(to).days + 1
  return Array.from({ length: Math.ceil(days / size) }, (_, at) => {
    const first = start.add({ days: at * size })
    const last = first.add({ days: size - 1 }).toString()
    return askFor(series, { from: first.toString(), to: last < to ? last : to })
  })
}

/** Names an activity: 'A bath', 'yoga'. */
export const activityName = (activity: ActivityType | null): string =>
  activity === null ? 'self-care' : activity === 'bath' || activity === 'massage' ? `a ${activity}` : activity

/** Phrases for the days of a series. */
export const daysWith: Readonly<Record<SeriesName, (activity: ActivityType | null) => string>> = {
  mood: () => 'with a mood',
  income: () => 'with income',
  workouts: () => 'with a workout',
  tasks: () => 'with tasks done',
  prayers: () => 'with a prayer or reflection',
  selfCare: (activity) => `with ${activityName(activity)}`,
  journalCount: () => 'with a journal entry',
}
