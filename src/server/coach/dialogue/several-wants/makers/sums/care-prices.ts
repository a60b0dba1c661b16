import { capitalize } from '#contract/capitalize.ts'
import { bulletList } from '../../../../markdown.ts'
import { paragraphs } from '../../../compose-answer.ts'
import { amount, numberIn, percentOf, roughly, type SumText } from './sum-text.ts'

const asks =
  /\bcompare\b|\bwhich (?:one )?(?:makes|is|would be)\b|\bhow do (?:those|these|they) (?:compare|stack up)\b|\bworth (?:it|working)\b/
const care = /\b(?:day ?care|child ?care|preschool|sitter|nanny|in-home|after ?care)\b/
const places =
  'in-home(?: place| lady| daycare| provider)?|home daycare|center|cousin|nanny|sitter|preschool|daycare|church(?: program)?|neighbor|grandma|my mom|montessori'
const option = new RegExp(
  String.raw`\b(${places})\b[^.?!,\d$]{0,25}?${amount}(?! (?:days|weeks|kids))|${amount} (?:a|per) week (?:at|for|with) (?:the |a |an )?(${places})\b`,
  'g',
)
const payNow = new RegExp(String.raw`\b(?:we |i )?(?:now )?pay(?:ing)? ${roughly}${amount}`)
const income = new RegExp(
  String.raw`\b(?:bring home|take home|takes? home|make|clear|net|earn) ${roughly}${amount}(?! an hour)`,
)

type Option = { name: string; price: number }

function optionsIn(all: string): Option[] {
  return [...all.matchAll(option)].map(([, name, price, other, named]) => ({
    name: (name ?? named ?? '').replace(/^in-home.*/, 'in-home').replace(/^my mom$/, 'your mom'),
    price: Number(price ?? other),
  }))
}

/** Says what two ways of child care leave of a week's pay. */
export function carePrices({ ask, all, say }: SumText): string | null {
  const pay = numberIn(all, income)
  if (!asks.test(ask) && !/\bwhat would you (?:compare|pick)\b/.test(ask)) return null
  if (!care.test(all) || pay === null || /\b(?:a|per|each) month\b|\bmonthly\b/.test(all)) return null
  const [now, options] = [numberIn(all, payNow), optionsIn(all)]
  const [low, high, third] = options.toSorted((a, b) => a.price - b.price)
  if (low === undefined || high === undefined || third !== undefined || low.price === high.price || high.price >= pay)
    return null
  const gap = high.price - low.price
  const line = ({ name, price }: Option): string => {
    const change = now === null ? 0 : price - now
    const against = change === 0 ? '' : ` ${say(Math.abs(change))} a week ${change < 0 ? 'less' : 'more'} than now.`
    return `**${capitalize(name)}, ${say(price)}:** ${say(pay)} − ${say(price)} leaves ${say(pay - price)}. It takes ${percentOf(price, pay)} of your pay.${against}`
  }
  return paragraphs(
    bulletList([low, high].map(line)),
    `The gap is ${say(gap)} a week, ${say(gap * 52)} a year, if both cover the same hours${now === null ? '' : ' and all your kids'} and the ${say(pay)} is a week.`,
    `On money, ${low.name.startsWith('your ') ? low.name : `the ${low.name}`} wins. ${/center|church|montessori|preschool|daycare/.test(low.name) ? 'What it can cost you: closed days' : 'What it can cost you: one person sick or away can mean you stay home'}, and a day’s pay is about ${say(Math.round(pay / 5))}. Ask for the backup plan, the license and the closed days before you decide; ${Math.floor(gap / (pay / 5)) >= 1 ? 'even one day lost a week would cost more than the gap' : `it’d take ${Math.ceil((gap * 52) / (pay / 5))} lost days a year to eat up the gap`}.`,
  )
}
