import { stemmer } from '@orama/stemmers/english'
import { addDays } from '#server/lib/days.ts'
import { kinNames } from '#server/lib/kin-names.ts'
import { saysAll, significantWords } from '#server/lib/match-names.ts'
import type { FoundOf, RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { readDays } from '../when/read-days.ts'
import { withCapitalsOf, withoutDeterminer, withoutWhen } from './asked-name.ts'
import { LocalFormat } from './local-format.ts'
import { withStems } from './near-names.ts'
import { toPlainText } from './plain-text.ts'
import { activities, firstNamed, leadIns } from './question-phrases.ts'
import { dailyLogIn } from './record-subjects.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'

const lead = `^(?:(?:${leadIns}|do you know|tell me|remind me|i forgot|i cant remember) )*`
/** Matches 'When did I last change the filter', 'how long has it been since we had a date night'. Group: what. */
const lastTime = new RegExp(
  `${lead}(?:${oneOf(
    String.raw`when (?:did|have) (?:i|we) last`,
    String.raw`(?:when(?:'s| is| was|s)? )?(?:the )?last time (?:that )?(?:i|we)`,
    String.raw`when(?:'s| is| was|s) (?:my|our) last`,
    String.raw`how long (?:has it been|is it|ago was it|its been|it's been) since (?:i|we)(?: last)?`,
    String.raw`how long ago did (?:i|we)(?: last)?`,
  )}) (.{3,70})$`,
)
/** Matches 'When was the bathroom last cleaned', 'when are the sheets due'. Group: what. */
const ofThing = new RegExp(
  `${lead}(?:${oneOf(
    String.raw`when (?:was|were) (?:the last time )?((?:the|my|our) (?:[\w'-]+ ){1,3}?)(?:was |were |got |been )?(?:last )?(?:cleaned|changed|done|washed|vacuumed|mopped|watered|dusted|replaced|scrubbed|taken out)(?: last)?`,
    String.raw`when(?:'s| is| are|s) ((?:the|my|our) (?:[\w'-]+ ){1,3}?)due(?: again| next| to be done)?`,
    String.raw`(?:is|are) ((?:the|my|our) (?:[\w'-]+ ){1,3}?)due(?: yet| again| today| this week| soon)?`,
  )})$`,
)
/** Nouns such as payments, which are due but are not chores. */
const notChore =
  /\b(?:baby|rent|bills?|tax(?:es)?|payments?|loan|mortgage|period|goals?|invoices?|homework|assignments?|papers?|project|books?|tasks?|chores)\b/
/** Matches 'How many times did I go to church this month'. Group: what. */
const howOften = new RegExp(
  String.raw`${lead}(?:how many (?:times|days|nights)|how often) (?:did|have|had) (?:i|we) (?:(?:ever|actually|even|really) )*(.{3,70})$`,
)
const afterwards = new RegExp(
  `,? (?:${oneOf('i (?:think|thought|know|swear|guess|put|had|have|cant|can.t|dont|don.t)', 'or (?:is|was|did|have|do)', 'it was|its|it feels|because|cuz')})\\b.{0,70}$`,
)
const lightVerbs = new RegExp(
  `^(?:${oneOf(
    'actually|ever|even|last|really|manage to|get to|remember to|been to|been on|been',
    'do|did|done|have|had|get|got|gotten|go on|went on|go to|went to|gone to|go for|go|went|gone|take|took|taken|make|made|see|saw|seen|my|our|the|an?|any|some',
  )}) `,
)
/** Things with a log of their own. */
const logged = wholeWords([
  String.raw`work(?:ed|ing)? ?out|exercis\w*|gym|walk\w*|r[au]n|runs|running|jog\w*|hik\w+|sw[aiu]m\w*|bik\w+|danc\w+|pilates|zumba`,
  String.raw`wr(?:i|o)te|written|writing|journal\w*|entry|pray\w*|mood|moods|feel|felt|feeling|sad|happy|water|slept|sleep\w*|paid`,
  String.raw`earn\w*|income|money|weigh\w*|period|cycle|meditat\w*|self|log|logged|update\w*|save|saved|goals?|log in|talk to you`,
  String.raw`care|myself|rosary|mass|confession|bible|devotion\w*|able|could|streak|tasks?|spend|spent|eat|ate`,
])
const noName =
  /^(?:it|that|this|them|something|anything|one|there|here|him|her|you|so|late|up|out|okay|ok|good|bad|sick|tired)$/
const advice = /\b(?:should|why|how (?:do|can|could|to)|help|tips|normal|a (?:week|month|day) is|supposed)\b/
/** In words. A longer message is a story, not a question. */
const maxWords = 22
const maxNameWords = 6
/** In days. */
const [lookBack, usualSpan] = [366, 28]

type Asked = { name: string; isLast: boolean; span: { from: string; to: string } }

function nameOf(said: string): string {
  let rest = withoutWhen(said.replace(afterwards, ''))
  for (let round = 0; round < 3; round++) rest = withoutDeterminer(rest.replace(lightVerbs, ''))
  return withoutWhen(rest.replace(/ (?:done|did|changed)$/, ''))
}

function askedIn(line: string, message: string, today: string): Asked | null {
  if (line.split(' ').length > maxWords || advice.test(line)) return null
  const [, passive, due, whether] = ofThing.exec(line) ?? []
  const thing = passive ?? due ?? whether
  const last = lastTime.exec(line)?.[1] ?? (thing !== undefined && !notChore.test(thing) ? thing : undefined)
  const said = last ?? howOften.exec(line)?.[1]
  if (said === undefined || logged.test(said) || dailyLogIn(said) !== null) return null
  const name = nameOf(said)
  const isName = name !== '' && !noName.test(name) && name.split(' ').length <= maxNameWords
  if (!isName || firstNamed(name, activities) !== null) return null
  // Another reader counts a single word in every log.
  if (last === undefined && !withoutWhen(said).includes(' ')) return null
  const { span } = readDays(line.replace(/\blast time\b/, ' '), 'en', today, 'past')
  const days = { from: addDays(today, 1 - (last === undefined ? usualSpan : lookBack)), to: today }
  return { name: withCapitalsOf(name, message), isLast: last !== undefined, span: span ?? days }
}

/** Adds the stems of the words, and other names for a parent. */
function widened(name: string): string {
  const kin = significantWords(name).flatMap((word) => kinNames(word).slice(0, 5))
  return [...new Set([withStems(name.toLowerCase()), ...kin])].join(' ').slice(0, 80)
}

/** Answers when or how often something without a log was done, from the planner, the household list and the journal. */
export function lookUpLastDone({ request: { message, language }, today }: Turn): LookUp | null {
  const asked = language === 'en' ? askedIn(toPlainText(message), message, today) : null
  if (asked === null) return null
  const about = asked.name.slice(0, 80)
  const questions: RecordQuestion[] = [
    { ask: 'findTask', about: widened(about), ...asked.span },
    { ask: 'household', ...asked.span, state: 'done', about },
    { ask: 'journalAbout', about, ...asked.span },
  ]
  return {
    questions,
    toAnswer: (answers) => {
      const isOff = answers.every(({ found }) => found === null)
      const text = isOff
        ? renderRecordAnswers(answers.slice(0, 1), 'en', today)
        : tell(asked, answers, new LocalFormat('en', today))
      return makeRecordsAnswer(text, questions, answers)
    },
  }
}

const particles = new Set('out up off down over away back in on to with for at of again some more'.split(' '))
const stems = (text: string): string[] =>
  significantWords(text)
    .filter((word) => !particles.has(word))
    .map((word) => stemmer(word))

/** Returns true if a title has every word of the name, or only words of it: 'Filter' for 'change the filter'. */
export function isTitleOf(name: string, title: string): boolean {
  if (saysAll(name)([title])) return true
  const wanted = new Set(
    stems(name).concat(significantWords(name).flatMap((word) => kinNames(word).map((one) => stemmer(one)))),
  )
  const has = stems(title)
  const shared = has.filter((word) => wanted.has(word))
  const isPartOf = shared.length === has.length && shared.some((word) => !lightStems.has(word))
  return (
    isPartOf ||
    (stems(name).length > 2 && stems(name).filter((word) => has.includes(word)).length >= stems(name).length - 1)
  )
}
const lightStems = new Set('call clean chang wash do go see get make take pay buy visit talk text have'.split(' '))

type AtHome = NonNullable<FoundOf<'household'>['done']>[number]

/** Returns the household tasks that the name may refer to. */
export const namedAtHome = (name: string, answers: readonly RecordAnswer[]): readonly AtHome[] =>
  answers.flatMap(({ found }) =>
    found?.ask === 'household' ? (found.done ?? []).filter(({ text }) => isTitleOf(name, text)) : [],
  )

/** Writes when a household task was last done and when it is due. */
export function renderAtHome({ text, last, dueDate }: AtHome, words: LocalFormat): string {
  const due =
    dueDate === null
      ? ''
      : dueDate < words.today
        ? ` It’s been due since ${words.date(dueDate)}.`
        : ` It’s due ${last === null ? '' : 'again '}${words.on(dueDate)}.`
  return last === null
    ? `${quoteUserText(text)} is on your household list, and hasn’t been checked off yet.${due}`
    : `${quoteUserText(text)} was last checked off at home ${words.ago(last)}.${due}`
}

const areaNames = new Map(
  Object.entries({ planner: 'your planner', household: 'your household list', journal: 'your journal' }),
)

function tell(asked: Asked, answers: readonly RecordAnswer[], words: LocalFormat): string {
  const { name, isLast, span } = asked
  const all = answers.flatMap(({ found }) => (found?.ask === 'findTask' ? found.tasks : []))
  const tasks = all.filter(({ title }) => isTitleOf(name, title))
  const done = tasks.filter(({ isDone }) => isDone)
  const home = namedAtHome(name, answers)
  const told = isLast ? lastLines(done, home, words) : oftenLines(done, home, span, words)
  if (told.length > 0) return paragraphs(...told)
  const open = tasks.find(({ isDone }) => !isDone)
  const waiting =
    open === undefined
      ? null
      : `${quoteUserText(open.title)} is in your planner ${words.on(open.day)}, not checked off.`
  return paragraphs(none(asked, answers, words), waiting, mentioned(answers, words), keepLine(name))
}

function lastLines(done: FoundOf<'findTask'>['tasks'], home: readonly AtHome[], words: LocalFormat): string[] {
  const last = done.at(-1)
  return [
    ...home.slice(0, 3).map((task) => renderAtHome(task, words)),
    ...(last === undefined
      ? []
      : [`In your planner, ${quoteUserText(last.title)} was last checked off ${words.ago(last.day)}.`]),
  ]
}

function oftenLines(
  done: FoundOf<'findTask'>['tasks'],
  home: readonly AtHome[],
  span: Asked['span'],
  words: LocalFormat,
): string[] {
  const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${words.number(n)} times`)
  const titles = [...new Set(done.map(({ title }) => quoteUserText(title)))]
  const named = `${titles.slice(0, 3).join(', ')}${titles.length > 3 ? ', …' : ''}`
  return [
    ...home.flatMap(({ text, times: n }) =>
      n === 0 ? [] : [`At home, ${quoteUserText(text)} was checked off ${times(n)} ${words.span(span)}.`],
    ),
    ...(done.length === 0 ? [] : [`In your planner, ${times(done.length)} ${words.span(span)}: ${named}.`]),
  ]
}

function none({ name, isLast, span }: Asked, answers: readonly RecordAnswer[], words: LocalFormat): string {
  const seen = answers.flatMap(({ area, found }) =>
    found === null || found.ask === 'journalAbout' ? [] : [areaNames.get(area) ?? area],
  )
  const when = isLast && span.to === words.today ? 'in the last year' : words.span(span)
  const areas = seen.length === 0 ? 'what I can read' : words.either(seen)
  return `Nothing like ${quoteUserText(name)} is checked off in ${areas} ${when}, so I can’t tell.`
}

function mentioned(answers: readonly RecordAnswer[], words: LocalFormat): string | null {
  const found = answers.map((answer) => answer.found).find((one) => one?.ask === 'journalAbout')
  const [first] = found?.ask === 'journalAbout' ? found.days : []
  return first === undefined ? null : `Your journal last mentions it ${words.ago(first)}.`
}

const keepLine = (name: string): string =>
  `To have it next time, say “add ${name} to my chores” or “put ${name} in my planner,” and check it off when it’s done.`
