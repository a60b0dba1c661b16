import { paragraphs } from '../../../compose-answer.ts'
import { amount, numberIn, round, roughly, roundUp, type SumText } from './sum-text.ts'

const asksFuel = new RegExp(
  String.raw`\b(?:gas|fuel)\b[^.?!]{0,40}\b(?:cost|run|be|come to|add up|need|take|round trip|there and back)|\b(?:cost|spend|pay|much|budget)\b[^.?!]{0,40}\b(?:gas|fuel|to drive|driving)\b`,
)
const milesForm = /\b(\d{2,5}(?:\.\d)?) ?(?:miles?|mi)\b(?! ?(?:to the|per|a|an) (?:gallon|hour))/
const mpgForm = /\b(\d{1,3}(?:\.\d)?) ?(?:mpg|miles? ?(?:to the|per|a|\/) ?(?:gallon|gal))\b/
const pumpForm = [
  new RegExp(String.raw`\b(?:gas|fuel|diesel)(?:['’]s| is| runs| costs?)?(?: at| here)? ${roughly}${amount}`),
  new RegExp(String.raw`${amount} (?:a|per) gallon`),
]
/** Assumed and said where it isn't told: a usual car, and a usual price in dollars. */
const usual = { mpg: 25, price: 3.25 } as const

/** Says what the gas for a drive costs. */
export function fuelCost({ ask, all, say }: SumText): string | null {
  const miles = numberIn(all, milesForm)
  if (!asksFuel.test(ask) || miles === null) return null
  const [mpg, price] = [numberIn(all, mpgForm), numberIn(all, ...pumpForm)]
  const isTotal = /\bmiles (?:round trip|total|there and back|both ways)\b/.test(all)
  const isBoth = !isTotal && /\bround[ -]?trip\b|\bthere and back\b|\bboth ways\b|\bto and from\b/.test(all)
  const driven = isBoth ? miles * 2 : miles
  const gallons = driven / (mpg ?? usual.mpg)
  const cost = gallons * (price ?? usual.price)
  const way = isBoth || isTotal ? ' round trip' : ' one way'
  const guess =
    mpg === null && price === null
      ? `I took ${usual.mpg} miles a gallon and ${say(usual.price)} a gallon, because you didn’t say. `
      : mpg === null
        ? `I took ${usual.mpg} miles a gallon, because you didn’t say. `
        : price === null
          ? `I took ${say(usual.price)} a gallon, because you didn’t say. `
          : ''
  const shown = driven.toLocaleString('en-US')
  return `**About ${say(Math.round(cost))}${way}.** ${guess}${isBoth ? `${miles} × 2 = ${shown} miles. ` : ''}${shown} ÷ ${mpg ?? usual.mpg} mpg = ${round(gallons)} gallons, × ${say(price ?? usual.price)} = ${say(Math.round(cost * 100) / 100)}. A loaded car, AC and detours use more, so bring ${say(Math.ceil((cost * 1.1) / 5) * 5)}.`
}

const asksGrade =
  /\bwhat (?:do|would|will|must|grade do|score do) (?:i|we) (?:need|have to (?:get|make|score|earn))\b|\bwhat(?:'s| is) the (?:lowest|minimum)\b/
const percent = String.raw`(\d{1,3}(?:\.\d{1,2})?) ?(?:%|percent)`
const wanted = new RegExp(
  [
    String.raw`\b(?:need|want|get|keep|to pass with|takes|which is|that's)(?: at least)? (?:an? `,
    String.raw`|at least (?:an? )?)?(\d{2,3}(?:\.\d{1,2})?)\b(?! ?(?:hours|minutes|days|weeks|credits|percent of))`,
  ].join(''),
)
const current =
  /\b(?:have|got|at|with|sitting (?:at|on)|average(?: is| of)?|grade is|i'm at)(?: an?)? (\d{2,3}(?:\.\d{1,2})?)\b(?! ?(?:%|percent)? ?of the)/
const finalShare = [
  new RegExp(
    String.raw`\b(?:final|exam|test|project|paper|it)(?:'s| is| counts(?: for)?)?(?: worth| counts(?: for)?)? (?:the other )?${percent}`,
  ),
  new RegExp(String.raw`\bworth ${percent} of\b`),
  /\b(?:final|exam)(?:'s| is) the other (\d{2})\b/,
]
const soFarShare = new RegExp(
  String.raw`\b(?:so far|up to now|current\w*|right now)[^.?!]{0,15}\b(?:worth|is|counts(?: for)?) ${percent}`,
)

/** Says what score is needed on a final, by its share and the grade so far. */
export function gradeNeeded({ ask, all }: SumText): string | null {
  if (
    !(asksGrade.test(ask) || /^(?:but |and |so )?i need an? /.test(ask)) ||
    !/\b(?:final|exam|test|midterm)\b/.test(all)
  )
    return null
  const past = numberIn(all, soFarShare)
  const told = numberIn(all, ...finalShare)
  const share = past === null ? told : 100 - past
  const [target, now] = [numberIn(all, wanted), numberIn(all, current)]
  if (share === null || target === null || now === null || share <= 0 || share >= 100 || target > 100) return null
  const [had, missing] = [(now * (100 - share)) / 100, target - (now * (100 - share)) / 100]
  const needed = (missing / share) * 100
  const sum = `${now} × ${round((100 - share) / 100, 2)} = ${round(had, 2)} points you have. ${target} − ${round(had, 2)} = ${round(missing, 2)} still to get out of ${share}, and ${round(missing, 2)} ÷ ${round(share / 100, 2)} = ${round(needed, 1)}.`
  if (needed > 100)
    return paragraphs(
      `**More than 100: ${round(needed)}.** ${sum}`,
      `So ${target} needs something besides the final. Ask this week about extra credit, a regrade, or whether they round up. With 100 on it you’d end at ${round(had + share, 1)}.`,
    )
  if (needed <= 0)
    return `**Nothing: you already have it.** ${round(had, 2)} points are in, and ${target} is what you need.`
  return paragraphs(
    `**${round(Math.ceil(needed * 10 - 1e-6) / 10)} on it.** ${sum}`,
    `Aim for ${Math.min(100, roundUp(needed + 3))}, so a couple of wrong answers don’t matter. Out of 50 questions, ${round(needed)}% is ${Math.ceil(needed / 2)} right.`,
  )
}
