import { englishWeekday } from '../../../../when/weekdays.ts'
import { capitalize } from '#contract/capitalize.ts'
import { blockquote } from '../../../../markdown.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { allNumbers, firstNumber, inDollars, numberLine } from '../../../decisions/message-numbers.ts'
import type { Part } from '../../part.ts'
import { findListeners, listenerSlots } from './find-listeners.ts'

const ofRaise = /\b(?:raise|review|pay bump|ask for more (?:money|pay))\b/
const notPay = /\b(?:raise (?:money|my kids|chickens|it)|landlord|rent|report card|book review)\b/
const amount = String.raw`(\d{1,6}(?:\.\d{1,2})?)`
const nowForm = new RegExp(
  String.raw`\b(?:im at|i am at|make|making|earn|earning|i get|im getting|im paid|get paid) (?:only |about |around |just ){0,2}${amount}(?! (?:years?|yrs?|weeks?|months?|hours?|days?|people|new)\b)`,
  'g',
)
/** Matches the raise that the user wants to ask for. */
const percentForm = /\b(\d{1,2}(?:\.\d)?) (?:percent|pct) (?:bump|raise|increase|more)\b/
const othersForm = new RegExp(
  String.raw`\b(?:new (?:guy|girl|hire|person|people|one)s?|hire new \w+|start new \w+)\b[a-z ]{0,24}?\b(?:in at|at|started|starts?|makes?|gets?)(?: at)? ${amount}`,
)
const yearsForm = /\b(\d{1,2}) (?:years?|yrs?)\b/
const trainedForm = /\btrained (him|her|them|(?:\d{1,2} )?new (?:people|hires|girls|guys|ones|employees|staff))\b/
/** 58 beside 52000 is in thousands. */
const thousand = 1000
/** In dollars. Less an hour isn’t pay. */
const leastPay = 5
/** Pay from here on is by the year. */
const yearly = 200

type Pay = { now: number; others: number | null; isHourly: boolean; goal: number; isGoalTold: boolean }

function readPay(line: string): Pay | null {
  const now = allNumbers(line, nowForm).find((found) => found >= leastPay)
  if (now === undefined) return null
  const isHourly = now < yearly
  const found = firstNumber(line, othersForm)
  const others = found !== null && !isHourly && found < thousand ? found * thousand : found
  // A tenth more, or a twentieth above a newer person who gets more.
  const [tenth, twentieth] = [1.1, 1.05]
  const step = isHourly ? 0.5 : thousand
  const over = others !== null && others > now ? others * twentieth : 0
  const rounding = 1e-9
  const percent = firstNumber(line, percentForm)
  if (percent !== null)
    return { now, others, isHourly, goal: Math.round(now * (1 + percent / 100) * 100) / 100, isGoalTold: true }
  return {
    now,
    others,
    isHourly,
    goal: Math.ceil(Math.max(now * tenth, over) / step - rounding) * step,
    isGoalTold: false,
  }
}

const inWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const spelled = (digits: string): string => inWords[Number(digits)] ?? digits

/** 75 cents, or $1.50. */
const inCents = (value: number): string => (value < 1 ? `${Math.round(value * 100)} cents` : inDollars(value))

function reasons(line: string, { now, others, isHourly, goal }: Pay): string {
  const years = yearsForm.exec(line)?.[1]
  const trained = trainedForm.exec(line)?.[1]?.replace(/^\d{1,2}/, spelled)
  const isPronoun = trained !== undefined && /^(?:him|her|them)$/.test(trained)
  const been = years === undefined ? null : `I’ve been here ${spelled(years)} year${years === '1' ? '' : 's'}`
  const did = trained === undefined || isPronoun ? null : `I’ve trained ${trained}`
  const first = [been, did].filter((one) => one !== null).join(', and ')
  const gap = others === null ? 0 : now - others
  const unit = isHourly ? ' an hour' : ''
  const compared =
    others === null
      ? ''
      : gap < 0
        ? ` New people here start at ${inDollars(others)}${isPronoun ? ', and I’m the one who trains them' : ''}.`
        : ` New people start at ${inDollars(others)}, so everything I’ve learned here comes to ${inCents(gap)}${unit} more.`
  return `${first === '' ? '' : `${first}.`}${compared} I’d like my pay to go from ${inDollars(now)} to ${inDollars(goal)}${unit}.`.trim()
}

const ofOthers =
  /\b(?:mom|dad|mother|father|sister|brother|husband|wife|friend|kids?|son|daughter|neighbor|aunt|uncle|cousin|in law|church)\b/
const ofWords = /\b(?:say|word for word|open|start|begin|ask|bring|conversation)\b/

/** Words for a pay talk, with the told pay, years and work. The number is a tenth more, or above a newer person’s. */
export function askForRaise(part: Part): Answer | null {
  const { message } = part.context.turn.request
  const line = numberLine(message)
  if (!ofRaise.test(line) || notPay.test(line) || !ofWords.test(part.line)) return null
  const pay = readPay(line)
  if (pay === null) return null
  const listeners = findListeners(part)
  if (ofOthers.test(part.line) && !ofRaise.test(part.line)) return null
  const boss = listeners.find(({ relation }) => relation === 'boss') ?? null
  const call = listenerSlots(boss).find(([name]) => name === 'to')?.[1] ?? ''
  const day = new RegExp(
    String.raw`\b(?:review|meeting|meet|talk|sit down|ask)\b[^.?!]{0,24}\b(${englishWeekday})\b`,
    'i',
  ).exec(message)?.[1]
  const when = day === undefined ? 'The day before' : `The night before ${capitalize(day.toLowerCase())}`
  const isNewerAbove = pay.others !== null && pay.others > pay.now
  return makeAnswer(
    paragraphs(
      blockquote(`“${capitalize(`${call}before we finish, I’d like to talk about my pay.`)} ${reasons(line, pay)}”`),
      `${pay.isGoalTold ? '' : `${inDollars(pay.goal)} is ${isNewerAbove ? 'a little above what new people get' : 'about ten percent more'}, which I assumed: put in your own number if you have one. `}Then close your mouth and count to ten in your head: the next one to talk isn’t you. ${when}, say it out loud three times in the car, and write the number on a card you take in; reading it is fine. Leave out rent, bills, “I feel” and “I was hoping.”${isNewerAbove ? ' Don’t say a name or how you found out.' : ''}`,
      'If it’s “there’s no budget”: “What would it take, and can we put a date on it?” If it’s lower: “Thank you. Can I think about it until tomorrow?”',
    ),
    { closesTopic: true },
  )
}
