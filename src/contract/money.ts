import { z } from 'zod'
import { currencies } from './lists.ts'

/** A non-negative number as decimal text: money and counts are never floating point. */
export const amount = z
  .string({ error: 'This should be a number' })
  .regex(/^\d{1,40}(\.\d{1,40})?$/, { error: 'Enter a number, such as 1250.50' })
  .regex(/^\d{1,12}(\.\d{1,4})?$/, { error: 'At most 12 digits before the decimal point and 4 after it' })

/** A currency code of ISO 4217. */
export const currency = z
  .string({ error: 'Choose a currency' })
  .refine((code) => currencies.includes(code), { error: 'This isn’t a currency we know (ISO 4217)' })
