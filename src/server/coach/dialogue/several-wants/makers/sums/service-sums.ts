import { paragraphs } from '../../../compose-answer.ts'
import { amount, numberIn, percentOf, round, roughly, roundUp, type SumText } from './sum-text.ts'

const asksProfit = new RegExp(
  [
    String.raw`\b(?:making|make|made|clearing?|earn(?:ing)?)\b[^.?!]{0,12}\b(?:anything|any money|money|profit)\b|\bwhat(?:'s`,
    String.raw`| do i| am i| is) (?:left|really making|actually making|keep)\b|\bworth it\b`,
  ].join(''),
)
const ticketForm = [
  new RegExp(
    String.raw`\b(?:average ticket|ticket|charge|each (?:client|visit|cut|set)|price)(?: is| of| at)? ${roughly}${amount}`,
  ),
  new RegExp(String.raw`${amount} (?:a|per|each) (?:client|cut|set|visit|house|session|head|appointment|dog|lesson)\b`),
]
const clientsForm = /\b(\d{1,3}) (?:clients|customers|people|heads|appointments|houses|dogs|lessons|sets|sessions)\b/
const rentForm = new RegExp(
  String.raw`\b(?:rent|booth|chair|space|room|studio|fee)\b[^.?!\d$]{0,20}?${amount} (?:a|per|each) (week|month)`,
)
const rises = new RegExp(String.raw`\b(?:prices? (?:go|goes|going)|raise|raising|up)\b[^.?!\d$]{0,15}?${amount}`)

/** Says what own work with clients leaves in a week after the rent of the chair. */
export function serviceProfit({ ask, all, say }: SumText): string | null {
  const [ticket, clients, rent] = [numberIn(all, ...ticketForm), numberIn(all, clientsForm), rentForm.exec(all)]
  if (!asksProfit.test(ask) || ticket === null || clients === null || rent === null) return null
  const weekly = Number(rent[1]) / (rent[2] === 'month' ? 52 / 12 : 1)
  const gross = ticket * clients
  const left = gross - weekly
  if (left <= 0)
    return `**No: the rent eats it.** ${clients} × ${say(ticket)} = ${say(gross)}, minus ${say(Math.round(weekly))} rent. You need ${Math.ceil(weekly / ticket)} clients just for the rent.`
  const supplies = Math.round(gross * 0.1)
  const after = left - supplies
  const more = numberIn(all, rises)
  const up =
    more === null || more > ticket / 2
      ? null
      : `With ${say(more)} more, it’s ${say(more * clients)} a week if everybody stays. You’d come out even with ${Math.ceil(gross / (ticket + more))} clients instead of ${clients}, so you can lose ${clients - Math.ceil(gross / (ticket + more))} and be where you are.`
  return paragraphs(
    `**Yes: ${say(Math.round(left))} a week after rent.** ${clients} × ${say(ticket)} = ${say(gross)}, minus ${say(Math.round(weekly))} for the space, if the ${clients} is a week.`,
    `Take off products, about a tenth (${say(supplies)}), and a fourth to a third of the rest for taxes: that leaves roughly ${say(Math.round((after * 0.67) / 10) * 10)} to ${say(Math.round((after * 0.75) / 10) * 10)} to live on. The rent is ${percentOf(weekly, gross)} of what comes in; the first ${Math.ceil(weekly / ticket)} clients of the week pay it.`,
    up,
  )
}

const asksExtra = new RegExp(
  [
    String.raw`\b(?:fair to charge|what (?:should|do|would|can) i charge|how much (?:more )?(?:should|do|can) i charge`,
    String.raw`|charge extra|charge (?:her|him|them) (?:more|for))\b`,
  ].join(''),
)
const extraTime =
  /\b(?:an |1 )?extra (?:(\d(?:\.\d)?) hours?|hour and a half|hour|(\d{2}) minutes)\b|\b(\d(?:\.\d)?) (?:extra|more) hours?\b/
const flat = new RegExp(
  String.raw`\b(?:same|for|charge|pays?(?: me)?)(?: (?:the|her|him|them|me))? ${roughly}${amount}`,
)

function extraHours(text: string): number | null {
  const found = extraTime.exec(text)
  if (found === null) return null
  const [said, hours, minutes, later] = found
  if (minutes !== undefined) return Number(minutes) / 60
  return Number(hours ?? later ?? (said.includes('half') ? 1.5 : 1))
}

/** Says what added work is worth at the price that is paid now. */
export function extraWork({ ask, all, say }: SumText): string | null {
  const [hours, price] = [extraHours(all), numberIn(all, flat)]
  if (!asksExtra.test(ask) || hours === null || price === null) return null
  const usual = numberIn(all, /\b(?:takes?|usually|normally)(?: me)?(?: about)? (\d(?:\.\d)?) hours\b/)
  const worth = (base: number): number => (price / base) * hours
  if (usual !== null)
    return `**${say(roundUp(worth(usual)))} more, so ${say(price + roundUp(worth(usual)))}.** ${say(price)} ÷ ${usual} hours = ${say(Math.round((price / usual) * 100) / 100)} an hour, × ${round(hours, 2)} = ${say(Math.round(worth(usual) * 100) / 100)}. That’s the same rate as now, no favor and no fine.`
  const base = 3
  return `**The same hourly rate as the rest, for ${round(hours, 2)} hours more.** Divide the ${say(price)} by the hours it normally takes. If that’s ${base}: ${say(price)} ÷ ${base} = ${say(Math.round((price / base) * 100) / 100)} an hour, × ${round(hours, 2)} = ${say(Math.round(worth(base)))} more, so ${say(price + Math.round(worth(base) / 5) * 5)}. If it’s 2: ${say(Math.round(worth(2)))} more. Give it as a price for the extras, each time they’re wanted, and not as a new price for everything.`
}

const boothForm = new RegExp(
  String.raw`${amount} (?:booth|table|stall|stand)|\b(?:booth|table|stall|stand)(?: fee)?(?: is| costs?)? ${roughly}${amount}`,
)
const cutForm = /\b(\d{1,2}(?:\.\d)?) ?(?:%|percent)/
const profitForm = new RegExp(
  String.raw`${amount} profit|\bprofit(?: is| of)? ${amount}|\bmake (?:about )?${amount} (?:a|each|per|on each)`,
)

/** A booth with a fixed fee against a part of each sale. */
export function boothOrPercent({ ask, all, say }: SumText): string | null {
  const [booth, cut, profit] = [numberIn(all, boothForm), numberIn(all, cutForm), numberIn(all, profitForm)]
  if (booth === null || cut === null || profit === null || !/\bor\b|\bwhich\b/.test(ask)) return null
  const price = 20
  const fee = (price * cut) / 100
  const even = Math.ceil(booth / fee)
  return paragraphs(
    `**It turns on how many you’d sell.** Booth: ${say(booth)} ÷ ${say(profit)} profit = ${Math.ceil(booth / profit)} sales before you’ve made anything. Online: nothing up front, and ${cut}% of each price. At ${say(price)} each, as an example, that’s ${say(fee)}, so you keep ${say(profit - fee)}.`,
    `${say(booth)} ÷ ${say(fee)} = ${even}: sell fewer than ${even} in a day and online is cheaper, more and the booth wins. I’d do online first, and one market day as a test when it’s busiest, to see what people pick up.`,
  )
}

const asksPrice = /\b(?:what|how much) (?:would|should|do|can|must|could) i (?:have to |need to )?(?:charge|ask)\b/
const partCost = new RegExp(
  String.raw`\b(?:ingredients|materials?|supplies|flowers|yarn|fabric|stuff)\b[^.?!\d$]{0,18}?${amount} (?:an?|per|each) ?(batch|dozen|cake|piece|one|loaf|pan|tray|bouquet|hat|blanket)?`,
)
const orderForm =
  /\border(?:ed)?(?: for| of)? (\d{1,4})\b|\b(?:wants?|asked for|needs?) (\d{1,4}) (?:dozen|cakes|pieces|loaves|pans|trays|bouquets|shirts|hats)/
const timesCost = 3
const rushShare = 0.25

/** A price by its materials alone, where no hours are told: three times the cost, and more for a rush. */
export function priceByMaterials({ ask, all, say }: SumText): string | null {
  const found = partCost.exec(all)
  if (!asksPrice.test(ask) || found === null) return null
  const cost = Number(found[1])
  const unit = found[2] === undefined ? 'piece' : found[2] === 'batch' ? 'dozen' : found[2]
  const many = numberIn(all, orderForm)
  const isRush = /\b(?:last[ -]minute|rush|short notice|by tomorrow|overnight)\b/.test(all)
  const base = cost * timesCost
  const price = Math.ceil(base * (isRush ? 1 + rushShare : 1) - 1e-9)
  const rush = isRush
    ? ` Plus a fourth for the rush: ${say(base)} × 1.25 = ${say(Math.round(base * (1 + rushShare) * 100) / 100)}.`
    : ''
  const order =
    many === null
      ? ''
      : `For ${many}: ${many} × ${say(price)} = ${say(many * price)}, minus ${say(Math.round(cost * many * 100) / 100)} for what goes in, leaves you ${say(Math.round((price - cost) * many * 100) / 100)}. Divide that by the hours it takes you. Under ${say(18)} an hour, go up.`
  return paragraphs(
    `**About ${say(price)} a ${unit}.** ${say(cost)} × 3 = ${say(Math.round(base * 100) / 100)} covers what goes in, your time and the kitchen.${rush}`,
    `${order}${order === '' ? '' : ' '}Look at what two others nearby charge before you send it; homemade is usually priced too low, not too high.`,
  )
}
