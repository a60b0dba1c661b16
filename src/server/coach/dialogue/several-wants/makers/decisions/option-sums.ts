import { allNumbers, firstNumber } from '../../../decisions/message-numbers.ts'
import { clockTime } from '../../../../when/format-clock-time.ts'
import { mark, readIncome, readSavings, sayMoney, type DecisionSum } from './told-numbers.ts'

/** A first cushion for one repair or one short paycheck. */
const firstCushion = 1_000
/** Share of what is left after the named bills. The rest buys food, gas and all else. */
const freeShare = 1 / 3
const namedBills =
  /\b(?:rent|mortgage|car|daycare|insurance|phone|utilities|electric|loan|payment)(?: (?:is|note|payment|payments|are|of|about)){0,2} (\d{2,4})\b/g

/** How long a first cushion and then a card take from what is left after the named bills. */
export const cushionFirst: DecisionSum = (line) => {
  const income = readIncome(line)
  const debt = firstNumber(line, /\b(\d{3,5}) (?:\w+ ){0,2}card\b/, /\bcard\b[^/]{0,20}?\b(\d{3,5})\b/)
  const bills = allNumbers(line, namedBills)
  if (income === null || debt === null || bills.length < 2) return {}
  const left = income - bills.reduce((sum, one) => sum + one, 0)
  const spare = Math.floor((left * freeShare) / 50) * 50
  if (spare < 50) return { left: sayMoney(left) }
  return {
    left: sayMoney(left),
    spare: sayMoney(spare),
    cushionMonths: String(Math.ceil(firstCushion / spare)),
    debtMonths: String(Math.ceil(debt / spare)),
  }
}

const wages =
  /(?<![\d.])(\d{2}(?:\.\d{1,2})?)(?: an hour)?(?= (?:an hour|with|for|and|at|[1-7] days|\d{2} hours|part|full))/g
const hoursInDay = 8

type Job = { wage: number; hours: number }

function readJobs(line: string): Job[] {
  return [...line.matchAll(wages)].slice(0, 2).flatMap((found) => {
    const after = line.slice(found.index + found[0].length)
    const days = firstNumber(after, /^(?: an hour)?(?: for| and| with)? ([1-7]) days\b/)
    const hours = firstNumber(after, /^(?: an hour)?(?: for| and| with| at)? (\d{2}) hours?\b/)
    const week = days === null ? hours : days * hoursInDay
    return week === null ? [] : [{ wage: Number(found[1]), hours: week }]
  })
}

/** In dollars an hour. More is a price, not a wage. */
const highestWage = 80
/** Two paychecks that differ by less than this share count as the same. */
const nearShare = 0.06

/** Compares two hourly wages with the hours of each. Days are counted with eight hours. */
export const twoWages: DecisionSum = (line) => {
  const [low, high] = readJobs(line).toSorted((a, b) => a.wage - b.wage)
  if (low === undefined || high === undefined || low.wage === high.wage || high.wage > highestWage) return null
  const [highWeek, lowWeek] = [high.wage * high.hours, low.wage * low.hours]
  const isSame = Math.abs(highWeek - lowWeek) <= lowWeek * nearShare && high.hours < low.hours
  return {
    highWage: sayMoney(high.wage),
    lowWage: sayMoney(low.wage),
    highHours: String(high.hours),
    lowHours: String(low.hours),
    fewer: String(low.hours - high.hours),
    highWeek: sayMoney(highWeek),
    lowWeek: sayMoney(lowWeek),
    highYear: sayMoney(highWeek * 52),
    lowYear: sayMoney(lowWeek * 52),
    ...mark('same', isSame),
    ...mark('hourlyMore', !isSame && highWeek >= lowWeek),
    ...mark('hourlyLess', !isSame && highWeek < lowWeek),
  }
}

/** Works out what a repair leaves of the savings. */
export const repairFromSavings: DecisionSum = (line) => {
  const repair = firstNumber(
    line,
    /\b(?:quoted|quote|needs?|wants|repair|fix|costs?|for|says)\b[^/]{0,25}?(?<![\d.])(\d{3,4})\b(?! miles)/,
  )
  const saved = readSavings(line)
  if (repair === null) return {}
  return {
    repair: sayMoney(repair),
    ...(saved !== null && saved > repair && { saved: sayMoney(saved), left: sayMoney(saved - repair) }),
    ...mark('drains', saved !== null && repair > saved / 2),
  }
}

const worksTo = /\b(?:work|works) (\d{1,2})(?: \d{2})? to (\d{1,2})(?: (\d{2}))?\b/
/** In minutes, to change and come down. */
const afterOff = 45

/** When a workday ends, and a time after it that others can make. */
export const afterWork: DecisionSum = (line) => {
  const [, , end, minutes = '0'] = worksTo.exec(line) ?? []
  if (end === undefined) return {}
  const at = (Number(end) < 8 ? Number(end) + 12 : Number(end)) * 60 + Number(minutes)
  return { off: clockTime(at), half: clockTime(Math.ceil((at + afterOff) / 15) * 15) }
}

/** In dollars. An example, because no price is told. */
const examplePrice = 20

/** A booth fee against a share of each sale. */
export const boothOrCut: DecisionSum = (line) => {
  const fee = firstNumber(line, /\b(\d{2,3}) booth\b/, /\bbooth(?: fee)?(?: is| costs| of)? (\d{2,3})\b/)
  const profit = firstNumber(
    line,
    /\b(\d{1,2}(?:\.\d{1,2})?) (?:dollars )?profit\b/,
    /\bprofit (?:of |is )?(\d{1,2}(?:\.\d{1,2})?)\b/,
  )
  const cut = firstNumber(line, /\b(\d{1,2}) percent\b/)
  if (fee === null || profit === null) return {}
  const taken = cut === null ? 0 : (examplePrice * cut) / 100
  return {
    fee: sayMoney(fee),
    profit: sayMoney(profit),
    pairs: String(Math.ceil(fee / profit)),
    ...(cut !== null &&
      taken < profit && {
        cut: String(cut),
        cutOf: sayMoney(taken),
        keeps: sayMoney(profit - taken),
        even: String(Math.ceil(fee / taken)),
      }),
  }
}
