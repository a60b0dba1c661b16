import { oneOf } from '../phrase-pattern.ts'
import type { ActionContext, ActionRequest } from './action-request.ts'
import { moneySign } from './currency-names.ts'
import { readIncome } from './income-requests.ts'
import { commandOpening } from './command-openings.ts'

const puts = oneOf('add|log|put|record|note|enter|note down|write down|put down|stick')
/** Matches 'Add 45000 naira to income, that's the two gowns'. Groups: the amount, and everything after the log. */
const named = new RegExp(
  String.raw`${commandOpening}(?:${puts}) (?:another |an extra )?(${moneySign}? ?\d[\d.,]{0,12}k?(?: \p{L}{2,12}){0,2}?) (?:to|under|in|into|as) (?:my |the )?income(?: log| list)?(?: please| pls)?(?: ?[,:;.–—-]{1,2} | (?=for |from )|[.!]*$)([^\n?]{0,240})$`,
  'iu',
)
const saysWhat = /^(?:(?:and )?(?:that['’]?s|that is|it['’]?s|it was|this is|which is|being) )?(?:for |from )?/i
/** Matches income that has not come in yet. */
const toCome = new RegExp(
  String.raw`(?:^|[,;.–—-]{1,2}\s|\s(?:and|with|but)\s)(?:and |with |but )?(?:the |her |his |their |a )?(?:${oneOf('balance|remainder|remaining (?:half|bit|part|amount|\\w+)|rest (?:of it)?|rest|(?:other|second) half|final payment|second payment')})\b[^.;]{0,80}`,
  'i',
)
const partNow = /,? (?:half|part|some)(?: of it)?(?: now| up front| so far)?[,.]?\s{0,3}$/i
const thanks = /[,.;]? (?:by god['’]s grace|inshallah|god willing|thank god|thanks|please|pls|lol)\b[^]{0,20}$/i
const notInYet = 'What’s still to come isn’t in it: log that once it’s in.'

const withNote = (one: ActionRequest): ActionRequest => (one.do === 'add' ? { ...one, aside: notInYet } : one)

/** Reads an amount that the user adds to the income log by its name, with the work it is for. English only. */
export function readNamedIncome(message: string, context: ActionContext): ActionRequest[] | null {
  const [, sum, rest = ''] = named.exec(message.trim()) ?? []
  if (sum === undefined) return null
  const now = rest.replace(toCome, '')
  const what = now
    .replace(thanks, '')
    .replace(partNow, '')
    .replace(saysWhat, '')
    .replace(/[.,;!\s]{1,4}$/, '')
  const text = `log ${sum.trim()}${what === '' ? ' as income' : ` from ${what}`}`
  const read = readIncome({ text, language: 'en' }, context)
  if (read.length === 0) return null
  return now === rest ? read : read.map(withNote)
}
