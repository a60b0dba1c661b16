import { credentials, sessions, users, verifications } from '#server/lib/account.table.ts'
import type { Feature } from '#server/lib/feature.ts'
import { purgeAccounts } from './accounts.purge.ts'
import { accountsRoutes } from './accounts.routes.ts'
import { rateLimitsTable } from './rate-limiter.table.ts'
import { type AccountServiceParts, createAccountService } from './account-service.ts'
import { sealAccounts } from './seal-accounts.ts'
import { accountsExport } from './accounts.export.ts'

export const accountsFeature = {
  routes: (services: AccountServiceParts) => accountsRoutes(createAccountService(services)),
  tables: [users, sessions, credentials, verifications, rateLimitsTable],
  exports: accountsExport,
  noDemo: 'The demo makes the account itself.',
  purge: purgeAccounts,
  jobs: [{ name: 'seal', cron: '37 * * * *', run: ({ db, keyring }) => sealAccounts(db, keyring) }],
} satisfies Feature
