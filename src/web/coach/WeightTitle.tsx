import { useQuery } from '@tanstack/react-query'
import { fitnessQuery } from '#web/lib/fitness.ts'
import { fromKilograms, measureOf, weightUnits } from '#web/lib/measures.ts'

/** The weight of a card, in the unit of the Health & Fitness page; no number where the user hides them. */
export function WeightTitle({ kilograms }: { kilograms: number }) {
  const { data, isPending } = useQuery(fitnessQuery)
  if (isPending) return '…'
  if (data?.hidesNumbers === true) return 'The weight you wrote'
  const measure = measureOf(data?.measure ?? null)
  return `${fromKilograms(kilograms, measure)} ${weightUnits[measure]}`
}
