import { createHmac } from 'node:crypto'
import { users } from './account.table.ts'
import type { Keyring } from './keyring.ts'
import { type Owner, type Sealed, seal, readSealed } from './sealed.ts'

/** What an email (in lower case) is found by: a keyed hash, so that nobody without the key ring can try addresses on it. */
export type EmailIndex = (email: string) => string

export function emailIndex(keyring: Keyring): EmailIndex {
  const secret = keyring.secretFor('email index')
  return (email) => createHmac('sha256', secret).update(email).digest('hex')
}

/** The two columns of an email. */
export const emailColumns = (index: EmailIndex, owner: Owner, email: string) => ({
  email: index(email),
  sealedEmail: seal(owner, users.sealedEmail, owner.id, email),
})

/** An email as it was given, in lower case. Rows of before it was sealed still have it as it is (accounts/seal-accounts). */
export const openEmail = (owner: Owner, row: { email: string; sealedEmail: Sealed<string> | null }): string =>
  row.sealedEmail === null ? row.email : readSealed(owner, users.sealedEmail, owner.id, row.sealedEmail)
