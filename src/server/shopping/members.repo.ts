import { and, asc, eq } from 'drizzle-orm'
import { maxMembers, type ShoppingRole } from '#contract/shopping-lists.ts'
import type { MemberChange, ShoppingMember } from '#contract/shopping.ts'
import type { Db } from '#server/lib/db.ts'
import { fieldError, HttpError, notFound } from '#server/lib/http-error.ts'
import { type Owner, unsealOrPlaceholder, seal } from '#server/lib/sealed.ts'
import { type ListAccess, openMemberList } from './access.repo.ts'
import { shoppingInvitations, shoppingMembers } from './shopping.table.ts'

type MemberRow = Pick<typeof shoppingMembers.$inferSelect, 'id' | 'accountId' | 'role' | 'tab' | 'name'>

const fields = {
  id: shoppingMembers.id,
  accountId: shoppingMembers.accountId,
  role: shoppingMembers.role,
  tab: shoppingMembers.tab,
  name: shoppingMembers.name,
}

const toMember = ({ list, account }: ListAccess, { id, accountId, role, name }: MemberRow): ShoppingMember => ({
  id,
  role,
  isYou: accountId === account.id,
  ...(name === null ? { name } : unsealOrPlaceholder(list, shoppingMembers.name, id, name)),
})

/** Those who have been there longest come first. */
export async function listMembers(db: Db, access: ListAccess): Promise<ShoppingMember[]> {
  const rows = await db
    .select(fields)
    .from(shoppingMembers)
    .where(eq(shoppingMembers.listId, access.list.id))
    .orderBy(asc(shoppingMembers.createdAt), asc(shoppingMembers.id))
    .limit(maxMembers)
  return rows.map((row) => toMember(access, row))
}

const notYours = (detail: string) => new HttpError('not_allowed', detail)

/** A member of one of the account's lists, and the account's access to that list. Locks the member until the transaction ends. */
async function findMember(tx: Db, account: Owner, id: string): Promise<{ access: ListAccess; row: MemberRow }> {
  const access = await openMemberList(tx, account, id)
  const [row] = await tx.select(fields).from(shoppingMembers).where(eq(shoppingMembers.id, id)).for('no key update')
  if (access === undefined || row === undefined) throw notFound()
  return { access, row }
}

export const updateMember = (
  db: Db,
  account: Owner,
  id: string,
  { role, name }: MemberChange,
  now: Date,
): Promise<ShoppingMember> =>
  db.transaction(async (tx) => {
    const { access, row } = await findMember(tx, account, id)
    const isYou = row.accountId === account.id
    if (role === undefined && name === undefined) throw fieldError('role', 'Choose what to change')
    if (name !== undefined && !isYou) throw notYours('Everyone picks their own name on a list.')
    if (role !== undefined && access.role !== 'owner') throw notYours('Only the person who owns this list can do that.')
    if (role !== undefined && isYou) throw notYours('It’s your list, so you can always change it.')
    const [changed] = await tx
      .update(shoppingMembers)
      .set({
        ...(role !== undefined && { role }),
        ...(name !== undefined && { name: seal(access.list, shoppingMembers.name, id, { name: name.trim() }) }),
        updatedAt: now,
      })
      .where(eq(shoppingMembers.id, id))
      .returning(fields)
    if (changed === undefined) throw notFound()
    return toMember(access, changed)
  })

const canRemove = (access: ListAccess, row: MemberRow): boolean =>
  row.accountId === access.account.id ? !isHome(row.role, row.tab) : access.role === 'owner'

/** One of the account's own seven: it cannot be left. */
const isHome = (role: ShoppingRole, tab: string | null): boolean => role === 'owner' && tab !== null

/** The owner removes a member, or a member leaves. The member's key and habits are deleted at once; the items stay. */
export const removeMember = (db: Db, account: Owner, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const { access, row } = await findMember(tx, account, id)
    if (!canRemove(access, row))
      throw notYours(
        row.accountId === account.id
          ? 'This list is yours, so you can’t leave it. You can remove other people.'
          : 'Only the person who owns this list can do that.',
      )
    await tx.delete(shoppingMembers).where(eq(shoppingMembers.id, id))
    // A link that this account once used opens nothing again.
    await tx
      .delete(shoppingInvitations)
      .where(and(eq(shoppingInvitations.listId, access.list.id), eq(shoppingInvitations.acceptedBy, row.accountId)))
  })
