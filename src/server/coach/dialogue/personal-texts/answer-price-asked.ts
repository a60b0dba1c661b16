import { blockquote, bulletList } from '../../markdown.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'

const asks = /\bwhat (?:do|should|can|could|would|shall) (?:I|we) (?:answer|tell|say|reply|quote|charge|ask|write)\b/iu
const price = new RegExp(
  String.raw`\b(?:asks?|asked|asking|wants?|wanted|know|wonders?)\b[^.?!]{0,60}\b(?:price|rate|charge|cost|fee|quote|how much)\b`,
  'iu',
)
const paid = /\b(?:salary|interview|raise|per hour already|wage)\b/iu

const small = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const tens = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const amount = new RegExp(
  String.raw`\b(?:(?<digits>\d{1,2},?\d{3}|\d{1,3})|(?<hundreds>${oneOf(...small)}|a) hundred|(?<ten>${oneOf(...tens)})(?:-(?<one>${oneOf(...small.slice(0, 9))}))?|(?<few>${oneOf(...small)})) hours\b`,
  'iu',
)

/** Reads the hours in 'Four hundred hours it takes'. */
function hoursIn(message: string): number | null {
  const { digits, hundreds, ten, one, few } = amount.exec(message.toLowerCase())?.groups ?? {}
  if (digits !== undefined) return Number(digits.replace(',', ''))
  if (hundreds !== undefined) return (hundreds === 'a' ? 1 : small.indexOf(hundreds) + 1) * 100
  if (ten !== undefined) return (tens.indexOf(ten) + 1) * 10 + (one === undefined ? 0 : small.indexOf(one) + 1)
  return few === undefined ? null : small.indexOf(few) + 1
}

const plain = new Intl.NumberFormat('en-US')
/** Example rates by the hour, in any currency. */
const rates = [10, 20, 30]

/** Answers a user whom somebody asks for a price: their hours by a rate, and a reply to send. */
export function answerPriceAsked({ request: { message } }: Turn): Answer | null {
  if (!asks.test(message) || !price.test(message) || paid.test(message)) return null
  const hours = hoursIn(message)
  if (hours === null || hours < 1) return null
  return makeAnswer(
    paragraphs(
      `The price is your ${plain.format(hours)} hours, times what an hour of your work is worth to you, plus materials. Here’s what that comes to:`,
      bulletList(rates.map((rate) => `at ${rate} an hour: ${plain.format(hours * rate)}`)),
      'Choose the rate, add the materials, and answer like this:',
      blockquote(
        `Thanks for asking. This takes ${plain.format(hours)} hours of work, and my price is [your hours times your rate, plus materials]. If that works for you, I’d be glad to start, and I can tell you when it’d be done.`,
      ),
      'Say the number and stop there. You don’t have to apologize for it.',
    ),
    { closesTopic: true },
  )
}
