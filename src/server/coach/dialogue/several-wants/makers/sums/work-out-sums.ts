import { makeAnswer } from '../../../compose-answer.ts'
import type { PartMaker } from '../../part.ts'
import { carShare, flyOrDrive, incomeForRent, passOrVisit, percentOfAmount, workAfterCare } from './compared-costs.ts'
import { changeInYear, divideMoney, eachOfPot, partsOverTime, timeLeft } from './divided-money.ts'
import { ownWorkByHour, priceByHours, salaryByHour, weekOfHours } from './rates-of-pay.ts'
import { billFromChecks, savedAhead, timeToSave } from './saving-ahead.ts'
import { billsFit, billsThatWait } from './bills-until-payday.ts'
import { cardPayoff } from './card-payoff.ts'
import { carePrices } from './care-prices.ts'
import { savedByDay, yearlySaving } from './changed-costs.ts'
import { debtOrSavings, payOffDate } from './debt-or-savings.ts'
import { debtPlan } from './debt-plan.ts'
import { countPerWeek, installments, savingsLast, tipAndShare, unitPrice } from './everyday-sums.ts'
import {
  discounted,
  hoursCutBy,
  manyToReach,
  priceRise,
  savedOverWeeks,
  shareOfCheck,
  smallCostInYear,
  spendPerDay,
  takeHome,
} from './everyday-rates.ts'
import { fuelCost, gradeNeeded } from './fuel-and-grades.ts'
import { steadyPay, taxesToPutAway } from './irregular-income.ts'
import { whichOffer, worthByHour } from './offers-by-hour.ts'
import { hoursToEarn, jobsByWeek, payByDay, percentRaise, shorterWeek } from './jobs-by-week.ts'
import { boothOrPercent, extraWork, priceByMaterials, serviceProfit } from './service-sums.ts'
import { fairByIncome, shortfallShared, splitAmongMore } from './shared-bills.ts'
import { languageGoal } from './language-goal.ts'
import { payInTotal, raiseToAsk } from './pay-sums.ts'
import { priceToCharge, profitOfSales } from './sales-sums.ts'
import { savingPace } from './savings-pace.ts'
import { rentShare, whatToCutFirst } from './shares-of-income.ts'
import { readSumText, type SumKind } from './sum-text.ts'

const kinds: readonly SumKind[] = [
  debtPlan,
  cardPayoff,
  taxesToPutAway,
  steadyPay,
  worthByHour,
  whichOffer,
  jobsByWeek,
  percentRaise,
  payByDay,
  hoursToEarn,
  shorterWeek,
  raiseToAsk,
  salaryByHour,
  ownWorkByHour,
  weekOfHours,
  payInTotal,
  flyOrDrive,
  fuelCost,
  gradeNeeded,
  profitOfSales,
  serviceProfit,
  extraWork,
  priceToCharge,
  priceByHours,
  priceByMaterials,
  boothOrPercent,
  shortfallShared,
  fairByIncome,
  splitAmongMore,
  debtOrSavings,
  payOffDate,
  yearlySaving,
  savedByDay,
  carePrices,
  workAfterCare,
  passOrVisit,
  carShare,
  incomeForRent,
  changeInYear,
  billsFit,
  billsThatWait,
  rentShare,
  whatToCutFirst,
  tipAndShare,
  unitPrice,
  savingsLast,
  installments,
  countPerWeek,
  takeHome,
  hoursCutBy,
  priceRise,
  manyToReach,
  savedOverWeeks,
  smallCostInYear,
  spendPerDay,
  shareOfCheck,
  discounted,
  languageGoal,
  savedAhead,
  timeToSave,
  billFromChecks,
  partsOverTime,
  eachOfPot,
  timeLeft,
  divideMoney,
  percentOfAmount,
  savingPace,
]

/** Works out a sum on the numbers that were told, and shows it in a line so that it can be checked. */
export const workOutSums: PartMaker = (part) => {
  const text = readSumText(part)
  if (!/\d/.test(text.all)) return null
  for (const answer of kinds) {
    const found = answer(text)
    if (found !== null) return makeAnswer(found, { closesTopic: true })
  }
  return null
}
