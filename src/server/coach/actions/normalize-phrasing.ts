import { withStatedLocation } from './location-in-title.ts'
import { oneOf } from '../phrase-pattern.ts'
import { toHeading, collapseSpaces, toTitle } from './title-text.ts'
import type { ActionContext, ActionRequest } from './action-request.ts'
import { makeTask } from './task-requests.ts'
import { readWhen } from '../when/read-when.ts'
import { afterRoughHour } from '../when/vague-times.ts'
import { englishWeekday } from '../when/weekdays.ts'

const leadWords = oneOf('few|couple|some|several|bunch of|two|three|four|five')
const lead = new RegExp(
  String.raw`^(?:(?:ok|okay|so|and|oh|hey|well|alright)[, ]+)*(?:(add|put|get) )?(?:a )?(?:${leadWords})(?: of)?(?: quick)? things\b[^:,.]{0,30}[:,] *`,
  'i',
)
const announcing = oneOf("i(?:['’]ve got| have| got)|here are|here['’]?s|these are")
const howMany = oneOf('few|couple|some|several|bunch|two|three|four')
/** Matches 'I have several things for you at once.', 'a couple of updates:'. */
const announced = new RegExp(
  String.raw`^(?:[a-z]{1,6}[, ]+){0,2}(?:${announcing}) (?:a )?(?:${howMany})\b[^.:!?]{0,50}[.:!] *`,
  'i',
)
const putVerbs = oneOf('put|add|write|get|enter|stick|pop')
const thesePointers = oneOf('these|this|the following|those')
/** Matches 'Put these in please.. call …': the tasks come after it. */
const these = new RegExp(
  String.raw`^((?:[a-z]{1,6}[, ]+){0,3}?)(?:${putVerbs}) (?:all )?(?:of )?(?:${thesePointers})\b([^.:;,!?]{0,30})[.:;,!]{1,4} *(?=\S{2})`,
  'i',
)
const putsIn = /^(?: (?:things?|stuff|ones|all|in|down|up|for|me|please|pls|real|quick|thanks|there|here))*$/i
/** Matches 'Remind me Wednesday around 8 so I look it over', whose task is to look it over. */
const remindSo =
  /\b(remind me (?:(?!to |about |that |of )[\w:'’]+ ){1,7}?)so (?:that )?(?:i|we) (?:can |could |will |do |actually |remember to |don['’]?t forget to )*/gi
/** Matches 'Around 8', '10:30ish' as an hour, if the number counts nothing. */
const about = new RegExp(
  String.raw`\b(?:around|about|approximately|roughly|by about) (\d{1,2}(?::\d\d)?|noon|midnight)(?=${afterRoughHour})`,
  'gi',
)
const occasions = oneOf(
  '(?:at|before|after|around) (?:bed|bedtime|lunch|lunchtime|dinner|supper|breakfast|work|school|practice|church|drop ?off|pick ?up)',
  'first thing|(?:by |at )?(?:the )?end of (?:the |my )?day|on my lunch break|(?:when|once|after|before) (?:i|the kids|everyone) [a-z ]{3,30}?',
)
/** Matches 'Remind me at bedtime to take my pill': about when, before what is to be done. */
const remindVaguely = new RegExp(
  String.raw`\bremind me (${occasions}),? to ([^.;,!?]{3,100}?)(?=[.;,!?]|$| and )`,
  'gi',
)
const ish = /\b(?:at |around |about )?(\d{1,2}(?::\d\d)?)(?: ?([ap]m))?(?:[- ]?ish| or so)\b/gi
/** Matches 'From Monday to the following Monday'. */
const following = /\b(?:from (?:this )?\w{3,6}day )?to the following (\w{3,6}day)\b/gi
/** Matches 'Can you set something up so I remember to weigh in'. */
const soIRemember =
  /^(.{0,30}?)\b(?:set|put) (?:something|a thing) (?:up|in|down) so (?:that )?i (?:remember|don['’]?t forget) to /i
/** Matches '… on my list if it isn't there already'. */
const ifMissing =
  /(?<=\blist),? if (?:it|they|those)(?:['’]?s|['’]?re| is| are)? ?(?:isn['’]?t|aren['’]?t|not)(?: on)? (?:there|on|it)(?: already| yet)?/i
/** Matches 'And a household task for the vent', which repeats the request before it. */
const another = /, and (an?|another) ((?:household |house |planner )?(?:task|chore|reminder|to-?do)) (for|to|about) /gi
/** Matches 'Milk on a shopping list, along with a decaf': before the list as well. */
const afterList =
  /^([^.;]{3,200}?) ((?:on|to) (?:a|my|the) (?:shopping|grocery) list),? (?:along with|as well as|plus) ([^.;]{2,80})/i
const toBeDone = /,? (?:to be )?(?:done|repeated) (?=(?:every|each|once|twice|weekly|monthly|daily)\b)/gi

const goalThen = /\b((?:make|set|call) (?:it|that|this) (?:as )?(?:a|my) goal),? then\b/i
const goalVerbs = oneOf(
  '(?:make|set|call) (?:it|that|this) (?:as )?(?:a|my)',
  '(?:i want to |please |can you )?(?:start|set|add|make) a(?: new)?',
)
const goalAnnouncement = new RegExp(
  `^(?:(?:ok|okay|yeah|yes|so|well|then)[, ]+)*(?:${goalVerbs}) goal[.;!,] +(?=.{5})`,
  'i',
)
/** Matches 'pull ups no wait, he's out of those': what was taken back is not put down. Not an hour that is corrected. */
const takenBack =
  /(?<=, |\badd |\bget )(?:and )?(?:[\p{L}'’-]+ ){1,3}(?:no,? wait|wait,? no|scratch that|actually no|never ?mind)\b[^,;.\d]{0,60}(?:, |(?=[;.])|$)/giu
const anyTime = oneOf('sometime|some time|anytime|any time')
const isFine = new RegExp(
  `,? (?:${anyTime}) ((?:this|next|over|on|in) [^,.;]{3,20}?) (?:is|would be|works|will do)(?: fine| good| ok| okay| great)?(?=[.,;!]|$)`,
  'gi',
)
const something =
  /^((?:put|add|schedule|pencil)) (?:something|smth|a thing) ((?:on|for|in) [^,.]{3,30}), ([^]{3,300})$/i
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty']
const units = 'zero one two three four five six seven eight nine'.split(' ')
const compound = /\b(twenty|thirty|forty|fifty)[- ](one|two|three|four|five|six|seven|eight|nine)\b/gi

/** Matches '1) … 2) …': each on its line. */
const numbered = /(?:^|\s)\(?([1-9])[).]\s(?=\S)/g
function inLines(message: string): string {
  const at = [...message.matchAll(numbered)].map(([, one]) => Number(one))
  const isCount = at.length > 1 && at.every((one, n) => one === n + 1)
  return isCount ? message.replaceAll(numbered, '\n') : message
}
/** Matches 'Mark done: laundry, the mortgage thing'. */
const doneList =
  /^(?:mark|check|tick|cross)(?: these| all)?(?: (?:as|off))?(?: done| off| finished| complete)?: (?=\S)/i
/** Matches 'Start me a grocery list with milk'. */
const forMe =
  /\b(start|make|create|build|write|set up) (?:me|us) (?=(?:an?|my|the|another) (?:[\p{L}’'-]+ ){0,3}list\b)/giu
/** Matches 'Put it on my calendar to call the dentist'. */
const putItOn =
  /\b(?:put|add|get) (?:it|this) (?:on|in|to) (?:my|the) (?:calendar|planner|schedule|agenda|list|to-?do list) to (?=\p{L})/giu
/** Matches 'Thursday after work, say 5, to call'. */
const sayBeforeHour = /, say (?:around |about )?(\d{1,2}(?::\d\d)?(?: ?[ap]m)?)(?:,(?= )|(?=[.!?]?$| to ))/gi
const byTheWay = /,? (?:while i think of it|while i remember|while i['’]m thinking (?:of|about) it)\b/gi

const dayNames = oneOf('mon|tue|wed|thu|fri|sat|sun', 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec')
/** Matches 'Put the appointment in. Wednesday at 11', with the day in a separate sentence. */
const dayAfter = new RegExp(
  String.raw`^((?:[a-z]{2,6}[, ]+){0,3}?(?:put|add|book) (?:the|my|our|an?) [\p{L} ]{2,40}?)(?: in| down)\. (?=(?:on |it['’]?s )?(?:tomorrow|today|\d|${dayNames}))`,
  'iu',
)

/** Matches 'I don't think I ever put in the 96 dollars', which asks to add them. */
const notYetPut =
  /^(?:(?:oh|and|wait|also)[, ]+)*i (?:do not|don['’]?t) (?:think|believe|remember) i (?:ever |even )?(put in|put down|add|log|record)(?:ed|ged|ing)?\b/i

const errands = oneOf(
  'book|schedule|pick up|drop off|return|renew|pay|buy|order|mail|wash|clean|fix|call|text|email|take|get|finish|send|water|mow|change',
  'cancel|submit|laundry|gym|yoga|pilates|meal prep|vacuum|sweep|mop|dust|fold|bring|make',
  'phone|ring|post|print|collect|sort out|drop by|swing by|do (?!(?:i|you|we|they|not|it|nothing|what|that)\\b)',
)
const days = oneOf(
  `tomorrow|tmrw|tmr|tonight|today|${englishWeekday}|mon|tues?|wed|thurs?|fri|sat|sun`,
  'every (?:other )?(?:day|night|morning|week|month|\\w{3,6}day)s?(?: night| morning)?|by the \\d{1,2}(?:st|nd|rd|th)|next week|this week(?:end)?',
)
const atEnd = oneOf('around|at|after|before|by|in the|first thing|morning|afternoon|evening|night|sometime')
/** Matches 'Wash sheets every other Sunday': something to do with its day, and no more. */
const bareTask = new RegExp(
  String.raw`^(?:(?:i|we)(?: still| also)? (?:need|have|got) to |gotta |need to )?((?:${errands})\b[^.?!\n]{0,50}\b(?:${days})\b(?: (?:${atEnd})\b[^.?!,\n]{0,24})?)[.!]?$`,
  'i',
)
const isFeeling =
  /\b(?:feel|felt|because|bc|so (?:tired|mad|sad)|hate|love|cry|he|she|they|him|dread\w*|scared|nervous|was|were|did)\b/i
/** Matches 'Text Dana about Saturday', where the day is part of the title. */
const aboutDay = new RegExp(String.raw`\b(?:about|and|for) (?:${days})\b`, 'i')
const beginsErrand = new RegExp(String.raw`^(?:${errands})\b(?: [\w'’]{1,20}){0,6}[.!]?$`, 'i')
const namesDay = new RegExp(String.raw`\b(?:${days})\b`, 'i')
/** Rewrites a bare task as a request for it, for use when no question of the coach waits for an answer. */
export const withBareTask = (message: string): string => {
  const [, task] = bareTask.exec(message.trim()) ?? []
  if (task !== undefined && !isFeeling.test(task) && !aboutDay.test(task)) return `remind me to ${task}`
  const parts = message.trim().split(/, (?:and )?/)
  const isList =
    parts.length > 1 && parts.every((part) => beginsErrand.test(part)) && parts.some((part) => namesDay.test(part))
  return isList && !isFeeling.test(message) ? `remind me to ${message}` : message
}

/** Matches 'Remind me 830 to take my pill', 'at 1115 tomorrow': an hour without its colon. */
const bareClock =
  /(?<=\bremind me )(?:at )?([1-9]|1[0-2])([0-5]\d)(?= ?(?:[ap]\.?m|to|tomorrow|tonight|today|every|on)\b)/gi

/** Matches 'At like 10ish'. */
const likeHour = /\b(at|around|by) like (?=\d)/gi

/** Matches 'Add a habit for reading before bed': something of each day. */
const habit =
  /^(?:please |can you |pls )*(?:add|make|create|start|set up)(?: me)? (?:a |an )?(?:new |daily )?habit (?:for|of|to|called) ([^.?!]{3,80})[.!]?$/i
const hasRhythm = /\b(?:every|each|weekly|daily|monthly|weekdays?|weekends?|\w{3,6}days)\b/i
/** Matches 'Wednesday it's $22'. */
const runOnPrice = /(?<=\b(?:today|tomorrow|tonight|\w{3,6}day)) (?=it['’]?s [$€£]\d)/gi

/** Matches 'Class on the 14th pls its going to be long'. */
const toldAfterPlease = /,? (?:pls|plz|please),? it[’']?s (?!due)[^,.\n$€£]{2,30}$/i

/** Rewrites everyday phrases in the words that the readers know: 'a few things before I forget: add milk' adds milk. */
export const normalizePhrasing = (message: string): string =>
  withStatedLocation(inLines(message))
    .replace(toldAfterPlease, '')
    .replace(habit, (_, what: string) => `remind me ${hasRhythm.test(what) ? '' : 'every day '}to ${what}`)
    .replaceAll(runOnPrice, ', ')
    .replaceAll(bareClock, 'at $1:$2')
    .replaceAll(likeHour, '$1 ')
    .replace(notYetPut, '$1')
    .replaceAll(/,? (?:oh|ooh),? (?=(?:and|also|plus) )/gi, ', ')
    .replaceAll(forMe, '$1 ')
    .replaceAll(putItOn, 'remind me to ')
    .replaceAll(sayBeforeHour, ' at $1')
    .replaceAll(byTheWay, '')
    .replace(dayAfter, '$1 ')
    .replace(doneList, 'check off ')
    .replace(announced, '')
    .replace(lead, (_, verb?: string) => (verb === undefined ? '' : `${verb} `))
    .replace(these, (said: string, before: string, rest: string) => (putsIn.test(rest) ? `${before}add ` : said))
    .replaceAll(ish, (_, hour: string, half = '') => `around ${hour}${half}`)
    .replaceAll(about, (_, hour: string) => `${/\d/.test(hour) ? 'around' : 'at'} ${hour}`)
    .replaceAll(remindVaguely, 'remind me to $2 $1')
    .replace(soIRemember, '$1remind me to ')
    .replace(ifMissing, '')
    .replaceAll(remindSo, '$1to ')
    .replaceAll(following, 'to $1 week')
    .replaceAll(another, ', and add $1 $2 $3 ')
    .replaceAll(toBeDone, ' ')
    .split(/((?<=[.;!?])\s+)/)
    .map((sentence) => sentence.replace(afterList, '$1, $3 $2'))
    .join('')
    .replace(goalThen, '$1')
    .replace(goalAnnouncement, 'make a goal: ')
    .replaceAll(takenBack, '')
    .replaceAll(isFine, ' $1')
    .replace(something, '$1 $3 $2')
    .replaceAll(compound, (_, ten: string, one: string) =>
      String(tens.indexOf(ten.toLowerCase()) * 10 + units.indexOf(one.toLowerCase())),
    )

const called = /^([^]{8,300}?)[.,;]? (?:and |you can )?(?:call|name|title) it ["'“]?([^.,;!?"”]{2,60})["'”]?[.!]?$/i
const plans =
  /^(?:(?:ok|okay|so|and|please|can you)[, ]+)*(?:put|add|schedule|book|pencil|block)\b(?: something| in| out| off)?/i

/** Reads 'Put something on Saturday at 10. Call it boba date': the title comes last, and the first words become the note. */
export function readCalled(message: string, context: ActionContext): ActionRequest[] | null {
  const [, said = '', title = ''] = called.exec(message.trim()) ?? []
  if (title === '' || !plans.test(said)) return null
  const when = readWhen(said.replace(plans, '').replaceAll(/[.,;](?=\s|$)/g, ' '), context, 'en')
  if (when.problem !== null || (when.day === null && when.time === null)) return null
  const proposal = makeTask(toTitle(title), when, context.today, { notes: toHeading(collapseSpaces(when.rest), 400) })
  return [{ do: 'add', proposal, language: 'en' }]
}
