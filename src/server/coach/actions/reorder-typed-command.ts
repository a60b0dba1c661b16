import { oneOf } from '../phrase-pattern.ts'
import { withRhythms } from './hurried-repeats.ts'
import { withQuickTyping } from './hurried-commands.ts'
import { fullName } from './split-by-hour-and-day.ts'
import { beginsTask } from './task-words.ts'
import { collapseSpaces } from './title-text.ts'
import { englishWeekday, shortEnglishWeekday, typedWeekday } from '../when/weekdays.ts'
import { anyEnglishMonth } from '../when/months.ts'

/** Rewrites commands in the word order that the readers know. */

const leads = oneOf(
  'ok|okay|hey|hi|so|also|and|oh|please|pls|plz|can you|can u|could you|will you|would you|just|luxee',
)
const opening = String.raw`(?:(?:${leads})[, ]{1,2}){0,4}`
const puts = oneOf('add|put|stick|throw|pencil in|pop|schedule')
const oneDay = oneOf(
  `(?:this |next )?(?:${typedWeekday})`,
  'tomorrow|tmrw|today|tonight|tonite',
  String.raw`the \d{1,2}(?:st|nd|rd|th)|${anyEnglishMonth}\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2}\/\d{1,2}`,
)
const hour = String.raw`(?:\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\b\.?)?|noon)`

const toDay = new RegExp(
  String.raw`^(${opening}(?:${puts}) .{3,120}?) to (?=(?:the day (?:after|before) |(?:every|each) |(?:${oneDay})\b)(?! (?:school|service|brunch|dinner|market|night|paper|mass)\b))`,
  'i',
)
const isRange = new RegExp(String.raw`\b(?:${typedWeekday}|${hour})$`, 'i')
const namesMove = /\b(?:moving|switching|changing|pushing|rescheduling|from)\b/i
const needsOn = new RegExp(String.raw`^(?:${typedWeekday}|the \d|${anyEnglishMonth})`, 'i')
const alsoToDay = new RegExp(String.raw`( and [^,]{3,60}?) to (?=(?:${oneDay})(?: at ${hour})?[.!]?$)`, 'i')
const shortDay = `(?:${shortEnglishWeekday}|${englishWeekday}s?)`
const severalDays = new RegExp(
  String.raw`\b(?:(?:for |on )?(?:every|each) |(?:(?:for|on) |(?<= ))(?=\w{3,6}days (?:and|&|,)))(${shortDay}(?:(?:, ?(?:and )?| (?:and |& )?)${shortDay}){1,6})\b`,
  'i',
)
const ruleBefore = new RegExp(
  String.raw`\b(remind me )(on \w{3,6}days(?:, \w{3,6}days){0,5} and \w{3,6}days(?: (?:morning|evening|night))?(?: at ${hour})?),? to ([^.;!?]{3,100})`,
  'i',
)
/** Rewrites 'Every mon wed fri', 'Mondays and Thursdays' as the reader of rules knows them. */
const withRule = (message: string): string =>
  message
    .replace(severalDays, (_, days: string) => {
      const names = (days.match(new RegExp(String.raw`\b${shortDay}\b`, 'gi')) ?? []).map((day) => `${fullName(day)}s`)
      return `on ${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
    })
    .replace(ruleBefore, '$1to $3 $2')

/** Rewrites 'Add the eye doctor to Tuesday at 2', which puts it on Tuesday. */
function withoutToDay(message: string): string {
  const [said, before = ''] = toDay.exec(message) ?? []
  if (said === undefined || isRange.test(before) || namesMove.test(before)) return message
  const after = message.slice(said.length)
  return `${before} ${needsOn.test(after) ? 'on ' : ''}${after}`.replace(alsoToDay, '$1 on ')
}

const dayFirst = new RegExp(
  String.raw`^(?:${opening})((?:on |for )?(?:${oneDay})(?: (?:morning|afternoon|evening|night))?(?:,? at ${hour})?),? ((?:${opening})(?:${puts}|remind me(?: to)?) [^?]{3,160}?)[?.!]*$`,
  'i',
)

const destinations = String.raw`(?: (?:on|in|into|to|onto) (?:my |the |there)?(?: ?(?:planner|calendar|schedule|agenda|list|to-?do(?: list)?|income(?: log)?))?| in| down| up)`
const those = oneOf('it|that|this|them|those|these|both(?: of (?:them|those))?|them both|all of (?:it|them|those)|all')
const pleas = oneOf('please|pls|plz|thanks|thank you|for me|too|also|if you would|if u can|ok')
/** Matches 'Can you put both on my planner' at the end. */
const putsThem = String.raw`,? (?:so |and )?(?:(?:can|could|will|would) (?:you|u) )?(?:please |pls |just )?(?:put|add|log|record|save|enter|track|get|stick) (?:${those})(${destinations})?(?:[ ,]{1,2}(?:${pleas})){0,2}[?.!]*$`
const told = new RegExp(
  String.raw`^(?:(?:so|ok|hey|also) ){0,2}(?:i(?:['’]?ve)? (?:have|got|have got|gotta)|i['’]?ve got|there(?:['’]?s| is| are)) (?!(?:paid )?\p{Sc}?\d{2,})((?:an? |my |two |2 |another )?.{4,160}?)${putsThem}`,
  'iu',
)
/** Matches 'Two appointments Tuesday, dentist at 9 and …': the tasks come after the number. */
const manyFirst = new RegExp(
  String.raw`^(?:two|2|three|3|four|4|a couple(?: of)?|a few|some) (?:\w+ )?\w+s ((?:on )?(?:${oneDay})),? ?[:,] (.{4,})$`,
  'i',
)
/** Matches 'Two nail clients Saturday, one at 10 and one at 1:30'. */
const severalAt = new RegExp(
  String.raw`^(?:i(?:['’]?ve)? (?:have|got) )?((?:two|2|three|3) [a-z' ]{3,30}?s (?:on )?(?:${oneDay}),? (?:one )?at \d.{3,60})$`,
  'i',
)
const earned = new RegExp(
  String.raw`^((?:(?:i|ive|i['’]ve|just|also|hey|ok) ){0,3}(?:made|earned|got|got paid|brought in|sold|cleared|pulled in) (?:[^.!?]|\.\d){0,40}?\d(?:[^.!?]|\.\d){0,120}?)${putsThem}`,
  'i',
)
const plea = new RegExp(
  String.raw`(?<=.{8}),? (?:please and thank (?:you|u)|if you would(?: please)?|if (?:you|u) (?:don['’]?t|dont) mind|when you (?:get|have) a (?:chance|sec|minute|second)|real quick|thank you so much)[.!?]*$`,
  'i',
)
const forMe = /^(.{0,30}\b(?:schedule|book|add|put|make) .{3,60}?) for me(?= (?:on|at|for|this|next|tomorrow)\b)/i

const offDays = oneOf('work|school|early|friday|the day|a day|time|some time|my|shoes|tomorrow|today|my day|from|for')
const takeOff = new RegExp(
  String.raw`^(${opening})take off (?!(?:${offDays})\b)((?:the |my |that )?[^,;?]{2,50}?) (?:on |for |from )?((?:${oneDay})\b.{0,80})$`,
  'i',
)
const deletes = oneOf('delete|remove|cancel|erase|get rid of|scrap|clear out|nix')
const deletion = new RegExp(
  String.raw`^(${opening})(?:${deletes}) ((?:the |my |our |that |whole |entire )*)([^,;?]{2,60}?) (?:(?:on|off|from|for|of) )?(${oneDay})(?: (morning|afternoon|evening|night))?(?=$|[ ,;.!])(.{0,120})$`,
  'i',
)
/** Matches what still belongs to the deletion after its day. */
const goesOn = /^[,;]? ?(?:and |at \d|from (?:my|the)|in (?:my|the)|off |then |plus |to |instead|until|[&])/i
const reasonWords = oneOf(
  "im|i['’]m|i am|i (?:can|cant|can['’]t|don|have|had|got|did|do|was|already|just|no|changed|need)[a-z'’]*|its|it['’]s|it (?:is|was|got|isn)[a-z'’]*",
  "we(?:['’]?re|['’]?ve)? (?:are|can|cant|can['’]t|did|do|don|have|got|sold|just|already|not|no|decided|changed|moved|went)[a-z'’]*",
  "she['’]?s|hes|he['’]s|theyre|they['’]re|theyve|they (?:\\w+)|she (?:\\w+)|he (?:\\w+)|nobody|no one|that['’]?s|thats|that (?:got|was|is)",
  'the \\w+ (?:cancell?ed|called|moved|backed|changed|is|was|got)|my \\w+ (?:is|are|cancell?ed|called|changed|got|has)|not (?:happening|going|doing|needed)',
)
const untilReason = new RegExp(
  String.raw`^(${opening}(?:delete|remove|cancel|erase|get rid of|scrap) (?:the |my |our |that )?[^,;?]{2,50}?),? (?:(?:because|bc|cause|cuz|since|as|cos) )?(?:${reasonWords})\b.{0,100}$`,
  'i',
)
const thingAbout =
  /^(?:thing|things|one|task|reminder|card|plan|stuff) (?:about|for|with|called|named|at) (?:the |my )?/i
const isHour = /^\d{1,2}(?::\d\d)?(?: ?o['’]?clock| ?[ap]m)?$/i
const nameOnly = (said: string): string =>
  collapseSpaces(said.replace(thingAbout, '').replace(/ (?:thing|one|task|reminder|card|event|plans?)$/i, ''))
const isList = /\b(?:list|everything|all|whole day|groceries|goal)\b/i

/** Cuts the reason off 'Delete the open house on Sunday the seller cancelled' and keeps the name and the day. */
function withPlainDeletion(message: string): string {
  const taken = message.replace(takeOff, '$1delete $2 on $3')
  const [said, before = '', , name = '', day = '', part = '', rest = ''] = deletion.exec(taken) ?? []
  if (
    said !== undefined &&
    !isList.test(name) &&
    !isHour.test(name) &&
    !goesOn.test(rest.trim()) &&
    !/\bto$/i.test(name)
  ) {
    const when = `${needsOn.test(day) ? 'on ' : ''}${day}${part === '' ? '' : ` ${part}`}`
    return `${before}delete the ${nameOnly(name)} ${when}`
  }
  const plain = untilReason.exec(taken)?.[1]
  return plain === undefined || isList.test(plain) ? taken : plain
}

const moved = new RegExp(
  String.raw`^(${opening}(?:move|push|reschedule|shift|bump|switch|change) (?:the |my |our |that )?[^,;?]{2,50}? (?:to|until|till) (?:(?:${oneDay})(?:,? (?:at )?${hour})?|(?:at )?${hour}(?: (?:on )?(?:${oneDay}))?)),? (?:(?:because|bc|cause|cuz|since|as|cos) )?(?:${reasonWords}|i got|i get|ill|i['’]ll)\b.{0,100}$`,
  'i',
)
const setAtTime = new RegExp(
  String.raw`^(${opening})set (?!up\b|a\b|an\b|the\b|my\b|aside\b|out\b|it\b|me\b|timer|alarm|something|goal|reminders?)([^,;?]{2,40}?) (?=(?:for|on|at|every) )`,
  'i',
)

const goalFromTo =
  /\b(change|lower|raise|drop|cut|bump|move|update) (my|the) goal from \p{Sc}?\d[\d,.]* ([a-z]{3,20}) to (\p{Sc}?\d)/iu
/** Matches 'Make me a plan for saving 2000 for a plane ticket by March': a goal. */
const planToSave = new RegExp(
  String.raw`^(?:${opening})(?:help me )?(?:make|give|create|build|set up|come up with)(?: me)? an? (?:plan|savings plan) (?:for|to) (?:save|saving)(?: up)? (\p{Sc}?\d[\d,.]*k?(?: dollars| bucks)?) (for|towards?) (?:an? |my |the )?(.{3,80})$`,
  'iu',
)
const workouts =
  'workout|work out|exercise|training|gym|walk|run|yoga|stretching|pilates|swim|bike ride|cardio|zumba|jog|hike'
const didMinutes = new RegExp(
  String.raw`^${opening}(?:mark|check off|log|tick off|put) (?:my |the |today['’]?s )?(${workouts})(?: as)?(?: done| complete| finished| down)?,? (?:i |and i )?(?:just )?(?:did|it was|was|got in|for|had)?(?: the| an?| about| like)? ?(\d{1,3}) ?(?:minutes?|mins?)\b(?: (?:of )?(?!one\b|today|video|workout)([a-z ]{3,30}))?.{0,30}$`,
  'i',
)
const workoutDone =
  /^(.{0,24}?)(?:mark|check off|tick off) (?:my |the |today['’]?s )?(workout|exercise|training)(?: as)? (?:done|complete|finished)\b.{0,60}$/i

const twoLists = new RegExp(
  String.raw`^(${opening}(?:add|put) )([^,;]{3,80}?) (?:to|on) (?:my |the )(?:(?:shopping|grocery|store) )?list,? and (?:also )?(?:add |put )?([^,;]{4,80}?) (?:to|on) (?:my |the )(?:to[- ]?dos?(?: list)?|tasks?(?: list)?|planner|calendar|schedule)[.!]?$`,
  'i',
)

/** Matches texts of the user's own, which stay as they are. */
const written = /\b(?:journal|diary|entry|dear|says?|text|email|message|write to)\b/i

const misspelledLists: readonly [RegExp, string][] = [
  [/\bsh?op+in[g']?(?= lists?\b)/gi, 'shopping'],
  [/\bgroc(?:ey|ry|erry|cery|rey|erys)(?= lists?\b)/gi, 'grocery'],
]

/** Rewrites a command with its day in its usual position and without remarks. English only. */
export function toPlainCommand(typed: string): string {
  const said = misspelledLists.reduce((text, [form, name]) => text.replace(form, name), typed)
  if (said.length > 300 || said.includes('\n') || written.test(said)) return said
  const message = withRule(withQuickTyping(withRhythms(collapseSpaces(said))))
    .replace(plea, '')
    .replace(forMe, '$1')
  const lists = message.replace(twoLists, (all, lead: string, thing: string, task: string) =>
    beginsTask(thing, 'en') ? all : `${lead}${thing} to my shopping list. ${lead}${task} to my planner`,
  )
  if (lists !== message) return lists
  const trained = message
    .replace(didMinutes, (_, kind: string, minutes: string, what?: string) => `log ${minutes} min ${what ?? kind}`)
    .replace(workoutDone, '$1log my $2')
    .replace(goalFromTo, '$1 $2 $3 goal to $4')
    .replace(planToSave, 'make a goal: save $1 $2 $3')
  const put = trained.replace(
    told,
    (_, things: string, where = '') =>
      `put ${things.replace(manyFirst, '$2 $1')}${/planner|calendar|schedule|agenda|list|to-?do|income/i.test(where) ? where : ' on my planner'}`,
  )
  return withPlainDeletion(
    withoutToDay(
      put
        .replace(severalAt, 'put $1')
        .replace(earned, (all: string, sum: string, where = '') =>
          /income/i.test(where) ? (all.includes(',') ? all : `log ${sum} to my income`) : sum,
        )
        .replace(dayFirst, '$2 $1')
        .replace(moved, '$1')
        .replace(setAtTime, '$1schedule $2 '),
    ),
  )
}
