import { eq } from 'drizzle-orm'
import type { SpiritualSettings } from '#contract/spiritual.ts'
import { users } from '#server/lib/account.table.ts'
import type { Db } from '#server/lib/db.ts'
import { notFound } from '#server/lib/http-error.ts'
import { type Owner, seal } from '#server/lib/sealed.ts'
import { readSpiritualChoice } from '#server/lib/spiritual-choice.ts'

type Choice = ReturnType<typeof readSpiritualChoice>

export async function getSettings(db: Db, owner: Owner): Promise<Choice> {
  const [row] = await db.select({ spiritual: users.spiritual }).from(users).where(eq(users.id, owner.id))
  if (row === undefined) throw notFound()
  return readSpiritualChoice(owner, row)
}

/** Changes only the given fields. A choice that does not open is replaced by the new one. */
export async function saveSettings(db: Db, owner: Owner, change: Partial<SpiritualSettings>): Promise<Choice> {
  return db.transaction(async (tx) => {
    const mine = eq(users.id, owner.id)
    const [before] = await tx.select({ spiritual: users.spiritual }).from(users).where(mine).for('update')
    if (before === undefined) throw notFound()
    const { tradition, isHidden } = { ...readSpiritualChoice(owner, before), ...change }
    await tx
      .update(users)
      .set({ spiritual: seal(owner, users.spiritual, owner.id, { tradition, isHidden }) })
      .where(mine)
    return { tradition, isHidden }
  })
}
