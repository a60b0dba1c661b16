import { oneOf } from '../phrase-pattern.ts'
import type { ActionContext, ActionRequest, Clause, GoalChangeRequest } from './action-request.ts'
import { asksForAnswer, stripCourtesies } from './command-clauses.ts'
import {
  type GoalCommand,
  actsOf,
  dates,
  mention,
  nouns,
  owner,
  quoted,
  subjectOf,
  targets,
  type GoalMention,
} from './goal-names-in-requests.ts'
import { mergeAdjustments, readGoalValues } from './read-goal-values.ts'
import { collapseSpaces, toTitle, trimEdges } from './title-text.ts'

type GoalRequest = Extract<ActionRequest, { do: 'change' | 'unable' }>

export const mentionsGoal = /\b(?:goals?|metas?|objetivos?)\b/i
/** Matches progress so far, which is not a target. */
const ofProgress = /\b(?:progress|so far|already|current(?:ly)?|avance|progreso|llevo)\b/i

const quotedFirst = new RegExp(`^(?:called |named |llamada )?(${quoted})`, 'i')
const leads: Readonly<Record<Clause['language'], RegExp>> = {
  en: /^(?:for|of|about|called|named|to|on) (?:the |my |an? )?/i,
  es: /^(?:del?|para|con|sobre|llamad[oa]) (?:la |el |mi )?/i,
}
/** Matches the next value, after 'my goal to read 24 books'. */
const beforeNext = / (?=(?:to|from) )/gi
const beforeValue: Readonly<Record<Clause['language'], RegExp>> = {
  en: /(?:,|:)? (?=(?:(?:up|down|back|out) )?(?:to|from|by|until|till|at|instead|another)\b|\$?\d)|[,:] /gi,
  es: /(?:,|:)? (?=(?:a|al|en|hasta|para|por|de|del|un|una|dos|tres)\b|\$?\d)|[,:] /gi,
}

type Named = { name: string; read: NonNullable<ReturnType<typeof readGoalValues>> }
type Speaking = { clause: Clause; context: ActionContext }

/** Reads 'My goal to 1500', 'the goal for the laptop to $900': a name may come before the new value. */
function readUnnamed({ verb }: GoalCommand, { part, after }: GoalMention, { clause, context }: Speaking): Named | null {
  const { language } = clause
  const read = (value: string) => readGoalValues({ verb, part, value }, language, context)
  const inQuotes = quotedFirst.exec(after)
  if (inQuotes !== null) {
    const own = read(after.slice(inQuotes[0].length))
    return own === null ? null : { name: inQuotes[1] ?? '', read: own }
  }
  const lead = leads[language].exec(after)?.[0] ?? ''
  const direct = read(after)
  const isDirect = direct !== null && ('do' in direct || direct.title === null)
  if (direct !== null && isDirect && (lead === '' || /^to /i.test(lead))) return { name: '', read: direct }
  const named = readAfterName(after.slice(lead.length), /^to /i.test(lead) ? beforeNext : beforeValue[language], read)
  if (named !== null) return named
  if (direct !== null && isDirect) return { name: '', read: direct }
  const taken = part === 'date' && after !== '' ? read('') : null
  return taken === null ? null : { name: after.slice(lead.length), read: taken }
}

/** In letters. A name may end at several positions, and the rest is read at each. */
const maxName = 120
const maxJoints = 4

/** Finds the shortest name with a value after it. */
function readAfterName(
  text: string,
  joint: RegExp,
  read: (value: string) => ReturnType<typeof readGoalValues>,
): Named | null {
  for (const { index, 0: said } of text.slice(0, maxName).matchAll(joint).take(maxJoints)) {
    const name = trimEdges(text.slice(0, index))
    if (!/\p{L}{2}/u.test(name)) continue
    const own = read(text.slice(index + said.length))
    if (own !== null) return { name, read: own }
  }
  return null
}

/** In letters before the command that mentions its goal. */
const maxBefore = 200

function readAct(act: GoalCommand, pointsTo: string | null, speaking: Speaking): Named | null {
  const { clause, context } = speaking
  const told = subjectOf(act.rest, clause.language)
  if (told === null) return null
  if (told.name === '') return readUnnamed(act, told, speaking)
  const name = told.name ?? mention.exec(act.before.slice(0, maxBefore))?.[1] ?? pointsTo
  if (name === null) return null
  const read = readGoalValues({ verb: act.verb, part: told.part, value: told.after }, clause.language, context)
  return read === null ? null : { name, read }
}

/** Matches 'My run goal should be 40'. */
const shouldBe = new RegExp(
  String.raw`^(${owner} [^,.;:?]{0,60}?goal(?:['’]?s (?:${nouns}))?) (?:should(?: really)? be|needs to be|has to be|was supposed to be) (.{1,80})$`,
  'i',
)
/** Matches 'Add 200 to the target of my savings goal'. */
const adds = new RegExp(
  String.raw`^add (.{1,20}?) (?:more )?to (?:the )?(${targets}|${dates}) (?:of|for|on) (${owner} [^,.;:?]{1,60}?goal)$`,
  'i',
)
const vague = new RegExp(
  oneOf(
    '^(?:(?:a (?:bit|little|lot)|much|way) )?(?:bigger|smaller|higher|lower|larger|later|earlier|sooner|up|down|back|out)?$',
    String.raw`^(?:up |down )?(?:to )?\S{0,3}\d.* (?:an?|per|each|every) (?:day|week|month|year)$`,
  ),
  'i',
)

/** Reads what a clause changes about goals. Returns null if it changes none. `pointsTo`: the goal named just before. */
export function readGoalChange(said: Clause, context: ActionContext, pointsTo: string | null): GoalRequest[] | null {
  const clause = stripCourtesies(said)
  const { language } = clause
  if (pointsTo === null && !mentionsGoal.test(clause.text)) return null
  if (asksForAnswer(clause) || ofProgress.test(clause.text)) return null
  const text = clause.text
    .replace(shouldBe, 'set $1 to $2')
    .replace(adds, (_, sum: string, part: string, goal: string) => `extend the ${part} of ${goal} by ${sum}`)
  const acts = actsOf(text)
  const read: GoalRequest[] = []
  for (const act of acts) {
    const last = read.findLast((one) => one.do === 'change')
    const one = readAct(act, last === undefined ? pointsTo : last.name, { clause, context })
    if (one !== null) read.push(toRequest(one, language))
  }
  if (read.length > 0) return mergeGoalChanges(read)
  const open = acts.map(({ verb, rest }) => ({ verb, told: subjectOf(rest, language) })).find(isOpen)
  return open?.told?.name == null ? null : [{ do: 'unable', why: 'goalTo', said: nameFrom(open.told.name), language }]
}

const clearVerbs =
  /^(?:change|update|raise|lower|adjust|increase|decrease|reduce|edit|bump|boost|extend|postpone|delay|push|move|make)/i
const isOpen = ({ verb, told }: { verb: string; told: GoalMention | null }): boolean =>
  told !== null && told.name !== null && told.name !== '' && clearVerbs.test(verb) && vague.test(trimEdges(told.after))

const nameFrom = (name: string): string =>
  toTitle(collapseSpaces(name.replaceAll(/[“”"«»]/g, ' ')).replace(/^(?:del?|la|el|mi|my|the) /i, ''))

const toRequest = ({ name, read }: Named, language: Clause['language']): GoalRequest =>
  'do' in read
    ? read
    : { do: 'change', record: 'goal', name: nameFrom(name), day: null, change: read, isCertain: true, language }

export const isGoalChange = (one: ActionRequest): one is GoalChangeRequest =>
  one.do === 'change' && one.change.act === 'adjust'

/** Merges the changes of one goal into one. */
export function mergeGoalChanges<T extends ActionRequest>(asked: readonly T[]): T[] {
  const merged: T[] = []
  for (const one of asked) {
    const at = isGoalChange(one)
      ? merged.findIndex((each) => isGoalChange(each) && each.name.toLowerCase() === one.name.toLowerCase())
      : -1
    const same = merged[at]
    if (same === undefined || !isGoalChange(same) || !isGoalChange(one)) merged.push(one)
    else merged[at] = { ...same, change: mergeAdjustments(same.change, one.change) }
  }
  return merged
}
