import { z } from 'zod'
import { prayerTopics } from '#contract/spiritual-lists.ts'
import { newReflection } from '#contract/spiritual.ts'
import type { UserTime } from '#server/lib/clock.ts'
import { demoRecord, demoSlot, type FillDemo, momentOf, readDemoContent } from '#server/lib/demo.ts'
import { dayOf } from '#server/lib/days.ts'
import { type Owner, seal } from '#server/lib/sealed.ts'
import { prayers, reflections } from './spiritual.table.ts'

const prayed = z.strictObject({
  ...demoSlot.shape,
  topic: z.enum(prayerTopics.map(({ key }) => key)).nullable(),
  text: z.string(),
  answered: z.strictObject({ ...demoSlot.shape, words: z.string() }).optional(),
})
const reflected = z.strictObject({ ...demoSlot.shape, ...newReflection.omit({ id: true }).shape })
const written = z.strictObject({ prayers: z.array(prayed), reflections: z.array(reflected) })

/** Prayers and answers in the future are left out. */
export const fillSpiritual: FillDemo = async (tx, owner, time) => {
  const content = await readDemoContent('spiritual', written)
  const isPast = ({ createdAt }: { createdAt: Date }) => createdAt <= time.now
  await tx.insert(prayers).values(content.prayers.map((one) => toPrayer(owner, one, time)).filter(isPast))
  await tx.insert(reflections).values(content.reflections.map((one) => toReflection(owner, one, time)).filter(isPast))
}

function toPrayer(owner: Owner, { text, topic, answered, ...slot }: z.infer<typeof prayed>, time: UserTime) {
  const row = demoRecord(owner, slot, time)
  const answeredAt = answered && momentOf(answered, time)
  const isAnswered = answeredAt !== undefined && answeredAt <= time.now
  const answer = isAnswered ? (answered?.words ?? null) : null
  const sealedContent = seal(owner, prayers.sealedContent, row.id, { text, topic, answer })
  return { ...row, sealedContent, answeredOn: isAnswered ? dayOf(answeredAt, time.timeZone) : null }
}

function toReflection(owner: Owner, given: z.infer<typeof reflected>, time: UserTime) {
  const { text, prompt = null, seconds, ...slot } = given
  const row = demoRecord(owner, slot, time)
  return { ...row, seconds, sealedContent: seal(owner, reflections.sealedContent, row.id, { text, prompt }) }
}
