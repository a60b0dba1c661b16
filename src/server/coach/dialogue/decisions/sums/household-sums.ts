import { allNumbers, firstNumber, inDollars } from '../number-line.ts'
import type { Sum } from './work-sums.ts'

/** Two rents. */
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

/** Half of a rent that was told. */
export function halfOfRent(line: string): Sum | null {
  const rent = firstNumber(
    line,
    /\b(\d{3,4}) (?:dollars? )?(?:a month )?(?:in |for )?rent\b/,
    /\brent(?:s| is| of| at)? (?:about )?(\d{3,4})\b/,
  )
  return rent === null || !/\b(?:half|split)\b/.test(line) ? null : { text: '', facts: { half: inDollars(rent / 2) } }
}

/** The loan with the higher of two rates. */
export function higherRate(line: string): Sum | null {
  const rates = [
    ...line.matchAll(
      /\b(mortgage|house|car|truck|student loans?|card|loan|visa|heloc)(?: loan)? (?:is|are|at|rate is|has) (?:about )?(\d{1,2}(?:\.\d{1,3})?)\b(?! ?(?:k|000|hundred|months|years|days))/g,
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

/** In dollars a month. Less than this for full weeks away is little. */
const little = 800

/** What is left of a pay after day care. */
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
