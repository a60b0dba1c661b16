import { visionSamples } from '#contract/lists.ts'
import { visionCategories } from '#contract/vision-lists.ts'
import type { NewVision, Vision, VisionChange } from '#contract/vision-board.ts'
import { changedFields } from '#web/lib/changed-fields.ts'
import { dateOf } from '#web/lib/days.ts'
import { pictureAddress } from '#web/lib/picture-address.ts'

/** A vision as the dialog's fields hold it: empty text where there is nothing. */
export type VisionForm = {
  title: string
  description: string
  category: '' | NonNullable<Vision['category']>
  imageUrl: string
  goalId: string
}

export const blankForm: VisionForm = { title: '', description: '', category: 'goals', imageUrl: '', goalId: '' }

/** Fills the fields with a vision. */
export const toForm = ({ title, description, category, imageUrl, goalId }: Vision): VisionForm => ({
  title,
  description: description ?? '',
  category: category ?? '',
  imageUrl: imageUrl ?? '',
  goalId: goalId ?? '',
})

export const toCategory = (value: string): VisionForm['category'] =>
  visionCategories.find(({ id }) => id === value)?.id ?? ''

const orNull = <T extends string>(value: T | ''): T | null => (value === '' ? null : value)

const toWords = (form: VisionForm) => ({
  title: form.title,
  description: form.description.trim() === '' ? null : form.description,
  category: orNull(form.category),
  imageUrl: orNull(form.imageUrl.trim()),
  goalId: orNull(form.goalId),
})

/** Reads the fields of a new vision. */
export const toNewVision = (form: VisionForm): NewVision => ({ ...toWords(form), position: null })

/** The fields as the vision that they will become: it shows until the server's answer takes its place. */
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
    place: null,
    createdAt: new Date().toISOString(),
  }
}

/** Reads the fields of a vision that was there before: only what is different. */
export const toChange = (before: Vision, form: VisionForm): VisionChange =>
  changedFields(toWords(toForm(before)), toWords(form))

/** Where the picture of a form is to be seen. A pasted address is null: no page of ours asks another host for anything. */
export const previewOf = (imageUrl: string): string | null =>
  imageUrl.startsWith('/api/pictures/') || visionSamples.some(({ path }) => path === imageUrl)
    ? pictureAddress(imageUrl, 'thumb')
    : null

/** One of our drawings, and never the one that is there already. */
export function anotherSample(imageUrl: string): string {
  const others = visionSamples.filter(({ path }) => path !== imageUrl)
  return others[Math.floor(Math.random() * others.length)]?.path ?? ''
}

/** The moment that stands for a day on which something came true: now for today, else noon, in whose day it stays. */
export function momentOfDay(day: string, now = new Date()): string {
  if (day === dateOf(now)) return now.toISOString()
  const noon = new Date(`${day}T12:00:00.000Z`)
  // Where it is tomorrow already at noon in London.
  const hours = dateOf(noon) === day ? 0 : 12
  return new Date(noon.getTime() - hours * 3_600_000).toISOString()
}
