import { allNumbers, firstNumber, inDollars } from '../message-numbers.ts'
import type { Sum } from './work-sums.ts'

/** Compares two rents. */
export function compareRents(line: string): Sum | null {
  const [one, other, third] = allNumbers(
    line,
    /\b([6-9]\d\d|[1-3]\d{3})\b(?! (?:saved|in savings|miles|square|sq|people|a week)\b)/g,
  ).filter((value) => value < 1990 || value > 2035)
  if (one === undefined || other === undefined || third !== undefined || one === other) return null
  const gap = Math.abs(one - other)
  return {
    text: `The difference is ${inDollars(gap)} a month, ${inDollars(gap * 12)} a year.`,
    facts: { rentGap: inDollars(gap) },
  }
}

/** Halves the rent that the message names. */
export function halfOfRent(line: string): Sum | null {
  const rent = firstNumber(
    line,
    /\b(\d{3,4}) (?:dollars? )?(?:a month )?(?:in |for )?rent\b/,
    /\brent(?:s| is| of| at)? (?:about )?(\d{3,4})\b/,
  )
  return rent === null || !/\b(?:half|split)\b/.test(line) ? null : { text: '', facts: { half: inDollars(rent / 2) } }
}

/** Finds the loan with the higher of two rates. */
export function higherRate(line: string): Sum | null {
  const rates = [
    ...line.matchAll(
      new RegExp(
        String.raw`\b(mortgage|house|car|truck|student loans?|card|loan|visa|heloc)(?: loan)? (?:is|are|at|rate is|has) ` +
          String.raw`(?:about )?(\d{1,2}(?:\.\d{1,3})?)\b(?! ?(?:k|000|hundred|months|years|days))`,
        'g',
      ),
    ),
  ].map(([, name = '', rate]) => ({ name, rate: Number(rate) }))
  const [dear, cheap] = rates.toSorted((a, b) => b.rate - a.rate)
  if (rates.length !== 2 || dear === undefined || cheap === undefined || dear.rate === cheap.rate) return null
  const saved = ((dear.rate - cheap.rate) * 10).toFixed(0)
  return {
    text: `Every $1,000 you put on the ${dear.name} instead saves about $${saved} a year more.`,
    facts: { dearLoan: dear.name, dearRate: String(dear.rate) },
  }
}

/** Compares a pass with a price for each visit. */
export function passOrEach(line: string): Sum | null {
  const pass = firstNumber(
    line,
    /\b(\d{2,4}) (?:dollars? )?for (?:the|a) (?:\w+ ){0,3}(?:pass|membership)\b/,
    /\b(?:pass|membership)\b(?: \w+){0,3}? (\d{2,4})\b/,
  )
  const each = firstNumber(
    line,
    /\b(\d{1,3}(?:\.\d{1,2})?) (?:dollars? |bucks? )?(?:each|a visit|per visit|at the door|every time|a ticket)\b/,
  )
  const visits = firstNumber(line, /\b(\d{1,2}) (?:times|visits|trips)\b/)
  if (pass === null || each === null || pass === each) return null
  const from = Math.floor(pass / each) + 1
  const isWorth = visits !== null && visits >= from
  return {
    text: `The pass pays for itself once you go ${from} times${visits === null ? '' : `; ${visits} times would be ${inDollars(each * visits)} without it`}.`,
    facts: visits === null ? {} : isWorth ? { passWins: String(visits) } : { passFrom: String(from) },
  }
}

/** Calculates what fewer hours cost a month and a year. */
export function lostPay(line: string): Sum | null {
  const lost = firstNumber(
    line,
    /\b(?:lose|losing|less|cut|down|minus)\b(?: \w+){0,3}? (\d{3,4})\b/,
    /\b(\d{3,4}) (?:dollars? )?(?:a month )?less\b/,
  )
  return lost === null ? null : { text: '', facts: { lost: inDollars(lost), lostYear: inDollars(lost * 12) } }
}

/** Calculates rent that the user would receive. */
export function rentIncome(line: string): Sum | null {
  const rent = firstNumber(line, /\brent\b(?: \w+){0,4}? (\d{3,4})\b/)
  return rent === null ? null : { text: '', facts: { rentIn: inDollars(rent), rentYear: inDollars(rent * 12) } }
}

/** Calculates the monthly cost of a weekly price. */
export function weeklyBill(line: string): Sum | null {
  const week = firstNumber(line, /\b(\d{2,4}) (?:dollars? |bucks? )?(?:a|per|each) week\b/)
  return week === null
    ? null
    : { text: '', facts: { weekly: inDollars(week), weeklyMonth: inDollars(Math.round((week * 52) / 12)) } }
}

/** In dollars a month. Less is little pay for full weeks away. */
const little = 800

/** Calculates what is left of the pay after day care. */
export function afterDayCare(line: string): Sum | null {
  const care = firstNumber(
    line,
    /\b(?:day ?care|child ?care|preschool|sitter|nanny)\b(?: \w+){0,4}? (\d{3,4})\b/,
    /\b(\d{3,4}) (?:dollars? )?(?:a month )?(?:in |for |on )(?:day ?care|child ?care|preschool)\b/,
  )
  if (care === null) return null
  const pay = firstNumber(
    line,
    /\b(?:make|clear|bring home|earn|take home|making|id make)(?: \w+){0,2}? (\d{3,4})\b(?! (?:a|per) (?:week|hour))/,
  )
  if (pay === null || pay === care)
    return {
      text: `Day care at ${inDollars(care)} a month is ${inDollars(care * 12)} a year. Put it next to what you’d bring home in a month.`,
    }
  const left = pay - care
  return {
    text: `${inDollars(pay)} minus ${inDollars(care)} for care leaves ${left < 0 ? `you ${inDollars(-left)} short` : inDollars(left)} a month.`,
    facts: { [left < little ? 'careLeft' : 'careGood']: inDollars(Math.max(0, left)) },
  }
}
