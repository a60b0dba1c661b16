import { eq } from 'drizzle-orm'
import { brand } from '#contract/brand.ts'
import type { IncomeSettings } from '#contract/income.ts'
import type { Db } from '#server/lib/db.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { incomeSettings } from './income.table.ts'

/** Until the user chooses: the product's currency, and no tax rate. */
export async function readSettings(db: Db, owner: Owner): Promise<IncomeSettings> {
  const { currency, taxRate } = incomeSettings
  const [row] = await db.select({ currency, taxRate }).from(incomeSettings).where(eq(incomeSettings.userId, owner.id))
  return row ?? { currency: brand.currency, taxRate: null }
}

export const readCurrency = async (db: Db, owner: Owner): Promise<string> => (await readSettings(db, owner)).currency

export async function saveSettings(db: Db, owner: Owner, settings: IncomeSettings): Promise<void> {
  await db
    .insert(incomeSettings)
    .values({ userId: owner.id, ...settings })
    .onConflictDoUpdate({ target: incomeSettings.userId, set: settings })
}
