import { readWeekWish } from '../../actions/read-week-plan.ts'
import { oneOf } from '../../phrase-pattern.ts'
import type { Answer, Turn } from '../compose-answer.ts'
import { planWeekOf } from '../day-plan/plan-week-items.ts'
import { hourForm, withColons } from './work-hours.ts'

const verbs = oneOf('plan|map|lay|organi[sz]e|figure|sort|schedule|structure|arrange')
const asksWeek = new RegExp(
  oneOf(
    String.raw`\b(?:${verbs})(?: out)? (?:my|this|the|our)(?: whole| next| coming| work)? week(?: out| ahead)?(?: for me)?\b`,
    String.raw`\b(?:give|make|write|create|build|need|want|help(?: me)?(?: make| with)?|put together)(?: me| us)?(?: up)? (?:an? |some kind of )?(?:(?!to\b)\w+ )?(?:plan|schedule|routine)\b(?! (?:out|my|the|this|our)\b)(?: for (?:this|the|my|next|the coming)(?: coming)? week)?\b`,
  ),
  'i',
)
/** Matches wishes that say themselves what is to be fitted in. */
const fitsIn =
  /\bhelp me (?:fit|squeeze|get) (?:in )?|\bwhen (?:do|can|should|would) i (?:even |ever )?(?:fit|get|find|clean|do|go|work out|see|make)\b/i
const ofWeek = /\bweek\b/i
/** Matches plans of another kind, and questions that only look like one. */
const kinds = oneOf(
  'meal|dinners?|menu|lunch|workout|exercise|study|savings?|budget|payment|cleaning|chore|bedtime|birth|lesson|business|training|feeding|nap|sleep',
)
const other = new RegExp(
  String.raw`\b(?:${kinds})s? (?:plan|schedule|routine)\b|\b(?:week by week|(?:a|per|each|every) week|weeks)\b`,
  'i',
)
const isQuestion =
  /\bwhen (?:do|can|should|would) i (?:even |ever )?(?:fit in |get in |find time (?:for|to) )?([a-z][^.,?!]{2,50})/gi
const hasHours = new RegExp(String.raw`\b${hourForm} ?(?:-|–|to|til|till|until) ?${hourForm}`, 'i')

const lead =
  /^[\s,.!;:]*(?:(?:hey|hi|ok|okay|so|and|please|pls|(?:i )?need to|(?:i )?have to|want to|can (?:you|u)|could you|help me|for me)[\s,.!;:]+){0,6}(?=\S)/i
/** Matches what nobody in particular has to do: it is part of an appointment. */
const nobodys = /,? (?:so|and) (?:someone|somebody|who)\b[^.,;!?]*/gi

/** Plans the coming days around hours and appointments that the message tells. Returns null if it doesn't ask for a plan, or tells none. */
export function planWeekAroundHours(turn: Turn): Answer | null {
  const message = withColons(turn.request.message)
  const asked = asksWeek.exec(message)?.[0] ?? null
  if (message.length > 500 || (asked === null && !fitsIn.test(message))) return null
  const isOfHours = hasHours.test(message.replace(/(?<=\d)[ap]\b/gi, ''))
  if (!isOfHours || !ofWeek.test(message) || other.test(message)) return null
  const told = message
    .replace(asked ?? '', ' ')
    .replace(nobodys, '')
    .replace(/\bhelp me (?:fit|squeeze|get) (?:in )?/i, ', need to fit in ')
    .replace(/\bthat (?:has|have|includes)\b/i, ', need ')
    .replace(isQuestion, 'need to $1')
    .replace(/\b((?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}) (?=\d{1,2}:\d\d\b)/gi, '$1 at ')
    .replace(/\b(\d{1,2})([ap])\b/gi, '$1 $2m')
  const wish = readWeekWish(`plan my week, ${told.replace(lead, '').replace(/\bthis week\b/gi, '')}`)
  if (wish === null || wish.fixed.length === 0) return null
  return planWeekOf(turn, wish)
}
