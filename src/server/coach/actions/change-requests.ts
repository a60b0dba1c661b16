import { addDays } from '#server/lib/days.ts'
import type { RequestLabel } from '../intents/intent-labels.ts'
import type { ActionContext, ActionRequest, AskedChange, ChangeRequest, Clause } from './action-request.ts'
import type { Destination } from './read-destination.ts'
import { splitItems } from './item-requests.ts'
import { isReportedDone, isReportedMove } from './plain-requests.ts'
import { articles } from './request-phrases.ts'
import {
  phraseEnd,
  phrasesEnd,
  findPhrase,
  parsePhrases,
  textFrom,
  type Phrases,
  withoutTail,
  splitWords,
} from './match-phrases.ts'
import { toUnable } from './task-requests.ts'
import { collapseSpaces, toTitle, trimEdges } from './title-text.ts'
import { withoutTrailingRemark } from './strip-remarks.ts'
import { hourKept } from './format-when.ts'
import { isWhole } from './is-whole-list.ts'
import { namesDay } from './has-named-day.ts'
import { afterDay, readShiftRequest } from './shift-requests.ts'
import { pastDayOf } from '../when/past-day.ts'
import { readWhen } from '../when/read-when.ts'

export type ChangeLabel = Extract<RequestLabel, 'finish' | 'delete' | 'rename' | 'move'>
type Asked = { label: ChangeLabel; clause: Clause; destination: Destination | null }

const verbs: Readonly<Record<ChangeLabel, Phrases>> = {
  finish: parsePhrases(
    `cross off, check off, tick off, mark off, cross out, strike off, cross, check, tick, mark, strike, complete, finish, done with, done, i finished, i've finished, i have finished,
    i just finished, i completed, i've completed, i did, i've done, i have done, i already did, i'm done with, i am done with, i'm finished with, finished, completed, close, close off, i bought, i got, i already got, i already bought`,
    'marca, marcar, tacha, tachar, completa, completar, da, dar, pon, ya termine, termine, ya hice, hice, he hecho, ya acabe, acabe, he terminado, listo, listo lo de, complete, termine con, ya compre',
  ),
  delete: parsePhrases(
    `remove, delete, take off, take out, take away, take, get rid of, get rid off, drop, erase, scratch off, scratch out, scratch, cancel, eliminate, i don't need, i dont need, i no longer need, we don't need,
    we no longer need, i don't want, subtract, clear, clear out, empty, empty out, wipe, reset, scrap, toss, lose, bin, forget, forget about, cross off, cross out, make, clean, clean out, clean up`,
    'quita, quitar, quitame, elimina, eliminar, borra, borrar, borrame, saca, sacar, cancela, cancelar, vacia, vaciar, limpia',
  ),
  rename: parsePhrases(
    'rename, retitle, change the name of, change the title of, change the name on, change name of, change, call, give',
    'renombra, renombrar, cambia el nombre de, cambiale el nombre a, cambiar el nombre de, cambia el nombre a, cambia, llama, retitula',
  ),
  move: parsePhrases(
    `move, scoot, scooch, reschedule, push back, push, postpone, shift, delay, bring forward, put off, put, bump, change the date of, change the time of, change the day of, change the date for, change the time for,
    change the date on, change the time on, change, update, switch, swap, slide, make`,
    'mueve, mover, cambia, cambiar, pasa, pasar, aplaza, aplazar, pospon, posponer, reprograma, reprogramar, reagenda, adelanta, deja',
  ),
}
/** Verbs that are only about lists and plans. */
const plainVerbs = parsePhrases(
  'reschedule, postpone, rename, retitle, cross, tick, check off, mark off, tacha, reprograma, renombra, aplaza, pospon',
)
const ends: Readonly<Record<ChangeLabel, Phrases>> = {
  finish: parsePhrases(
    `off, done, as done, is done, as complete, as completed, as finished, as paid, paid, as handled, handled, complete, completed, finished, checked, as checked, bought, as bought, from it, now, already, finally, at last, out`,
    'como hecha, como hecho, como hechas, como hechos, como completada, como completado, como terminada, como terminado, como lista, como listo, por hecha, por hecho, por terminada, ya, listo, lista',
  ),
  delete: parsePhrases(
    'off, out, away, back, back off, anymore, any more, from it, from there, from that, blank, empty, completely, altogether, entirely, for good, de ahi, ya',
  ),
  rename: parsePhrases('instead, please'),
  move: parsePhrases('to, until, till, for, by, from, back, forward, instead, para, hasta, al, a, de, del, desde'),
}
const kinds = parsePhrases(
  'task, event, item, reminder, to do, to-do, todo, chore, entry, one, tarea, evento, recordatorio, cosa',
)
const names = parsePhrases(
  'called, named, titled, to, for, about, that says, of, llamada, llamado, para, que dice, de, del',
)
const endKinds = parsePhrases(
  'one, thing, task, event, item, reminder, to do, to-do, todo, chore, entry, scheduled, scheduled for',
)
const planned = parsePhrases(
  'task, tasks, event, events, reminder, reminders, appointment, appointments, meeting, meetings, to do, to-do, to-dos, todo, todos, tarea, tareas, evento, eventos, recordatorio, recordatorios, cita, citas, reunion, reuniones',
)
const chores = parsePhrases('chore, chores, tarea de la casa, tareas de la casa, tarea del hogar, tareas del hogar')
const nobody = new Set('you yourself me myself it that this them him her your tu name'.split(' '))
const quotes = /[“”"«»]/g

/** Returns the name of a record without 'the task called …'. */
function nameOf(text: string): string {
  const line = collapseSpaces(text.replaceAll(quotes, ' '))
  const words = splitWords(line)
  const start = phrasesEnd(words, 0, articles)
  const kind = phraseEnd(words, start, kinds)
  const named = kind > start ? phrasesEnd(words, kind, names) : start
  const at = named > start && named < words.length ? named : start
  return toTitle(withoutTail(at < words.length ? textFrom(line, words, at) : line, endKinds))
}

const has = (text: string, phrases: Phrases): boolean => findPhrase(splitWords(text), phrases) !== null

function recordOf(destination: Destination | null, object: string): ChangeRequest['record'] {
  if (destination !== null && destination.to !== 'bare')
    return ({ shopping: 'item', planner: 'task', household: 'household' } as const)[destination.to]
  if (has(object, chores)) return 'household'
  return has(object, planned) ? 'task' : 'any'
}

/** Returns the text after the verb. */
function objectOf(label: ChangeLabel, text: string): { object: string; isPlain: boolean } {
  const words = splitWords(text)
  const at = phraseEnd(words, 0, verbs[label])
  const left = at < words.length ? textFrom(text, words, at) : ''
  return {
    object: trimEdges(withoutTail(trimEdges(left), ends[label])),
    isPlain:
      phraseEnd(words, 0, plainVerbs) > 0 ||
      (label === 'finish' && /\b(?:as|como|por) \w{4,10}$|^mark .* done$/.test(text)) ||
      /^put .* instead$/i.test(text),
  }
}

/** Splits a text at the last of these words: 'yoga to pilates'. */
function divide(text: string, joints: ReadonlySet<string>): [string, string] | null {
  const words = splitWords(text)
  const at = words.findLastIndex(({ word }, n) => n > 0 && n < words.length - 1 && joints.has(word))
  const joint = words[at]
  return joint === undefined ? null : [text.slice(0, joint.start), text.slice(joint.end)]
}
const toName = new Set(['to', 'as', 'into', 'a', 'como', 'por'])
const toDay = new Set(['to', 'until', 'till', 'for', 'para', 'hasta', 'al', 'a', 'instead'])
const fromDay = /\s(?:from|desde) .{1,60}$/i

export const isChange = (made: AskedChange | ActionRequest): made is AskedChange => 'act' in made

const bareHour = /^\s*(\d{1,2})\s*$/

/** Reads a new day, a new hour or both. With an hour alone, the record keeps its day. */
export function readMove(to: string, { language }: Clause, context: ActionContext): AskedChange | ActionRequest | null {
  // 'to 6' is an hour.
  const text = to.replace(bareHour, 'at $1')
  const { day, time, problem } = readWhen(text, context, language)
  if (problem !== null) return toUnable(problem, language)
  if (day === null && time === null) return null
  return { act: 'move', dueDate: time !== null && !namesDay(text, context, language) ? null : day, time }
}

/** `day`: the day that it is moved from, if the message says it. */
type Change = { name: string; change: AskedChange; day?: string | null }

function readDraftChange(
  label: ChangeLabel,
  object: string,
  clause: Clause,
  context: ActionContext,
): Change | ActionRequest | null {
  if (label === 'delete') return { name: object, change: { act: 'delete' } }
  if (label === 'finish') return { name: object, change: { act: 'finish' } }
  if (label === 'rename') {
    const [name, title] = divide(object, toName) ?? []
    // 'change the dentist to 5 pm'.
    const moved = title === undefined ? null : readMove(title, clause, context)
    if (
      name !== undefined &&
      moved !== null &&
      (bareHour.test(title ?? '') || readWhen(title ?? '', context, clause.language).rest === '')
    )
      return isChange(moved) ? { name, change: moved } : moved
    const to = title === undefined ? '' : toTitle(title.replaceAll(quotes, ' '))
    return name === undefined || to === '' ? null : { name, change: { act: 'rename', title: to } }
  }
  const shifted = clause.language === 'en' ? readShiftRequest(clause.text) : null
  if (shifted !== null) return shifted
  const [said, to] = divide(object, toDay) ?? []
  const first = to === undefined ? null : readMove(to, clause, context)
  const change = first ?? readMove(object, clause, context)
  if (change === null) return null
  if (!isChange(change)) return change
  const name =
    first === null || said === undefined ? readWhen(object, context, clause.language).rest : said.replace(fromDay, '')
  const from = said === undefined ? undefined : fromDay.exec(said)?.[0]
  const day = dayBefore(from === undefined ? null : readWhen(from, context, clause.language).day, change, context)
  return { name: withoutTail(trimEdges(name), ends.move), change: afterDay(change, to ?? '', day), day }
}

/** Returns the day to move from: a week earlier if it isn't before the new day, so that 'from Sunday to Monday' starts today on a Sunday. */
function dayBefore(from: string | null, change: AskedChange, { today }: ActionContext): string | null {
  if (from === null || change.act !== 'move' || change.dueDate === null || from < change.dueDate) return from
  const before = addDays(from, -7)
  return before < today ? from : before
}

/** Matches 'My Sunday', 'everything on Monday'. */
const wholeDay = /^(?:my|everything|all)(?: on| for)? (?:this |next )?(?:\w{3,6}day|today|tomorrow)$/i
const surelyDeletes =
  /^(?:delete|erase) (?!(?:his|her|their|him|them|it|all|everything|instagram|facebook|tiktok|my account)\b)/i
const isSureDeletion = ({ text, isWish }: Clause): boolean => isWish !== true && surelyDeletes.test(text)

const surelyMoves =
  /^(?:move|reschedule|postpone) (?!(?:his|her|their|him|them|me|us|it|in|out|on|away|back|all|everything)\b)/i
const isSureMove = ({ text, isWish }: Clause, change: AskedChange): boolean =>
  isWish !== true && surelyMoves.test(text) && change.act === 'move' && change.dueDate !== null

const ticks = parsePhrases('cross, tick, check, tacha, tachar')

const offList = /^(?:cross|check|tick) off\b|^take .{3,80} off$/i

const passiveVerb = / (?:got|was|were|has been|is being) (?:re)?\w{3,9}ed(?= |$)/i
const withoutPassive = (object: string): string => object.replace(passiveVerb, '')

/** Reads a change of an existing record by its name. A day beside the name tells which one is meant. */
/** Matches 'Mark the dishes, the rent and the call done': three or more. */
const severalNamed = /^[^,]+,[^,]+(?:,| and | & )/i
export function readChanges({ label: meant, clause, destination }: Asked, context: ActionContext): ActionRequest[] {
  const { language } = clause
  // Crossing off means finishing.
  const isTicked = meant === 'delete' && phraseEnd(splitWords(clause.text), 0, ticks) > 0
  const label = isTicked ? 'finish' : meant
  const said = withoutTrailingRemark(destination?.rest ?? clause.text)
  const { object, isPlain } = objectOf(label, said)
  const isDone = label === 'finish' && isReportedDone(clause)
  const isClearing = (label === 'delete' || label === 'finish') && !isDone
  if (isClearing && (destination !== null || object !== '') && (isWhole(object) || wholeDay.test(object)))
    return [{ do: 'unable', why: 'clearList', said: clause.text, language }]
  const isReported = label === 'move' && isReportedMove(clause)
  const read = readDraftChange(label, isReported ? withoutPassive(object) : object, clause, context)
  if (read === null || 'do' in read) return read === null ? [] : [read]
  const record = isDone && destination === null ? 'task' : recordOf(destination, object)
  const isTimed = read.change.act === 'move' && read.change.time !== null
  const aside = label === 'move' && !isTimed ? hourKept(readWhen(object, context, language), language) : null
  const isPlainly = isPlain || isSureDeletion(clause) || isSureMove(clause, read.change) || read.change.act === 'shift'
  const isCertain = !isReported && (destination !== null || (record !== 'any' && !isDone) || isPlainly)
  const isSeveral = isClearing && severalNamed.test(read.name)
  const isList = isSeveral || isDone || record === 'item' || destination?.to === 'bare' || offList.test(clause.text)
  const list = record === 'item' ? (destination?.list ?? undefined) : undefined
  const more = {
    ...(isReported && { isReported }),
    ...(list !== undefined && { list }),
    ...(aside !== null && { aside }),
  }
  return (isList ? splitItems(read.name) : [read.name]).flatMap((each): ActionRequest[] => {
    const when = record === 'item' ? null : readWhen(each, context, language)
    const done = label === 'finish' && when !== null ? pastDayOf(when, language, context.today) : null
    const name = nameOf(done?.rest ?? (when === null || when.problem !== null ? each : when.rest))
    // 'I have to finish the report' tells; 'finish the report' may ask.
    const isOnlyWish = clause.isWish === true && !isCertain && label !== 'move' && !isDone
    if (isOnlyWish || name === '' || nobody.has(name.toLowerCase())) return []
    const day = read.day ?? done?.day ?? when?.day ?? null
    // 'Move my Saturday cleaning to Sunday' speaks of a plan by both its days.
    const isOfTwoDays = day !== null && read.change.act === 'move' && read.change.dueDate !== null && !isReported
    return [
      { do: 'change', record, name, day, change: read.change, isCertain: isCertain || isOfTwoDays, ...more, language },
    ]
  })
}
