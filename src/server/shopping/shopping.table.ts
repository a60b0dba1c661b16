import { sql } from 'drizzle-orm'
import { bigint, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import {
  completedFrom,
  invitedRoles,
  shoppingCategories,
  type ShoppingCategory,
  shoppingRoles,
} from '#contract/shopping-lists.ts'
import type { ShoppingItem, ShoppingMember } from '#contract/shopping.ts'
import { moment, users, ownerColumn } from '#server/lib/account.table.ts'
import { checkMoments, checkBetween, checkOneOf } from '#server/lib/checks.ts'
import { versionedSchema } from '#server/lib/versioned-schema.ts'
import { sealed } from '#server/lib/sealed.ts'

export type ItemContent = Pick<ShoppingItem, 'name' | 'quantity' | 'note' | 'isUnreadable'>
type MemberContent = { name: string } & Pick<ShoppingMember, 'isUnreadable'>
/** `names`: the last added first. `aisles`: names in the order in which they are ticked; `lastTick` is the previous tick. */
export type Habits = {
  names: { name: string; uses: number }[]
  aisles: string[]
  lastTick: { name: string; at: number } | null
  isUnreadable?: true
}

const itemContent = versionedSchema<ItemContent>(
  z.strictObject({ name: z.string(), quantity: z.string().nullable(), note: z.string().nullable() }),
)
const memberContent = versionedSchema<MemberContent>(z.strictObject({ name: z.string() }))
const habits = versionedSchema<Habits>(
  z.strictObject({
    names: z.array(z.strictObject({ name: z.string(), uses: z.int() })),
    aisles: z.array(z.string()),
    lastTick: z.strictObject({ name: z.string(), at: z.int() }).nullable(),
  }),
)

const categories = shoppingCategories.map(({ id }) => id)
const listId = () =>
  uuid('list_id')
    .notNull()
    .references(() => shoppingLists.id, { onDelete: 'cascade' })

/** A list belongs to nobody by itself: its members are in `shopping_members`, and so is its key (decision 041). */
export const shoppingLists = pgTable(
  'shopping_lists',
  {
    id: uuid('id').primaryKey(),
    category: text('category').$type<ShoppingCategory>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [...checkMoments(table.createdAt), checkOneOf(table.category, categories)],
)

/**
 * The members of a list with their roles. `data_key` is the list's key, wrapped with the account's. `tab`: which of the
 * account's own seven the list is. The migration adds by hand: when the owner's row goes, the longest member becomes the owner,
 * or the list goes too.
 */
export const shoppingMembers = pgTable(
  'shopping_members',
  {
    listId: listId(),
    accountId: text('account_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    role: text('role', { enum: shoppingRoles }).notNull(),
    tab: text('tab').$type<ShoppingCategory>(),
    dataKey: text('data_key').notNull(),
    name: sealed('name', memberContent, { name: 'This name can’t be opened', isUnreadable: true }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.accountId] }),
    uniqueIndex('shopping_members_id_key').on(table.id),
    index('shopping_members_account_idx').on(table.accountId, table.createdAt, table.listId),
    uniqueIndex('shopping_members_tab_key')
      .on(table.accountId, table.tab)
      .where(sql`tab is not null`),
    uniqueIndex('shopping_members_owner_key')
      .on(table.listId)
      .where(sql`role = 'owner'`),
    ...checkMoments(table.createdAt, table.updatedAt),
    checkOneOf(table.role, shoppingRoles),
    checkOneOf(table.tab, categories),
  ],
)

/** Ranks stay below the sort keys of all completed items. */
export const maxRank = 10_000_000_000_000

/** `rank` orders open items, with gaps; it is kept while an item is completed. `sortKey` orders all of a list. */
export const shoppingItems = pgTable(
  'shopping_items',
  {
    listId: listId(),
    id: uuid('id').notNull(),
    rank: bigint('rank', { mode: 'number' }).notNull(),
    sortKey: bigint('sort_key', { mode: 'number' }).notNull(),
    completedAt: moment('completed_at'),
    sealedContent: sealed('words', itemContent, {
      name: 'This item can’t be opened',
      quantity: null,
      note: null,
      isUnreadable: true,
    }).notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.id] }),
    uniqueIndex('shopping_items_id_key').on(table.id),
    index('shopping_items_list_idx')
      .on(table.listId, table.sortKey, table.id)
      .where(sql`deleted_at is null`),
    index('shopping_items_purge_idx')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    ...checkMoments(table.createdAt, table.updatedAt, table.deletedAt, table.completedAt),
    checkBetween(table.rank, -maxRank, maxRank),
    checkBetween(table.sortKey, -maxRank, completedFrom),
  ],
)

/** The habits of one account on a list: the names that it adds, and the order in which it ticks. `id` is the list's. */
export const shoppingHabits = pgTable(
  'shopping_habits',
  {
    userId: ownerColumn(),
    id: uuid('id').notNull(),
    sealedContent: sealed('words', habits, { names: [], aisles: [], lastTick: null, isUnreadable: true }).notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // Deleted with the membership.
    foreignKey({
      columns: [table.id, table.userId],
      foreignColumns: [shoppingMembers.listId, shoppingMembers.accountId],
    }).onDelete('cascade'),
    ...checkMoments(table.createdAt, table.updatedAt),
  ],
)

/**
 * Invitations, each for one account. `data_key` is the list's key, wrapped with a key derived from the link's secret, which is
 * not stored.
 */
export const shoppingInvitations = pgTable(
  'shopping_invitations',
  {
    listId: listId(),
    id: uuid('id').notNull(),
    secretHash: text('secret_hash').notNull(),
    dataKey: text('data_key').notNull(),
    role: text('role', { enum: invitedRoles }).notNull(),
    // Kept until it expires, so that the same account may ask twice.
    acceptedBy: text('accepted_by').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.id] }),
    uniqueIndex('shopping_invitations_id_key').on(table.id),
    uniqueIndex('shopping_invitations_secret_key').on(table.secretHash),
    index('shopping_invitations_expires_idx').on(table.expiresAt),
    ...checkMoments(table.createdAt, table.expiresAt),
    checkOneOf(table.role, invitedRoles),
  ],
)
