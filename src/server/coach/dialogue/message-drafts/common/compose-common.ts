import { normalize } from '../../../guide/text-analysis.ts'
import type { Details } from '../read-details.ts'
import { readListener } from '../talks/read-listener.ts'
import { familyKinds } from './family-kinds.ts'
import { businessKinds } from './business-kinds.ts'
import { closeTalkKinds } from './close-talk-kinds.ts'
import { favorKinds } from './favor-kinds.ts'
import { homeKinds } from './home-kinds.ts'
import type { Kind, Told } from './kind.ts'
import { kindWordKinds } from './kindness-kinds.ts'
import { letterKinds } from './letter-kinds.ts'
import { moneyKinds } from './money-kinds.ts'
import { noticeKinds } from './notice-kinds.ts'
import { noKinds } from './refusal-kinds.ts'
import { planKinds } from './plan-kinds.ts'
import { schoolKinds } from './school-kinds.ts'
import { sumKinds } from './sum-kinds.ts'
import { workKinds } from './work-kinds.ts'
import { worryKinds } from './worry-kinds.ts'
import { asWritten } from './written-english.ts'

/** Those with the more exact signs stand first. */
const kinds: readonly Kind[] = [
  ...noKinds,
  ...moneyKinds,
  ...letterKinds,
  ...sumKinds,
  ...businessKinds,
  ...noticeKinds,
  ...schoolKinds,
  ...workKinds,
  ...worryKinds,
  ...closeTalkKinds,
  ...homeKinds,
  ...familyKinds,
  ...planKinds,
  ...kindWordKinds,
  ...favorKinds,
]

/** A common kind of message with all that was told of it; null where none is surely meant. */
export function composeCommon(message: string): { id: string; details: Details } | null {
  const listener = readListener(message)
  const told: Told = { text: asWritten(message), line: normalize(message), listener, to: listener?.relation ?? null }
  for (const { id, signs, not, read } of kinds) {
    if (!signs.every((sign) => sign.test(told.line)) || not?.test(told.line) === true) continue
    const details = read(told)
    if (details !== null) return { id, details }
  }
  return null
}
