import { oneOf } from '../phrase-pattern.ts'
import { hurriedOpening } from './command-openings.ts'

/** Reads a second thing to remove or check off, next to the first, as a request of its own. English only. */

const leads = `^${hurriedOpening}`
/** Matches things that aren't records: 'take Friday off', 'take my coat off'. */
const noRecord = oneOf(
  String.raw`(?:an?|some|half|two|three|\d+) |(?:the |my )?(?:days?|hours?|mornings?|afternoons?|evenings?|nights?|weekends?|weeks?|time|work|school|edge|load|weight|pressure|glasses)\b`,
  String.raw`(?:the |my )?(?:shoes|socks|coat|jacket|bra|make ?up|hat|mask|boots|jeans|pants|shirt|clothes|ring|rings|nails)\b`,
  String.raw`(?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|early|from|for|at|with|it|that|them|this|everything|all)\b`,
)
const named = String.raw`(?!${noRecord})(?:the |my )?([^?;,.]{2,50}?)`
const list = String.raw`(?: (?:of )?(?:my|the|our) (?:[\w-]+ ){0,2}(?:list|planner))?`
const tail = String.raw`(?: (?:too|also|as well|please|pls|for now|for today))*`
const why = String.raw`(?:,? (?:im|i['’]m|i am|i|we|we['’]re|it|its|it['’]s|they|because|bc|since|cause)\b[^?;]{3,80})?`

/** Matches 'take the bath off and call Ana off too'. */
const bothOff = new RegExp(
  String.raw`${leads}take ${named} off${list}(?:,? and|,) (?:take )?${named} off${list}${tail}${why}[.!]*$`,
  'i',
)
/** Matches 'mark the bath done and take off the mopping'. */
const doneAndOff = new RegExp(
  String.raw`(${leads}(?:mark|check|cross|tick|delete|remove|cancel)\b[^?;.]{3,80}?)(?:,? and|,|\.) (?:also |then |please )*(?:take off |take (?=[^?;,.]{2,50} off(?:[ .!]|$)))${named}(?: off)?${list}${tail}${why}[.!]*$`,
  'i',
)

export const withBothTakenOff = (message: string): string =>
  message.replace(bothOff, 'delete the $1. delete the $2').replace(doneAndOff, '$1. delete the $2')
