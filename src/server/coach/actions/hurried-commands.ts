import { oneOf } from '../phrase-pattern.ts'
import { withQuickLogs } from './hurried-logs.ts'
import { englishWeekday, shortEnglishWeekday, shortWeekdays } from '../when/weekdays.ts'
import { hurriedOpening } from './command-openings.ts'
import { withBothTakenOff } from './remove-two-records.ts'

/** Rewrites hurried commands in the words that the readers know. English only. */

const day = oneOf(`${englishWeekday}s?`, shortEnglishWeekday)
const when = oneOf('today|tonight|tonite|tomorrow|tmrw|this|next|every|each|the \\d', day)
const pleas = String.raw`(?: (?:for me|please|pls|plz|thanks|too|now|already)){0,2}`

/** Matches a remark after something that is done. */
const cheer = String.raw`,? (?:finally|at last|thank god|thank goodness|yay|woo ?hoo|whew|lol|for once|already|now|today|please|pls)`
const doneWords = oneOf('done|complete|completed|finished|off|paid|handled|taken care of')
/** Matches 'Mark the laundry and bathroom done', 'mark the garage cleanout done finally'. */
const marks = new RegExp(
  String.raw`^(${hurriedOpening})mark (?:off )?([^?;]{2,80}?) (?:as |is |are |its |it['’]s |theyre )?(?:all )?(?:${doneWords})(?:${cheer}){0,3}[.!]*$`,
  'i',
)
/** Matches 'Mark off cleaning the oven, its done thank god'. */
const marksOff = new RegExp(
  String.raw`^(${hurriedOpening}(?:mark|check|cross|tick) off [^?;]{2,60}?),? (?:(?:its|it['’]s|it is|theyre|they['’]re|thats|that['’]s|i) (?:all |both |finally )?(?:done|finished|did (?:it|them|that)))(?:${cheer}){0,3}[.!]*$`,
  'i',
)
const taskNames = (said: string): string => said.replace(/^(?:both|all of) /i, '')

/** Matches 'Plan 30 min walks for me mon wed fri': things with their days are put there. */
const plansThing = new RegExp(
  String.raw`^(${hurriedOpening})(?:plan|block off|block out|set aside|pencil me in for) (?!(?:out|my|our|next|this|the (?:day|week|weekend)|your|a (?:day|week|menu|trip|party)|meals|dinners|for|on|it|this|that|ahead|around|to)\b|(?:${day}|today|tomorrow|tonight)\b)(?:an? |some |me |the )?([^,;?]{3,50}?)(?: for me)? (?=(?:(?:for|on) )?(?:every |each )?(?:${day})\b|every (?:day|morning|night|evening|week)|(?:for )?(?:tomorrow|tonight|today)\b)`,
  'i',
)
const plural =
  /\b(walk|run|workout|swim|hike|jog|bike ride|ride|session|lesson|class(?=es)|nap|date|stretch(?=es))(?:es|s)$/i
/** Writes one command for each task, since a card holds one. */
const asSchedule = (_: string, before: string, thing: string): string =>
  `${before}schedule ${thing.replace(plural, '$1')} `

const range = new RegExp(String.raw`\b(${day}) ?(?:-|–|thru|through|til|till|to) ?(${day})\b(?! instead)`, 'gi')
const puts = new RegExp(String.raw`^${hurriedOpening}(?:put|add|schedule|book|block|set)\b`, 'i')
const moves = /\b(?:move|switch|change|push|from|reschedule)\b/i
/** Names each day between: 'Mon thru thurs'. */
function withEachDay(message: string): string {
  if (!puts.test(message) || moves.test(message)) return message
  return message.replace(range, (said, first: string, last: string) => {
    const [from, to] = [first, last].map((one) => shortWeekdays.indexOf(one.slice(0, 3).toLowerCase()))
    if (from === undefined || to === undefined || from === to || (from === 0 && to === 4)) return said
    const many = ((to - from + 7) % 7) + 1
    return Array.from({ length: many }, (_, at) => shortWeekdays[(from + at) % 7]).join(', ')
  })
}

const chores = String.raw`(?:the |my |our |house |household ){0,2}(?:chores?|cleaning|house ?work)(?: list)?`
const choresOn = new RegExp(
  String.raw`^(${hurriedOpening}(?:(?:i |we )?(?:need|want|have|gotta) (?:to )?)?)((?:add|put|stick|throw)\b[^?;]{2,120}?) (?:on|to|onto|in) (?:${chores})(?: (?=(?:for|on) (?:${when})\b|(?:${when})\b))`,
  'i',
)
const choresOf = new RegExp(
  String.raw`^(${hurriedOpening}(?:(?:i |we )?(?:need|want|have|gotta) (?:to )?)?)((?:add|put|stick|throw)\b[^?;]{2,120}?) (?:on|to|onto|in) (tonight|today|tomorrow|(?:this |next )?(?:${day}))['’]?s (?:chores?|cleaning)(?: list)?`,
  'i',
)
const wishLead = /^(?:i |we )?(?:need|want|have|gotta) (?:to )?/i

const myList = String.raw`(?:my|the|our) (?:(?:shopping|grocery|groceries|store) )?list`
/** Matches 'Need to get trash bags and cat litter, put those on my list'. */
const needsThenPuts = new RegExp(
  String.raw`^(?:(?:ok|hey|so|also) ){0,2}(?:(?:i|we) )?(?:need to (?:get|buy|pick up)|gotta (?:get|buy)|have to (?:get|buy|pick up)|need|(?:am |are |['’]?re |im |were )?(?:out of|low on|running low on|almost out of)) ([^?;.]{3,160}?)[,.]? (?:so |and |can you |can u |please ){0,3}(?:put|add|stick|throw) (?:those|them|it|that|these|all (?:of )?(?:that|those|it))(?: all)? (?:on|to) ${myList}${pleas}[.!?]*$`,
  'i',
)

/** Matches 'Set up a reminder the 1st of every month to pay rent'. */
const reminderWhen = new RegExp(
  String.raw`^(${hurriedOpening})(?:set|make|create|add|give me|put in)(?: up)?(?: me)? a reminder (?:for |on )?(?=(?:the )?\d{1,2}(?:st|nd|rd|th)|every|each|tomorrow|tonight|today|(?:this |next )?(?:${day})\b)([^?;]{3,60}?),? (?:to|for me to) (.{3,120})$`,
  'i',
)
const dayOfMonth = /\b(?:on )?(?:the )?(\d{1,2}(?:st|nd|rd|th) of (?:every|each) month)\b/i

/** Matches 'Pray for Ben, he lost his dad, add that'. */
const prayThenAdd = new RegExp(
  String.raw`^(?:please )?(?:pray|say a prayer|prayers?) for ([^?]{3,200}?)[,.]? (?:so |and |can you |please ){0,3}(?:add|put|save|write|log)(?: (?:that|it|this|him|her|them))?(?: (?:down|in|to my prayers|on my prayer list|to the list))?[.!?]*$`,
  'i',
)
/** Matches one of two names: 'Move the dentist and the easy run to Friday'. */
const oneOfBoth = '((?:the|my) [^,;?]{2,40}?)'
const moveBoth = new RegExp(
  `^(?:(?:can you|can u|please|pls) )?(move|push|reschedule|bump|switch) ${oneOfBoth} and ${oneOfBoth} (to|until|till) ([^,;?]{2,40})$`,
  'i',
)
const deleteBoth =
  /^(?:(?:can you|can u|please|pls) )?(delete|remove|cancel) ((?:the|my) [^,;?]{2,40}?) and ((?:the|my) [^,;?]{2,40}?)[.!]*$/i
const notInPlanner = '(?:list|goals?|journal|income|prayers?)'
/** Matches 'Delete the gym on Wednesday and put a walk at 6pm instead': what is put in its place has its day. */
const putsInstead = new RegExp(
  String.raw`^(${hurriedOpening}(?:delete|cancel|remove|drop|scrap|erase) (?:the |my )?[^,;?]{2,40}?)((?: (?:on |for )?(?:this |next )?(?:${day}|today|tomorrow))?)(?:,? and|,|;) (?:then )?(?:put in|add in|put|add|schedule|book) (?!(?:it|that|this|them)\b)([^,;?]{3,70}?)(?: in)? (?:instead|in (?:its|it['’]s|that) (?:place|spot))[.!]*$`,
  'i',
)
const otherDay = new RegExp(String.raw`\b(?:${day}|today|tonight|tomorrow|${notInPlanner})\b`, 'i')
const withInstead = (message: string): string =>
  message.replace(putsInstead, (all, before: string, on: string, what: string) =>
    otherDay.test(what) ? all : `${before}${on} and add ${what}${on}`,
  )
const cancelsFirst = new RegExp(
  String.raw`^(${hurriedOpening})cancel ((?:the |my )?[^,;?]{2,60}? and (?:add|put|schedule|book) )`,
  'i',
)
const toSum = /^(.{0,16}?)(change|update|set|raise|lower) (my|the) ([\p{L} ]{2,30}? (?:fund|savings)) to (\$?\d)/iu
/** Matches 'Schedule an hour for me to read Thursday at 8'. */
const lengthFirst = new RegExp(
  String.raw`^(${hurriedOpening})(?:schedule|block off|block out|set aside|put|carve out) (an hour|half an hour|\d{1,3} ?(?:min|mins|minutes|hours?|hrs?)) (?:for me )?to (\p{L}[^?;]{2,120})$`,
  'iu',
)
/** Matches 'Block off Sunday 2 to 4 for a nap'. */
const blocksFor = new RegExp(
  String.raw`^(${hurriedOpening})(?:block off|block out|set aside) ((?:${day}|today|tomorrow|tonight)\b[^?;]{0,40}?) for (?:an? |my |some )?(\p{L}[^?;]{2,60})$`,
  'iu',
)
const putsMeDown =
  /^(?:(?:can you|please|pls) )?put me down for (?!\d{1,3} ?(?:mins?|minutes|hours?|hrs?)\b)(?:an? )?(.{3,100})$/i
/** Matches 'At 8am and 8pm for 10 days', which repeats each day. */
const hoursForDays = /( at \d{1,2}(?::\d\d)? ?(?:[ap]m)? and \d{1,2}(?::\d\d)? ?(?:[ap]m)?) (for \d{1,2} days)/i
const shopNames = oneOf(
  'walmart|target|costco|kroger|aldi|heb|publix|sams(?: club)?|wal-?mart|dollar store|trader joes',
)
const ofShop = new RegExp(
  String.raw`((?:^| )(?:add|put|stick)\b[^?]{2,200} (?:to|on)) (?:my |the )?(?:${shopNames}) list\b`,
  'i',
)
const andShort = /(?<=^(?:can (?:you|u) |please )?(?:put|add) [^?]{2,200}) n (?=[^?]{2,60} (?:to|on) (?:my|the) )/gi

/** Matches 'Tues and thurs mornings': of those days, and no rule. */
const daysParts = new RegExp(String.raw`(?<=\b(?:${day})) (morning|afternoon|evening|night)s\b`, 'i')
const severalDays = new RegExp(String.raw`\b(?:${day})(?:,| and| &| ) ?(?:and )?(?:${day})\b`, 'i')
const withDayPart = (message: string): string =>
  puts.test(message) &&
  severalDays.test(message) &&
  !/\b(?:every|each|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)\b/i.test(message)
    ? message.replace(daysParts, ' $1')
    : message
/** Matches 'take out the trash' after another task, which is a chore and doesn't remove anything from a list. */
const takesOut = /(?<= and )take out (the |my |our )?(trash|recycling|garbage|bins?|compost)\b/gi

const anyDay = new RegExp(String.raw`\b(?:${day})\b`, 'i')

/** In letters: a longer message tells more than it asks for. */
const longest = 240

/** Rewrites the message in plainer words. Other messages stay unchanged. */
export function withQuickTyping(message: string): string {
  if (message.length > longest || message.includes('\n')) return message
  const plain = withBothTakenOff(withQuickLogs(withInstead(message)))
    .replace(cancelsFirst, '$1delete $2')
    .replaceAll(takesOut, 'take $1$2 out')
    .replace(marksOff, '$1')
    .replace(marks, (all, before: string, names: string) =>
      / (?:for|on) (?:today|yesterday)$/i.test(names) ? all : `${before}check off ${taskNames(names)}`,
    )
    .replace(plansThing, asSchedule)
    .replace(choresOn, (_, lead: string, what: string) => `${lead.replace(wishLead, '')}${what} to my chore list `)
    .replace(
      choresOf,
      (_, lead: string, what: string, on: string) => `${lead.replace(wishLead, '')}${what} to my chore list for ${on}`,
    )
    .replace(needsThenPuts, 'add $1 to my shopping list')
    .replace(
      reminderWhen,
      (_, before: string, on: string, what: string) =>
        `${before}remind me to ${what.replace(/[.!]{1,5}$/, '')} ${dayOfMonth.test(on) ? on.replace(dayOfMonth, 'on the $1') : anyDay.test(on) && !/every|each|on /i.test(on) ? `on ${on}` : on}`,
    )
    .replace(moveBoth, '$1 $2 $4 $5. $1 $3 $4 $5')
    .replace(deleteBoth, '$1 $2. $1 $3')
    .replace(toSum, '$1$2 $3 $4 goal to $5')
    .replace(lengthFirst, '$1schedule $3 for $2')
    .replace(blocksFor, '$1schedule $3 on $2')
    .replace(putsMeDown, 'schedule $1')
    .replace(hoursForDays, '$1 every day $2')
    .replace(ofShop, '$1 my shopping list')
    .replace(andShort, ' and ')
    .replace(prayThenAdd, 'add a prayer for $1')
  return withDayPart(withEachDay(plain))
}
