/** Lists of the shopping page. No zod: the browser loads this file too. */

/** The seven tabs of every account, in order. */
export const shoppingCategories = [
  { id: 'personal', label: 'Personal' },
  { id: 'household', label: 'Household' },
  { id: 'beauty', label: 'Beauty' },
  { id: 'hygiene', label: 'Hygiene' },
  { id: 'home-design', label: 'Home Design' },
  { id: 'spousal', label: 'Spousal' },
  { id: 'children', label: 'Children' },
] as const

export type ShoppingCategory = (typeof shoppingCategories)[number]['id']

/** The roles of members, from least to most. `tick`: tick off; `edit`: also add, change, move and delete; `owner`: also share. */
export const shoppingRoles = ['tick', 'edit', 'owner'] as const
export type ShoppingRole = (typeof shoppingRoles)[number]

/** Roles that an invitation can give. */
export const invitedRoles = ['tick', 'edit'] as const

/** Items of one list, completed ones included. */
export const maxItems = 5_000
/** Members of one list, its owner included. */
export const maxMembers = 20
/** Open invitations of one list. */
export const maxInvitations = 10
/** Lists of others that an account can be a member of. */
export const maxSharedLists = 50
/** Completed items come after all open ones: their sort key is this less the moment in milliseconds. */
export const completedFrom = 200_000_000_000_000
/** How many days an invitation can be open. */
export const invitationDays = { least: 1, most: 30, usual: 7 } as const
