import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { and, asc, count, eq, gt, isNull } from 'drizzle-orm'
import { invitationDays, maxInvitations, maxMembers, maxSharedLists } from '#contract/shopping-lists.ts'
import type { ListRef, NewInvitation, OpenedInvitation } from '#contract/shopping.ts'
import type { Db } from '#server/lib/db.ts'
import { HttpError, notFound } from '#server/lib/http-error.ts'
import { lockAccount } from '#server/lib/limits.ts'
import { newId } from '#server/lib/record.ts'
import { wrapSharedKey } from '#server/lib/record-keys.ts'
import { type Owner, unsealOrPlaceholder, seal } from '#server/lib/sealed.ts'
import { tokenHash } from '#server/lib/session.ts'
import { unwrapKey, wrapKey } from '#server/lib/wrapped-key.ts'
import { type ListAccess, lockList, openAccess } from './access.repo.ts'
import { shoppingInvitations, shoppingLists, shoppingMembers } from './shopping.table.ts'

export type InvitationRow = typeof shoppingInvitations.$inferSelect

const day = 86_400_000

/** Derived, so that the hash that the database keeps opens nothing. */
const keyOf = (secret: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', 'shopping invitation', 32)))
const bindingOf = (listId: string, id: string): string => `key of ${listId} for invitation ${id}`

/** Guessed, used by somebody else, revoked and expired links answer the same. */
const deadLink = () => new HttpError('bad_token', 'This link was used or canceled, or it expired. Ask for a new one.')

const open = (access: ListAccess, now: Date) =>
  and(
    eq(shoppingInvitations.listId, access.list.id),
    isNull(shoppingInvitations.acceptedBy),
    gt(shoppingInvitations.expiresAt, now),
  )

export const listInvitations = (db: Db, access: ListAccess, now: Date): Promise<InvitationRow[]> =>
  db
    .select()
    .from(shoppingInvitations)
    .where(open(access, now))
    .orderBy(asc(shoppingInvitations.id))
    .limit(maxInvitations)

/** Makes an invitation, and names its maker on the list. The secret is returned once and never stored. */
export const createInvitation = (
  db: Db,
  account: Owner,
  ref: ListRef,
  { role, days = invitationDays.usual, name }: NewInvitation,
  now: Date,
): Promise<{ row: InvitationRow; secret: string }> =>
  db.transaction(async (tx) => {
    const access = await openAccess(tx, account, ref, 'owner', now)
    const { list, memberId } = access
    await lockList(tx, access)
    const [held] = await tx.select({ open: count() }).from(shoppingInvitations).where(open(access, now))
    if ((held?.open ?? 0) >= maxInvitations)
      throw new HttpError('too_large', `This list already has ${maxInvitations} open links. Revoke one first.`)
    await tx
      .update(shoppingMembers)
      .set({ name: seal(list, shoppingMembers.name, memberId, { name: name.trim() }), updatedAt: now })
      .where(eq(shoppingMembers.id, memberId))
    const [id, secret] = [newId(), randomBytes(32).toString('base64url')]
    const [row] = await tx
      .insert(shoppingInvitations)
      .values({
        listId: list.id,
        id,
        role,
        secretHash: tokenHash(secret),
        dataKey: wrapKey(keyOf(secret), bindingOf(list.id, id), list.key.export()),
        createdAt: now,
        expiresAt: new Date(now.getTime() + days * day),
      })
      .returning()
    if (row === undefined) throw notFound()
    return { row, secret }
  })

/** Takes an invitation back: its link no longer works. */
export const deleteInvitation = (db: Db, account: Owner, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const [found] = await tx
      .select({ role: shoppingMembers.role })
      .from(shoppingInvitations)
      .innerJoin(shoppingMembers, eq(shoppingMembers.listId, shoppingInvitations.listId))
      .where(and(eq(shoppingInvitations.id, id), eq(shoppingMembers.accountId, account.id)))
    if (found?.role !== 'owner') throw notFound()
    await tx.delete(shoppingInvitations).where(eq(shoppingInvitations.id, id))
  })

type Invitation = { row: InvitationRow; list: Owner; member: { id: string; role: string } | undefined }

/** The invitation that a secret opens for an account. Locks it until the transaction ends. */
async function findInvitation(tx: Db, account: Owner, secret: string, now: Date): Promise<Invitation> {
  const [row] = await tx
    .select()
    .from(shoppingInvitations)
    .where(and(eq(shoppingInvitations.secretHash, tokenHash(secret)), gt(shoppingInvitations.expiresAt, now)))
    .for('no key update')
  if (row === undefined) throw deadLink()
  const [member] = await tx
    .select({ id: shoppingMembers.id, role: shoppingMembers.role })
    .from(shoppingMembers)
    .where(and(eq(shoppingMembers.listId, row.listId), eq(shoppingMembers.accountId, account.id)))
  const isTheirs = row.acceptedBy === account.id && member !== undefined
  if (row.acceptedBy !== null && !isTheirs) throw deadLink()
  const key = createSecretKey(unwrapKey(keyOf(secret), bindingOf(row.listId, row.id), row.dataKey))
  return { row, list: { id: row.listId, key }, member }
}

export const openInvitation = (db: Db, account: Owner, secret: string, now: Date): Promise<OpenedInvitation> =>
  db.transaction(async (tx) => {
    const { row, list, member } = await findInvitation(tx, account, secret, now)
    const [found] = await tx
      .select({ category: shoppingLists.category, id: shoppingMembers.id, name: shoppingMembers.name })
      .from(shoppingLists)
      .innerJoin(shoppingMembers, eq(shoppingMembers.listId, shoppingLists.id))
      .where(and(eq(shoppingLists.id, list.id), eq(shoppingMembers.role, 'owner')))
    if (found === undefined) throw deadLink()
    const name = found.name && unsealOrPlaceholder(list, shoppingMembers.name, found.id, found.name).name
    return { category: found.category, role: row.role, sharedBy: name, isMember: member !== undefined }
  })

/** Makes the account a member, and answers the list's id. Accepting again changes nothing. */
export const acceptInvitation = (
  db: Db,
  account: Owner,
  given: { secret: string; name: string },
  now: Date,
): Promise<string> =>
  db.transaction(async (tx) => {
    await lockAccount(tx, account)
    const { row, list, member } = await findInvitation(tx, account, given.secret, now)
    if (member?.role === 'owner')
      throw new HttpError('taken', 'This list is yours already. The link is for the person you’re sharing it with.')
    if (member !== undefined) return list.id
    await requireRoomForMember(tx, account, list)
    const id = newId()
    await tx.insert(shoppingMembers).values({
      listId: list.id,
      accountId: account.id,
      id,
      role: row.role,
      dataKey: wrapSharedKey(account, list),
      name: seal(list, shoppingMembers.name, id, { name: given.name.trim() }),
      createdAt: now,
      updatedAt: now,
    })
    await tx.update(shoppingInvitations).set({ acceptedBy: account.id }).where(eq(shoppingInvitations.id, row.id))
    return list.id
  })

async function requireRoomForMember(tx: Db, account: Owner, list: Owner): Promise<void> {
  const [locked] = await tx
    .select({ id: shoppingLists.id })
    .from(shoppingLists)
    .where(eq(shoppingLists.id, list.id))
    .for('no key update')
  if (locked === undefined) throw deadLink()
  const [there] = await tx.select({ members: count() }).from(shoppingMembers).where(eq(shoppingMembers.listId, list.id))
  if ((there?.members ?? 0) >= maxMembers)
    throw new HttpError(
      'too_large',
      `This list is full: ${maxMembers} people are on it. Ask the person who shared it to make room.`,
    )
  const [joined] = await tx
    .select({ lists: count() })
    .from(shoppingMembers)
    .where(and(eq(shoppingMembers.accountId, account.id), isNull(shoppingMembers.tab)))
  if ((joined?.lists ?? 0) >= maxSharedLists)
    throw new HttpError('too_large', `You can be on ${maxSharedLists} lists that other people share. Leave one first.`)
}
