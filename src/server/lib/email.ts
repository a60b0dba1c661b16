import { createHmac } from 'node:crypto'
import { users } from './account.table.ts'
import type { Keyring } from './keyring.ts'
import { type Owner, type Sealed, seal, unsealOrPlaceholder } from './sealed.ts'

/** The look-up key of an email (in lower case): a keyed hash, so that addresses cannot be guessed without the key ring. */
export type EmailIndex = (email: string) => string

/** Hashes with a secret of the key ring, the same on every start. */
export function emailIndex(keyring: Keyring): EmailIndex {
  const secret = keyring.secretFor('email index')
  return (email) => createHmac('sha256', secret).update(email).digest('hex')
}

/** Both stored forms of an email: the look-up key and the sealed text. */
export const emailColumns = (index: EmailIndex, owner: Owner, email: string) => ({
  email: index(email),
  sealedEmail: seal(owner, users.sealedEmail, owner.id, email),
})

/** An email in lower case. Old rows still have it unsealed (see accounts/seal-accounts). */
export const openEmail = (owner: Owner, row: { email: string; sealedEmail: Sealed<string> | null }): string =>
  row.sealedEmail === null ? row.email : unsealOrPlaceholder(owner, users.sealedEmail, owner.id, row.sealedEmail)
