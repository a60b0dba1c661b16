import { oneOf } from '../../../../phrase-pattern.ts'
import { mark, readIncome, sayMoney, sayShare, type DecisionSum } from './told-numbers.ts'

/** Of take-home pay. From here on rent is tight; above the second it crowds out the rest. Rules of thumb, stricter than lenders’. */
const [tightFrom, heavyFrom] = [0.35, 0.42]

const changes = [
  /\b(?:from|paying|pay|its|was|is|currently) (\d{3,4}) (?:now |right now |today |a month )?(?:to|going to|up to) (\d{3,4})\b/,
  /\bfrom (\d{3,4}) to (\d{3,4})\b/,
]
const changesBack = new RegExp(
  oneOf(
    String.raw`\b(\d{3,4}) (?:next|a month|in|starting|to renew)\b[^/]{0,50}\b(?:now|currently|its|pay|paying|was|from)(?: is)? (\d{3,4})\b`,
  ),
)

function readChange(line: string): [number, number] | null {
  for (const form of changes) {
    const [, from, to] = form.exec(line) ?? []
    if (from !== undefined && to !== undefined) return [Number(from), Number(to)]
  }
  const [, to, from] = changesBack.exec(line) ?? []
  return from === undefined || to === undefined ? null : [Number(from), Number(to)]
}

/** Works out what a rent that goes up takes of the pay. */
export const rentRaise: DecisionSum = (line) => {
  const [[from, to] = []] = [readChange(line) ?? undefined]
  const income = readIncome(line)
  if (from === undefined || to === undefined || income === null || to <= from || to >= income) return null
  return {
    from: sayMoney(from),
    to: sayMoney(to),
    more: sayMoney(to - from),
    moreYear: sayMoney((to - from) * 12),
    income: sayMoney(income),
    left: sayMoney(income - to),
    leftBefore: sayMoney(income - from),
    shareBefore: sayShare(from, income),
    share: sayShare(to, income),
    ...mark('light', to / income < tightFrom),
    ...mark('tight', to / income >= tightFrom && to / income < heavyFrom),
    ...mark('heavy', to / income >= heavyFrom),
  }
}

const shared = /\b(?:with (?:her|him|them|my|bri|a roommate)|roommates?|renew|stay|share)\b[^/]{0,40}?\b(\d{3,4})\b/
const alone =
  /\b(?:studio|1 bedroom|one bedroom|1br|my own place|own place|apartment|by myself|alone|place)\b[^/]{0,30}?\b(\d{3,4})\b/

/** Works out what two places take of the pay. */
export const twoRents: DecisionSum = (line) => {
  const [cheap, dear] = [Number(shared.exec(line)?.[1]), Number(alone.exec(line)?.[1])]
  const income = readIncome(line)
  if (!(cheap > 0 && dear > cheap) || income === null || dear >= income) return null
  return {
    cheap: sayMoney(cheap),
    dear: sayMoney(dear),
    gap: sayMoney(dear - cheap),
    gapYear: sayMoney((dear - cheap) * 12),
    income: sayMoney(income),
    shareCheap: sayShare(cheap, income),
    shareDear: sayShare(dear, income),
    leftDear: sayMoney(income - dear),
    ...mark('canPay', dear / income < heavyFrom),
    ...mark('cannotPay', dear / income >= heavyFrom),
  }
}

const board = /\b(?:pay|paying|charge|charging)(?: (?:him|me|her))? (?:about |like )?(\d{3,4})\b/

/** Works out what is paid to live in a place that belongs to somebody else. */
export const boardPaid: DecisionSum = (line) => {
  const paid = Number(board.exec(line)?.[1])
  return paid > 0 ? { board: sayMoney(paid), boardYear: sayMoney(paid * 12) } : null
}
