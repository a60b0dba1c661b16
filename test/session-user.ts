import type { SessionUser } from '#contract/accounts.ts'

/** The user of a session as the page has it. */
export const aSessionUser = (change: Partial<SessionUser> = {}): SessionUser => ({
  id: '01890000-0000-7000-8000-000000000000',
  username: 'user',
  email: 'user@example.com',
  firstName: null,
  lastName: null,
  avatar: null,
  isPremium: true,
  isDemo: false,
  isOnboarded: true,
  hidesSpiritual: false,
  timeZone: 'UTC',
  draftKey: '00'.repeat(32),
  ...change,
})
