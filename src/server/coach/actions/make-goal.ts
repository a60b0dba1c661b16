import type { CoachProposal } from '#contract/coach.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'
import type { ActionContext } from './action-request.ts'
import { readAmounts } from './amounts.ts'
import { moneySign, bareCurrency, type OwnMoney } from './currency-names.ts'
import { capitalizeNames } from './capitalize-names.ts'
import { goalCategoryOf } from './categories.ts'
import { foldInPlace, toTitle } from './title-text.ts'

const counted = wholeWords([
  'times|miles|kilometers|km|laps|rows|days|walks|sessions|pages|books|evenings|runs|hours|workouts|veces|dias',
  'paseos|sesiones|paginas|libros|tardes|horas|entrenamientos',
])

/** Matches '18 closings', a number of anything that can be counted. */
const numberFirst =
  /^(?:do |get |make |have )?\d{1,4} (?!(?:days|weeks|months|years|hours|lbs|pounds|kilos)\b)[a-z]{3,20}s\b/i

/** The number to reach if none is given and the plan has no milestones. */
const usualTimes = '10'

export type GoalProposal = Extract<CoachProposal, { kind: 'goal' }>

type Plan = OwnMoney & Pick<ActionContext, 'hasMilestones'>

const asideBeginnings = oneOf(
  "\\b(?:and )?(?:i (?:can|could|get|have|want)|i['’]ve|i'?ll|i'm|i am|because|cause|since|which|that's|putting|porque)",
  '(?<=,\\s{0,3})(?:like|about|maybe|so|como|unos)',
)
/** Matches the plan after a goal: ', like 20 a week'. */
const aside = new RegExp(String.raw`,?\s{0,3}(?:${asideBeginnings})\b[^]*$`, 'i')

export const withoutPlan = (goal: string): string => goal.replace(aside, '')

const sumFirst = new RegExp(String.raw`^${moneySign}?[\d.,]{1,12}k? (?:for|towards?) (?:an? |my |the )?(?=.{4})`, 'i')
const sumLast = new RegExp(
  String.raw`^(?!save|pay|put|raise|earn|make|ahorrar|pagar)(.{4,}?),? ${moneySign}[\d.,]{1,12}k?$`,
  'i',
)
const sumOfSaving = new RegExp(
  String.raw`^(save(?: up)?|put (?:away|aside|back)|set aside) (?:up )?${moneySign}?\d[\d.,]{0,11}k?(?: dollars| bucks)? (?=(?:for|towards?) .{3})`,
  'i',
)
/** Cuts the amount out of a title: '$2,400 for a trip' becomes 'A trip', 'Save 1500 for the beach' 'Save for the beach'. */
const withoutSum = (title: string): string =>
  capitalizeNames(toTitle(title.replace(sumFirst, '').replace(sumLast, '$1').replace(sumOfSaving, '$1 ')))

const ofWeight =
  /\b(?:lose|losing|gain|gaining|drop|dropping|weigh|take off)\b.{0,30}?\d[\d.,]* ?(?:lbs?|pounds?|kgs?|kilos?|stone)\b/i

/** Makes a goal in the user's words: counted in money or in times if it has a number, else with milestones if the plan has them. */
export function makeGoal(rest: string, targetDate: string | null, plan: Plan): GoalProposal {
  const title = withoutSum(toTitle(withoutPlan(rest)))
  const category = goalCategoryOf(rest)
  const [sum] = readAmounts(rest, plan)
  const goal = { kind: 'goal', title, category, targetDate } as const
  // 'Lose 15 pounds' is not money.
  if (sum !== undefined && ofWeight.test(rest))
    return { ...goal, category: 'physical', goalKind: 'amount', targetValue: sum.value, currency: null }
  if (sum !== undefined && (category === 'financial' || !sum.isBare)) {
    // A number without a currency is in the user's own.
    const currency = sum.currency ?? bareCurrency(plan)
    return { ...goal, category: 'financial', goalKind: 'amount', targetValue: sum.value, currency }
  }
  if (sum !== undefined && (counted.test(foldInPlace(rest)) || numberFirst.test(rest)))
    return { ...goal, goalKind: 'habit', targetValue: sum.value, currency: null }
  return plan.hasMilestones
    ? { ...goal, goalKind: 'milestones', targetValue: null, currency: null }
    : { ...goal, goalKind: 'habit', targetValue: usualTimes, currency: null }
}
