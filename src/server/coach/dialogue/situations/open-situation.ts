import type { Turn } from '../compose-answer.ts'
import type { Situation } from './situation.ts'
import { situationKind } from './situation-kind.ts'

/** The situation that the last answer was about. */
export function openSituation({ state: { kept } }: Turn, all: readonly Situation[]): Situation | null {
  const { coaching } = kept
  if (coaching?.kind !== situationKind) return null
  return all.find(({ id }) => id === coaching.slots['situation']) ?? null
}

type Slots = Readonly<Record<string, string>>

/** The details of a message to the one whom the situation is about: it is addressed to nobody else. */
export function withNameOf(details: Slots, { people }: Situation, { state: { kept } }: Turn): Slots {
  if (people.length === 0) return details
  const { name: _, ...others } = details
  const who = kept.coaching?.slots['who'] ?? ''
  return /^\p{Lu}/u.test(who) ? { ...others, name: who } : others
}
