import { addDays } from '#server/lib/days.ts'
import { saysAll } from '#server/lib/match-names.ts'
import type { RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import type { TaskView } from '#server/ports/record-views.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { bulletList } from '../markdown.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { readDays } from '../when/read-days.ts'
import { withCapitalsOf, withoutDeterminer, withoutWhen } from './asked-name.ts'
import { LocalFormat } from './local-format.ts'
import { nearNames } from './near-names.ts'
import { toPlainText } from './plain-text.ts'
import { leadIns, nameIn, taskNoise } from './question-phrases.ts'
import { makeRecordsAnswer } from './records-answer.ts'

/** A question about a title, and the days that it names. The kind `habit` is about something done repeatedly. */
type Asked = { name: string; days: { from: string; to: string } | null; kind: 'when' | 'whether' | 'habit' }

const lead = `^(?:(?:${leadIns}|do you know|tell me|remind me|i forgot) )*`
const whenWord = '(?:what (?:day|time|date)(?: and time)?|when|which day)'
const put = oneOf('put|write|add|schedule|book|note|enter|log|save|set|say|plan|have|make')
/** Matches 'What time did I say the repair guy was coming'. */
const saidWhen = new RegExp(
  String.raw`${lead}${whenWord} (?:did (?:i|we) (?:${put})(?: down| up| in)?) (?:that |for )?(.{3,70})$`,
)
/** Matches 'What day is the IEP meeting, I put it in here somewhere'. */
const isWhen = new RegExp(
  String.raw`${lead}${whenWord}(?:'s| is| are| was|s) (?!it\b|the best\b|a good\b|the last\b|the next\b|the first\b|my next\b|last\b|next\b)(.{3,60}?),? (?:i know i|i think i|i|we|pretty sure i|im sure i) (?:already |did |had |have |think |know )*(?:put|wrote|added|saved|entered|scheduled|logged|typed|told)\b.{0,40}$`,
)
/** Matches 'Is the oil change on my calendar'. */
const isThere = new RegExp(
  String.raw`${lead}(?:is|are) ((?:the|my|our|[a-z]+'?s) .{2,40}?) (?:on|in|down on) (?:my|the|our) (?:calend[ae]r|planner|schedule|agenda)\b.{0,15}$`,
)
/** Matches 'Did I put the furnace guy on Wednesday or Thursday', 'did I mark the dentist done'. */
const putDown = new RegExp(
  String.raw`${lead}(?:did|have|had) (?:i|we) (?:(?:ever|already|actually|even|remember to) )*(?:put|put down|put in|write down|written down|schedule|scheduled|add|added|book|booked|mark|marked|check off|checked off|cross off|crossed off|tick off|note down|enter|entered|cancel|canceled|cancelled|set up) (?:down |in |off )?((?:the|my|our|that|a|an|[a-z]+'?s) .{2,60})$`,
)
/** Matches 'Have I been taking my blood pressure every day or did I miss some'. */
const habit = new RegExp(
  String.raw`${lead}(?:have|had) (?:i|we) been (?:good about |keeping up with |on top of |consistent with )?(?:[a-z]+ing )?((?:my|the|our) .{2,60}|[a-z]+ing .{2,40})$`,
)
const afterwards = new RegExp(
  `,? (?:${oneOf(
    String.raw`or (?:is|was|did|are|am|not|no|do|have|has|just|still|skip)|because|cuz`,
    String.raw`i (?:can'?t|cant|don'?t|dont) (?:remember|find|see)|and when|and what`,
  )})\\b.{0,60}$`,
)
const endings = new RegExp(
  `(?:${oneOf(
    String.raw` (?:was|is|were|are)| (?:as )?(?:done|complete|completed|finished|off|paid|canceled|cancelled)`,
    String.raw` (?:was|were|is|are) (?:coming|happening|supposed to (?:be|come)|due|scheduled|at|on|going to (?:be|come))(?: by| over| out)?`,
    String.raw` (?:starts?|comes?|coming)| down| for| at| on| in| to| with`,
    String.raw` (?:in|on|to|into|from) (?:my|the|our|here|this)(?: (?:planner|calendar|schedule|list|to-?do list|app))?`,
    String.raw` planner| calendar`,
  )})$`,
)
const counted = wholeWords([
  String.raw`workouts?|work(?:ing)? out|exercis\w+|gym|journal\w*|mood|moods|water|sleep\w*|steps|income|goals?`,
  String.raw`everything|anything|something|weight|spend\w*|money|it|this|that one`,
])
/** Matches movement, which another reader looks for in every log. */
const moving = /^(?:walk\w*|runs?|running|jog\w*|hik\w+|swim\w*|yoga|pilates|stretch\w*|meditat\w+|bik\w+|danc\w+)$/
/** Matches abstract nouns, which nobody adds as a task. */
const abstract = wholeWords([
  String.raw`right|wrong|mistake|idea|impression|feeling|thing|things|way|time|effort|blame|hard|mean|crazy`,
  String.raw`selfish|thinking|wondering|worrying|feeling|trying`,
])
const advice = /\b(?:should|why|how (?:do|can|could|to)|help|tips|normal|supposed to i)\b/
/** Matches 'Did I put eggs on the list', which is about the shopping lists. */
const onShoppingList =
  /\b(?:on|to) (?:the|my|our) (?:(?:shopping|grocery|groceries|store|costco|target|walmart|household) )?list\b/
const maxWords = 24

function nameOf(said: string): string {
  let rest = said.replace(afterwards, '')
  for (let round = 0; round < 4; round++) rest = withoutWhen(rest.replace(endings, ''))
  return withoutDeterminer(rest)
}

function askedIn(line: string, message: string, today: string): Asked | null {
  if (line.split(' ').length > maxWords || advice.test(line) || onShoppingList.test(line)) return null
  const [when, whether, again] = [
    saidWhen.exec(line)?.[1] ?? isWhen.exec(line)?.[1] ?? isThere.exec(line)?.[1],
    putDown.exec(line)?.[1],
    habit.exec(line)?.[1],
  ]
  const said = when ?? whether ?? again
  if (said === undefined) return null
  const name = nameOf(said)
  if (again === undefined && moving.test(name)) return null
  if (nameIn(name, taskNoise) === null || abstract.test(name) || name.split(' ').length > 5 || counted.test(name))
    return null
  const kind = when !== undefined ? 'when' : whether !== undefined ? 'whether' : 'habit'
  const span = readDays(line, 'en', today, kind === 'habit' ? 'past' : 'future').span
  return {
    name: withCapitalsOf(name, message),
    days: kind === 'habit' || span === null || span.from < today ? null : span,
    kind,
  }
}

/** In days. */
const [lookBack, lookAhead] = [90, 365]

/** Answers where a title is found: in the planner, done or not, past or future, on the household list and among the goals. */
export function lookUpAskedTitle(turn: Turn): LookUp | null {
  const { request, today } = turn
  const asked = request.language === 'en' ? askedIn(toPlainText(request.message), request.message, today) : null
  if (asked === null) return null
  const about = asked.name.slice(0, 80)
  const span = { from: addDays(today, -lookBack), to: addDays(today, lookAhead) }
  const questions: RecordQuestion[] = [
    { ask: 'findTask', about, ...span },
    ...(asked.kind === 'when'
      ? []
      : [{ ask: 'goal', about, want: 'moved' } as const, { ask: 'household', ...span } as const]),
    ...(asked.days === null ? [] : [{ ask: 'tasks', ...asked.days, state: 'open', hours: null } as const]),
  ]
  return {
    questions,
    toAnswer: (answers) =>
      makeRecordsAnswer(tell(asked, answers, new LocalFormat('en', today)), questions.slice(0, 1), answers.slice(0, 1)),
  }
}

/** Drops an owner from a name: 'Noahs dentist appointment' may be saved as 'Dentist'. */
const withoutOwner = (name: string): string => (name.includes(' ') ? name.replace(/^[\p{L}]+['’]?s /u, '') : name)

function tell(asked: Asked, answers: readonly RecordAnswer[], words: LocalFormat): string {
  const { name, kind } = asked
  const tasks = nearNames(
    name,
    answers.flatMap(({ found }) => (found?.ask === 'findTask' ? found.tasks : [])),
    ({ title }) => title,
  )
  const just = tasks.filter(({ title }) => saysAll(name)([title]))
  if (just.length > 0) return tellTasks(just, kind, words)
  const others = tasks.filter(({ title }) => saysAll(withoutOwner(name))([title]))
  if (others.length > 0)
    return paragraphs(
      `Nothing’s called just ${quoteUserText(name)}. The closest:`,
      tellTasks(others, kind, words).replace('In your planner:\n\n', ''),
    )
  const home = answers.flatMap(({ found }) =>
    found?.ask === 'household' ? nearNames(name, found.due, ({ text }) => text) : [],
  )
  const [due] = home
  if (due !== undefined)
    return `${quoteUserText(due.text)} is on your household list, due ${words.on(due.dueDate)}, and not done yet.`
  const goals = answers.flatMap(({ found }) =>
    found?.ask === 'goal' ? nearNames(name, found.goals, ({ title }) => title) : [],
  )
  const [goal] = goals
  if (goal !== undefined)
    return `Your goal ${quoteUserText(goal.title)} is ${goal.isCompleted ? 'finished' : `at ${goal.progress}%, so not finished yet`}.`
  return tellNone(asked, answers, words)
}

function tellTasks(tasks: readonly TaskView[], kind: Asked['kind'], words: LocalFormat): string {
  const ahead = tasks.filter(({ day }) => day >= words.today)
  const shown = kind === 'when' ? (ahead.length > 0 ? ahead.slice(0, 3) : tasks.slice(-1)) : tasks.slice(-6)
  const lines = shown.map(({ title, day, time, isDone }) => {
    const at = time === null ? '' : ` at ${words.clock(time)}`
    const state = kind === 'when' ? '' : isDone ? ', done' : day < words.today ? ', not checked off' : ', still open'
    return `${quoteUserText(title)} ${words.on(day)}${at}${state}`
  })
  return lines.length === 1 ? `${lines[0] ?? ''}.` : `In your planner:\n\n${bulletList(lines)}`
}

function tellNone({ name, kind, days }: Asked, answers: readonly RecordAnswer[], words: LocalFormat): string {
  const said = quoteUserText(name)
  const seen = new Set(answers.flatMap(({ area, found }) => (found === null ? [] : [area])))
  const areas = [
    ...(seen.has('planner') ? ['your planner'] : []),
    ...(seen.has('household') ? ['your household list'] : []),
    ...(seen.has('goals') ? ['your goals'] : []),
  ]
  if (areas.length === 0)
    return 'I can’t look in your planner: that’s switched off for me. You can turn it on in your profile.'
  const first = `I don’t see ${said} in ${words.either(areas)}, ${kind === 'when' ? 'coming up or past' : 'done or open'}.`
  const on = answers.map(({ found }) => found).find((found) => found?.ask === 'tasks')
  const there =
    on?.ask !== 'tasks' || days === null
      ? null
      : on.tasks.length === 0
        ? `Nothing’s in your planner ${words.span(days)}.`
        : `What’s there ${words.span(days)}: ${on.tasks
            .slice(0, 5)
            .map((task) => words.task(task))
            .join(', ')}.`
  const offer =
    kind === 'habit'
      ? `If you want to keep track, say “put ${name} in my planner every day” and check it off each time.`
      : kind === 'when'
        ? 'Tell me the day and time and I’ll make the card.'
        : `If it’s still to do, say “put ${name} in my planner” with a day, and I’ll make the card.`
  return paragraphs(first, there, offer)
}
