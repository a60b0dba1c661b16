import { defaultSpiritualChoice, users } from './account.table.ts'
import { type Owner, unsealOrPlaceholder } from './sealed.ts'

type Row = Pick<typeof users.$inferSelect, 'spiritual'>

/** The tradition that the user chose, and whether the spiritual page is hidden. */
export const readSpiritualChoice = (owner: Owner, { spiritual }: Row): typeof defaultSpiritualChoice =>
  spiritual === null ? defaultSpiritualChoice : unsealOrPlaceholder(owner, users.spiritual, owner.id, spiritual)
