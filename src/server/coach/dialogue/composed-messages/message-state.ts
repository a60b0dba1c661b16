import type { OpenCoaching } from '#server/ports/dialogue-state.ts'
import type { Turn } from '../compose-answer.ts'
import { carriedPay, paySlot } from '../decisions/carried-pay.ts'
import { composedKind } from './composed-kind.ts'
import { messageDraft, type MessageDraft } from './message-draft.ts'

type Kept = { draft: MessageDraft; age: number }

/** The parts of a message, to be changed by what comes next. */
export function keepMessage({ state: { kept } }: Turn, draft: MessageDraft): OpenCoaching {
  const pay = carriedPay(kept)
  return {
    kind: composedKind,
    asked: '',
    turns: 1,
    slots: { draft: JSON.stringify(draft), at: String(kept.turns), ...(pay !== null && { [paySlot]: pay }) },
  }
}

function parse(text: string): MessageDraft | null {
  try {
    return messageDraft.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** In answers. An older draft is no longer what a message refers to. */
const mostAge = 6

/** The last draft, and how many answers ago it was written; null where there is none or it is too old. */
export function keptMessage({ state: { kept } }: Turn): Kept | null {
  const open = [kept.coaching, kept.paused].find((one) => one?.kind === composedKind)
  const draft = open ? parse(open.slots['draft'] ?? '') : null
  const age = kept.turns - Number(open?.slots['at'] ?? 0)
  return draft === null || age > mostAge ? null : { draft, age }
}
