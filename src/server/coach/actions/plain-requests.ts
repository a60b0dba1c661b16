import { moneySign } from './currency-names.ts'
import { oneOf } from '../phrase-pattern.ts'
import type { RequestLabel } from '../intents/intent-labels.ts'
import type { Clause } from './action-request.ts'
import { stripCourtesies } from './command-clauses.ts'
import { pointsAtEarlierText } from './entry-from-earlier-message.ts'
import { readShiftRequest } from './shift-requests.ts'
import { englishWeekday } from '../when/weekdays.ts'

/** Plain requests that the classifier may take for a story. */
const puts = /^(?:put|pop|stick|pencil|throw)\b.{2,120}?\b(?:(?:in|down) (?:for|on|at)|on for) (.{1,12})/i
const beginsWhen =
  /^(?:the \d|next |this |every |to(?:morrow|day|night)|noon|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d)/i
/** Returns true for 'Put the recital in for Friday': whatever it is that is put there. */
const isPutIn = ({ text, language }: Clause): boolean =>
  language === 'en' && beginsWhen.test(puts.exec(text)?.[1] ?? '')
export const withoutIn = (clause: Clause): Clause =>
  isPutIn(clause)
    ? { ...clause, text: clause.text.replace(/ (?:in|down)(?= (?:for|on|at) )| on(?= for )/i, '') }
    : clause

const planning = /^(?:add|schedule|book|pencil in|block out|put)\b.{3}/i
const when = new RegExp(
  String.raw`\b(?:\d{1,2} ?(?:am|pm)|\d{1,2}:\d{2}|at \d{1,2}|tomorrow|tonight|${englishWeekday}|mon|tues?|wed|thurs?|fri|sat|sun)\b`,
  'i',
)

const changes: readonly (readonly [RegExp, RequestLabel])[] = [
  [/^mark .{2,80}? (?:as )?(?:done|completed?|finished|paid|handled|taken care of)\b/i, 'finish'],
  [
    /^(?:(?:i|i[’']ve|ive|just|finally|ok|so) ){1,3}(?:finished|completed|knocked out) (?!my day|work|crying|it\b).{2,60}$/i,
    'finish',
  ],
  [/^(?:i[’']?m |all )?done with (?!my|him|her|them|this|it\b|that|everything|work|life).{3,60}$/i, 'finish'],
  [/^change .{2,60} to (?:\d{1,2}(?::\d\d)?(?: ?[ap]m)?|noon|midnight)$/i, 'move'],
  [/^(?:cross|check|tick) off .{2,80}$/i, 'finish'],
  [
    /^mark off (?:the |my |that )?(?!(?:\d|an? |days?\b|times?\b|weeks?\b|\w{3,6}days?\b|calendar\b))[^,]{2,60}$/i,
    'finish',
  ],
  [/^(?:delete|remove) (?:the|my|that) .{2,60}$/i, 'delete'],
  [/^cancel (?:the|my|that) .{2,40}? (?:thing|one|appointment|call|meeting|task|reminder|date)$/i, 'delete'],
  [/^take (?:the|my|that) .{2,60}? (?:back )?off$/i, 'delete'],
  [/^(?:put|do) .{2,60} (?:on|for|to) .{2,40} instead$/i, 'move'],
  [/^(?:move|reschedule|push|bump|scoot|shift|slide) .{2,80} (?:to|until|till) .{2,60}$/i, 'move'],
]

const obligations = oneOf('need|have|got|should|must|gotta|supposed|ought|to')
/** Matches 'Write down that I have to call the school': what somebody has to do, put down. */
const obliged = new RegExp(
  String.raw`^(?:write|put|note|jot|mark) (?:it |this )?(?:down )?(?:that )?(?:i|we)(?:['’]?(?:m|re|ve))? ?(?:am |are )?(?:${obligations})\b`,
  'i',
)

const reminds = /^remind me (?!to\b|of\b|what|how|why|when|who)[^?]{2,60} to (?!me\b|mind\b)[a-z][^?]{2,}$/i
const remindsInSpanish =
  /^recu[eé]rdame (?:por favor |que )?(?!(?:qu[eé]|cu[aá]\w+|d[oó]nde|qui[eé]n|c[oó]mo|tengo|hay)(?![\p{L}]))[\p{L}]{3,}/iu
const ontoList =
  /^(?:put|add|stick|throw|get|pop|write|toss)\b[^?]{2,200} (?:on|to|onto|in|into) (?:a|my|the|our) (?:shopping|grocery|groceries|store) list$/i
const intoIncome =
  /^(?:put|add|log|record|count|write|note|enter)\b[^?]{1,80} (?:in|to|into|as|under|on|for) (?:my |the )?(?:income|earnings)(?: log| page| list)?$/i

const reportLeads = oneOf("i|i[’']ve|ive|we|just|finally|also|oh|and|yay|hoy|ayer|ya")
const paidFor = String.raw`${moneySign}?\d{2,5}(?:[.,]\d\d)?(?: (?:dollars|bucks|cash|euros|pesos))?,? (?:(?:today|yesterday|tonight|\w{3,6}day) )?`
const earnedForms: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:(?:${reportLeads}) ){0,4}(?:got(?: paid)?|was paid|earned|brought in) (?:another |about )?${paidFor}(?:from|for|off|doing|in tips|tips)\b`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:(?:${reportLeads}) ){0,4}made (?:another |about )?${paidFor}(?:from|off|doing|selling|in tips|tips)\b`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:(?:${reportLeads}) ){0,4}(?:sold|vend[ií]) .{2,80}? (?:for|at|por|en|a) ${moneySign}?\d{1,5}\b`,
    'i',
  ),
]
const logsSum = new RegExp(
  String.raw`^(?:log|record|enter) ${moneySign}?\d{2,6}(?:\.\d\d)?(?: dollars| bucks)? (?:for|from|off) (?!my (?:run|walk))`,
  'i',
)
/** Matches 'Put in $85 from Mrs. Keller for the dress', unless the money goes toward something. */
const putsSum = new RegExp(
  String.raw`^(?:put in|put down|put|add|note|write down) (?:another )?(?:${moneySign}\d{1,6}(?:\.\d\d)? (?:cash )?(?:from|for|in tips)|\d{2,6}(?:\.\d\d)?(?: dollars| bucks| cash){0,2} (?:from|in tips)) (?!.*\b(?:goals?|funds?|savings?|lists?|planner|calendar)\b)`,
  'i',
)
/** In words: a longer one tells more than what came in. */
const maxIncomeReportWords = 18
const isReportedIncome = (text: string): boolean =>
  logsSum.test(text) ||
  putsSum.test(text) ||
  (text.split(' ').length <= maxIncomeReportWords && earnedForms.some((form) => form.test(text)))

const putsThat = /^(?:put|add|write|note|jot|save) (?:it|that|this)(?: (?:in|down|on|there|up))?[?.!]?$/i
/** Returns the request of a planning verb with a day or an hour, or of a change. `isAfter`: another clause comes before it. */
export function plainRequestIn(clause: Clause, isAfter: boolean): RequestLabel | null {
  const { text, language } = clause
  if (remindsInSpanish.test(text)) return 'add.task'
  if (isReportedIncome(text)) return 'add.income'
  if (language !== 'en') return null
  const change = readShiftRequest(text) === null ? changes.find(([form]) => form.test(text))?.[1] : 'move'
  if (change !== undefined) return change
  if (pointsAtEarlierText(text)) return 'add.entry'
  if (reminds.test(text) || obliged.test(text)) return 'add.task'
  if (ontoList.test(text)) return 'add.item'
  if (intoIncome.test(text)) return 'add.income'
  if (isPutIn(clause) || (isAfter && putsThat.test(text)) || (planning.test(text) && when.test(text.slice(6, 200))))
    return 'add.task'
  return null
}

const setsGoal =
  /^(?:make|set|create|start|add)(?: me)?(?: up)? (?:a|an|another|my|the)(?: new| \w{3,9})? goal\b|^new goal\b/i
/** Returns true for 'Make a goal for the tuition', whatever else the message says. */
export const setsGoalIn = (clause: Clause | undefined): boolean =>
  clause?.language === 'en' && setsGoal.test(stripCourtesies(clause).text)

const changed = oneOf('moved|scheduled|pushed|bumped|changed|switched|postponed|delayed')
const requestVerbs = oneOf('move|push|put|reschedule|change|can|please')
/** Returns true for 'I finished the run', which may finish an open task. */
export const isReportedDone = ({ text }: Clause): boolean =>
  /\b(?:finished|completed|knocked out|done with)\b/i.test(text) && !/\b(?:have|need|want) to\b/i.test(text)

const passive = new RegExp(
  String.raw`^(?!${requestVerbs})[^,]{3,80} (?:(?:got|was|were|has been|is being) )?(?:re)?(?:${changed})\b`,
  'i',
)
/** Returns true for 'The dentist got moved to Friday', which may move the task of that name. */
export const isReportedMove = ({ text }: Clause): boolean => passive.test(text)
