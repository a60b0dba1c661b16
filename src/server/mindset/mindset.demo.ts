import { z } from 'zod'
import { demoSlot, type FillDemo, momentOf, readDemoContent } from '#server/lib/demo.ts'
import { completedCourseSteps, meditationPositions, savedQuotes } from './mindset.table.ts'

const name = z.string()
const kept = z.strictObject({
  quotes: z.array(demoSlot.extend({ id: name })),
  steps: z.array(demoSlot.extend({ course: name, step: name })),
  positions: z.array(demoSlot.extend({ id: name, seconds: z.int() })),
})

export const fillMindset: FillDemo = async (tx, { id: userId }, time) => {
  const { quotes, steps, positions } = await readDemoContent('mindset', kept)
  await tx
    .insert(savedQuotes)
    .values(quotes.map(({ id, ...slot }) => ({ userId, quoteId: id, createdAt: momentOf(slot, time) })))
  await tx.insert(completedCourseSteps).values(
    steps.map(({ course, step, ...slot }) => ({
      userId,
      courseId: course,
      stepId: step,
      createdAt: momentOf(slot, time),
    })),
  )
  await tx.insert(meditationPositions).values(
    positions.map(({ id, seconds, ...slot }) => ({
      userId,
      meditationId: id,
      seconds,
      updatedAt: momentOf(slot, time),
    })),
  )
}
