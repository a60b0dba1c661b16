import { uncapitalize } from '#contract/capitalize.ts'
import { oneOf } from '../phrase-pattern.ts'
import { englishWeekday } from '../when/weekdays.ts'

const sum = String.raw`\$?\d{1,5}(?:\.\d\d)?`
const aboutSum = String.raw`(?:is |are |was |runs |it runs |its |it['’]s )?(?:about |around |roughly )?(${sum})(?: bucks| dollars| even)?`
const dueDay = oneOf(
  String.raw`the \d{1,2}(?:st|nd|rd|th)?(?: of (?:each|every|the) month)?`,
  String.raw`\w{3,9} \d{1,2}(?:st|nd|rd|th)?|(?:next |this )?${englishWeekday}|tomorrow`,
)
const billName = String.raw`(?:[\w'’]{2,15} ){1,2}`
/** Matches 'Light bill is 138.42 due the 5th', 'water bills due the 5th of each month, it runs around 62 bucks'. */
const billDue = new RegExp(
  String.raw`^(?:(?:the|my|our) )?(${billName})bill(?:['’]?s)?(?: came in| is here| just came)?[.,!]* (?:${aboutSum},? (?:and )?)?(?:is |are )?due (?:on )?(${dueDay})(?:,? ${aboutSum})?[.!]?$`,
  'i',
)
const toPay = (name: string, cost: string | undefined, due: string): string => {
  const day = due.replace(/of (?:each|the) month/i, 'of every month')
  const what = `pay the ${/^[A-Z][a-z]/.test(name) ? uncapitalize(name.trim()) : name.trim()} bill ${/^tomorrow$/i.test(day) ? day : `on ${day}`}`
  return `remind me to ${what}${cost === undefined ? '' : ` (${cost})`}`
}
/** Matches 'Paid the water bill just now. 41 even', which finishes the task. */
const billPaid = new RegExp(
  String.raw`^(?:i |we )?(?:just |already |finally )?paid ((?:the |my |our )?${billName}bill)(?: just now| today| already| this morning)?(?:[.,!]? ${aboutSum})?[.!]*$`,
  'i',
)

const notPaid = oneOf('him|her|them|cash|attention|off|me|us|it|that|my dues|\\d')
/** Matches 'I paid Cox this morning'. */
const paidByName = new RegExp(
  String.raw`^(?:oh )?(?:and )?(?:i |we )?(?:just |already |finally )?paid (?:the |my |our )?(?!(?:${notPaid})\b)(\w{2,15}(?: \w{2,15})?) (?:just now|today|this morning|already)[.!]*$`,
  'i',
)

const cameDay = oneOf(
  String.raw`today|yesterday|last night|this morning|(?:on |last )?${englishWeekday}|(?:on )?the \d{1,2}(?:st|nd|rd|th)`,
)
const income = String.raw`\$?(\d[\d,]{0,8}(?:\.\d\d)?)(?: dollars| bucks)?`
const arrived = String.raw`(?:hit|landed in|came into|went into) [\w' ]{3,20}?`
/** Matches 'Got paid!! 1,912.44 from Riverside hit the account this morning', 'I got paid Friday, 1,642.30'. */
const gotPaid = new RegExp(
  String.raw`^(?:i |we )?(?:just |finally )?got paid(?: (${cameDay}))?[!.,:;-]* *${income}(?: from ([\w'’& ]{2,30}?))?(?: ${arrived})?(?: (${cameDay}))?[.!]*$`,
  'i',
)
const pays = oneOf('commission|bonus|paycheck|check|tips|refund|deposit|invoice|child support|settlement')
/** Matches 'COMMISSION CAME IN 1,340!!!'. */
const payCame = new RegExp(
  String.raw`^(?:my |the )?((?:${pays})(?: from [\w'’ ]{2,20}?)?) (?:just |finally )?(?:came in|came|hit|arrived|landed|cleared)[:,. -]*(?:for |at )?${income}(?: (${cameDay}))?[.!]*$`,
  'i',
)
const someone = String.raw`(?!(?:i|we|it|that|this|they|you)\b)([\w'’.&]{2,20}(?: [\w'’.&]{2,20})?)`
/** Matches 'Ryan sent 400 for child support on the 20th, forgot to log'. Without 'me' it needs the last words. */
const sent = new RegExp(
  String.raw`^${someone} (?:sent|paid|gave|venmoed|zelled)( me| us)? ${income}( for [^,.;]{2,50}?)?(?: (${cameDay}))?(,? (?:i )?(?:forgot|need|have) to log(?: it| that)?)?[.!]*$`,
  'i',
)
/** Matches 'Brenda bought two of my camellias, $30 cash'. */
const sold = new RegExp(
  String.raw`^${someone} bought ([\w ]{2,20}\bmy [\w ]{2,30}?),? (?:for )?\$${income}(?: cash)?[.!]*$`,
  'i',
)

const counts = oneOf('another|a|one|two|three|four|five|six|seven|eight|[1-9]|1[0-2]')
const drinks = oneOf('glass|glasses|bottle|bottles|cup|cups')
/** Matches 'Two more glasses of water'. */
const water = new RegExp(
  String.raw`^(?:i |i['’]ve |ive )?(?:just )?(?:(?:had|drank|finished|downed) )?(${counts})(?: more)?( (?:${drinks}) of water)(?: today| just now| this morning)?[.!]*$`,
  'i',
)

const ounces =
  /^(\d{1,3} ?(?:oz|ounces))(?: of water)? (?:down|in|of water)(?: so far)?(?: today| this morning)?[^\w]*$/i

const thing = String.raw`((?!(?:i|im|i['’]m|we|it|its|she|he|they|that|all|work)\b)[\w'’ ]{3,45}?)`
/** Matches 'Vacuum the stairs, done', 'trash is out ✔'. */
const done = new RegExp(
  String.raw`^${thing}(?:(?:, | - |: )(?:all )?done[.!]*| (?:is|are)(?: all| finally)? done[.!]*|(?: (?:is|are))?(?: out| done)? ?[✔✅☑]\uFE0F?)$`,
  'i',
)
/** Matches 'Heavy cream and rolls are in the cart, check em off', 'collards can come off as got, I had some'. */
const gotten = new RegExp(
  String.raw`^${thing} (?:(?:is|are) (?:in the cart|bought|here|done|out),? (?:so |and )?(?:check|cross|tick|take) (?:em|them|it|those|that) off|can (?:come|be crossed|be checked) off)\b[^.;]{0,60}$`,
  'i',
)
/** Matches 'Heating pad on my wish list, take it off, found the old one'. */
const takenOff = new RegExp(
  String.raw`^${thing} (?:that['’]?s |is )?on (?:my|the|our) ([\w' ]{2,25}?list),? (?:please |you can )?(?:take|cross) (?:it|that|them) off\b[^.;]{0,50}$`,
  'i',
)
const isOff = oneOf('called (?:it )?off', String.raw`cancel\w*`, 'not happening')
/** Matches 'Please get rid of bunco on the 4th, they called it off'. */
const calledOff = new RegExp(
  String.raw`^(?:please |can you )?get rid of (?:the |my )?([^,.;]{3,50}), [^.;]{0,20}\b(?:${isOff})[.!]*$`,
  'i',
)

const thanks = String.raw`(?:i(?:['’]m| am) )?(?:so |really |just |very )?(?:grateful|thankful) (?!(?:for )?you\b)`
const blessings = String.raw`(?:\d|three|two) (?:blessings|good things|gratitudes)\b`
/** Matches 'Grateful for the nurse who brought donuts', '3 blessings today. my coffee stayed hot'. */
const grateful = new RegExp(`^(?:(?:lord|ok|well|today|so)[, ]+)*(?:${oneOf(thanks, blessings)})[^?]{8,400}$`, 'i')

/** Matches ', can u repeat it', which repeats what the rule says already. */
const repeats =
  /,? (?:and )?(?:can|could) (?:u|you) (?:please )?(?:repeat|make) (?:it|that)(?: repeat(?:ing)?)?[.?!]*$/i
const begins = new RegExp(`, (?:it )?starts (today|tomorrow|${englishWeekday})[.!]*$`, 'i')
const mustDo = oneOf('need to ', 'have to ', 'gotta ', 'got to ')
const firstOne = new RegExp(
  `, first (?:ones?|time)(?:['’]s| is)? (?:on )?(the \\d{1,2}(?:st|nd|rd|th)|${englishWeekday})[.!]*$`,
  'i',
)
const goesOn = /, (?:and )?keep it going (?:til|till|until) ([^,.;]{3,30})[.!]*$/i
const unforgotten = new RegExp(
  String.raw`^(?:i )?(?:${mustDo})?([^?]{5,100}?)[,;]? (?:so )?(?:please )?don['’]?t let me forget[.!]*$`,
  'i',
)
const moodDown = /^.{3,80}, (?:so )?(?:please |you can |can you )?put (?:it|that|this) down as my mood[.!?]*$/i

const plainSum = (written: string): string => written.replaceAll(',', '')

/**
 * Rewrites a statement that implies a request as that request: a bill and its day, pay that came in, water, a finished chore, something to
 * be grateful for.
 */
export function withImpliedRequest(message: string): string {
  const line = message.trim()
  if (line.length > 400) return message
  if (grateful.test(line)) return `note to self: ${line}`
  if (moodDown.test(line)) return 'log my mood'
  return line
    .replace(billPaid, 'mark $1 as done')
    .replace(paidByName, 'mark $1 as done')
    .replace(billDue, (_, name: string, before: string | undefined, day: string, after: string | undefined) =>
      toPay(name, before ?? after, day),
    )
    .replace(
      gotPaid,
      (_, first: string | undefined, amount: string, from: string | undefined, last: string | undefined) =>
        incomeRequest(amount, from ?? 'pay', first ?? last),
    )
    .replace(
      sent,
      (said: string, who: string, me: string | undefined, amount: string, what = '', day?: string, tail?: string) =>
        me === undefined && tail === undefined ? said : incomeRequest(amount, `${who}${what}`, day),
    )
    .replace(payCame, (_, what: string, amount: string, day?: string) => incomeRequest(amount, what.toLowerCase(), day))
    .replace(ounces, 'log $1 of water')
    .replace(sold, (_, who: string, what: string, amount: string) => incomeRequest(amount, `${who} for ${what}`))
    .replace(water, (_, many: string, of: string) => `log ${/^another$/i.test(many) ? 'a' : many}${of}`)
    .replace(done, 'mark $1 as done')
    .replace(gotten, 'check off $1')
    .replace(takenOff, 'take $1 off my $2')
    .replace(calledOff, 'delete $1')
    .replace(repeats, '')
    .replace(begins, ' starting $1')
    .replace(firstOne, ' starting $1')
    .replace(goesOn, (_, day: string) => ` until ${/^christmas$/i.test(day) ? 'december 25' : day}`)
    .replace(unforgotten, 'remind me to $1')
}

const isDated = new RegExp(`^(?:the|${englishWeekday})`, 'i')
const incomeRequest = (amount: string, from: string, day = 'today'): string =>
  `log $${plainSum(amount)} income from ${from} ${isDated.test(day) ? 'on ' : ''}${day.replace(/this morning/i, 'today')}`
