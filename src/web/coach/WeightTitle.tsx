import { useQuery } from '@tanstack/react-query'
import { fitnessQuery } from '#web/lib/fitness.ts'
import { fromKilograms, unitsOf, weightUnits } from '#web/lib/units.ts'

/** The weight of a card, in the unit of the Health & Fitness page; no number where the user hides them. */
export function WeightTitle({ kilograms }: { kilograms: number }) {
  const { data, isPending } = useQuery(fitnessQuery)
  if (isPending) return '…'
  if (data?.hidesNumbers === true) return 'The weight you wrote'
  const units = unitsOf(data?.units ?? null)
  return `${fromKilograms(kilograms, units)} ${weightUnits[units]}`
}
