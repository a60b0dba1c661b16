import type { OnboardingState, onboardingApi } from '#contract/onboarding.ts'
import type { Context } from '#server/lib/context.ts'
import type { Handlers } from '#server/lib/mount.ts'
import type { Owner } from '#server/lib/sealed.ts'
import {
  completeOnboarding,
  getOnboarding,
  type OnboardingRow,
  openOnboarding,
  saveOnboarding,
} from './onboarding.repo.ts'

export const onboardingRoutes = ({ db, clock }: Context): Handlers<typeof onboardingApi> => ({
  'GET /api/onboarding': async ({ owner }) => toState(owner, await getOnboarding(db, owner)),
  'PUT /api/onboarding': async ({ owner, body }) =>
    toState(owner, await saveOnboarding(db, owner, body.answers, body.step)),
  'POST /api/onboarding/complete': async ({ owner, body }) =>
    toState(owner, await completeOnboarding(db, owner, body, clock())),
})

/** Both from columns of the account. */
export const toState = (owner: Owner, row: OnboardingRow): OnboardingState => ({
  ...openOnboarding(owner, row),
  completedAt: row.onboardedAt?.toISOString() ?? null,
})
