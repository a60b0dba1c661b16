import { oneOf } from '../phrase-pattern.ts'
import { collapseSpaces } from './title-text.ts'

/** In minutes of the day. */
export type PartOfDay = { from: number; to: number }

const noon = 12 * 60
const parts: readonly (readonly [string, PartOfDay])[] = [
  ['(?:in |during )?(?:the |that )?(?:early )?morning|before (?:noon|lunch)|first thing', { from: 0, to: noon }],
  ['(?:in |during )?(?:the |that )?(?:early |late )?afternoon|after lunch', { from: noon, to: 17 * 60 }],
  ['(?:in |during )?(?:the |that )?evening|at night|after (?:dinner|supper|work)', { from: 17 * 60, to: 24 * 60 }],
]
const forms = parts.map(([words, part]) => {
  const lead = '(?:some ?time )?'
  return {
    part,
    form: new RegExp(String.raw`,? \b${lead}(?:${words})$|^${lead}(?:${words}),? (?=\S+ )`, 'i'),
  }
})

/** Takes the part of the day out of an item: 'Look at apartments in the afternoon'. */
export function takePartOfDay(said: string): { text: string; part: PartOfDay | null } {
  const found = forms.find(({ form }) => form.test(said))
  return found === undefined
    ? { text: said, part: null }
    : { text: collapseSpaces(said.replace(found.form, ' ')), part: found.part }
}

const done = oneOf('(?:done|home|finished|back)(?: and (?:done|home|finished|in bed))?|out|through|in bed|asleep')
/** Matches 'And I want to be done by 4', 'finished before 5pm'. Groups: hour, minutes, half of the day. */
const limit = new RegExp(
  String.raw`\b(?:(?:be|get|am|i[’']?m|all|everything|it|gotta be|,) )?(?:all |back |totally )?(?:${done})(?: with (?:it all|everything|all of it|it))? (?:by|before|at)(?: around| about| like)? (?:(\d{1,2})(?::(\d\d))?\s?(?:([ap])\.?m\b\.?)?|(noon|midnight))`,
  'i',
)
/** Verbs of wishes: 'I want to be done by 4' is not an item. */
const wishes = oneOf('want|need|have|like|would like|wanna|gotta|hope|hoping')
export const isLimit = new RegExp(
  String.raw`^(?:(?:i|we)(?:[’']?d)? )?(?:(?:${wishes})(?: to)? )?(?:(?:be|get|am|i[’']?m|it|everything) )?(?:all |back |totally )?(?:${done})\b.{0,24}? (?:by|before|at)\b`,
  'i',
)

/** An hour below this one, without am or pm, is in the afternoon. */
const firstMorningHour = 9

const wholeDay = 24 * 60

/**
 * Returns the minute of the day by which everything should be done, or an hour for it that doesn't exist. Both are null if there is no
 * limit.
 */
export function limitIn(message: string): { by: number | null; unreadBy: string | null } {
  const [all, hours, minutes = '0', half, named] = limit.exec(message) ?? []
  if (all === undefined) return { by: null, unreadBy: null }
  if (named !== undefined) return { by: /noon/i.test(named) ? noon : wholeDay, unreadBy: null }
  const hour = Number(hours)
  if (hour > 24 || Number(minutes) > 59 || (half !== undefined && (hour > 12 || hour === 0)))
    return { by: null, unreadBy: all.replace(/^.* /, '') }
  const isNight = /\b(?:bed|asleep)\b/i.test(all)
  const isBare = half === undefined && !isNight
  const isAfternoon = isBare ? hour < firstMorningHour : half === undefined || half.toLowerCase() === 'p'
  const whole = isBare && hour >= firstMorningHour ? hour : (hour % 12) + (isAfternoon ? 12 : 0)
  const isMidnight = hour % 24 === 0 || (hour === 12 && !isBare && half?.toLowerCase() !== 'p')
  return { by: isMidnight ? wholeDay + Number(minutes) : whole * 60 + Number(minutes), unreadBy: null }
}
