import { moneySign } from './currency-names.ts'
import { countWords } from '../guide/text-analysis.ts'
import { oneOf } from '../phrase-pattern.ts'
import { foldInPlace } from './title-text.ts'

const sum = String.raw`(?:${moneySign} ?\d{1,6}(?:[.,]\d{2})?|\d{1,6}[.,]\d{2}|\d{1,6} (?:dollars|bucks))(?![\d:])`
const anySum = String.raw`${moneySign}?\d{1,6}(?:[.,]\d{2})?(?![\d:]| ?(?:hours?|hrs?|min))`
const bought = oneOf(
  'gas|groceries|grocery run|coffee|lunch|dinner|takeout|take out|parking|tolls?|co-?pay|meds|haircut|nails|diapers',
  'dog food|uber|lyft|target|walmart|costco|kroger|amazon',
)
const spent = [
  String.raw`^(?:i |we )?(?:just |also |only )?(?:spent|dropped|blew) (?:about |around |like )?${anySum}`,
  String.raw`^(?:i |we )?(?:just |also )?paid (?:about |around |like )?${sum} (?:for|at|to)\b`,
  String.raw`^(?:${bought}) (?:was |came to |ran me |cost me )?(?:today |yesterday |last night |this morning )?(?:was )?${sum}`,
  String.raw`^${sum} (?:at|for) [\w'’ ]{2,30}(?:just now|today|yesterday|this morning|last night)\b`,
  String.raw`^(?:i |we )?(?:had|got|did|grabbed) (?:${bought})\b[\w'’ ]{0,30} ${sum}`,
]
const asksSpending = [
  String.raw`\b(?:biggest|largest|most expensive) (?:thing|purchase|expense)\b.{0,20}\b(?:bought|buy|made|had|month|week|year)\b`,
  String.raw`\b(?:total|how much)\b.{0,20}\b(?:have i|i have|ive|i['’]ve|i) (?:given|donated|tithed|paid)\b`,
  String.raw`\b(?:most|least|last) (?:time )?i (?:ever )?paid\b`,
]
const corrected = String.raw`^(?:(?:oops|wait|actually|no|sorry)[, ]+)*(?:that|the|my|gas|lunch|groceries) .{2,40} (?:was supposed to be|was meant to be|should(?:['’]?ve| have| of| a)? (?:been|be|say)|was really) ${anySum}`

const asksBills = [
  String.raw`^(?:so |and )?(?:did|have) (?:i|we) (?:already |ever |even )?(?:pay|paid) (?:the |my |our )?[\w ]{2,20} bill\b`,
  String.raw`^(?:did|has|have|was|is) (?:the |my |our )?[\w ]{2,20} bill (?:get |been |already |still )?(?:un)?paid\b`,
  String.raw`^(?:the |my )?[\w ]{2,20} bill can go\b`,
  String.raw`^(?:so |and )?(?:which|what|how many|any|do i have any|are there any|whats left of) (?:of )?(?:my |the |our )?bills\b(?!.{0,20}\b(?:can|should|could|do (?:i|we) pay first|first)\b)`,
  String.raw`^(?:netflix|hulu|spotify|disney plus|[\w ]{3,20} (?:bill|insurance|rent|subscription)) (?:just )?(?:went|goes|is going) (?:up|down)\b(?! (?:and|every|so much|again|\d+ (?:dollars|bucks)))`,
]
const budget = [
  String.raw`\bhow much (?:room |money )?(?:is|do i have|have i got|is there|ive got|room have i got)\b.{0,15}\bleft\b.{0,30}\b(?:budget|eating out|groceries|food|gas|fun money)\b`,
  String.raw`^(?:please |can you |could you )?(?:set|make|change|raise|lower|cut|put) (?:my |our |the |a )(?:[\w ]{0,25} )?budget (?:to|at|of|for)\b`,
  String.raw`^(?:please |can you |could you )?(?:hold|keep|limit) (?:me|us) (?:to|at) ${anySum} (?:a|per|each) (?:week|month)\b`,
  String.raw`\b(?:am i|are we) (?:still )?(?:over|under|within|on) (?:my |our |the )?(?:[\w ]{0,20} )?budget\b`,
]

const hours = String.raw`\d{1,2}(?:[.,]\d| and a half)? ?(?:hours|hrs|h)\b`
const dayBefore = String.raw`(?:(?:last night|yesterday|today|\w{3,6}day(?: night| morning)?),? )?`
const slept = [
  String.raw`^${dayBefore}(?:i )?(?:only |just |barely )?(?:slept|got) (?:about |around |like |maybe )?${hours}`,
  String.raw`^(?:only |just |barely |about )?${hours} (?:of )?sleep\b`,
  String.raw`^${dayBefore}(?:i )?slept (?:from \d|(?:like|so|really|pretty|bad|badly|terribl[ey]|awful|great|good|well|ok)\b.{0,30}$)`,
  String.raw`^${dayBefore}(?:i was )?in bed (?:by |at )?\d.{0,30}\bup (?:by |at )?\d`,
]
const asksSleep = [
  String.raw`\b(?:worst|best|longest|shortest) nights?(?:['’]s)?(?: of)? sleep\b`,
  String.raw`^(?:so )?did i (?:actually |really )?(?:sleep|get (?:any|enough) sleep)\b`,
  String.raw`\b(?:most|least|longest|shortest|latest)(?: hours| time)?(?: that)? (?:i|i['’]?ve|i have)(?: ever| actually)? (?:slept|been asleep)\b`,
  String.raw`\b(?:days|nights|mornings) (?:that |when |where )?i (?:only )?(?:slept|got)\b`,
]

const measured = oneOf(
  'bp|blood pressure|blood sugar|sugar|glucose|a1c|blood sugars|heart rate|pulse|temp|temperature|cholesterol',
)
const measures = [
  String.raw`^(?:please |can you |could you )*(?:log|record|track|add|put|note)(?: down)? (?:that )?(?:my |todays |this mornings )?(?:${measured})\b(?!.{0,40}\b(?:planner|calendar|list|remind))`,
  String.raw`^(?:my )?(?:${measured}) (?:was|is|were|today was|this morning was|came (?:out|back)(?: at)?|read) .{0,8}\d.{0,40}\b(?:log|record|add|put|note|track) (?:it|that|this)\b`,
]

/** Matches requests for advice or comfort, which are not about a record. */
const asksMore =
  /\b(?:should|how (?:do|can|could|would|to)|why|help|tips?|advice|worth|feel\w*|cry\w*|scared|worried|hate|guilty|ashamed)\b/
const maxWords = 20
/** Matches what only tells of a good night or of a price, and asks for no record of it. */
const onlyTells = new RegExp(
  oneOf(
    String.raw`\b(?:hours|hrs|h) (?:straight|solid|in a row|for once|like an?\b)|\b(?:for once|finally|first time|at last|the baby too)\b`,
    String.raw`\bgas\b[\w'’ ]{0,25} [1-7]\.\d\d\b|\bgas (?:was|is|hit) [1-7]\.\d\d\b`,
    String.raw`\band (?:only |i )?(?:sold|got|won|lost|made|nobody|he|she|they|it|been)\b|\band i (?:been|have been|keep|just)\b`,
  ),
)
/** Matches another request beside it. */
const asksBesides =
  /[.;,!?\n] *(?:and |also |then |please |can you |could you )*(?:remind|add|put|schedule|move|make|what|whats|how|when|do i|did i|tell)\b/

type UnsupportedArea = { forms: readonly string[]; answer: string; canBeKept?: true }
const areas: readonly UnsupportedArea[] = [
  {
    forms: spent,
    answer:
      'The money log here is for what comes in, so I can’t log what you spend. You could put it in a journal entry.',
    canBeKept: true,
  },
  {
    forms: asksSpending,
    answer:
      'I can’t tell you that: Glowell tracks what comes in, not what you spend. Your bank’s app can sort it by store or by month.',
  },
  {
    forms: [corrected],
    answer:
      'I can’t change an amount from here. What came in is on your Digital Income page: open the entry there and fix the number. What you spend isn’t kept in Glowell.',
  },
  {
    forms: asksBills,
    answer:
      'Glowell doesn’t keep bills, so I can’t tell what’s paid or what one costs. I can put each one in your planner on the day it’s due. Just say something like “pay the light bill on the 5th of every month.” Then I can tell you which are still open.',
  },
  {
    forms: budget,
    answer:
      'Glowell doesn’t keep a budget or what you spend, so I can’t set one or tell you what’s left. Your bank’s app can. I can put a weekly money check in your planner, if that helps.',
  },
  {
    forms: slept,
    answer: 'Glowell doesn’t track sleep, so I can’t log that. You could put it in a journal entry.',
    canBeKept: true,
  },
  {
    forms: measures,
    answer:
      'Glowell doesn’t keep blood pressure, blood sugar or the like, so I can’t log that. You can put it in a journal entry, with the day on it. I can log weight, water and workouts.',
    canBeKept: true,
  },
  {
    forms: asksSleep,
    answer:
      'Glowell doesn’t track sleep, so I can’t tell you how those nights went. A line in your journal each morning is enough to see a pattern later.',
  },
]
const board = String.raw`\b(?:on|of|off|from|in|to|onto) (?:my |the )?vision ?board|\bvision ?board\b.{0,30}\b(?:picture|photo|image|pic)`
const movesVision = [
  String.raw`^(?:can you |could you |please |pls )*(?:put|move|bring|drag|set|make|pin) (?=.{0,80}(?:${board})|(?:my |the )?vision ?board).{3,100}\b(?:at the top|to the top|on top|first|to the front|in front|at the front|at the bottom|last|in the middle|bigger|smaller|next to)\b`,
]
const removesVision = [
  String.raw`^(?:can you |could you |please |pls )*(?:take|remove|delete|get rid of|take off) .{3,60}(?:${board})\b`,
]
const ofBoard: readonly UnsupportedArea[] = [
  {
    forms: movesVision,
    answer:
      'I can’t see or move what’s on your vision board. Open Vision Board and drag the picture where you want it: with a finger, hold it a moment first. The first place is the top.',
  },
  {
    forms: removesVision,
    answer:
      'I can’t take things off your vision board. Open Vision Board and go to that vision: you can edit or delete it right there.',
  },
]
const known = [...areas, ...ofBoard].map(({ forms, answer, canBeKept }) => ({
  answer,
  canBeKept,
  pattern: new RegExp(oneOf(...forms)),
}))

const tellsOnly = (line: string): boolean => onlyTells.test(line) && !/\b(?:log|record|track|put|add|note)\b/.test(line)

/** Finds something in an English message that the app has no area for: spending, bills, budgets and sleep. */
export function findUnsupportedArea(message: string): { answer: string; canBeKept: true | undefined } | null {
  const line = foldInPlace(message.trim())
  if (countWords(line) > maxWords || asksMore.test(line) || asksBesides.test(line) || tellsOnly(line)) return null
  return known.find(({ pattern }) => pattern.test(line)) ?? null
}
