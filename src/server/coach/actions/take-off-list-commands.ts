import { oneOf } from '../phrase-pattern.ts'
import { englishWeekday } from '../when/weekdays.ts'

/** Rewrites what is taken off a list because it is done, or goes to another day. English only. */

const leads = String.raw`^(?:(?:ok|okay|hey|hi|so|also|and|please|pls|can (?:you|u)|could you|will you|just|luxee)[, ]{1,2}){0,4}`
const chores = 'chores?(?: list)?|house(?:hold)? list|cleaning list'
const lists = String.raw`(?:my |the |our )?(?:${chores}|to[- ]?dos?(?: list)?|list|tasks?(?: list)?|planner|calendar)`
const takes = String.raw`(?:take|get|knock|scratch|remove|pull) (?:the |my )?((?!everything\b|all\b)[^,.;?]{2,60}?) (?:off of|off|from) `
const taken = `${takes}${lists}`
const isDone = oneOf(
  "(?:it['’]?s|that['’]?s|they['’]?re|it is|that is|all|already|now) (?:(?:all|already|now) )?(?:done|finished|complete|taken care of)",
  "(?:i|we|hubby|my husband|my \\w+|he|she|they)(?:[’']?ve)? (?:just |already |finally |all ?ready )*(?:did|done|finished|got) (?:it|that|them)(?: done)?(?: already| today| yesterday| this morning| last night| earlier| now)?",
  'done|finished|all done',
)
/** Matches 'Take mop the kitchen off my chores its done'. */
const doneAlready = new RegExp(
  String.raw`${leads}${taken}(?:,|\.| -)? ?(?:because |bc |cause |cuz |since |as )?(?:${isDone})[.!]*$`,
  'i',
)
/** Matches 'Take the dishes off my chores'. */
const offChores = new RegExp(String.raw`${leads}${takes}(?:my |the |our )?(?:${chores})[.!]*$`, 'i')
const day = String.raw`(?:(?:this |next )?${englishWeekday}|tomorrow|today|tonight)(?: (?:morning|afternoon|evening|night))?(?:,? at \d{1,2}(?::\d\d)?(?: ?[ap]m)?)?`
/** Matches 'Take folding laundry off my chores and give it to Sunday night instead of Monday'. */
const givenTo = new RegExp(
  String.raw`${leads}${taken}(?: (?:for |on )?(${day}))?,? (?:and |then )+(?:give|put|move|stick|switch|do|make|add|push) it (?:to |on |onto |for |over to |back on )*(${day})(?: instead)?(?: (?:of|from|not) (?:on )?(${day}))?[.!]*$`,
  'i',
)
/** Matches 'Mark off take down fall decorations', where the name begins with a verb. */
const markedOff = new RegExp(
  String.raw`${leads}(?:mark|check|cross|tick) off ((?:take|put|pick|clean|wash|mop|sweep|vacuum|dust|fold|hang|change|buy|get|pay|call|email|text|order|return|drop|finish|start|write|send|bring|make|bake|cook|water|feed|walk|mow|rake|fix|paint|pack|unpack|book|schedule|read|study|decorate|wrap|mail|ship)(?!s|ing|ed) (?!days?\b|weeks?\b)[^,;?]{2,60})$`,
  'i',
)
const shopping = /\b(?:shopping|grocery|groceries|store)\b/i

/** Writes 'Take mop the kitchen off my chores, it’s done' as a task that is done, and one given to another day as a move. */
export function withoutOffList(message: string): string {
  const text = message.trim()
  if (shopping.test(text)) return message
  const [, moved, from, to, instead] = givenTo.exec(text) ?? []
  if (moved !== undefined && to !== undefined) {
    const before = instead ?? from
    return `move the ${moved}${before === undefined ? '' : ` from ${before}`} to ${to}`
  }
  const done = doneAlready.exec(text)?.[1] ?? markedOff.exec(text)?.[1]
  if (done !== undefined) return `mark ${done} as done`
  const off = offChores.exec(text)?.[1]
  return off === undefined ? message : `delete the ${off} from my chores`
}
