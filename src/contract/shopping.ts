import { z } from 'zod'
import { givenMoment, id, idPath, moment, pageQuery, storable, text, unreadable, whole } from './fields.ts'
import type { Calls } from './kernel.ts'
import { invitationDays, invitedRoles, shoppingCategories, shoppingRoles } from './shopping-lists.ts'
import { maxLineLength } from './shopping-line.ts'

const category = z.enum(
  shoppingCategories.map((one) => one.id),
  { error: 'Choose one of your lists' },
)
/** One of the seven lists of the account by its category, or any list by its id. */
const list = z.union([category, id], { error: 'Choose one of your lists' })
export type ListRef = z.infer<typeof list>

const listPath = z.strictObject({ id: list })

/**
 * A list as its member sees it. `list` names it in calls: a category for the account's own seven, an id for others. `id` is
 * null for one of the seven that is still empty. `sharedBy`: the name its owner goes by, for somebody else's list.
 */
export const shoppingList = z.object({
  list,
  id: id.nullable(),
  category,
  role: z.enum(shoppingRoles),
  total: z.int().min(0),
  completed: z.int().min(0),
  /** Members, the owner included; 1 for a list that is not shared. */
  members: z.int().min(1),
  sharedBy: z.string().nullable(),
})
export type ShoppingList = z.infer<typeof shoppingList>

/** An item. A list is ordered by `sortKey`, then by id: open items first, then completed ones, the last completed first. */
export const shoppingItem = z.object({
  id,
  name: z.string(),
  quantity: z.string().nullable(),
  note: z.string().nullable(),
  isCompleted: z.boolean(),
  sortKey: z.number(),
  createdAt: moment,
  ...unreadable,
})
export type ShoppingItem = z.infer<typeof shoppingItem>

/**
 * Quantity and note are read from the line (shopping-line.ts). It is sorted by its aisle if that is known, otherwise first. If
 * the item is already open on the list (same-shopping-item.ts), the reply is 200 with that item.
 */
const newItem = z.strictObject({ list: list.exactOptional(), line: text(maxLineLength), id: id.exactOptional() })
export type NewShoppingItem = z.infer<typeof newItem>

/** Only given fields change. `after`: the open item that it comes after, null for the first position. */
const itemChange = z.strictObject({
  name: text(maxLineLength).exactOptional(),
  quantity: storable(40).nullable().exactOptional(),
  note: storable(maxLineLength).nullable().exactOptional(),
  after: id.nullable().exactOptional(),
})
export type ShoppingItemChange = z.infer<typeof itemChange>

const tick = z.strictObject({ isCompleted: z.boolean({ error: 'Completed is true or false' }) })

const listQuery = z.strictObject({ list: list.exactOptional() })
const cleared = z.strictObject({ clearedAt: givenMoment })

export const shoppingApi = {
  /** The account's seven in order, then those that others share with it. */
  'GET /api/shopping-lists': { reply: z.array(shoppingList) },
  /** Without `list`, the first of the seven. */
  'GET /api/shopping-items': {
    query: z.strictObject({ ...pageQuery.shape, list: list.exactOptional() }),
    reply: z.array(shoppingItem),
    list: true,
  },
  'POST /api/shopping-items': { body: newItem, reply: shoppingItem, status: 201 },
  'PUT /api/shopping-items/{id}': { params: idPath, body: itemChange, reply: shoppingItem },
  'PUT /api/shopping-items/{id}/tick': { params: idPath, body: tick, reply: shoppingItem },
  'DELETE /api/shopping-items/{id}': { params: idPath },
  'POST /api/shopping-items/{id}/restore': { params: idPath, reply: shoppingItem },
  /** Deletes all completed items of a list; the reply's `clearedAt` brings them back. */
  'POST /api/shopping-lists/{id}/clear': {
    needsNoSpace: true,
    params: listPath,
    reply: z.object({ cleared: z.int().min(0), clearedAt: moment }),
  },
  'POST /api/shopping-lists/{id}/unclear': {
    params: listPath,
    body: cleared,
    reply: z.object({ restored: z.int().min(0) }),
  },
  /** Names that the user added to this list before and that are not open on it, the most used first. */
  'GET /api/shopping-suggestions': { query: listQuery, reply: z.object({ names: z.array(z.string()) }) },
} satisfies Calls

const nameOnList = text(60)

/** A member as the others see it: the name that it goes by on this list, null until there is one. */
export const shoppingMember = z.object({
  id,
  name: z.string().nullable(),
  role: z.enum(shoppingRoles),
  isYou: z.boolean(),
  ...unreadable,
})
export type ShoppingMember = z.infer<typeof shoppingMember>

const invitation = z.object({ id, role: z.enum(invitedRoles), expiresAt: moment })
export type ShoppingInvitation = z.infer<typeof invitation>

/** 256 random bits, base64url: only the link holds it. */
const secret = z.string({ error: 'This should be text' }).regex(/^[\w-]{43}$/, { error: 'This link isn’t complete' })

/** `name`: what the owner goes by on this list. */
const newInvitation = z.strictObject({
  role: z.enum(invitedRoles, { error: 'Choose what they can do' }),
  days: whole(invitationDays.least, invitationDays.most, 'From 1 to 30 days').exactOptional(),
  name: nameOnList,
})
export type NewInvitation = z.infer<typeof newInvitation>

/** At least one of the two: `role` is the owner's to change, `name` each member's own. */
const memberChange = z.strictObject({
  role: z.enum(invitedRoles, { error: 'Choose what they can do' }).exactOptional(),
  name: nameOnList.exactOptional(),
})
export type MemberChange = z.infer<typeof memberChange>

const opened = z.object({
  category,
  role: z.enum(invitedRoles),
  sharedBy: z.string().nullable(),
  /** Whether the account is a member of the list already, or its owner. */
  isMember: z.boolean(),
})
export type OpenedInvitation = z.infer<typeof opened>

export const shoppingSharingApi = {
  /** Open invitations are shown to the owner only. */
  'GET /api/shopping-lists/{id}/members': {
    params: listPath,
    reply: z.object({ members: z.array(shoppingMember), invitations: z.array(invitation) }),
  },
  /** For one person. The secret is in this reply and nowhere else. */
  'POST /api/shopping-lists/{id}/invitations': {
    params: listPath,
    body: newInvitation,
    reply: z.object({ ...invitation.shape, secret: z.string() }),
    status: 201,
  },
  'DELETE /api/shopping-invitations/{id}': { params: idPath },
  /** The list of an invitation, before it is accepted. */
  'POST /api/shopping-invitations/open': { needsNoSpace: true, body: z.strictObject({ secret }), reply: opened },
  'POST /api/shopping-invitations/accept': { body: z.strictObject({ secret, name: nameOnList }), reply: shoppingList },
  'PUT /api/shopping-members/{id}': { params: idPath, body: memberChange, reply: shoppingMember },
  /** The owner removes a member, a member leaves. */
  'DELETE /api/shopping-members/{id}': { params: idPath },
} satisfies Calls
