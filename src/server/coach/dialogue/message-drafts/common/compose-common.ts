import { normalize } from '../../../guide/text-analysis.ts'
import type { Details } from '../read-details.ts'
import { readListener } from '../talks/read-listener.ts'
import { familyKinds } from './family-templates.ts'
import { businessKinds } from './business-templates.ts'
import { closeTalkKinds } from './close-talk-templates.ts'
import { favorKinds } from './favor-templates.ts'
import { homeKinds } from './home-templates.ts'
import type { Kind, Told } from './draft-template.ts'
import { kindWordKinds } from './kindness-templates.ts'
import { letterKinds } from './letter-templates.ts'
import { moneyKinds } from './money-templates.ts'
import { noticeKinds } from './notice-templates.ts'
import { noKinds } from './refusal-templates.ts'
import { planKinds } from './plan-templates.ts'
import { schoolKinds } from './school-templates.ts'
import { sumKinds } from './owed-sum-templates.ts'
import { workKinds } from './work-templates.ts'
import { worryKinds } from './worry-templates.ts'
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
