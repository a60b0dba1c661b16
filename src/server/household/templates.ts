import { z } from 'zod'
import { householdApi } from '#contract/household.ts'
import { readContent } from '#server/lib/content.ts'

/** The lists to start from, checked against the contract. Throws if something is missing. */
export const readTemplates = () =>
  readContent(
    'household/templates',
    householdApi['GET /api/household/templates'].reply
      .min(1)
      .check(z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length)),
  )
