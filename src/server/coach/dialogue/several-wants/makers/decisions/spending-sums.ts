import { firstNumber, allNumbers } from '../../../decisions/message-numbers.ts'
import {
  mark,
  readIncome,
  readSavings,
  readWage,
  sayMoney,
  sayShare,
  weeksInMonth,
  type DecisionSum,
} from './told-numbers.ts'

/** Spending more than this share of what is saved empties the cushion. */
const drainsFrom = 0.5

/** Matches what is paid each month or earned, which isn’t the cost in question. */
const otherMoney =
  /\b(?:rent|mortgage|daycare|make|makes|bring home|take home|owe|owes|earn|net|clear)(?: (?:is|of|about|me)){0,2} \d{2,5}\b/g

/** The only cost that is told, beside the savings and another need. Returns null for two, as one alone would be too little. */
function costOf(line: string, saved: number, need: number | null): number | null {
  const costs = allNumbers(
    line.replace(otherMoney, ' '),
    /(?<![\d.])(\d{2,5})(?![\d.])(?! (?:saved|in savings|percent|a month|an hour|hours?|min|days?|weeks?|years?|miles))/g,
  ).filter((amount) => amount >= 50 && amount !== saved && amount !== need)
  const [cost, other] = new Set(costs)
  return other === undefined ? (cost ?? null) : null
}

/** Works out what a cost leaves of the savings, and whether a second need still fits. */
export const costOfSavings: DecisionSum = (line) => {
  const saved = readSavings(line)
  const need = firstNumber(
    line,
    /\b(?:fix|repair|ac|brakes|tires|transmission|dentist|crown|bill|roof|fridge|furnace)\b[^/]{0,25}?\b(\d{3,4})\b/,
  )
  const cost = saved === null ? null : costOf(line, saved, need)
  if (saved === null || cost === null || cost > saved * 3) return null
  const left = saved - cost
  return {
    saved: sayMoney(saved),
    cost: sayMoney(cost),
    share: sayShare(cost, saved),
    ...(left >= 0 && { left: sayMoney(left) }),
    ...(need !== null && need !== cost && { need: sayMoney(need), leftByNeed: sayMoney(saved - need) }),
    ...(need !== null && need !== cost && left < need && left >= 0 && { short: sayMoney(need - left) }),
    ...(left < 0 && { over: sayMoney(-left) }),
    ...mark('drains', cost / saved > drainsFrom),
    ...mark('fits', cost / saved <= drainsFrom),
  }
}

const price = [
  /\bthe (\d{2,4}) (?!percent|hours?|miles)/,
  /\b(?:its|is|costs?|for|at|spend|spending|a|worth|priced at|runs) (?:about |like )?(\d{2,4})\b(?! (?:percent|hours?|min|miles|years?|days?|weeks?))/,
]
const habit = /\b(\d{1,2}(?:\.\d{1,2})?) (?:a|per) day\b/
const daysAWeek = /\b(\d) (?:days|times) (?:a|per) week\b/

/** How soon something that is bought pays for itself, or what each use costs in a year of two uses a week. */
export const thingBought: DecisionSum = (line) => {
  const cost = firstNumber(line, ...price)
  if (cost === null) return null
  const [spent, days] = [firstNumber(line, habit), firstNumber(line, daysAWeek) ?? 5]
  const wage = readWage(line)
  return {
    price: sayMoney(cost),
    perUse: sayMoney(Math.round(cost) / 100),
    ...(spent !== null && {
      week: sayMoney(spent * days),
      days: String(days),
      weeks: String(Math.ceil(cost / (spent * days))),
    }),
    ...(wage !== null && { payHours: String(Math.round(cost / wage)) }),
    ...mark('paysBack', spent !== null && cost / (spent * days) <= 30),
  }
}

const debtForm =
  /\b(\d{3,5}) (?:(?:left |still )?(?:on|in) (?:a |the |my |our |one )?(?:\w+ )?(?:credit )?card )?(?:at|with) (?:about )?(\d{1,2}(?:\.\d{1,2})?)\b/
const rateForm = /\bcards?\b[^/]{0,30}?\b(\d{3,5}) (?:at|with) (\d{1,2}(?:\.\d{1,2})?)\b/
const safeCushion = 1_000

/** Works out what a card costs while the same money is kept, and what is left after paying it off. */
export const cardOrCash: DecisionSum = (line) => {
  const [, owed, rate] = rateForm.exec(line) ?? debtForm.exec(line) ?? []
  const saved = readSavings(line)
  if (owed === undefined || rate === undefined || saved === null) return null
  const interest = (Number(owed) * Number(rate)) / 100
  const left = saved - Number(owed)
  return {
    owed: sayMoney(Number(owed)),
    rate,
    saved: sayMoney(saved),
    month: sayMoney(Math.round(interest / 12)),
    year: sayMoney(interest),
    ...(left >= 0 && { left: sayMoney(left) }),
    ...(left < safeCushion && saved > safeCushion && { pay: sayMoney(Math.min(Number(owed), saved - safeCushion)) }),
    ...mark('clears', left >= safeCushion),
    ...mark('partly', left < safeCushion && saved > safeCushion),
    ...mark('thin', saved <= safeCushion),
  }
}

/** Works out what is lent, as a share of the savings. */
export const lentMoney: DecisionSum = (line) => {
  const asked = firstNumber(
    line,
    new RegExp(
      [
        String.raw`\b(?:borrow|lend|loan|lending|asked (?:me )?for|asking (?:me )?for|needs?|give (?:her|him|them))(?: (?:her|him`,
        String.raw`|them|me|us|another|about|my \w+))? (\d{2,5})\b`,
      ].join(''),
    ),
  )
  if (asked === null) return null
  const isPaidBack =
    /\bpaid (?:it |me |us |everything )?back\b/.test(line) && !/\b(?:never|hasnt|didnt|not) paid\b/.test(line)
  const owes = firstNumber(
    isPaidBack ? '' : line,
    /\b(?:owes me|owes us|still owes|owed me|borrowed)(?: (?:me|us|still|only|another)){0,2} (\d{2,5})\b/,
  )
  const [saved, income] = [readSavings(line), readIncome(line)]
  return {
    asked: sayMoney(asked),
    half: sayMoney(Math.floor(asked / 4 / 25) * 25),
    ...(owes !== null && owes !== asked && { owes: sayMoney(owes), all: sayMoney(owes + asked) }),
    ...(saved !== null &&
      saved > asked && { saved: sayMoney(saved), left: sayMoney(saved - asked), share: sayShare(asked, saved) }),
    ...(saved === null && income !== null && { shareOfPay: sayShare(asked, income) }),
    ...mark('drains', saved !== null && asked / saved > drainsFrom),
  }
}

/** Matches how often somebody went, in a month or a week. */
const visitsForm = /\b(\d{1,2}) times? (?:a|per|each|this|last|in the last|in a) (month|week)\b/

/** Works out what one visit costs at the rate it is used. */
export const perVisit: DecisionSum = (line) => {
  const month = firstNumber(line, /\b(\d{2,3}(?:\.\d{1,2})?) (?:a|per) month\b/)
  const [, count, span] = visitsForm.exec(line) ?? []
  const told = count === undefined ? (/\bonce (?:a|this|last) month\b/.test(line) ? 1 : null) : Number(count)
  if (month === null || told === null || told === 0) return null
  const visits = span === 'week' ? Math.round(told * weeksInMonth) : told
  return {
    month: sayMoney(month),
    visits: `${visits === 1 ? 'once' : `${visits} times`} a month`,
    each: sayMoney(Math.round((month / visits) * 100) / 100),
    year: sayMoney(month * 12),
    ...mark('rarely', visits <= 4),
    ...mark('often', visits > 4),
  }
}

/** A repair against a monthly payment. */
export const repairOrPayment: DecisionSum = (line) => {
  const repair = firstNumber(
    line,
    /\b(?:needs?|need|fix|repair|quote[ds]?|wants?|it|transmission|engine|work)\b[^/]{0,30}?\b(\d{3,4})\b/,
  )
  const worth = firstNumber(line, /\bworth (?:about |around |maybe |like |only )?(\d{3,5})\b/)
  const payment = firstNumber(
    line,
    /\b(?:payments?|note)(?: (?:of|is|at|would be|around|about|like)){0,2} (\d{3})\b/,
    /\bpayments?\b[^/]{0,30}\b(\d{3}) (?:a|per) month\b/,
  )
  if (repair === null || (worth === null && payment === null)) return null
  return {
    repair: sayMoney(repair),
    ...(worth !== null && { worth: sayMoney(worth), share: sayShare(repair, worth) }),
    ...(payment !== null && {
      payment: sayMoney(payment),
      months: String(Math.ceil(repair / payment)),
      paymentYear: sayMoney(payment * 12),
    }),
    ...mark('tooMuch', worth !== null && repair > worth * 0.7),
    ...mark('fair', worth === null || repair <= worth * 0.7),
  }
}

/** Hours of work that a cost of one or two amounts takes. */
export const hoursOfPay: DecisionSum = (line) => {
  const wage = readWage(line)
  const costs = allNumbers(
    line,
    /(?<![\d.])(\d{2,4})(?![\d.])(?! (?:percent|an hour|hours?|min|days?|weeks?|years?|miles|saved|people))/g,
  ).filter((cost) => cost >= 100)
  const [first, second] = costs
  if (wage === null || first === undefined) return null
  const cost = first + (/\bplus\b/.test(line) && second !== undefined ? second : 0)
  return { cost: sayMoney(cost), wage: sayMoney(wage), payHours: String(Math.round(cost / wage)) }
}

/** Works out what a weekly amount comes to in a year. */
export const weeklyAllowance: DecisionSum = (line) => {
  const week = firstNumber(line, /\bwants (\d{1,2}) a week\b/)
  return week === null ? {} : { askYear: sayMoney(week * 52) }
}
