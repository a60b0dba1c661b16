import { visionSamples } from '#contract/vision-lists.ts'
import { visionCategories } from '#contract/vision-lists.ts'
import type { NewVision, Vision, VisionChange } from '#contract/vision-board.ts'
import { changedFields } from '#web/lib/changed-fields.ts'
import { dateOf } from '#web/lib/days.ts'
import { pictureAddress } from '#web/lib/picture-address.ts'

export type VisionForm = {
  title: string
  description: string
  category: '' | NonNullable<Vision['category']>
  imageUrl: string
  goalId: string
}

export const blankForm: VisionForm = { title: '', description: '', category: 'goals', imageUrl: '', goalId: '' }

export const toForm = ({ title, description, category, imageUrl, goalId }: Vision): VisionForm => ({
  title,
  description: description ?? '',
  category: category ?? '',
  imageUrl: imageUrl ?? '',
  goalId: goalId ?? '',
})

export const toVisionCategory = (value: string): VisionForm['category'] =>
  visionCategories.find(({ id }) => id === value)?.id ?? ''

const orNull = <T extends string>(value: T | ''): T | null => (value === '' ? null : value)

const toWords = (form: VisionForm) => ({
  title: form.title,
  description: form.description.trim() === '' ? null : form.description,
  category: orNull(form.category),
  imageUrl: orNull(form.imageUrl.trim()),
  goalId: orNull(form.goalId),
})

export const toNewVision = (form: VisionForm): NewVision => ({ ...toWords(form), position: null })

/** The vision that the form will create: shown until the server answers. */
export function toShownVision(id: string, form: VisionForm): Vision {
  const words = toWords(form)
  return {
    ...words,
    id,
    imageUrl: previewOf(form.imageUrl) === null ? null : words.imageUrl,
    position: 0,
    isLoved: false,
    achievedAt: null,
    achievedNote: null,
    goalId: null,
    goalTitle: null,
    placement: null,
    createdAt: new Date().toISOString(),
  }
}

/** Returns only the changed fields. */
export const toChange = (before: Vision, form: VisionForm): VisionChange =>
  changedFields(toWords(toForm(before)), toWords(form))

/** null for a pasted URL: our pages load nothing from other hosts. */
export const previewOf = (imageUrl: string): string | null =>
  imageUrl.startsWith('/api/pictures/') || visionSamples.some(({ path }) => path === imageUrl)
    ? pictureAddress(imageUrl, 'thumb')
    : null

/** A random sample other than the current picture. */
export function anotherSample(imageUrl: string): string {
  const others = visionSamples.filter(({ path }) => path !== imageUrl)
  return others[Math.floor(Math.random() * others.length)]?.path ?? ''
}

/** The instant stored for a date: now for today, else noon, which stays on the date. */
export function momentOfDay(day: string, now = new Date()): string {
  if (day === dateOf(now)) return now.toISOString()
  const noon = new Date(`${day}T12:00:00.000Z`)
  // In time zones where noon UTC is already the next day.
  const hours = dateOf(noon) === day ? 0 : 12
  return new Date(noon.getTime() - hours * 3_600_000).toISOString()
}
