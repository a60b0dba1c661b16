import { paragraphs } from '../../../compose-answer.ts'
import { worthOfPiece } from '../../../plans-from-message/earnings-sums.ts'
import { signIn } from '../../../plans-from-message/money-amounts.ts'
import { oneOf } from '../../../../phrase-pattern.ts'
import { amount, joinNames, numberIn, round, roughly, type SumText } from './sum-text.ts'

const standName = '(booth|table|stall|stand|market fee|fee|space|spot)'
const standCost = [
  new RegExp(String.raw`\b${standName}(?: fee)?(?: is| was| costs?| runs?|'s)?(?: me)? ${roughly}${amount}`),
  new RegExp(String.raw`${amount} (?:for (?:the|a) |a )${standName}\b`),
]
const material = oneOf(
  'wax|jars?|wax and jar|label|labels|ingredients?|materials?|supplies|yarn|fabric|beads|flour|soap|stuff|parts|wool|paint|clay|box|boxes|bags?|packaging|lids?|frosting|wood|vinyl|blanks?|shirts?|mugs?|frames?|ribbon|flowers|soil|pots?|butter and sugar',
)
const partCost = new RegExp(
  String.raw`\b((?:${material})(?: and (?:${material}))?)\b(?: (?!at\b|for\b)\w+){0,2}? ${roughly}${amount}`,
  'g',
)
/** Matches '$4 in wax'. */
const costOfPart = new RegExp(String.raw`${amount} (?:in|of|for|worth of) ((?:${material}))\b`, 'g')
const eachCost = [
  new RegExp(String.raw`\b(?:each|every|one|an?)(?: \w+){0,2} costs?(?: me)? ${roughly}${amount}`),
  new RegExp(
    String.raw`\b(?:costs?|runs?|spend)(?: me)? ${roughly}${amount} (?:each|apiece|a piece|to make|per|a) ?(?:\w+)?`,
  ),
]
const soldForm = [
  /\b(?:sold|did|moved|went through)(?: about| around)? (\d{1,4})\b(?! ?(?:hours|minutes|days|weeks|times|shows|markets))/,
  /\b(\d{1,4}) (?:\w+ ){0,3}sold\b/,
]
const priceForm = [
  new RegExp(
    String.raw`\b(?:sell|sells|selling|sold|charge|charged|price[ds]?)\b[^.?!,]{0,30}?\b(?:at|for|is) ${roughly}${amount}`,
  ),
  new RegExp(String.raw`\b(?:at|for) ${amount} (?:each|apiece|a piece)`),
  new RegExp(String.raw`\bi charge ${roughly}${amount}`),
]

type Costs = { each: number; said: string; stand: number; standName: string }

/** Reads what one piece costs to make, and what the day costs. */
function costsIn(all: string, say: SumText['say']): Costs | null {
  const standFound = standCost.map((form) => form.exec(all)).find((found) => found !== null)
  const groups = standFound?.slice(1) ?? []
  const stand = Number(groups.find((group) => /^[\d.]+$/.test(group ?? '')) ?? 0)
  const name = groups.find((group) => !/^[\d.]+$/.test(group ?? '')) ?? 'booth'
  const text = standFound == null ? all : all.replace(standFound[0], ' ')
  const turned = [...text.matchAll(costOfPart)].map(([, value, part = '']) => ({ part, value: Number(value) }))
  const parts =
    turned.length > 0
      ? turned
      : [...text.matchAll(partCost)].map(([, part = '', value]) => ({ part, value: Number(value) }))
  const only = numberIn(text, ...eachCost)
  const pieces = parts.length > 0 ? parts : only === null ? [] : [{ part: 'what goes into it', value: only }]
  const each = pieces.reduce((sum, { value }) => sum + value, 0)
  if (each <= 0) return null
  const said =
    pieces.length === 1
      ? say(each)
      : `${pieces.map(({ value }) => say(value)).join(' + ')} = ${say(each)} for ${joinNames(pieces.map(({ part }) => part))}`
  return { each, said, stand, standName: name.replace('market ', '') }
}

const helperForm = new RegExp(String.raw`\bpaid (?:my |a )?[a-z]{3,12} ${amount}`)

const asksProfit = new RegExp(
  [
    String.raw`\b(?:make|making|made|earn|clear|lose) (?:any |some )?(?:money|profit)\b|\bprofit\b|\bworth it\b|\b(?:did i`,
    String.raw`|am i) (?:even )?(?:come out ahead|break even|clear|make anything|lose)\b|\bcome out ahead\b|\bwhat did (?:i`,
    String.raw`|we) (?:actually |really )?(?:make|clear|earn|net|keep)\b(?! an hour)`,
  ].join(''),
)

/** Says what is left of a day's sales after all costs. */
export function profitOfSales({ ask, all, say }: SumText): string | null {
  if (!asksProfit.test(ask)) return null
  const [sold, price, costs] = [numberIn(all, ...soldForm), numberIn(all, ...priceForm), costsIn(all, say)]
  if (sold === null || price === null || costs === null || sold < 2) return null
  const helper = numberIn(all, helperForm) ?? 0
  const margin = price - costs.each
  const profit = margin * sold - costs.stand - helper
  const fee = `${costs.stand > 0 ? `, minus the ${costs.standName} ${say(costs.stand)}` : ''}${helper > 0 ? `, minus ${say(helper)} for help` : ''}`
  const sum = `${costs.said}${costs.said.includes('=') ? '. ' : ' to make one. '}${say(price)} − ${say(costs.each)} = ${say(margin)} on each. ${sold} × ${say(margin)} = ${say(margin * sold)}${fee} = ${say(profit)}.`
  if (profit <= 0 || margin <= 0)
    return paragraphs(
      `**${profit === 0 ? 'You broke even' : `No, you’re ${say(-profit)} down`}.** ${sum}`,
      margin > 0 && costs.stand > 0
        ? `You needed ${Math.ceil(costs.stand / margin)} to pay for the ${costs.standName}.`
        : null,
    )
  const hours = 10
  return paragraphs(
    `**${/^(?:and |so )?(?:what|how)\b/.test(ask) ? '' : 'Yes, '}${say(profit)}, before your time.** ${sum}`,
    `${costs.stand > 0 ? `The first ${Math.ceil(costs.stand / margin)} pay for the ${costs.standName}; after that, each is ${say(margin)} for you. ` : ''}Still to come out of it: gas, bags, card fees, and a part for taxes. If making and selling took ${hours} hours, that’s ${say(Math.round((profit / hours) * 100) / 100)} an hour. Put in your real hours and you’ll know if it’s worth the day.`,
  )
}

const asksPrice = new RegExp(
  [
    String.raw`\b(?:what|how much) (?:would|should|do|can|must|could) i (?:have to |need to )?(?:charge|ask|sell (?:it|them`,
    String.raw`|each) for|price)\b|\bhow (?:should|do|would) i price\b|\bprice (?:it|them|these) at\b`,
  ].join(''),
)
const madeForm = [
  /\b(?:bake|make|sew|pour|bring|do|knit|sell)(?: maybe| about| around)? (\d{1,4}) (?!hours|minutes|days|weeks)[a-z]/,
]
const hoursForm = /\btakes?(?: me)?(?: about| around)? (\d{1,3}(?:\.\d)?) (hours?|minutes)\b/
const wageForm = new RegExp(String.raw`${amount} an hour`)

/** Says what to charge for one piece, so that costs and time are paid. */
export function priceToCharge({ ask, all, say }: SumText): string | null {
  if (!asksPrice.test(ask)) return null
  const costs = costsIn(all, say)
  if (costs === null) return null
  const made = numberIn(all, ...madeForm)
  const [wage, found] = [numberIn(all, wageForm), hoursForm.exec(all)]
  const hours = found === null ? null : Number(found[1]) / (found[2]?.startsWith('m') === true ? 60 : 1)
  if (wage !== null && hours !== null && costs.stand === 0)
    return (costs.said.includes('=') ? null : worthOfPiece(all, signIn(all))) ?? priceByWage(costs, wage, hours, say)
  if (made === null || made < 2) return null
  const share = costs.stand / made
  const floor = costs.each + share
  const tries = [Math.ceil(floor * 2), Math.ceil(floor * 2.5), Math.ceil(floor * 3)]
  const lines = tries.map((price) => `${say(price)} leaves ${say((price - floor) * made)}`)
  const hoursOfBatch = 12
  const [, middle = 0] = tries
  return paragraphs(
    `**About ${say(middle)} each; ${say(floor)} is where you break even.** ${say(costs.each)} to make it${costs.stand > 0 ? ` + ${say(costs.stand)} for the ${costs.standName} ÷ ${made} = ${say(share)}` : ''} is ${say(floor)} before you’ve paid yourself anything.`,
    `If you sell all ${made}: ${lines.join(', ')}. Divide that by your hours: if it’s ${hoursOfBatch} with the selling, ${say(middle)} is ${say(Math.round((((middle - floor) * made) / hoursOfBatch) * 100) / 100)} an hour. Count on taking a few home the first weeks, and look at what the other tables charge.`,
  )
}

function priceByWage({ each, said }: Costs, wage: number, hours: number, say: SumText['say']): string {
  const time = wage * hours
  const price = each + time
  return paragraphs(
    `**${say(Math.ceil(price))}.** ${said.includes('=') ? said : `${said} for what goes into it`}, plus ${round(hours, 2)} ${hours === 1 ? 'hour' : 'hours'} × ${say(wage)} = ${say(time)} for your time: ${say(price)}.`,
    `At less than that, the difference comes out of your hourly pay: at ${say(Math.ceil(price * 0.75))}, you’d make ${say(Math.round(((Math.ceil(price * 0.75) - each) / hours) * 100) / 100)} an hour.`,
  )
}
