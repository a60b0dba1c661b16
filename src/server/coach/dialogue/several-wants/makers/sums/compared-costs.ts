import { amount, numberIn, percentOf, round, roughly, type SumText } from './sum-text.ts'

const asksCheaper =
  /\b(?:cheaper|better deal|worth it|worth keeping|save money|come out ahead|make more sense|should i (?:keep|cancel|drop))\b/
const passForm = new RegExp(
  String.raw`\b(?:gym|membership|pass|plan|subscription|club|costs?|is)\b[^.?!\d$]{0,12}?${amount} (?:a|per|each) month`,
)
const visitForm = [
  new RegExp(
    String.raw`\b(?:drop[- ]?ins?|day pass|class(?:es)?|visits?|each time|per visit|single)(?: is| are| costs?)? ${amount}`,
  ),
  new RegExp(String.raw`${amount} (?:a|per|each) (?:visit|class|time|drop-in|wash|session)`),
]
const timesForm = new RegExp(
  [
    String.raw`\b(?:go|use it|going|went|there)(?: maybe| about| only| like)? (\d{1,2}) times?(?: (?:a|per) (month|week))?`,
    String.raw`|\b(\d{1,2}) (?:visits|classes|times|washes)(?: (?:a|per) (month|week))?`,
  ].join(''),
)

/** A monthly price against a price each time. */
export function passOrVisit({ ask, all, say }: SumText): string | null {
  const [pass, visit, found] = [numberIn(all, passForm), numberIn(all, ...visitForm), timesForm.exec(all)]
  if (pass === null || visit === null || !asksCheaper.test(ask)) return null
  const even = Math.ceil(pass / visit)
  const rule = `${say(pass)} ÷ ${say(visit)} = ${round(pass / visit)}, so the monthly price wins from ${pass % visit === 0 ? even + 1 : even} times on.`
  if (found === null) return `**It depends on how often you go.** ${rule} Look at last month, not at what you plan.`
  const many = Number(found[1] ?? found[3]) * ((found[2] ?? found[4]) === 'week' ? 52 / 12 : 1)
  const cost = Math.round(many * visit * 100) / 100
  if (Math.abs(cost - pass) < 0.01) return `**The same: ${say(pass)}.** ${rule}`
  const isPass = cost > pass
  return `**${isPass ? 'Keep the monthly price: it’s cheaper' : 'Paying each time is cheaper'} by ${say(Math.abs(cost - pass))} a month.** ${round(many)} × ${say(visit)} = ${say(cost)}, against ${say(pass)}. ${rule}${isPass ? ` But be honest about the ${round(many)}: check the last two months.` : ` That’s ${say((pass - cost) * 12)} a year.`}`
}

const flightForm = new RegExp(
  String.raw`\b(?:flights?|tickets?|fly(?:ing)?|plane|airfare)(?: is| are| costs?)? ${roughly}${amount}(?: (each|a person|apiece|per person|total))?`,
)
const headsForm = /\b(?:for|of|with) (?:the )?(\d) of us\b|\b(\d) (?:tickets|of us|people)\b/
const milesForm = /\b(\d{2,4}) miles\b/
const mpgForm = /\b(\d{1,3}) ?(?:mpg|miles? (?:to the|per|a) gallon)\b/
const gasForm = new RegExp(String.raw`\bgas(?:'s| is| at| around)?(?: about| around)? ${amount}`)

/** Flying against driving, by tickets and gas. */
export function flyOrDrive({ ask, all, say }: SumText): string | null {
  const flight = flightForm.exec(all)
  const [miles, mpg] = [numberIn(all, milesForm), numberIn(all, mpgForm)]
  if (flight === null || miles === null || !/\b(?:cheaper|fly|drive|better)\b/.test(ask)) return null
  const heads = numberIn(all, headsForm) ?? 1
  const price = numberIn(all, gasForm) ?? 3.25
  const fares = Number(flight[1]) * (flight[2] === 'total' ? 1 : heads)
  const both = /\b(?:each way|one way)\b/.test(all) || !/\bround[ -]?trip\b/.test(all) ? 2 : 1
  const gas = (miles * both * price) / (mpg ?? 25)
  const hours = (miles * both) / 60
  const isDrive = gas < fares
  const guesses = [
    ...(mpg === null ? ['25 miles a gallon'] : []),
    ...(numberIn(all, gasForm) === null ? [`${say(price)} a gallon`] : []),
  ]
  const guess = guesses.length === 0 ? '' : ` I took ${guesses.join(' and ')}, because you didn’t say.`
  return `**${isDrive ? 'Driving' : 'Flying'} is cheaper by about ${say(Math.round(Math.abs(fares - gas)))}, before hotels.** Tickets: ${heads} × ${say(Number(flight[1]))} = ${say(fares)}. Gas: ${(miles * both).toLocaleString('en-US')} miles ÷ ${mpg ?? 25} mpg × ${say(price)} = ${say(Math.round(gas))}.${guess} ${isDrive ? `But it’s about ${Math.round(hours)} hours in the car, both ways together. Each night in a motel comes off that, and bags, parking or a rental car add to the flight.` : 'Add bags and the way to the airport.'}`
}

const careForm = new RegExp(
  String.raw`\b(?:daycare|day care|child ?care|sitter|nanny|preschool)(?: is| costs?| runs?| would be)? ${roughly}${amount}`,
)
const clearForm = new RegExp(
  String.raw`\b(?:clear|bring home|take home|make|earn|net)(?: about| around| maybe)? ${amount}`,
)
const asksWork =
  /\bworth it\b|\bworth (?:going back|working)\b|\bmake (?:any )?sense\b|\bwhat(?:'s| is| would be) left\b/

/** Says what work leaves after child care. */
export function workAfterCare({ ask, all, say }: SumText): string | null {
  const [care, pay] = [numberIn(all, careForm), numberIn(all, clearForm)]
  if (care === null || pay === null || pay <= care || !asksWork.test(ask) || !/\b(?:work|job|back)\b/.test(all))
    return null
  const left = pay - care
  const isWeek = /\b(?:a|per|each) week\b/.test(all)
  if (isWeek && /\b(?:a|per|each) month\b/.test(all)) return null
  const hours = isWeek ? 40 : 160
  return `**${say(left)} a ${isWeek ? 'week' : 'month'} is left, about ${say(Math.round((left / hours) * 100) / 100)} an hour if it’s full time.** ${say(pay)} − ${say(care)} = ${say(left)}, over roughly ${hours} hours of work. Child care takes ${percentOf(care, pay)}. Take off gas, work lunches and clothes, too. What the sum doesn’t show: retirement, health insurance, and child care that ends while the job goes on. If the ${say(left)} feels too thin, ask about four days, or a shift that needs fewer care hours.`
}

const carPay = new RegExp(
  String.raw`${amount} (?:a month )?(?:car|truck|van) (?:payment|note)|\b(?:car|truck|van) (?:payment|note)(?: of| is| at| would be)? ${amount}`,
)
const incomeForm = new RegExp(String.raw`\b(?:bring home|take home|clear|net|make) ${roughly}${amount}`)
const rentForm = new RegExp(String.raw`\b(?:rent|mortgage)(?:'s| is| of)? ${roughly}${amount}`)

/** Says whether a car payment fits what comes in. */
export function carShare({ ask, all, say }: SumText): string | null {
  const [car, pay, rent] = [numberIn(all, carPay), numberIn(all, incomeForm), numberIn(all, rentForm) ?? 0]
  if (car === null || pay === null || car >= pay || !/\b(?:afford|okay|ok|too much|swing|handle)\b/.test(ask))
    return null
  const limit = Math.round(pay * 0.15)
  const insurance = 150
  const monthlyCost = car + insurance
  const left = pay - rent - monthlyCost
  const fits = monthlyCost <= limit && left > pay * 0.4
  return `**${fits ? 'Yes, it fits.' : monthlyCost <= limit * 1.3 ? 'It’s at the edge.' : 'It’s too much for this paycheck.'}** ${say(car)} is ${percentOf(car, pay)} of ${say(pay)}, and with insurance (say ${say(insurance)}) ${percentOf(monthlyCost, pay)}. A usual limit for payment, insurance and gas together is about 15%, which is ${say(limit)}. ${say(pay)}${rent > 0 ? ` − ${say(rent)} rent` : ''} − ${say(monthlyCost)} = ${say(left)} for everything else. Test it: move ${say(car)} to savings for two months first. And at the dealer, talk about the full price and the rate, never only the payment.`
}

const asksIncome = new RegExp(
  [
    String.raw`\bwhat (?:should|do|would) (?:i|we) (?:be making|have to make|need to (?:make|earn)|be earning)\b`,
    String.raw`|\bhow much (?:should|do) (?:i|we) (?:need to |have to )?(?:make|earn|be making)\b`,
  ].join(''),
)
/** Says what income a rent asks for. */
export function incomeForRent({ ask, all, say }: SumText): string | null {
  const rent = numberIn(all, rentForm)
  if (!asksIncome.test(ask) || rent === null || rent < 200) return null
  const month = rent * 3
  return `**About ${say(month)} a month before taxes, ${say(month * 12)} a year.** Many landlords want three times the rent: ${say(rent)} × 3 = ${say(month)}. In hourly pay that’s ${say(Math.round((month * 12) / 2080))} an hour at 40 hours. To live with it well, it should be a third of what you take home, which is also ${say(month)}, after taxes.`
}

const asksTax =
  /\b(\d{1,2}(?:\.\d{1,3})?) ?(?:%|percent)(?: (?:tax|tip|off|discount|fee))?(?: on| of)?(?: an?| my| the)? [$£€](\d{1,6}(?:\.\d\d)?)/
/** A percentage of an amount: a tax, a tip or a discount. */
export function percentOfAmount({ ask, all, say }: SumText): string | null {
  const found = asksTax.exec(ask) ?? (/\b(?:bring|cash|tip|total|in all)\b/.test(ask) ? asksTax.exec(all) : null)
  if (found === null) return null
  const [said, percent, value] = found
  const part = Math.round(Number(value) * Number(percent)) / 100
  if (/\b(?:off|discount)\b/.test(said))
    return `**${say(Number(value) - part)}.** ${say(Number(value))} × ${percent}% = ${say(part)} off.`
  const extra = /\btip\b/.test(all)
    ? (numberIn(
        all.replace(said, ' '),
        new RegExp(String.raw`\b(?:assistant|washer|shampoo|and (?:her|his) \w+) ${amount}`),
      ) ?? 0)
    : 0
  const plus = extra > 0 ? ` + ${say(extra)}` : ''
  return `**${say(part + extra)}${extra > 0 ? ' in tips' : ''}, ${say(Number(value) + part + extra)} in all.** ${say(Number(value))} × ${percent}% = ${say(part)}${plus}; ${say(Number(value))} + ${say(part)}${plus} = ${say(Number(value) + part + extra)}.`
}
