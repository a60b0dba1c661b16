import { readDestination, type Destination } from './read-destination.ts'
import type { Language } from '../safety/kinds.ts'
import type { ActionContext, ActionRequest, Clause } from './action-request.ts'
import { isCommand, splitRequests } from './command-clauses.ts'
import { readItems, splitItems } from './item-requests.ts'
import { languageOfRequest } from './language-of.ts'
import { isRequestBeside, takeLines } from './split-list-lines.ts'
import { splitWords } from './match-phrases.ts'
import { readHouseholdTasks } from './household-task-requests.ts'
import { readTaskList } from './task-requests.ts'
import { beginsTask } from './task-words.ts'
import { collapseSpaces } from './title-text.ts'
import { type LocalClock, readWhen } from '../when/read-when.ts'

/** A list with a heading, 'Tasks for Monday: invoice Ana, call Bo': its destination, the day of the heading, and the lines. */
type HeadedList = {
  destination: Pick<Destination, 'to' | 'list'>
  when: string
  things: Clause
  /** The items of a list with one item a line, or the whole list. */
  lines: readonly string[]
}
/** A message with a list, and the text before and after it. */
export type WithList = { before: string; list: HeadedList; after: string }

const maxHeadLength = 70
/** Words by which a heading names the kind of its lines, if it names no list of the app. */
const kinds: readonly (readonly [RegExp, Destination['to']])[] = [
  [/\b(?:groceries|grocery|shopping|the store|supermarket|compras?|mandado|supermercado)\b/, 'shopping'],
  [/\b(?:chores|housework|around the house)\b/, 'household'],
  [
    /\b(?:tasks|to-?dos|to-? ?do(?: list)?|reminders|errands|calendar|planner|appointments|tareas|pendientes)\b/,
    'planner',
  ],
  [/\bin order\b/, 'planner'],
  [/^(?:(?:please|pls|hey|ok|okay|luxee|can you|could you),? ){0,3}(?:add|put)(?: (?:please|pls|these|in))?$/, 'bare'],
  [/\b(?:lists?|things|forget|remember|these|those|the following|lista|cosas)\b/, 'bare'],
]
/** Words of a heading that say no more than that a list follows. */
const plain = new Set(
  `ok okay so hey hi hello and also now please pls plz can could would will u you add put write note jot enter get stick throw log the these
  this that those them both following all of to on onto in into my our a an few couple some several two three four five six list lists things thing
  stuff items i i've ive have got need want here here's are is for me from real quick quickly down up new today's when remember buy do pick
  not forget don't dont order luxee thanks next let's lets start make mi mis la las de estas estos esto agrega anade apunta anota pon para el`.split(
    /\s+/,
  ),
)

const weekday =
  /\b(?:on |for |by )?(?:next |this )?(?:mon|tue|wed|thu|fri|sat|sun)\w{0,6}\b|\b(?:on |for )?to(?:day|night|morrow)\b/i

/** Matches 'My list for the allotment'. */
const listFor = /^((?:my|our|the) list) for (?:the |my |our )?[\p{L}'’]{3,15}(?: [\p{L}'’]{2,15})?$/iu

/** Reads a heading. Returns null if its words say anything else. */
function readHead(head: string): Pick<HeadedList, 'destination' | 'when'> | null {
  const when = weekday.exec(head)?.[0] ?? ''
  const undated = collapseSpaces(head.replace(when, ' ').replace(listFor, '$1'))
  const named = readDestination(undated)
  const [form, to] = kinds.find(([kind]) => kind.test(undated.toLowerCase())) ?? []
  const destination = named ?? (to === undefined ? null : { to, list: null })
  if (destination === null || form === undefined) return named === null ? null : headWithout(named.rest, named, when)
  return headWithout(named?.rest ?? undated.toLowerCase().replace(form, ' '), destination, when)
}

const headWithout = (rest: string, { to, list }: HeadedList['destination'], when: string) =>
  splitWords(rest).every(({ word }) => plain.has(word)) ? { destination: { to, list }, when } : null

/** Returns true for 'A few things: eggs and milk to my groceries', which names the list after the items. */
const namesOtherList = ({ destination }: Pick<HeadedList, 'destination'>, things: string): boolean =>
  destination.to === 'bare' && readDestination(things) !== null

/** Matches the beginnings of sentences that may be headings. */
const starts = /(?:^|[.!?;\n]\s{0,3})(?=[^.!?;:\n]{2,70}:\s)/g
/** Matches the end of the sentence that ends a list. */
const ended = /[.!?](?=\s|$)(?!\s{0,3}(?:oz|lbs?)\b)/

/** Matches a heading on a separate line, or one that ends in dots or a dash. */
const headings: readonly RegExp[] = [
  /^([^:.…\n]{3,60}?) ?(?:\.{2,4}|…| [-–—]) (?=[^\n])/,
  /^([^:\n]{3,60})\n(?=[^\n]{2,80}(?:\n|$))/,
  /^([^:,\n]{0,20}\b(?:two|three|four|few|couple|some|several)(?: of)? things (?:for|on) [^:,\n]{3,20}), (?=\S)/i,
]
function withColon(message: string): string {
  for (const form of headings) {
    const [found = '', head] = form.exec(message) ?? []
    if (head !== undefined && readHead(head) !== null)
      return `${head}:${found.endsWith('\n') ? '\n' : ' '}${message.slice(found.length)}`
  }
  return message
}

/** Reads the heading of 'I keep forgetting, so: Tuesday trash, Friday library', where each task has its own day. */
function headOfDays(head: string, under: string): Pick<HeadedList, 'destination' | 'when'> | null {
  const parts = splitItems(under)
  const areDays = parts.length > 1 && parts.every((part) => weekday.test(part))
  return areDays && !head.includes('?') ? { destination: { to: 'planner', list: null }, when: '' } : null
}

const needed = /^(?:(?:i|we) )?(?:need|want|buy|get) for [^:]{3,40}$/i
const toGet = new RegExp(
  [
    String.raw`^(?:to )?(?:buy|get)$|^(?:(?:i|we|ok|so|hey) ){0,2}(?:need|gotta get|(?:need |have |want )?to `,
    String.raw`(?:get|buy|grab|pick up)|out of)(?: (?:some|a few|these)(?: things| stuff)?)?$`,
  ].join(''),
  'i',
)
/** Reads the heading of 'Need for the weekend: 3 kg sultanas, eggs', whose items have numbers. */
const headOfNeeds = (head: string, under: string): Pick<HeadedList, 'destination' | 'when'> | null =>
  (needed.test(head) && /\d/.test(under)) || toGet.test(head)
    ? { destination: { to: 'shopping', list: null }, when: '' }
    : null

/** The lines under a heading, and the text after them. */
type Under = Pick<HeadedList, 'lines'> & { after: readonly string[] }

/** Reads the list in one sentence or line, which other requests may follow. */
function inSentence(under: string, destination: HeadedList['destination'], language: Language): Under {
  const end = ended.exec(under)?.index ?? under.length
  const text = collapseSpaces(
    under
      .slice(0, end)
      .trim()
      .replaceAll(/,?\s{0,3}\n\s{0,3}(?:[-*•]\s)?/g, ', '),
  )
  const [first, ...others] = splitRequests({ text, language }).map((one) => one.text)
  const isOther = (one: string) => destination.to === 'shopping' || isRequestBeside(one)
  const things = [first ?? '', ...others.filter((one) => !isOther(one))].join(', ')
  return { lines: [things], after: [...others.filter(isOther), under.slice(end + 1)] }
}

/** Returns the first list with a heading in a message, and the text around it. Null if there is none. */
export function takeHeadedList(given: string, context: ActionContext): WithList | null {
  const message = withColon(given)
  for (const { index, 0: joint } of message.matchAll(starts)) {
    const from = index + joint.length
    const colon = message.indexOf(':', from)
    if (colon - from > maxHeadLength) continue
    const under = message.slice(colon + 1)
    const said = message.slice(from, colon)
    const inLines = takeLines(under)
    const listed = inLines?.lines.join(', ') ?? under.slice(0, ended.exec(under)?.index)
    const head = readHead(said) ?? headOfDays(said, listed) ?? headOfNeeds(said, listed)
    if (head === null) continue
    const language = languageOfRequest(said, languageOfRequest(listed, context.language))
    const { lines, after } = inLines ?? inSentence(under, head.destination, language)
    const text = lines.join(', ')
    if (text === '' || namesOtherList(head, text) || namesKind.test(text)) continue
    const list = { ...head, things: { text, language }, lines }
    return { before: message.slice(0, from), list, after: after.filter((one) => one.trim() !== '').join('. ') }
  }
  return takeBareLines(given, context)
}

/** Matches 'Add: a goal to read 12 books'. */
const namesKind = /^(?:an? |my |new ){1,2}(?:goal|task|reminder|entry|prayer|habit)\b/i

/** Verbs of things to do that are also asked of the app. */
const mayBeDone =
  /^(?:re?schedule|postpone|record|cancel|clear|set up|start|make|create|drop|empty|wipe|erase|book|jot|take (?:off|out|away)|get rid of)\b/i

/** Matches a statement or a heading. */
const telling = /\b(?:i|me|was|were|she|he|they|it)\b|:$/i

/** Reads 'Call mom', 'book dentist', with one task a line and no heading. */
function takeBareLines(message: string, context: ActionContext): WithList | null {
  const { lines = [], isMarked = false, after = [] } = takeLines(`\n${message}`) ?? {}
  if (lines.length < (isMarked ? 2 : 3) || lines.some((line) => telling.test(line))) return null
  const text = lines.join(', ')
  const language = languageOfRequest(text, context.language)
  const begun = lines.filter((line) => beginsTask(line, language) || mayBeDone.test(line))
  const isList =
    (isMarked ? begun.length * 2 >= lines.length : begun.length === lines.length) &&
    lines.some((line) => !isCommand({ text: line, language }) && beginsTask(line, language))
  const destination = { to: 'planner', list: null } as const
  return isList
    ? { before: '', list: { destination, when: '', things: { text, language }, lines }, after: after.join('. ') }
    : null
}

const addsSeveral = new RegExp(
  [
    String.raw`^((?:(?:please|pls|hey|ok|okay|luxee|can you|could you),? ){0,3}add) (?!(?:it|that|this|them|up|me|on|in|down|to|together|an? `,
    String.raw`(?:goal|task|reminder|entry|note|prayer|habit))\b)(?![^?:\n]{8,300} (?:to|into) (?:my|our|the|this) [^,]{2,30}$)([^?:\n]{8,300}?)[.!]*$`,
  ].join(''),
  'i',
)
/** Reads 'Add milk, the good bread and whatever fruit is cheap' as a list if no other reader did. */
export function takeAddedList(message: string, context: ActionContext): WithList | null {
  const [, lead = '', things = ''] = addsSeveral.exec(message.trim()) ?? []
  const parts = things.includes(',') ? splitItems(things) : []
  const isList = parts.length > 2 && parts.every((part) => part.split(' ').length <= maxWords)
  return isList ? takeHeadedList(`${lead}: ${things}`, context) : null
}
const maxWords = 9

const isPlanned = (text: string, { language }: Clause, clock: LocalClock): boolean => {
  const { day, time, repeat } = readWhen(text, clock, language)
  return day !== null || time !== null || repeat !== null || beginsTask(text, language)
}

/** The number of lines that are read for a day. They show the kind of the list. */
const readMax = 24
/** Returns true if 'my list' has tasks: most lines begin like a task, or have a day. */
export function isOfTasks(things: Clause, context: ActionContext): boolean {
  const parts = splitItems(things.text).slice(0, readMax)
  return parts.filter((part) => isPlanned(part, things, context)).length * 2 > parts.length
}

export function readHeadedList(list: HeadedList, context: ActionContext): ActionRequest[] {
  const { destination, when, things, lines } = list
  const isOfHome = destination.to === 'household'
  const areTasks = destination.to === 'planner' || (destination.to !== 'shopping' && isOfTasks(things, context))
  if (isOfHome && areTasks && when === '')
    return lines.flatMap((line) => readHouseholdTasks(line, { ...things, text: line }, context))
  const isShopping = isOfHome ? !areTasks : when === '' && !areTasks
  return destination.to === 'shopping' || isShopping
    ? lines.flatMap((line) => readItems(line, things, isOfHome ? 'household' : destination.list))
    : readTaskList(lines, things, when, context)
}
