import { withoutOffList } from './take-off-list-commands.ts'
import { oneOf } from '../phrase-pattern.ts'
import { withCorrectedItem } from './corrected-items.ts'
import { englishWeekday } from '../when/weekdays.ts'

/** Drops idioms around a command, so that the words are those that the readers know. English only. */

const leads = String.raw`^(?:(?:ok|okay|hey|hi|so|also|and|please|pls|can you|could you|will you|just|luxee)[, ]{1,2}){0,4}`
const changes = oneOf('delete|cancel|remove|scrap|move|push|shift|reschedule|postpone|bump|switch|change')
/** Matches 'Cancel Thursday's dentist', the dentist on Thursday. */
const ofDay = new RegExp(
  String.raw`(${leads}(?:${changes})) (?:my |the )?(${englishWeekday}|tomorrow|today)['’]s ((?!(?:tasks?|things?|stuff|plans?|appointments|items|list|to-?dos?|reminders)\b)[^,.;?]{2,50}?)(?=,| to | until | till |[.;?]|$)`,
  'i',
)
const rest =
  /, (?:book|put|plan|schedule) nothing\b[^]{0,60}$|, leave (?:it|that|the (?:slot|time)) (?:empty|free|open)[^]{0,30}$/i
/** Matches 'Give me a task for Monday called Stop Saying Sorry'. */
const calledTask = new RegExp(
  String.raw`(${leads})(?:give|make|set|create|add)(?: me)? an?(?:other)?(?: new)? (?:task|reminder|to-?do) (?:for|on) ((?:this |next )?${englishWeekday}|tomorrow|today|the \d{1,2}(?:st|nd|rd|th)) (?:called|named|titled|saying|that says) ["“]?([^"”.?!]{2,80})["”]?[.!]?$`,
  'i',
)
/** Matches 'Put the concert in: Saturday the 12th'. */
const inColon = new RegExp(String.raw`(${leads}(?:put|pencil) (?:the|my|our|an?) [^:.,]{2,40}) in: (?=\S)`, 'i')
const pleaseColon = /\b(goal|task|reminder|chore|entry|item|list),? (?:please|pls)(?=: )/i
const goalEnd =
  /^([^.]{0,30}\bgoal\b[^.:]{0,20}: [^.]{5,140})\. (?:by )?(?:the )?(end of [a-z]{3,9}|[a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?)\.?$/i
/** Matches '… done, but the bins I'll do tonight', which is only a remark. */
const notThose = new RegExp(
  String.raw`(${leads}(?:mark|check|tick|cross)\b[^?]{3,160}?),? but (?:not )?(?:the |my )?[\p{L}' ]{2,40} (?:i['’]?ll|i will|i['’]?m|can wait|is still|are still|later|not yet)\b[^]{0,80}$`,
  'iu',
)

const lengths = oneOf('an hour|half an hour|a half hour|two hours|\\d{1,2} (?:minutes?|mins?|hours?)')
const before = new RegExp(
  String.raw`\b(${lengths}) before (?:my |the |our )?(\d{1,2})(?::(\d\d))?(?: ?(?:o['’]?clock|([ap])\.?m\.?))( (?:on )?(?:${englishWeekday}|tomorrow|today))?(?= to )`,
  'i',
)
const minutesOf = (said: string): number => {
  const many = /half/i.test(said) ? 0.5 : /^an?\b/i.test(said) ? 1 : /^two/i.test(said) ? 2 : Number.parseInt(said, 10)
  return /hour/i.test(said) ? many * 60 : many
}
/** Works out the hour: 'An hour before my 3 o'clock tomorrow to print' is at 2. */
function beforeHour(_: string, length: string, hour: string, minute?: string, half?: string, day = ''): string {
  const isAfternoon = half === undefined ? Number(hour) < 7 : half.toLowerCase() === 'p'
  const at = ((Number(hour) % 12) + (isAfternoon ? 12 : 0)) * 60 + Number(minute ?? 0) - minutesOf(length)
  const time = Math.max(0, at)
  return `at ${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}${day}`
}

/** Matches a day in 'Take the swim off Monday and put it on Wednesday instead'. */
const aDay = `(?:(?:this |next )?${englishWeekday}|tomorrow|today)`
const takenOver = new RegExp(
  String.raw`(${leads})take (?:the |my )?((?!everything|all\b)[^,.;?]{2,50}?) (?:off|from) (?:my |the )?(${aDay}),? and (?:put|move|stick) it (?:on|onto|to) (${aDay})(?: instead)?(?:, same time)?`,
  'i',
)
const broughtForward = new RegExp(
  String.raw`(${leads})bring (?:my |the )?(${aDay})['’]s ([^,.;?]{2,50}?) (?:forward|up|back) to `,
  'i',
)
const on = (day: string): string => (/^to/i.test(day) ? day : `on ${day}`)
const timesADay = new RegExp(
  String.raw`(${leads}remind me )((?:twice|two times|three times|four times|\d times) (?:a|per|each) day),? to ([^.?!()]{3,100})`,
  'i',
)
/** Matches 'Move the dentist to Tuesday? 3.15, same place.'. */
const hourBehind = new RegExp(
  String.raw`(${leads}(?:${changes}) [^?.;]{3,90} (?:to|until|till) [^?.;]{3,40}?)[?.,;] (?:at )?(\d{1,2})[.:](\d\d)(?: ?([ap])\.?m\.?)?(?:,? (?:the )?same (?:place|spot|room|everything|length))?[.!]*$`,
  'i',
)
const withHour = (_: string, command: string, hour: string, minute: string, half?: string): string =>
  `${command} at ${hour}:${minute}${half === undefined ? '' : `${half}m`}`
const logLast = /, (?:please )?log[.!]?$/i

const aSide = `${aDay}(?: (?:morning|afternoon|evening|night))?`
/** Matches 'Change my gym from Monday to Friday', which moves it. */
const fromTo = new RegExp(
  String.raw`(${leads})(?:change|switch|swap) ((?:the |my |our )?[^,.;?]{2,50}? from ${aSide} to ${aSide})`,
  'i',
)

const longest = 400
/** Returns a command without the idioms around it, or unchanged if it has none. */
export function withPlainPhrases(message: string): string {
  if (message.length > longest || message.includes('\n')) return message
  return withoutOffList(withCorrectedItem(message))
    .replace(ofDay, (_, verb: string, day: string, what: string) => `${verb} the ${what} ${on(day)}`)
    .replace(
      takenOver,
      (_, lead: string, what: string, from: string, to: string) => `${lead}move the ${what} ${on(from)} to ${to}`,
    )
    .replace(broughtForward, (_, lead: string, day: string, what: string) => `${lead}move the ${what} ${on(day)} to `)
    .replace(timesADay, '$1every day to $3 ($2)')
    .replace(hourBehind, withHour)
    .replace(logLast, ', log it')
    .replace(rest, '')
    .replace(calledTask, '$1add $3 on $2')
    .replace(inColon, '$1 on ')
    .replace(pleaseColon, '$1')
    .replace(fromTo, '$1move $2')
    .replace(goalEnd, '$1 by the $2')
    .replace(notThose, '$1')
    .replace(before, beforeHour)
}
