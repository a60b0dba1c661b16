import { z } from 'zod'
import { activityTypes } from '#contract/lists.ts'
import { demoRecord, demoSlot, type FillDemo, readDemoContent } from '#server/lib/demo.ts'
import { seal } from '#server/lib/sealed.ts'
import { breathingPatterns, selfCareActivities } from './self-care.table.ts'

const mood = z.int().min(1).max(5)

const logged = z.strictObject({
  ...demoSlot.shape,
  activityType: z.enum(activityTypes.map(({ key }) => key)),
  duration: z.int().min(1),
  mood: mood.nullable(),
  moodBefore: mood.optional(),
  technique: z.string().optional(),
  notes: z.string().optional(),
})

export const fillSelfCare: FillDemo = async (tx, owner, time) => {
  const content = await readDemoContent('self-care', z.array(logged))
  const rows = content.map((activity) => {
    const { activityType, duration, mood, moodBefore = null, technique = null, notes = null } = activity
    const record = demoRecord(owner, activity, time)
    const sealedContent = seal(owner, selfCareActivities.sealedContent, record.id, { notes, technique })
    return Object.assign(record, { activityType, duration, mood, moodBefore, sealedContent })
  })
  await tx.insert(selfCareActivities).values(rows.filter(({ createdAt }) => createdAt <= time.now))
  const { day: _, ...record } = demoRecord(owner, { weeksAgo: 9, day: 3, at: '04:12' }, time)
  await tx.insert(breathingPatterns).values({
    ...record,
    inhaleTime: 4,
    holdTime: 0,
    exhaleTime: 7,
    restTime: 1,
    cycles: 15,
    sealedContent: seal(owner, breathingPatterns.sealedContent, record.id, { name: "Four o'clock" }),
  })
}
