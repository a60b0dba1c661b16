import { wholeWords } from '../../../phrase-pattern.ts'
import type { Details } from '../read-details.ts'
import type { Relation } from '../hard-conversations/find-people.ts'
import type { Listener } from '../hard-conversations/read-listener.ts'

/** The request as written, and normalized for signs. `to`: the recipient, if known. */
export type DraftRequestText = { text: string; line: string; listener: Listener | null; to: Relation | null }

/** A common message: the signs that recognize it, and `read`, which fills its slots and returns null if the point isn’t clear. */
export type DraftTemplate = {
  id: string
  signs: readonly RegExp[]
  not?: RegExp
  read: (told: DraftRequestText) => Details | null
}

/** Matches words that ask for something to send or say. */
export const sending = wholeWords(['text|message|note|card|email|send|say|write|thank|thanking|word|tell|congratulate'])
