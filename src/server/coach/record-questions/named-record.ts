import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { addDays } from '#server/lib/days.ts'
import type { FoundOf, RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import type { TaskView } from '#server/ports/record-views.ts'
import { paragraphs } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import type { Language } from '../safety/kinds.ts'
import { readDays } from '../when/read-days.ts'
import { toPlainText, withoutShortForms } from './plain-text.ts'
import { activities, firstNamed, nameIn, taskNoise } from './question-phrases.ts'
import { isTitleOf, namedAtHome, renderAtHome } from './last-done.ts'
import { nearNames, withStems } from './near-names.ts'
import { renderGoal } from './render-goals.ts'
import { LocalFormat } from './local-format.ts'
import { bulletList } from '../markdown.ts'

/** A question about something by the user's own name for it: 'did I do my cold shower habit this week'. */
export type NamedQuestion = { about: string; from: string; to: string; isHabit: boolean; questions: RecordQuestion[] }

const asks =
  /^(?:and |so |ok |hey |luxee |please |can you |tell me (?:if )?)*(?:did|have|had|how (?:many times|many days|often) (?:did|have)) (?:i|we) (.{3,100})/
const asksToTell = /^(?:and |so |can you |please )*(?:tell me |show me )?(?:if )?i (?:did|kept|finished) (.{3,100})/
const didVerbs = oneOf(
  'do|done|did|pay|paid|finish|finished|complete|completed|keep|kept|stick to|stuck to|skip|skipped|miss|missed|add|added|put in|schedule|scheduled',
)
const verbs = new RegExp(
  `^(?:actually |ever |already |even |manage to |remember to |get to )*(?:${didVerbs})? ?(?:up with )?(?:my |the |our )?`,
)
const kind = /(?: at all)? (?:habit|routine|goal|task|chore|challenge|rule|thing)s?$/
const whenWords = oneOf(
  'yet|already|today|yesterday|tonight|lately|so far|every (?:day|night|morning)',
  '(?:this|last|past|the last) (?:week|weekend|month|year|night|morning|two weeks)|(?:in|on|since) \\w+',
)
const tail = new RegExp(` (?:${whenWords})$`)
const afterwards = / (?:or (?:is|was|did|am|not|no)|because|be honest|like i said)\b.{0,60}$/
/** Things with a log of their own. */
const counted = wholeWords([
  'work(?:ed)? ?out|workouts?|exercised?|gym|train(?:ed)?|journal(?:ed)?|write|wrote|written|pray(?:ed)?|save',
  'saved|earn|earned|log(?:ged)?|meditat\\w+',
])
const habitual = /\b(?:habit|routine|chore|challenge|task|goal|streak|rule)s?\b|\bevery (?:day|night|morning)\b/

/** Matches 'Did I ever call the insurance company'. */
const didThing = new RegExp(
  `^(?:did|have) (?:i|we) (?:(?:ever|already|remember to|actually|even) )*(?:${oneOf(
    'call|called|text|texted|email|emailed|send|sent|mail|mailed|return|returned|cancel|canceled|cancelled|order|ordered|book|booked|renew|renewed',
    'pick up|picked up|drop off|dropped off|water|watered|feed|fed|wash|washed|clean|cleaned|vacuum|vacuumed|mop|mopped|take out|took out|change|changed',
  )}) (?:the|my|our|those) `,
)
/** Matches phrases that don't name a task: 'did I make a mistake', 'do the right thing'. */
const abstract =
  /\b(?:mistakes?|right|wrong|sense|difference|choices?|decisions?|enough|too (?:much|far|hard)|fault|blame|bad|good|best|ever|progress|money)\b/

const usualDays = 30

/** Reads the name in a question whether something was done. Null for any other. `isAsked`: the classifier finds a question in it. */
export function namedIn(message: string, today: string, language: Language, isAsked: boolean): NamedQuestion | null {
  const line = withoutShortForms(toPlainText(message))
  const [, rest] = asks.exec(line) ?? asksToTell.exec(line) ?? []
  if (rest === undefined || counted.test(line) || (!isAsked && !habitual.test(line) && !didThing.test(line)))
    return null
  if (
    /^(?:do|done|did) (?:on|with|for)\b/.test(rest) ||
    /\b(?:habits|everything|anything|something|all of|any)\b/.test(rest)
  )
    return null
  const named = rest
    .replace(afterwards, '')
    .replace(verbs, '')
    .replace(tail, '')
    .replace(tail, '')
    .replace(/ at all$/, '')
    .replace(kind, '')
    .trim()
  if (nameIn(named, taskNoise) === null || abstract.test(named) || named.split(' ').length > 8) return null
  const span = readDays(line, language, today, 'past').span ?? { from: addDays(today, -usualDays), to: today }
  const activity = firstNamed(named, activities)
  const about = named.slice(0, 80)
  const isHabit = habitual.test(line) || /\bhow (?:many|often)\b|\b(?:week|month|every)\b/.test(line)
  const wide = withStems(named)
  const questions: RecordQuestion[] = [
    { ask: 'findTask', about: wide, ...span },
    { ask: 'goal', about: wide, want: 'moved' },
    { ask: 'household', ...span, state: 'done', about: wide },
    ...(activity === null ? [] : [{ ask: 'selfCare', ...span, activity } as const]),
  ]
  return { about, ...span, isHabit, questions }
}

const foundOf = <A extends 'findTask' | 'goal' | 'selfCare'>(
  answers: readonly RecordAnswer[],
  ask: A,
): FoundOf<A> | undefined =>
  answers.map(({ found }) => found).find((found): found is FoundOf<A> => found !== null && found.ask === ask)

function taskLines(tasks: readonly TaskView[], words: LocalFormat): string[] {
  const byTitle = Map.groupBy(tasks, ({ title }) => title)
  return [...byTitle].slice(0, 4).map(([title, all]) => {
    const done = all.filter(({ isDone }) => isDone)
    const open = all.filter(({ isDone, day }) => !isDone && day <= words.today)
    const days = (list: readonly TaskView[]) => words.list(list.slice(-7).map(({ day }) => words.on(day)))
    const first =
      done.length === 0
        ? words.localize('not checked off', 'sin marcar')
        : words.localize(`done ${days(done)}`, `hecho ${days(done)}`)
    const rest =
      open.length === 0 || done.length === 0
        ? ''
        : words.localize(`; left open ${days(open)}`, `; abierto ${days(open)}`)
    return `${quoteUserText(title)}: ${first}${rest}`
  })
}

const lookedAt = (answers: readonly RecordAnswer[], words: LocalFormat): string => {
  const seen = new Set(answers.flatMap(({ area, found }) => (found === null ? [] : [area])))
  const names = [
    ...(seen.has('planner') ? [words.localize('your planner', 'tu planificador')] : []),
    ...(seen.has('goals') ? [words.localize('your goals', 'tus metas')] : []),
    ...(seen.has('household') ? [words.localize('your household list', 'tu lista de la casa')] : []),
    ...(seen.has('selfCare') ? [words.localize('your self-care', 'tu autocuidado')] : []),
  ]
  return words.either(names)
}

/** Writes what is recorded under that name. If there is nothing, it says so and names what there is instead. */
export function renderNamed(
  named: NamedQuestion,
  answers: readonly RecordAnswer[],
  language: Language,
  today: string,
): string | null {
  const { about, from, to } = named
  const words = new LocalFormat(language, today)
  if (answers.every(({ found }) => found === null)) return null
  const called = nearNames(about, foundOf(answers, 'findTask')?.tasks ?? [], ({ title }) => title)
  const just = called.filter(({ title }) => isTitleOf(about, title))
  const tasks = just.length > 0 ? just : called
  if (tasks.length > 0) {
    const [only, ...more] = taskLines(tasks, words)
    const span = words.span({ from, to })
    return more.length === 0
      ? `${only ?? ''} (${span}).`
      : `${words.localize(`Under that name, ${span}:`, `Con ese nombre, ${span}:`)}\n\n${bulletList([only ?? '', ...more])}`
  }
  const home = language === 'en' ? namedAtHome(about, answers) : []
  if (home.length > 0) return paragraphs(...home.slice(0, 3).map((task) => renderDoneAtHome(task, named, words)))
  const goals = foundOf(answers, 'goal')
  const near = nearNames(about, goals?.goals ?? [], ({ title }) => title)
  if (goals !== undefined && near.length > 0) return renderGoal({ ...goals, goals: near }, words)
  const care = foundOf(answers, 'selfCare')
  if (care !== undefined && care.count > 0)
    return words.localize(
      `It’s in your self-care: ${words.count(care.count, 'time', 'times')} ${words.span(care)}, ${care.minutes} minutes.`,
      `Está en tu autocuidado: ${words.count(care.count, 'vez', 'veces')} ${words.span(care)}, ${care.minutes} minutos.`,
    )
  return renderNothingFound(named, answers, words)
}

/** Answers yes or no first, for the days in the question. */
function renderDoneAtHome(task: ReturnType<typeof namedAtHome>[number], span: Span, words: LocalFormat): string {
  const times = task.times === 1 ? 'once' : words.count(task.times, 'time', 'times')
  const first = task.times > 0 ? `Yes, ${times} ${words.span(span)}.` : `Not ${words.span(span)}.`
  return `${first} ${renderAtHome(task, words)}`
}
type Span = { from: string; to: string }

/** Matches 'Mark Noah's appointment done', where the words of the request are not part of the name. */
const doneWith =
  /^(?:mark|get|check off|cross off) (?:the |my )?(.{3,80}?)(?: as| off)? (?:done|finished|complete|off)(?: or .{2,60})?$/i

function renderNothingFound(
  { about: said, isHabit }: NamedQuestion,
  answers: readonly RecordAnswer[],
  words: LocalFormat,
): string {
  const about = said.replace(doneWith, '$1')
  const name = quoteUserText(about)
  const areas = lookedAt(answers, words)
  return isHabit
    ? words.localize(
        `I can’t tell: nothing called ${name} is recorded in ${areas}. If you want it counted from here on, say “put ${about} in my planner every day” and check it off each time.`,
        `No te lo puedo decir: en ${areas} no hay nada que se llame ${name}. Si quieres contarlo desde ahora, di “nueva meta: ${about}”.`,
      )
    : words.localize(
        `I can’t tell: I don’t see anything called ${name} in ${areas}. If it’s still to do, say “add ${about}” and I’ll make a card.`,
        `No te lo puedo decir: no veo nada que se llame ${name} en ${areas}. Si está por hacer, dime “añade ${about}”.`,
      )
}
