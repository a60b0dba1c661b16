import { changeOfPay, closerHome, extraForDebt, jobElsewhere } from './change-sums.ts'
import { debtAndSavings, homeSavings, milesToWork, twoPensions } from './home-sums.ts'
import {
  afterDayCare,
  compareRents,
  halfOfRent,
  higherRate,
  lostPay,
  passOrEach,
  rentIncome,
  weeklyBill,
} from './household-sums.ts'
import {
  carPayment,
  costPerUse,
  faresOf,
  monthlyBill,
  oneTimeCost,
  payOfPrice,
  repairOrReplace,
  venueCost,
} from './spending-sums.ts'
import { compareOffers, payOfJob, payOfShift, salaryByHour, type Sum, weighRaise, yearlyMore } from './work-sums.ts'

/** Sums by the name that content gives them. */
export const sums: ReadonlyMap<string, (line: string) => Sum | null> = new Map(
  Object.entries({
    offers: compareOffers,
    raise: weighRaise,
    shift: payOfShift,
    job: payOfJob,
    use: costPerUse,
    price: payOfPrice,
    venue: venueCost,
    repair: repairOrReplace,
    bill: monthlyBill,
    once: oneTimeCost,
    home: homeSavings,
    pension: twoPensions,
    miles: milesToWork,
    debt: debtAndSavings,
    yearly: yearlyMore,
    fares: faresOf,
    rents: compareRents,
    half: halfOfRent,
    daycare: afterDayCare,
    rates: higherRate,
    salaried: salaryByHour,
    payment: carPayment,
    pass: passOrEach,
    lost: lostPay,
    rentIncome,
    weekly: weeklyBill,
    change: changeOfPay,
    closer: closerHome,
    elsewhere: jobElsewhere,
    extra: extraForDebt,
  }),
)
