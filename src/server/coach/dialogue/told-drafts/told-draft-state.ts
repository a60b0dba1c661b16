import type { OpenCoaching } from '#server/ports/dialogue-state.ts'
import type { Turn } from '../compose-answer.ts'
import { carriedPay, paySlot } from '../decisions/carried-pay.ts'
import { brief, type Brief, type Manner } from './draft-brief.ts'
import { toldDraftKind } from './told-draft-kind.ts'

type Kept = { brief: Brief; manner: Manner; age: number }

export function keepToldDraft({ state: { kept } }: Turn, told: Brief, manner: Manner): OpenCoaching {
  const pay = carriedPay(kept)
  return {
    kind: toldDraftKind,
    asked: '',
    turns: 1,
    slots: {
      brief: JSON.stringify(told),
      tone: manner.tone,
      ...(manner.isShort && { length: 'short' }),
      ...(manner.isCasual && { manner: 'casual' }),
      at: String(kept.turns),
      ...(pay !== null && { [paySlot]: pay }),
    },
  }
}

function parse(text: string): Brief | null {
  try {
    return brief.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** The words that were written last, and how many answers ago. */
export function keptToldDraft({ state: { kept } }: Turn): Kept | null {
  const open = [kept.coaching, kept.paused].find((one) => one?.kind === toldDraftKind)
  if (!open) return null
  const { slots } = open
  const told = parse(slots['brief'] ?? '')
  const tone = slots['tone'] === 'softer' || slots['tone'] === 'firmer' ? slots['tone'] : 'plain'
  return (
    told && {
      brief: told,
      manner: { tone, isShort: slots['length'] === 'short', isCasual: slots['manner'] === 'casual' },
      age: kept.turns - Number(slots['at']),
    }
  )
}
