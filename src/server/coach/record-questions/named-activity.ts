import type { FoundOf, RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import type { TaskView } from '#server/ports/record-views.ts'
import { addDays } from '#server/lib/days.ts'
import { isFormOf, significantWords } from '#server/lib/match-names.ts'
import { type LookUp, type Turn } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { oneOf } from '../phrase-pattern.ts'
import { withoutHolidays } from '../when/holidays.ts'
import { readDays } from '../when/read-days.ts'
import { withoutWhen } from './asked-name.ts'
import { LocalFormat } from './local-format.ts'
import { toPlainText } from './plain-text.ts'
import { activities, firstNamed, nameIn, timeNoise } from './question-phrases.ts'
import type { ReadQuestion } from './read-question.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'

const leads = oneOf('and|so|ok|okay|hey|luxee|honestly|tell me|be honest')
const adverbs = oneOf('really|actually|even|ever|manage to|get to|go out|go|get out|take|do|did|get|went')
/** Matches 'How many times did I really go for a walk this month'. Groups: the activity, and the rest. */
const asks = new RegExp(
  String.raw`^(?:(?:${leads}) )*how (?:many (?:times|days)|often) (?:did|have|do) i (?:been )?(?:(?:${adverbs}) )*(?:(?:for|on|in) )?(?:an? |my |some )?([a-z]{3,14})\b(.*)$`,
)
const sports = oneOf(
  'walk|walks|walked|walking|run|runs|ran|running|jog|jogged|jogging|hike|hiked|hiking|swim|swam|swimming',
  'bike|biked|biking|dance|danced|dancing|stroll|climbed|climbing|rowing|pilates|barre|zumba|spin',
)
/** Matches 'Did I take a walk this week'. Groups: the activity, and the rest. */
const whether = new RegExp(
  String.raw`^(?:(?:${leads}) )*(?:did|have) i (?:been )?(?:(?:${adverbs}|gone|taken|done|had|gotten) )*(?:(?:for|on|in|to) )?(?:an? |my |any |some )?(${sports})\b(.*)$`,
)
const logVerbs = oneOf(
  'log|logged|record|recorded|track|tracked|mark|marked|enter|entered|put (?:in|down)|check off|checked off|write down|add|added|count',
)
/** Matches 'Did I log my walk on Wednesday'. Groups: the activity, and the rest. */
const whetherLogged = new RegExp(
  String.raw`^(?:(?:${leads}) )*(?:did|have) i (?:(?:remember to|ever|already|even|actually|get to) )*(?:${logVerbs}) (?:(?:an?|my|any|some|the|that|a bit of|going for a|doing|down) )*(?!(?:mood|moods|water|weight|sleep|period|cycle|income|pay|paycheck|meal|meals|food|breakfast|lunch|dinner|spending|journal|entry|entries|prayer|prayers|goal|goals|money|payment|workout|workouts|steps|calories|task|tasks|everything|anything|something|it|this|that|how|what|when|to)\b)([a-z]{3,14})(?: (?:workout|session|practice|class))?\b(.*)$`,
)
/** Matches 'When was the last time I went running', 'when did I last swim'. Group: the activity. */
const lastTime = new RegExp(
  String.raw`^(?:(?:${leads}) )*(?:(?:when was|when is|whens|when's) the last time (?:that )?i (?:(?:${adverbs}|took|had) )*|when did i last (?:(?:${adverbs}|take) )*)(?:(?:for|on|in) )?(?:an? |my |some )?(${sports})\b`,
)
const irregular = new Map(Object.entries({ ran: 'run', swam: 'swim', swum: 'swim' }))
/** Words that have a count of their own, or that aren't activities. */
const counted = new Set(
  `work workout workouts exercise exercised train trained gym self selfcare care log logged journal write pray meditate practice anything
  something everything move feel want need use track record save earn make have had`.split(/\s+/),
)
const usualDays = 28
/** The labels that the classifier may give a question about an activity that it doesn't know. */
const ofLogs: ReadonlySet<RecordQuestion['ask']> = new Set<RecordQuestion['ask']>([
  'selfCare',
  'workouts',
  'journalCount',
])

function activityIn(line: string): string | null {
  const logs = whetherLogged.exec(line)
  const [, said = '', rest = ''] = logs ?? asks.exec(line) ?? whether.exec(line) ?? []
  if (said === '' || counted.has(said) || (logs === null && firstNamed(said, activities) !== null)) return null
  if (nameIn(withoutWhen(withoutHolidays(rest).trim()), timeNoise) !== null) return null
  return baseOf(said)
}

/** Returns the base form of a verb: 'run' for 'Running' and 'ran'. */
function baseOf(said: string): string {
  const name = (irregular.get(said) ?? said).replace(/(?:ing|ed)$/, '').replace(/([bdgmnpt])\1$/, '$1')
  return name.length < 3 ? said : name
}

const formsOf = (name: string): string => {
  const double = `${name}${name.at(-1) ?? ''}`
  return `${name} ${name}s ${name}ing ${name}ed ${double}ing ${double}ed`.slice(0, 80)
}

type Span = { from: string; to: string }

const maxTasks = 20

const says = (title: string, name: string): boolean => significantWords(title).some((word) => isFormOf(word, name))
const isDoneOf = ({ title, isDone }: TaskView, name: string): boolean => isDone && says(title, name)

/** Counts the activity in each log. */
function countedIn(
  name: string,
  answers: readonly RecordAnswer[],
  words: LocalFormat,
): { total: number; told: string[] } {
  const found = answers.flatMap((answer) => answer.found ?? [])
  const countOf = (ask: 'workouts' | 'selfCare'): number =>
    found.find((one): one is FoundOf<'workouts'> | FoundOf<'selfCare'> => one.ask === ask)?.count ?? 0
  const tasks = found.flatMap((one) => (one.ask === 'findTask' ? one.tasks : []))
  const done = tasks.filter((task) => isDoneOf(task, name)).length
  const [workouts, care] = [countOf('workouts'), countOf('selfCare')]
  const told = [
    ...(workouts > 0 ? [words.count(workouts, 'workout', 'workouts')] : []),
    ...(care > 0 ? [words.count(care, 'self-care entry', 'self-care entries')] : []),
    ...(done > 0
      ? [`${tasks.length >= maxTasks ? 'at least ' : ''}${words.count(done, 'checked-off task', 'checked-off tasks')}`]
      : []),
  ]
  return { total: workouts + care + done, told }
}

const areaNames = new Map(
  Object.entries({
    fitness: 'your workouts',
    selfCare: 'your self-care',
    planner: 'your checked-off tasks',
  }),
)

/** In days. */
const lookBack = 366

/** Answers when an activity was last recorded, in any log. */
export function lookUpLastTime({ request: { message, language }, today }: Turn): LookUp | null {
  const said = language === 'en' ? lastTime.exec(toPlainText(message))?.[1] : undefined
  if (said === undefined) return null
  const name = baseOf(said)
  return lookUpNamed(name, { from: addDays(today, 1 - lookBack), to: today }, today, (answers, words, seen) => {
    const last = lastOf(name, answers)
    return last === undefined
      ? `I found nothing that mentions ${quoteUserText(name)} in the last year. I looked in ${seen}.`
      : `The last one that mentions ${quoteUserText(name)} was ${words.ago(last)}. I looked in ${seen}.`
  })
}

/** Asks every log for the name. `tell` gets the names of the areas that could be read. */
function lookUpNamed(
  name: string,
  span: Span,
  today: string,
  tell: (answers: readonly RecordAnswer[], words: LocalFormat, seen: string) => string,
): LookUp {
  const questions: RecordQuestion[] = [
    { ask: 'workouts', ...span, named: name },
    { ask: 'selfCare', ...span, activity: null, named: name },
    { ask: 'findTask', about: formsOf(name), ...span },
  ]
  const toText = (answers: readonly RecordAnswer[]): string => {
    const words = new LocalFormat('en', today)
    const seen = answers.flatMap(({ area, found }) => (found === null ? [] : [areaNames.get(area) ?? area]))
    return seen.length === 0
      ? renderRecordAnswers(answers.slice(0, 1), 'en', today)
      : tell(answers, words, words.list(seen))
  }
  return { questions, toAnswer: (answers) => makeRecordsAnswer(toText(answers), questions, answers) }
}

function lastOf(name: string, answers: readonly RecordAnswer[]): string | undefined {
  const days = answers.flatMap(({ found }) => {
    if (found?.ask === 'findTask') return found.tasks.filter((task) => isDoneOf(task, name)).map(({ day }) => day)
    const isCounted = (found?.ask === 'workouts' || found?.ask === 'selfCare') && found.count > 0
    return isCounted && found.last !== null ? [found.last] : []
  })
  return days.toSorted().at(-1)
}

/** Returns the unfinished tasks of the name. */
const openOf = (name: string, answers: readonly RecordAnswer[]): string[] =>
  answers.flatMap(({ found }) =>
    found?.ask === 'findTask'
      ? found.tasks.filter((task) => !task.isDone && says(task.title, name)).map(({ title }) => title)
      : [],
  )

function renderWhether(
  name: string,
  { total, told, open }: { total: number; told: readonly string[]; open: readonly string[] },
  when: string,
  words: LocalFormat,
  seen: string,
): string {
  const looked = `I looked in ${seen} for what mentions ${quoteUserText(name)}.`
  if (total > 0) return `Yes: ${words.list(told)} ${when}. ${looked}`
  const [task] = open
  const left = task === undefined ? '' : ` ${quoteUserText(task)} is in your planner, but it isn’t checked off.`
  return `No, I don’t see it ${when}.${left} ${looked}`
}

/** Answers how often an activity of any name was done, from the workouts, self-care and checked-off tasks that have the name. */
export function lookUpActivity(
  { request: { message, language }, today }: Turn,
  asked: ReadQuestion | null,
): LookUp | null {
  const isOfLogs = asked === null || ofLogs.has(asked.question.ask)
  const line = toPlainText(message)
  const isWhether = whetherLogged.test(line)
  const name = (isOfLogs || isWhether) && language === 'en' ? activityIn(line) : null
  if (name === null) return null
  const span = readDays(line, language, today, 'past').span ?? { from: addDays(today, 1 - usualDays), to: today }
  return lookUpNamed(name, span, today, (answers, words, seen) => {
    const { total, told } = countedIn(name, answers, words)
    if (isWhether)
      return renderWhether(name, { total, told, open: openOf(name, answers) }, words.span(span), words, seen)
    return total === 0
      ? `I found nothing that mentions ${quoteUserText(name)} ${words.span(span)}. I looked in ${seen}.`
      : `${total === 1 ? 'Once' : total === 2 ? 'Twice' : `${words.number(total)} times`} ${words.span(span)}: ${words.list(told)} that ${total === 1 ? 'mentions' : 'mention'} ${quoteUserText(name)}.`
  })
}
