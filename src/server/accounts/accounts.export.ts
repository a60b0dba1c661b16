import { type Exports, exportTable } from '#server/lib/exports.ts'
import { credentials, sessions, users, verifications } from '#server/lib/account.table.ts'
import { rateLimitsTable } from './rate-limiter.table.ts'

export const accountsExport: Exports = {
  name: 'account',
  lists: [
    exportTable({
      name: 'account',
      table: users,
      owner: users.id,
      // Keys, hashes that accounts are found by, and columns of better-auth with the same values.
      without: ['name', 'email', 'emailVerified', 'dataKey', 'passwordEpoch'],
      as: { sealedEmail: 'email', image: 'picture' },
      picture: ({ image }) => image,
    }),
    exportTable({
      name: 'loggedInOn',
      table: sessions,
      without: ['token', 'ipAddress', 'userAgent'],
    }),
  ],
  leftOut: [
    { table: credentials, because: 'It holds the hash of the password.' },
    { table: verifications, because: 'It holds the hashes of password resets, for ten minutes.' },
    { table: rateLimitsTable, because: 'It counts attempts, without names or addresses.' },
  ],
}
