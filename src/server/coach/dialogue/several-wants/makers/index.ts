import type { PartMaker } from '../part.ts'
import { raisePrices } from './raise-prices.ts'

/** Makers for parts of messages, in their order: the first that has an answer gives it. */
export const partMakers: readonly PartMaker[] = [raisePrices]
