import { z } from 'zod'
import type { Calls } from './kernel.ts'
import { browserErrorKinds } from './errors.ts'

/** An error in the browser: its kind and the part of the product. Never its message, which could quote the user. */
const browserError = z.strictObject({
  kind: z.enum(browserErrorKinds, { error: 'We don’t know this kind of error' }),
  component: z
    .string({ error: 'The name of a part is text' })
    .regex(/^\w[\w-]{0,59}$/, { error: 'The name of a part has letters, digits and dashes' }),
})

export const browserErrorsApi = {
  'POST /api/browser-errors': { body: browserError, open: true, anonymous: true },
} satisfies Calls
