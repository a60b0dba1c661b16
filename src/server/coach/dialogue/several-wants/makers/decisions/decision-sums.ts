import { boardPaid, rentRaise, twoRents } from './housing-sums.ts'
import { afterWork, boothOrCut, cushionFirst, repairFromSavings, twoWages } from './option-sums.ts'
import {
  cardOrCash,
  costOfSavings,
  hoursOfPay,
  lentMoney,
  perVisit,
  repairOrPayment,
  thingBought,
  weeklyAllowance,
} from './spending-sums.ts'
import { driveTime, hoursAlone, twoCares } from './time-sums.ts'
import type { DecisionSum } from './told-numbers.ts'
import { classWeek, twoSalaries, wageOffer } from './work-sums.ts'

/** The sums that a kind of decision may use, by the name in its content. */
export const decisionSums: ReadonlyMap<string, DecisionSum> = new Map(
  Object.entries({
    boardPaid,
    rentRaise,
    twoRents,
    cardOrCash,
    costOfSavings,
    hoursOfPay,
    lentMoney,
    perVisit,
    repairOrPayment,
    thingBought,
    weeklyAllowance,
    driveTime,
    hoursAlone,
    twoCares,
    classWeek,
    twoSalaries,
    wageOffer,
    afterWork,
    boothOrCut,
    cushionFirst,
    repairFromSavings,
    twoWages,
  }),
)
