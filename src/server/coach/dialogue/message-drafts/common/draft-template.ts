import { wholeWords } from '../../../phrase-pattern.ts'
import type { Details } from '../read-details.ts'
import type { Relation } from '../talks/find-people.ts'
import type { Listener } from '../talks/read-listener.ts'

/** What was told: as it is written, and folded for signs. `to`: who is to get it, where that was read. */
export type DraftRequestText = { text: string; line: string; listener: Listener | null; to: Relation | null }

/** A common kind of message: its signs, and what of the case stands in its slots; null where its point wasn’t read. */
export type DraftTemplate = {
  id: string
  signs: readonly RegExp[]
  not?: RegExp
  read: (told: DraftRequestText) => Details | null
}

/** That words are to be sent or said. */
export const sending = wholeWords(['text|message|note|card|email|send|say|write|thank|thanking|word|tell|congratulate'])
