import { normalForm } from '#contract/unicode-normal-form.ts'

/** Names that could be taken for the product speaking, or for an address of it. */
const reserved = new Set(
  `admin administrator root system support help security staff team official moderator owner operator glowell luxee coach
  api auth login logout signup signin settings profile account me you everyone anonymous guest demo null undefined info
  contact hello mail postmaster webmaster noreply abuse billing`.split(/\s+/),
)

/** The form in which usernames are compared: case, width and composition make no difference. */
export const foldUsername = (username: string): string => normalForm('NFKC', normalForm('NFKC', username).toLowerCase())

export const isReserved = (username: string): boolean => reserved.has(foldUsername(username).replaceAll(/[._-]/g, ''))

/** Whether a folded name is still one: folding can replace one character by several, or by another kind. */
export const isUsername = (folded: string): boolean => /^[\p{L}\p{M}\p{N}._-]{3,60}$/u.test(folded)
