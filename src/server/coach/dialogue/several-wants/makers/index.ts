import type { PartMaker } from '../part.ts'
import { sortBills } from './bills-that-wait.ts'
import { decideForUser } from './decide.ts'
import { dropPromise } from './drop-promise.ts'
import { raisePrices } from './raise-prices.ts'
import { remindToBring } from './remind-to-bring.ts'
import { setUpInApp } from './set-up-in-app.ts'
import { weighOptions } from './weigh-options.ts'
import { whereItGoesInApp } from './where-it-goes-in-app.ts'
import { workOutSums } from './work-out-sums.ts'

/** Makers for parts of messages, in their order: the first that has an answer gives it. */
export const partMakers: readonly PartMaker[] = [
  raisePrices,
  setUpInApp,
  whereItGoesInApp,
  remindToBring,
  sortBills,
  workOutSums,
  dropPromise,
  decideForUser,
  weighOptions,
]
