import { oneOf } from '../../phrase-pattern.ts'

/** An amount of money in the message, with its sign ('$', '£' or none) and the text around it. */
export type Amount = { value: number; sign: string; at: number; end: number; before: string; after: string }

const notMoney = oneOf(
  'hours?|minutes?|days?|nights?|weeks?|months?|years?|times|am|pm|people|kids|women|girls|boys|guests|of us|percent|miles|km|st\\b|nd\\b|rd\\b|th\\b|words|pages|pieces|plates|cakes|chapters|orders|or so people|years?-old|:',
)
const amount = new RegExp(
  String.raw`([$£€])? ?(?<![\d.:])(\d{1,7}(?:\.\d{1,2})?)(?![\d:%]|\.\d| ?%)(?! ?(?:${notMoney}))(?: ?(dollars|bucks|quid|pounds|euros?|lei|rand|rupees|pesos)\b)?`,
  'gi',
)
const aroundLetters = 40

/** Reads the amounts in a text from `figureText`. Small bare numbers count only if one of them has a currency. */
export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(amount)].map((found) => {
    const [said, sign = '', value = '0', name = ''] = found
    const end = found.index + said.length
    return {
      value: Number(value),
      sign:
        sign === '' && /^(?:dollars|bucks)$/i.test(name)
          ? '$'
          : sign === '' && /^(?:quid|pounds)$/i.test(name)
            ? '£'
            : sign,
      at: found.index,
      end,
      before: text.slice(Math.max(0, found.index - aroundLetters), found.index),
      after: text.slice(end, end + aroundLetters),
    }
  })
}

/** Returns the first currency sign in the text, which is used for all amounts. */
export const signIn = (text: string): string =>
  /[$£€]/.exec(text)?.[0] ?? (/\b(?:dollars|bucks)\b/i.test(text) ? '$' : /\bquid\b/i.test(text) ? '£' : '')

/** Formats an amount, with cents only if it has some: '$1,374.50'. */
export function sayAmount(value: number, sign: string): string {
  const cents = Math.round(value * 100) / 100
  const text = cents.toLocaleString(
    'en-US',
    Number.isInteger(cents) ? {} : { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  )
  return `${value < 0 ? '−' : ''}${sign}${text.replace('-', '')}`
}
