import { oneOf } from '../phrase-pattern.ts'
import { englishMonths, englishShortMonth } from '../when/months.ts'
import { englishWeekday, shortEnglishWeekday } from '../when/weekdays.ts'
import { hurriedOpening } from './command-openings.ts'
import { fullName } from './split-by-hour-and-day.ts'

/** Rewrites hurried requests in the words that the readers know: repeats, finished things, and income. English only. */

const pleas = String.raw`(?: (?:for me|please|pls|plz|thanks|too|now|already)){0,2}[.!]*`

const several = String.raw`${englishWeekday}s?(?:(?:,? and |, ?| & )${englishWeekday}s?){0,4}`
const puts = new RegExp(String.raw`^${hurriedOpening}(?:put|add|schedule|book|set|remind me)\b`, 'i')
const otherRhythm =
  /\b(?:every|each) (?:other|second|third|\d)|\b(?:biweekly|monthly|daily)\b|\b(?:until|till|til|thru|through) \w{3,6}day/i
const everyWeek = /,? (?:every|each|once (?:a|every|each)) (?:single )?week\b|,? weekly\b/i
const onSome = new RegExp(String.raw`\b(?:(?:on|every|each) )?(${several})\b`, 'gi')
const onPlurals = new RegExp(
  String.raw`\bon (${englishWeekday}s(?:(?:,? and |, ?| & )${englishWeekday}s){0,4})\b`,
  'gi',
)
const toRule = (_: string, days: string): string =>
  `every ${days.replaceAll(/(?<=day)s\b/gi, '').replaceAll(/ & |, ?(?=\w)(?!and )/g, ' and ')}`

const aDate = String.raw`(?:${oneOf(...englishMonths)}|${englishShortMonth}) (?:the )?\d{1,2}(?:st|nd|rd|th)?|\d{1,2}\/\d{1,2}`
/** Matches 'til December 25': what has several weekdays until a date repeats on them. */
const untilDate = new RegExp(String.raw`\b(?:until|till|til|through|thru) (${aDate})\b`, 'i')
const shortOrFull = oneOf(`${englishWeekday}s?`, shortEnglishWeekday)
const onSeveral = new RegExp(
  String.raw`\b(?:(?:on|every|each) )?((?:${shortOrFull})(?:(?:,? and |, ?| & | )(?:${shortOrFull})){1,4})\b`,
  'i',
)
const dayNames = new RegExp(String.raw`\b(?:${shortOrFull})\b`, 'gi')
const toRuleOfAll = (_: string, days: string): string =>
  `every ${(days.match(dayNames) ?? []).map(fullName).join(' and ')}`

/** Gives each task its own repeat: 'Laundry on sunday and mopping on wednesday every week', 'on tuesdays at 7'. */
function withEachRule(message: string): string {
  if (!puts.test(message) || otherRhythm.test(message) || /\boff\b/i.test(message)) return message
  if (untilDate.test(message) && onSeveral.test(message))
    return message.replace(onSeveral, toRuleOfAll).replace(untilDate, 'until $1')
  return everyWeek.test(message)
    ? message.replace(everyWeek, '').replaceAll(onSome, toRule)
    : message.replaceAll(onPlurals, toRule)
}

/** Rewrites 'Until christmas', which isn't a day to begin on. */
const ends: readonly (readonly [RegExp, string])[] = [
  [/\b(?:until|till|til|through|thru) (?=christmas\b(?! (?:eve|break)))christmas(?: day)?\b/i, 'until December 25'],
  [/\b(?:until|till|til|through|thru) christmas eve\b/i, 'until December 24'],
  [/\b(?:until|till|til|through|thru) new years?(?:['’]s)?(?: day)?\b(?! eve)/i, 'until January 1'],
  [/\b(?:until|till|til|through|thru) halloween\b/i, 'until October 31'],
]

/** Names of a rhythm that the reader of rules doesn't know. */
const otherNames: readonly (readonly [RegExp, string])[] = [
  [/\b(?:fortnightly|every fortnight|bi-?weekly)\b/i, 'every 2 weeks'],
  [new RegExp(String.raw`\b(?:(?:every|on) )?alternate (${englishWeekday})s?\b`, 'i'), 'every other $1'],
]

const both = oneOf(
  '(?:i |we )?(?:did|finished|got|knocked out) (?:them |those |it )?(?:both|all)(?: of (?:them|those|it))?',
  '(?:both|all)(?: of (?:them|those))? (?:are |is |got )?(?:done|finished)',
  '(?:i |we )?(?:did|finished) (?:them|those)',
)
const doneWords = oneOf('done|complete|completed|finished|off')
/** Matches 'Can you mark off the vacuuming and dishes, i did them both'. */
const markedBoth = new RegExp(
  String.raw`^(${hurriedOpening})(?:mark|check|cross|tick) (?:off )?([^?;,]{2,80}?)(?: (?:as )?(?:${doneWords}))?,? (?:${both})${pleas}$`,
  'i',
)
/** Matches 'Mark the mopping done and the bathrooms too'. */
const markedToo = new RegExp(
  String.raw`^(${hurriedOpening})(?:mark|check|cross|tick) (?:off )?([^?;,]{2,60}?) (?:as )?(?:${doneWords})(?:,? and|,) (?:also )?((?:the |my )?[^?;,]{2,50}?)(?: (?:too|also|as well))?${pleas}$`,
  'i',
)
const anotherVerb =
  /^(?:add|put|remind|move|delete|remove|schedule|set|tell|show|what|how|start|make|log|i|it|he|she|we|they|then)\b/i

/** Matches 'Finish my goal for reading 12 books, i read the last one last night'. The time in the remark is not a date for the card. */
const goalDone = new RegExp(
  String.raw`^(${hurriedOpening})(?:finish|complete|close(?: out)?|mark|check off|end) (?:off )?(?:my|the|our) (?:goal (?:for|of|to|about) ([^,.;?]{3,50}?)|([^,.;?]{3,40}?) goal)(?: (?:as )?(?:done|finished|complete|completed|reached))?[,.;]? (?:because |bc |cause |since )?(?:i|we|it|its|it['’]s|i['’]ve|ive|got|did|hit|made|read|ran|just|finally)\b[^?]{2,80}$`,
  'i',
)

const miles = String.raw`(\d{1,2}(?:\.\d{1,2})?) ?(?:miles?|mi)\b`
const when = String.raw`(?: (?:for )?(?:today|this morning|tonight|this afternoon|this evening))?`
const trips = 'walk|run|jog|hike|bike ride|swim|ride'
/** Matches 'Mark my walk done for today please, did 2 miles', 'log my walk today, 2 miles'. Groups: what, and how far. */
const wentMiles = new RegExp(
  String.raw`^${hurriedOpening}(?:mark|check off|log|tick off|put down|add) (?:my |the |today['’]?s |a )?(${trips})(?: off)?(?: as)?(?: done| complete| finished| down)?${when}${pleas},? (?:i |and i )?(?:just )?(?:did|it was|was|went|got in|walked|ran|for|of)?(?: about| like)? ?${miles}${when}${pleas}$`,
  'i',
)
const movedMiles = new RegExp(
  String.raw`^${hurriedOpening}(?:(?:i|we|just|today|this morning|ok) ){0,3}(walked|ran|jogged|hiked|biked|swam) (?:for |about |like )?${miles}${when}[,.]? (?:so |and |can you |please ){0,3}(?:log|add|record|put|track|mark|write) (?:it|that|this)(?: (?:in|down|on there|off))?${when}${pleas}$`,
  'i',
)
const nouns = new Map(
  Object.entries({ walked: 'walk', ran: 'run', jogged: 'jog', hiked: 'hike', biked: 'bike ride', swam: 'swim' }),
)
/** Matches 'Mark yoga done for today, did 20 min'. */
const didMinutes = new RegExp(
  String.raw`^(${hurriedOpening}(?:mark|check off|log|tick off) (?:my |the )?(?:walk|run|yoga|pilates|workout|stretching|swim|jog|hike|zumba)(?: off)?(?: as)?(?: done| complete| finished)?)${when}${pleas},? ((?:i )?(?:did|was|it was)? ?\d{1,3} ?(?:minutes?|mins?))${pleas}$`,
  'i',
)

const sum = String.raw`(?:\$|€|£)?\d{1,5}(?:\.\d\d)?(?: (?:dollars|bucks|cash|euros))?`
const earnedBy = oneOf(
  'sold|gave|made|baked|cleaned|did|fixed|sewed|painted|mowed|watched|walked|braided|cut|hemmed|babysat|altered|taught|washed|delivered|typed',
)
/** Matches 'Put 85 dollars in for the cake i sold to tanya', 'put 120 in my income for the quilt i sold'. */
const putsEarned = new RegExp(
  String.raw`^${hurriedOpening}(?:put|add|log|record|enter) (${sum}) (?:in|down|to|into|on|as)?(?: ?(?:my |the )?(?:income|earnings)(?: log)?)? ?(?:for|from) ((?:the |a |an |my |some |\d{1,3} |two |three |four )?[^?;,]{2,60}? (?:that |which )?(?:i|we) (?:${earnedBy})\b[^?;,]{0,40}?)${pleas}$`,
  'i',
)
/** Matches 'My income for the two houses i cleaned was 180': what it's of, and no name. */
const incomeWas = new RegExp(
  String.raw`^${hurriedOpening}(?:(?:log|add|put|record) )?(?:my )?(?:income|pay|money) (?:for|from) ([^?;,]{3,60}?),? (?:was|is|of|at)? ?(${sum})${pleas}$`,
  'i',
)

/** Words of thanks: 'Thanks, can you also add ice'. */
const thanksWords = 'thanks|thank you|ty|thx|perfect|great|awesome'
const asksNext = 'can|could|will|please|pls|now|also|and|add|put|mark|move|remind|schedule'
const thanked = new RegExp(String.raw`^(?:${thanksWords})(?: so much)?[,.!]{0,2} (?=(?:${asksNext})\b)`, 'i')

/** Matches 'Remind me the night before my flight on friday to pack chargers'. Groups: when, the event, its day, what. */
const beforeEvent = new RegExp(
  String.raw`^${hurriedOpening}remind me (?:on )?((?:the )?(?:night|evening|day|morning|week)) before (?:my |the |our )?([^,;?]{3,40}?),? ((?:on )(?:this |next )?${englishWeekday}) to ([^,;?]{3,80}?)${pleas}$`,
  'i',
)

/** In letters: a longer message tells more than it asks for. */
const longest = 240

/** Rewrites the message in plainer words. Other messages stay unchanged. */
export function withRhythms(message: string): string {
  if (message.length > longest || message.includes('\n')) return message
  const ended = [...ends, ...otherNames].reduce(
    (line, [form, until]) => line.replace(form, until),
    message.replace(thanked, ''),
  )
  return withEachRule(ended)
    .replace(
      goalDone,
      (_, before: string, of?: string, name?: string) => `${before}mark my ${of ?? name} goal as finished`,
    )
    .replace(markedBoth, '$1check off $2')
    .replace(markedToo, (all: string, before: string, one: string, other: string) =>
      anotherVerb.test(other) ? all : `${before}check off ${one} and ${other}`,
    )
    .replace(wentMiles, (_, what: string, far: string) => `log ${what}, ${far} ${far === '1' ? 'mile' : 'miles'}`)
    .replace(
      movedMiles,
      (_, verb: string, far: string) =>
        `log ${nouns.get(verb.toLowerCase()) ?? verb}, ${far} ${far === '1' ? 'mile' : 'miles'}`,
    )
    .replace(didMinutes, '$1, $2')
    .replace(beforeEvent, 'remind me $1 before to $4, $2 is $3')
    .replace(putsEarned, 'log $1 from $2')
    .replace(incomeWas, 'log $2 from $1')
}
