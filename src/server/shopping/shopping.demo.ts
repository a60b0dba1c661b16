import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { readShoppingLine } from '#contract/shopping-line.ts'
import { completedFrom, shoppingCategories } from '#contract/shopping-lists.ts'
import type { UserTime } from '#server/lib/clock.ts'
import { type DemoSetting, type FillDemo, readDemoContent } from '#server/lib/demo.ts'
import type { Db } from '#server/lib/db.ts'
import { rankGap } from '#server/lib/rank.ts'
import { newId } from '#server/lib/record.ts'
import { seal } from '#server/lib/sealed.ts'
import { wrapSharedKey } from '#server/lib/record-keys.ts'
import { createOwnList, type ListAccess } from './access.repo.ts'
import { learnTick, noHabits, rememberName } from './aisles.ts'
import { type Habits, shoppingHabits, shoppingItems, shoppingMembers } from './shopping.table.ts'

/** `usual`: items bought before, in the order of the store. `shared`: the names of both members. */
const written = z.strictObject({
  list: z.enum(shoppingCategories.map(({ id }) => id)),
  open: z.array(z.string()),
  completed: z.array(z.string()),
  usual: z.array(z.string()),
  shared: z.strictObject({ owner: z.string(), companion: z.string() }).optional(),
})
type Written = z.infer<typeof written>

const hour = 3_600_000

function toRows({ list }: ListAccess, { open, completed }: Written, { now }: UserTime) {
  const addedAt = new Date(now.getTime() - 30 * hour)
  return [...open, ...completed].map((line, index) => {
    const id = newId()
    const completedAt = index < open.length ? null : new Date(now.getTime() - (index + 1) * hour)
    return {
      listId: list.id,
      id,
      rank: index * rankGap,
      sortKey: completedAt === null ? index * rankGap : completedFrom - completedAt.getTime(),
      completedAt,
      sealedContent: seal(
        list,
        shoppingItems.sealedContent,
        id,
        readShoppingLine(line) ?? { name: line, quantity: null, note: null },
      ),
      createdAt: addedAt,
      updatedAt: completedAt ?? addedAt,
    }
  })
}

function habitsOf({ usual }: Written, { now }: UserTime): Habits {
  const lastWeek = now.getTime() - 7 * 24 * hour
  const named = usual.toReversed().reduce(rememberName, noHabits)
  return usual.reduce((habits, name, index) => learnTick(habits, name, lastWeek + index), named)
}

/** The companion becomes a member by an invitation. */
async function share(
  tx: Db,
  { list, memberId }: ListAccess,
  names: NonNullable<Written['shared']>,
  { now, companion }: DemoSetting,
) {
  const nameOf = (id: string, name: string) => seal(list, shoppingMembers.name, id, { name })
  await tx
    .update(shoppingMembers)
    .set({ name: nameOf(memberId, names.owner) })
    .where(eq(shoppingMembers.id, memberId))
  const id = newId()
  await tx.insert(shoppingMembers).values({
    listId: list.id,
    accountId: companion.id,
    id,
    role: 'edit',
    dataKey: wrapSharedKey(companion, list),
    name: nameOf(id, names.companion),
    createdAt: now,
    updatedAt: now,
  })
}

export const fillShopping: FillDemo = async (tx, owner, setting) => {
  for (const given of await readDemoContent('shopping', z.array(written))) {
    const access = await createOwnList(tx, owner, given.list, setting.now)
    const { id } = access.list
    await tx.insert(shoppingItems).values(toRows(access, given, setting))
    if (given.shared !== undefined) await share(tx, access, given.shared, setting)
    await tx.insert(shoppingHabits).values({
      userId: owner.id,
      id,
      sealedContent: seal(owner, shoppingHabits.sealedContent, id, habitsOf(given, setting)),
      createdAt: setting.now,
      updatedAt: setting.now,
    })
  }
}
