import { collapseSpaces } from './title-text.ts'
import { wordsOf } from './match-phrases.ts'
import type { Language } from '../safety/kinds.ts'
import { type Clock, readWhen, type When } from '../when/read-when.ts'
import { beginsTask, withoutLead } from './task-words.ts'

const joint: Readonly<Record<Language, RegExp>> = {
  en: /,? and (?:also |then )?|, |; | & | plus /g,
  es: /,? y (?:también |luego )?|, |; /g,
}

/** One thing to do, and what else was said of it. */
export type Part = { text: string; notes: string[] }

/** What only says more about the task before it: ', he has to be there at six'. */
const more =
  /^(?:and )?(?:he|she|they|we|i|it|it['’]s|there|doors|the one|bring|wear|parking|address|code|room|don['’]?t forget|gotta|must|no)\b/i
const aside = /\(([^()]{2,200})\)/

const hasDate = ({ day, time, repeat }: When): boolean => day !== null || time !== null || repeat !== null

/** Whether a part with a day or an hour is a thing of its own: 'the dentist Tuesday at 3, the concert Thursday'. */
function isOwnPart(left: string, right: string, by: string, clock: Clock, language: Language): boolean {
  const [before, own] = [readWhen(left, clock, language), readWhen(right, clock, language)]
  if (!hasDate(before) || !hasDate(own) || wordsOf(withoutLead(own.rest)).length === 0) return false
  const hasDay = namesDay(right) || own.repeat !== null
  return hasDay || (own.time !== null && before.time !== null && /and|y|;|plus|&/.test(by))
}
const namesDay = (text: string): boolean =>
  /\b(?:mon|tue|wed|thu|fri|sat|sun|today|tonight|tomorrow|next|the \d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d\/|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|hoy|ma[nñ]ana)/i.test(
    text,
  )

/** Cuts before each further thing to do: 'call the dentist tomorrow at 10 and buy stamps on friday'. */
export function splitTasks(given: string, language: Language, clock: Clock): Part[] {
  const parts: Part[] = []
  const notes: string[] = []
  const text = given.replaceAll(new RegExp(aside, 'g'), ' ($1)').replaceAll(/ {2,}/g, ' ')
  let at = 0
  let end = text.length
  const add = (until: number): void => {
    const said = aside.exec(text.slice(at, until))?.[1]
    const whole = collapseSpaces(text.slice(at, until).replace(aside, ' '))
    parts.push({ text: whole, notes: [...(said === undefined ? [] : [said]), ...notes.splice(0)] })
  }
  const joints = [...withoutAsides(text).matchAll(joint[language])]
  for (const [n, { index, 0: by }] of joints.entries()) {
    if (index < at) continue
    const left = collapseSpaces(text.slice(at, Math.min(index, end)))
    const right = text.slice(index + by.length)
    const next = text.slice(index + by.length, joints[n + 1]?.index)
    const isOwn = isOwnPart(left, next, by, clock, language)
    if (by === ', ' && !isOwn && more.test(next) && hasDate(readWhen(left, clock, language))) {
      notes.push(collapseSpaces(next))
      end = Math.min(end, index)
      continue
    }
    // 'wash and dry the car' is one task.
    if (!isOwn && (!left.includes(' ') || !beginsTask(right, language))) continue
    add(Math.min(index, end))
    at = index + by.length
    end = text.length
  }
  add(end)
  return parts
}
/** Of the same length, without the joints in brackets. */
const withoutAsides = (text: string): string =>
  text.replaceAll(new RegExp(aside, 'g'), (said) => said.replaceAll(/[^()]/g, '.'))
