import { oneOf } from '../phrase-pattern.ts'
import { typedWeekday } from '../when/weekdays.ts'

/** Reads hurried messages that tell something and ask to log it, check it off or keep it. English only. */

const pleas = String.raw`(?: (?:for me|please|pls|plz|thanks|too|now|already)){0,2}[.!?]*$`
const asks = String.raw`,? (?:so |and |can you |can u |you can |u can |please |go ahead and |now ){0,4}`
const them = oneOf('it|them|em|that|those|these|both|this', 'that one|this one|those ones')
const who = String.raw`(?:(?:ok|okay|hey|so|finally|just|i|we|ive|i['’]ve|i have|im|i['’]m|already|also) ){0,4}`
const verbs = oneOf(
  'did|finished|completed|got done with|got through|knocked out|done with|all done with|did all|paid|washed|folded|took out|cleaned(?: out| up)?|watered|mopped|vacuumed|returned|mailed|called|bought|got|picked up',
  'swept|dusted|organized|sorted|scheduled|booked|renewed|turned in|dropped off|sent|ordered|fixed|painted|packed|filed|handled',
)
const offList = String.raw`(?: (?:off|out|done|as done|complete|down)(?: (?:of |from )?(?:my|the|our) (?:[\w-]+ ){0,2}list)?)?`
const tickVerbs = String.raw`(?!check (?:it|that|this|them) out\b)(?:(?:mark|check|cross|tick) (?:${them})(?: both)?${offList}|(?:mark|check|cross|tick) off (?:${them})|(?:${them}) can (?:come|be (?:crossed|checked|marked|ticked|taken)) off(?: (?:of )?(?:my|the|our) (?:[\w-]+ ){0,2}list)?)`
/** Matches 'I did the easy run and the market, mark them off', 'took out the trash, check it off'. */
const doneThenTicked = new RegExp(
  String.raw`^${who}(?:${verbs}) (?:\p{L}{3,12}ing (?=my |the ))?([^?;.]{2,80}?)(?: (?:today|tonight|just now|this (?:morning|afternoon|evening)))?[.]?${asks}${tickVerbs}${pleas}`,
  'iu',
)
/** Matches 'Dishes done, mark em off'. */
const isDoneThenTicked = new RegExp(
  String.raw`^(?:all )?((?:the |my )?[^?;.]{2,60}?) (?:(?:is|are|all|got) ){0,2}(?:done|finished|paid|out|folded|clean)[,.]?${asks}${tickVerbs}${pleas}`,
  'i',
)
const boughtThenOff = new RegExp(
  String.raw`^${who}(?:bought|got|picked up|have|grabbed) ([^?;.]{2,80}?)[,.]?${asks}take (?:${them}) off(?: (?:my|the) (?:\w+ )?list)?${pleas}`,
  'i',
)

const logs = String.raw`${asks}(?:log|add|record|put|track) (?:it|that|this)(?: (?:in|down|on there))?${pleas}`
const didMinutes = new RegExp(
  String.raw`^(?:(?:i|we|just|today|also|ok) ){0,3}(?:did|got in|finished|completed|put in) (?:an? |about |like )?(\d{1,3} ?(?:min|mins|minutes|hrs?|hours?)) (?:(?:of|on|at) )?(?:the |my )?([^?;.]{3,60}?)[.]?${logs}`,
  'i',
)
/** Matches 'Walked 45 min with the dog today, add it'. */
const movedMinutes = new RegExp(
  String.raw`^(?:(?:i|we|just|today|also|ok) ){0,3}(walked|ran|jogged|biked|swam|hiked|danced|stretched) (?:for )?(?:an? |about |like )?(\d{1,3} ?(?:min|mins|minutes|hrs?|hours?))( [^?;.,]{3,40}?)??(?: today| this morning| tonight)?[.]?${logs}`,
  'i',
)
const nouns = new Map(
  Object.entries({
    walked: 'walk',
    ran: 'run',
    jogged: 'jog',
    biked: 'bike ride',
    swam: 'swim',
    hiked: 'hike',
    danced: 'dance',
    stretched: 'stretching',
  }),
)
const drank = new RegExp(
  String.raw`^(?:(?:i|just|also|today|ive|i['’]ve) ){0,3}(?:drank|had|finished|downed) (\d{1,3} ?(?:oz|ounces|bottles?|glass(?:es)?|cups?)(?: of water)?)(?: so far| today| already){0,2}[.]?${logs}`,
  'i',
)
const feelsNumber = new RegExp(
  String.raw`^(?:(?:im|i['’]m|i am|my mood is|mood is|my moods|feeling|feel|i feel|like|about|a|an|at) ){1,5}([1-5])(?: out of (?:5|five)|\/5)?(?: today| right now| tonight)?[.]?${logs}`,
  'i',
)
const earns = String.raw`^((?:(?:ok|so|also|please|can you|i|ive|i['’]ve|just) ){0,4}(?:got paid|made|earned|was paid|got|log|add|record) \$?\d[\d,.]*(?: dollars| bucks)?)`
/** Matches 'I got paid 450 from Mrs Jackson today for 6 hrs of cleaning': the work, the customer, and the hours. */
const paidForHours = new RegExp(
  String.raw`${earns} from ((?:mrs?|ms|miss|dr)?\.? ?[\p{L}'’]{2,20}(?: [\p{L}'’]{2,20})?)( today| yesterday| (?:on |last )?(?:${typedWeekday}))? for (\d{1,2}(?:\.\d)?) ?(?:hours?|hrs?) (?:of )?([\p{L}' ]{3,40})[.!]*$`,
  'iu',
)
/** Matches '… add to income'. */
const toIncome = new RegExp(
  String.raw`${earns}( [^?;]{3,80}?),? (?:and )?(?:add|put|log) (?:to|in|on) (?:my )?income(?: log)?[.!?]*$`,
  'i',
)
/** Matches 'Log 3 hours at 18 an hour from the bakery'. */
const atRate = new RegExp(
  String.raw`^(?:please |can you )?(?:log|add|record) (\d{1,2}(?:\.\d)?) ?(?:hours?|hrs?) (?:at|@) \$?(\d{1,3}(?:\.\d\d)?) ?(?:an|per|a|\/) ?(?:hour|hr) ((?:from|at|for) [^?;]{3,60}?)[.!]*$`,
  'i',
)

/** Matches 'Sold the calf!! 1,850 after commission. Put it in the income', with the amount after the thing that was sold. */
const soldThenSum = new RegExp(
  String.raw`^((?:(?:${who})(?:i |we )?)?sold (?:the|my|our|an?|some|two|three|\d{1,3}) [\p{L}'’ ]{2,40}?)(?:[!.,;:]+ ?| - )(?:for |got )?(\p{Sc}?\d{1,7}(?:,\d{3}){0,2}(?:\.\d\d)?)(?: (?:after|before|minus|less) [\p{L}'’ ]{3,30}?| total| cash)?(?:[.,!;]+ ?| and )(?:please |so |can you )?(?:put|add|log|record) (?:it|that|this) (?:in|to|on|into|as|under) (?:my |the )?income\b[^?]*$`,
  'iu',
)

const gratitude =
  /^(?:please |can you )?(?:add|put) (?:this )?(?:to|in) my gratitude(?: list| journal| log)?:? (.{4,200})$/i
const obliged = oneOf('have|need|got|gotta|must|should|am supposed|m supposed|ought|owe|want')
const writesDown = new RegExp(
  String.raw`^(?:please |can you )?(?:write|jot|note) (?:this |it )?down that (?!(?:i|we)['’]?(?:m|ve)? (?:${obliged})\b)(.{8,300})$`,
  'i',
)

/** Rewrites the message in plainer words. Other messages stay unchanged. */
export const withQuickLogs = (message: string): string =>
  message
    .replace(boughtThenOff, 'check off $1')
    .replace(isDoneThenTicked, 'check off $1')
    .replace(doneThenTicked, 'check off $1')
    .replace(didMinutes, 'log $1 $2')
    .replace(
      movedMinutes,
      (_, verb: string, long: string, more = '') => `log ${long} ${nouns.get(verb.toLowerCase()) ?? verb}${more}`,
    )
    .replace(drank, (_, amount: string) => `log ${amount}${/water/i.test(amount) ? '' : ' of water'}`)
    .replace(feelsNumber, 'log my mood as $1')
    .replace(paidForHours, '$1 from $5 for $2$3, $4 hours')
    .replace(toIncome, '$1$2')
    .replace(
      atRate,
      (_, hours: string, rate: string, rest: string) =>
        `log $${(Number(hours) * Number(rate)).toFixed(2)} ${rest.replace(/^(?:at|for) /i, 'from ')}, ${hours} hours`,
    )
    .replace(soldThenSum, '$1 for $2. put it in my income')
    .replace(gratitude, 'journal: Gratitude: $1')
    .replace(writesDown, 'journal: $1')
