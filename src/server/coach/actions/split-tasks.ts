import { oneOf } from '../phrase-pattern.ts'
import { collapseSpaces } from './title-text.ts'
import { splitWords } from './match-phrases.ts'
import { withoutReason } from './split-off-reason.ts'
import type { Language } from '../safety/kinds.ts'
import { type LocalClock, readWhen, type When } from '../when/read-when.ts'
import { beginsTask, stripTaskOpening } from './task-words.ts'

const jointForms: Readonly<Record<Language, RegExp>> = {
  en: /,? and (?:also |then )?|, (?:also )?|; | & | plus /g,
  es: /,? y (?:también |luego )?|, (?:también )?|; /g,
}

/** One thing to do, and the notes about it. `isListed`: its first verb belongs to the title, as in 'schedule haircut'. */
export type TaskPart = { text: string; notes: string[]; isListed?: boolean }

/** Matches a remark about the task before it: ', he has to be there at six'. */
const more =
  /^(?:and )?(?:he|she|they|we|i|it|it['’]?s|her|his|their|there|doors|the one|bring|wear|parking|address|code|room|don['’]?t forget|gotta|must|no)\b/i
/** Matches what others do, even if it names a day: ', he leaves Friday and is back Tuesday'. */
const others = /^(?:he|she|they)(?:['’](?:s|re|ll))? \p{Ll}+/iu
/** Matches the beginning of a part that continues the note before it. */
const goesOn = /^(?:is|are|will|gets?|comes?|leaves?|takes?|has|was)\b/i
/** Matches 'And if the shop is shut then Wednesday'. */
const condition = /^(?:if|unless)\b/i
const aside = /\(([^()]{2,200})\)/

const hasDate = ({ day, time, repeat }: When): boolean => day !== null || time !== null || repeat !== null

/** Returns true if a part with a day or an hour is a separate thing: 'the dentist Tuesday at 3, the concert Thursday'. */
function isOwnPart(left: string, right: string, by: string, clock: LocalClock, language: Language): boolean {
  const [before, own] = [readWhen(left, clock, language), readWhen(right, clock, language)]
  if (!hasDate(before) || !hasDate(own) || splitWords(stripTaskOpening(own.rest)).length === 0) return false
  const hasDay = hasDayWord(right) || own.repeat !== null
  return hasDay || (own.time !== null && before.time !== null && /and|y|;|plus|&/.test(by))
}
const dayNames = oneOf(
  'mon|tue|wed|thu|fri|sat|sun|today|tonight|tomorrow|next|the \\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec',
  '\\d\\/|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|hoy|ma[nñ]ana',
)
const dayPattern = new RegExp(String.raw`\b(?:${dayNames})`, 'i')
export const hasDayWord = (text: string): boolean => dayPattern.test(text)

/** The part that is being read. `end` is where its remarks begin, `when` a day given after them. */
type Open = { at: number; end: number; notes: string[]; when: string }
type Joint = { left: string; next: string; right: string; later: string | null; by: string; hasNote: boolean }

function toPart(text: string, { at, end, notes, when }: Open, until: number): TaskPart {
  const own = text.slice(at, Math.min(until, end))
  const said = aside.exec(own)?.[1]
  const whole = collapseSpaces(`${own.replace(aside, ' ')}${when}`)
  return { text: whole, notes: [...(said === undefined ? [] : [said]), ...notes] }
}

/** The most joints that are looked at, because each costs several readings of dates. A reply has no cards for more tasks anyway. */
const maxJoints = 24

/** Returns what follows a joint: another thing to do, a remark about the one before, its day, or more of its words. */
function followsAs(
  { left, next, right, later, by, hasNote }: Joint,
  isList: boolean,
  language: Language,
  clock: LocalClock,
) {
  if (hasNote && isOnlyWhen(next, clock, language)) return 'when'
  const isOwn = isOwnPart(left, next, by, clock, language)
  const isDatedLater = later !== null && isOnlyWhen(later, clock, language)
  const isDated = isDatedLater || (!isOwn && hasDate(readWhen(left, clock, language)))
  if ((by === ', ' && (isDated ? more : others).test(next)) || condition.test(next)) return 'note'
  if (hasNote && goesOn.test(next)) return 'note'
  // 'wash and dry the car' is one task.
  const begins = left.includes(' ') && beginsTask(right, language)
  return isOwn || begins || (isList && /[,;]/.test(by)) ? 'next' : 'same'
}

/**
 * Cuts before each further thing to do: 'call the dentist tomorrow at 10 and buy stamps on friday'. `isList`: each comma begins one,
 * even where it does not begin as something to do.
 */
export function splitTasks(given: string, language: Language, clock: LocalClock, isList = false): TaskPart[] {
  const text = given.replaceAll(new RegExp(aside, 'g'), ' ($1)').replaceAll(/ {2,}/g, ' ')
  const parts: TaskPart[] = []
  let open: Open = { at: 0, end: text.length, notes: [], when: '' }
  const lastOf = new Map<string, 'when' | 'note' | 'next' | 'same'>()
  const joints = [...withoutAsides(text).matchAll(jointForms[language])]
  const after = (n: number): string | null => {
    const one = joints[n]
    return one === undefined ? null : text.slice(one.index + one[0].length, joints[n + 1]?.index)
  }
  for (const [n, { index, 0: by }] of joints.entries()) {
    if (index < open.at) continue
    const left = collapseSpaces(text.slice(open.at, Math.min(index, open.end)))
    const right = text.slice(index + by.length)
    const next = after(n) ?? ''
    const hasNote = open.end < text.length
    const joint = { left, next, right, later: after(n + 1), by, hasNote }
    const beyond = (isList && /[,;]/.test(by)) || lastOf.get(by) === 'next' ? 'next' : 'same'
    const kind = n < maxJoints ? followsAs(joint, isList, language, clock) : beyond
    lastOf.set(by, kind)
    if (kind === 'when') open.when = ` ${withoutThen(next)}`
    if (kind === 'note') {
      open.end = Math.min(open.end, index)
      open.notes.push(collapseSpaces(next))
    }
    if (kind !== 'next') continue
    parts.push(toPart(text, open, index))
    open = { at: index + by.length, end: text.length, notes: [], when: '' }
  }
  return [...parts, toPart(text, open, text.length)]
}

const afterDash = /\s[-–—]\s(?!\d{1,2}(?::\d\d)? ?(?:[ap]m)?(?:$|,))([^,;–—()]{2,60}?)(?=[,;]|$)/g
/** Splits the things to do under a heading. After a dash comes a note, and a reason is kept apart. */
export function splitListed(given: string, language: Language, clock: LocalClock, isList: boolean): TaskPart[] {
  return splitTasks(given.replaceAll(afterDash, ' ($1)'), language, clock, isList).map(({ text, notes }) => {
    const { text: thing, note } = withoutReason({ text: withoutThen(text), language }, true)
    return { text: thing, notes: note === undefined ? notes : [...notes, note], isListed: true }
  })
}

/** Returns true for ', so Monday at 7:30' after a remark. */
function isOnlyWhen(text: string, clock: LocalClock, language: Language): boolean {
  const when = readWhen(withoutThen(text), clock, language)
  return hasDate(when) && splitWords(when.rest).length === 0
}

const withoutThen = (text: string): string => text.replace(/^\s*(?:so|then)\s/i, '')

/** Blanks out text in brackets so that it isn't split. Positions stay the same. */
const withoutAsides = (text: string): string =>
  text.replaceAll(new RegExp(aside, 'g'), (said) => said.replaceAll(/[^()]/g, '.'))
