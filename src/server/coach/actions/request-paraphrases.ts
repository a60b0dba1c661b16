import { oneOf } from '../phrase-pattern.ts'

const please = String.raw`(?:please |can you |could you |would you )*`
/** Matches 'I want to save 3000 for Disney by June 1, set that up as a goal'. */
const asGoal = new RegExp(
  String.raw`^(?:i want to |i['’]d like to |i wanna )?([^?]{10,200}?)[,.;]? (?:so |and )?${please}(?:set|put|make|add) (?:that|it|this) (?:up |in |down )?(?:as |into )?a goal(?: for me)?[.?!]*$`,
  'i',
)
/** Verbs in 'I wanna save 1200 for Disney by June', which has all that a goal needs. */
const wants = oneOf("i (?:want to|wanna|need to|have to)|i['’]d like to|we (?:want|need|have) to|wanna|want to")
const savesBy = new RegExp(
  String.raw`^(?:${wants}) (save (?:up )?\$?\d[\d,]*(?: dollars| bucks)? (?:for|toward|towards) [^?,.;]{3,40} by [^?,.;]{3,24})[.!]*$`,
  'i',
)
/** Matches 'Goal - walk to the mailbox and back by March 14'. */
const goalDash = /^goal ?[-–—]+ ?(.{5,200})$/i

const listName = String.raw`((?!(?:to-?do|check|bucket|prayer|gratitude)\b)[\p{L}\d'’ ]{3,30}?)`
const items = String.raw`([^?\n]{3,400}?)`
const makes = oneOf('make', 'start', 'create', 'begin')
/** Matches 'Make a Thanksgiving list for me w/ green beans, rolls', 'start me a Thanksgiving grocery list: yams, butter'. */
const listWith = new RegExp(
  String.raw`^${please}(?:${makes}) (?:me )?(?:an?|my) (?:new )?${listName} list(?: for me)?(?: with|:| w/| -| of)? ${items}[.!]*$`,
  'iu',
)
/** Matches 'New list called Christmas kids: a bike, a kitchen', 'make me a new list called Christmas kids and put a bike on it'. */
const listCalled = new RegExp(
  String.raw`^${please}(?:(?:${makes}) (?:me )?an? )?new list (?:called|named) ${listName}(?: with| w/?|[:,-]| and (?:put|add)) ${items}(?: (?:on|to) it)?[.!]*$`,
  'iu',
)
const shops = / (?:grocery|shopping|food)$/i
const ofShop = /^(?:grocery|groceries|shopping|food)$/i
const known = /\b(kids?|children|beauty|hygiene|household|personal)\b/i
/** If a name contains one of the app's own lists, that list is meant. */
function onList(name: string, things: string): string {
  if (ofShop.test(name)) return `add ${things} to my grocery list`
  return `add ${things} to my ${known.exec(name)?.[1] ?? name.replace(shops, '')} list`
}
/** Matches 'To my Thanksgiving grocery list', which names an occasion besides the kind. */
const namedShop =
  /\b((?:to|on|off) my) (?!new |whole |next |weekly |regular |main )([a-z]{4,15}) (?:grocery|shopping) list\b/gi

/** Patterns of renames: 'My goal that says get healthy, change it to walk 8000 steps', 'rename my garden goal, call it Raised Beds'. */
const renames: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:please )?my (?:goal|task) (?:that says|called|named) ([^,]{2,50}),? (?:change|rename) it to (.{2,80})$/i,
    'rename $1 to $2',
  ],
  [/^(?:please )?rename (?:my |the )?([^,]{2,40}?)(?: goal| task)?, (?:and )?call it (.{2,80})$/i, 'rename $1 to "$2"'],
]
const about =
  /^((?:please |can you )*(?:delete|remove|drop) (?:the|my)) (goal|task|reminder) (?:about|for|of) ([^,.;]{3,60})/i

/** Matches 'Put Mr. Ernest on my prayer list, he's having his hip done'. */
const prayedFor = new RegExp(
  String.raw`^${please}(?:put|add) ([\p{L}'’. ]{2,40}?) (?:on|to|in) my (?:prayers|prayer list)(?:[.!]*|[,:;]? (.{3,200}))$`,
  'iu',
)
const workweek = /(?<!every )\bmon(?:day)?s? ?(?:-|–|to|thru|through) ?fri(?:day)?s?\b/gi
const newChore = /^new (?:chore|household task) (?:for (\p{L}{2,15})[:,]? )?(?!for\b)(.{4,120})$/iu
/** Matches 'Starting Monday I want to do my stretches at 6'. */
const startingFirst = /^starting ((?:next )?\w{3,6}day),? i (?:want|need|would like|have) to (.{5,150}?)[.!]*$/i
/** Matches '45 min from now tell me to get the casserole out'. */
const fromNow =
  /^(\d{1,3}) ?(min|mins|minutes|hr|hrs|hours?) from now,? (?:please )?(?:tell|remind|ping) me to (.{3,120})$/i
/** Matches 'Please get rid of the 10k goal, my knee says no', 'nvm on the call with Mrs Ortega Friday. take it off'. */
const getRid = new RegExp(
  String.raw`^${please}get rid of ((?:the|my|that) [^,.;]{2,40} (?:goal|task|reminder|chore|appointment|appt))\b[^?]{0,60}$`,
  'i',
)
const neverMind =
  /^(?:nvm|never ?mind|forget) (?:on |about )?((?:the|my|that) [^,.;]{3,60})[,.;][^?]{0,60}\b(?:take|cross|get) (?:it|that) off[.!]*$/i
const journalFor =
  /^journal(?: entry)?(?: for (?:today|tonight|last night|yesterday|this morning))? ?[-–,] ?([^]{5,3000})$/i
/** Matches 'The 1st of every month: the dog's pill'. */
const rhythmFirst =
  /^(?:on )?((?:the \d{1,2}(?:st|nd|rd|th) of (?:every|each) month)|every \w{3,6}day): ?([^?]{3,100})$/i
const weekdays = '(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:days?)?'
/** Matches 'Yoga tues and thurs 6am'. */
const onDays = new RegExp(
  String.raw`^([\p{L}'’ ]{3,30}?) (${weekdays}(?:(?:,? (?:and |& )?|/|, ?)${weekdays}){1,4}),? (?:at )?(\d{1,2}(?::\d\d)? ?[ap]m)\b(.{0,40})$`,
  'iu',
)
const atEnd = /, (?:before|after) \w+$/i
/** Matches 'Throw another 100 in the Disney goal', which is not a new goal. */
const addedTo = new RegExp(
  String.raw`^${please}(?:i )?(?:just )?(?:throw|threw|put|add|added|toss|moved) (?:another |in )?(\$?\d[\d,]*(?:\.\d\d)?)(?: dollars| bucks)?(?: more)? (?:in|into|to|toward|towards|on) (?:my |the |our )?([\w' ]{3,30}?) (?:goal|fund|savings)[.!]*$`,
  'i',
)
const calls = /\b(?:holler at|nudge|ping|poke|bug|buzz) me (?=(?:at|in|on|tomorrow|tonight|this|next|about|to)\b)/gi
const alreadySaved = oneOf(
  String.raw`i['’]?(?:ve)? (?:have )?(?:already )?(?:got |have |saved |put )?\$?\d[\d,]*(?: dollars| bucks)?`,
  String.raw`(?:already )?(?:got|have|saved) \$?\d[\d,]*(?: dollars| bucks)?`,
)
/** Matches savings so far, which are not income. A card for a goal can't hold them. */
const saved = new RegExp(
  String.raw`(\bgoal\b[^.;]{8,120}?)[.,;] (?:and )?(?:${alreadySaved}) (?:put back|put away|put aside|saved|set aside|so far|already|in there)\b[^.;]{0,20}[.!]*$`,
  'i',
)

/** Matches 'Move my walk from Monday to Friday': a move, not a work week. */
const movesFrom =
  /^(?:(?:can|could|will|please|pls|you|u|hey|ok) )*(?:move|push|switch|change|reschedule|bump|shift|slide|swap) [^?]{2,60} from \w/i

/** Rewrites indirect requests in the words that the readers know. */
export function withoutParaphrase(message: string): string {
  const line = message.trim()
  if (line.length > 500) return message
  const renamed = renames.find(([form]) => form.test(line))
  if (renamed !== undefined) return line.replace(...renamed)
  return line
    .replace(journalFor, 'note to self: $1')
    .replace(getRid, 'delete $1')
    .replace(neverMind, 'delete $1')
    .replace(rhythmFirst, 'remind me to $2 on $1')
    .replace(onDays, 'put $1 on my planner every $2 at $3$4')
    .replaceAll(workweek, (days: string) => (movesFrom.test(line) ? days : 'every weekday'))
    .replaceAll(calls, 'remind me ')
    .replaceAll(namedShop, '$1 $2 list')
    .replace(asGoal, (_, what: string) => `make a goal: ${what.replace(/^have (?=\$?\d)/i, 'save ')}`)
    .replace(savesBy, 'make a goal: $1')
    .replace(goalDash, 'make a goal: $1')
    .replace(saved, '$1')
    .replace(listCalled, (_, name: string, things: string) => onList(name, things))
    .replace(listWith, (said: string, name: string, things: string) =>
      isNaming.test(name) ? said : onList(name, things),
    )
    .replace(about, '$1 $3 $2')
    .replace(
      prayedFor,
      (_, who: string, why: string | undefined) => `prayer: for ${who}${why === undefined ? '' : `, ${why}`}`,
    )
    .replace(
      newChore,
      (_, who: string | undefined, what: string) =>
        `add a household task: ${what}${who === undefined ? '' : ` (${who})`}`,
    )
    .replace(startingFirst, (_, day: string, what: string) => `remind me to ${what.replace(atEnd, '')} starting ${day}`)
    .replace(addedTo, 'progress of my $2 goal: $1 more')
    .replace(fromNow, 'remind me in $1 $2 to $3')
}
const isNaming = /\b(?:called|named)\b|^(?:new|quick|short|full|list|long)$/i
