import type { NewWeight, Weight } from '#contract/fitness.ts'
import { fromKilograms, type Units, showWeight, toKilograms } from '#web/lib/units.ts'

/** `units` are those that the amount was typed in, which a draft keeps. */
export type WeightForm = { amount: string; units: Units; day: string; notes: string }

export const blankForm = (today: string, units: Units): WeightForm => ({
  amount: '',
  units,
  day: today,
  notes: '',
})

export const toForm = ({ kilograms, day, notes }: Weight, units: Units): WeightForm => ({
  amount: kilograms === null ? '' : fromKilograms(kilograms, units),
  units,
  day,
  notes: notes ?? '',
})

export const toContent = ({ amount, units, notes }: WeightForm) => ({
  kilograms: toKilograms(amount, units),
  notes: notes.trim() === '' ? null : notes,
})

/** Leaves out an unchanged weight, because one that is shown in pounds is rounded. */
export function toChange(before: WeightForm, after: WeightForm): Partial<Omit<NewWeight, 'id'>> {
  const { kilograms, notes } = toContent(after)
  return {
    ...(after.amount !== before.amount && { kilograms }),
    ...(after.day !== before.day && { day: after.day }),
    notes,
  }
}

/** A difference from the latest weight that is unlikely, as a share of it. */
const far = 0.25

/** Asks whether the unit is right if the weight is much closer to the latest one in the other unit. */
export function unitHint({ amount, units }: WeightForm, latest: Weight | null): string | undefined {
  const last = latest?.kilograms
  const given = toKilograms(amount, units)
  if (last == null || given === 0) return undefined
  const isFar = (kilograms: number): boolean => Math.abs(kilograms - last) / last > far
  const other = units === 'metric' ? 'imperial' : 'metric'
  if (isFar(given) && !isFar(toKilograms(amount, other)))
    return `Your last one was ${showWeight(last, units)}. Is this in ${other === 'metric' ? 'kilograms' : 'pounds'}? You can switch units in the overview.`
  return undefined
}
