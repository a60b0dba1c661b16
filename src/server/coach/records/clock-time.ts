import type { Language } from '../safety/kinds.ts'

/** An hour of the day; `rest` is the text without it. */
export type ClockTime = { at: string; rest: string }

const hourWords: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  en: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
  },
  es: {
    una: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
  },
}
const number = (language: Language): string => `\\d{1,2}|${Object.keys(hourWords[language]).join('|')}`

const forms: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `\\b(noon|midday|midnight)\\b|\\b(half past|quarter past|quarter to) (${number('en')})\\b|\\b(?:at|around|about|by|before|after) (${number('en')})(?! ?(?:hours?|hrs?|min\\w*|days?|weeks?|months?|years?|times|people|%|percent|kilos?|pounds|dollars|euros|things)\\b)(?:[:.](\\d\\d))?(?: ?o'?clock)? ?([ap])?\\.?(?:m\\b)?|\\b(\\d{1,2})(?:[:.](\\d\\d))? ?([ap])\\.?m\\b|\\b(\\d{1,2}):(\\d\\d)\\b`,
  ),
  es: new RegExp(
    `\\b(mediodia|medianoche)\\b|\\ba las? (${number('es')})(?:[:.](\\d\\d)| (y media|y cuarto|menos cuarto))?(?: (de la (?:manana|tarde|noche)|[ap]m))?|\\b(\\d{1,2}):(\\d\\d)\\b`,
  ),
}

/** The hour that a plain text names. From 1 to 6 without morning or evening it is an afternoon. */
export function readClock(text: string, language: Language): ClockTime | null {
  const found = forms[language].exec(text)
  if (found === null) return null
  const minutes = language === 'en' ? english(found) : spanish(found)
  if (minutes === null || minutes >= 1_440) return null
  const at = toClock(minutes)
  return { at, rest: cut(text, found) }
}

const toClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const cut = (text: string, { index, 0: part }: RegExpExecArray): string =>
  `${text.slice(0, index)} ${text.slice(index + part.length)}`.replace(/ +/g, ' ').trim()

const toHour = (text: string, language: Language): number => hourWords[language][text] ?? Number(text)

/** In minutes. `half`: 'a' or 'p', or undefined where it was not said. */
function inMinutes(hour: number, minute: number, half: string | undefined): number | null {
  if (hour > 23 || minute > 59) return null
  const isAfternoon = half === 'p' || (half === undefined && hour >= 1 && hour <= 6)
  const full = hour === 12 && half === 'a' ? 0 : isAfternoon && hour < 12 ? hour + 12 : hour
  return full * 60 + minute
}

function english(found: RegExpExecArray): number | null {
  const [, word, offset, past = '', at, atMinute = '0', atHalf, hour, minute = '0', half, plainHour, plainMinute] =
    found
  if (word !== undefined) return word === 'midnight' ? 0 : 720
  if (offset !== undefined) {
    const base = inMinutes(toHour(past, 'en'), 0, undefined)
    return base === null ? null : base + (offset === 'half past' ? 30 : offset === 'quarter past' ? 15 : -15)
  }
  if (at !== undefined) return inMinutes(toHour(at, 'en'), Number(atMinute), atHalf)
  if (hour !== undefined) return inMinutes(Number(hour), Number(minute), half)
  return inMinutes(Number(plainHour), Number(plainMinute), undefined)
}

function spanish(found: RegExpExecArray): number | null {
  const [, word, at, minute = '0', more, half = '', plainHour, plainMinute] = found
  if (word !== undefined) return word === 'medianoche' ? 0 : 720
  if (at === undefined) return inMinutes(Number(plainHour), Number(plainMinute), undefined)
  const said = /manana|^a/.test(half) ? 'a' : half === '' ? undefined : 'p'
  const base = inMinutes(toHour(at, 'es'), Number(minute), said)
  const extra = more === 'y media' ? 30 : more === 'y cuarto' ? 15 : more === 'menos cuarto' ? -15 : 0
  return base === null ? null : base + extra
}

const ranges: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:between|from) (\d{1,2})(?:[:.](\d\d))? ?(?:([ap])m)? (?:and|to|until|till) (\d{1,2})(?:[:.](\d\d))? ?(?:([ap])m)?(?![\w/])/,
  es: /\b(?:entre|de) las? (\d{1,2})(?:[:.](\d\d))?() (?:y|a) las? (\d{1,2})(?:[:.](\d\d))?()/,
}

/** Hours from one to another, as 'between 2 and 4'. */
export function readHours(text: string, language: Language): { from: string; to: string; rest: string } | null {
  const found = ranges[language].exec(text)
  if (found === null) return null
  const [, hour = '', minute = '0', half, end = '', endMinute = '0', endHalf] = found
  const from = inMinutes(Number(hour), Number(minute), half || endHalf || undefined)
  const to = inMinutes(Number(end), Number(endMinute), endHalf || half || undefined)
  if (from === null || to === null || from >= to) return null
  return { from: toClock(from), to: toClock(to), rest: cut(text, found) }
}
