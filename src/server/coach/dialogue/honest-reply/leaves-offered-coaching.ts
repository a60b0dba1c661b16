import { countWords } from '../../guide/text-analysis.ts'
import { offeredSlot } from '../coaching/run-coaching.ts'
import type { Turn } from '../compose-answer.ts'
import { asksToRevise, readWant, type Want } from './read-want.ts'

/** In words. A longer reply tells something new. */
const maxAnswerWords = 20
/** What answers a question of a conversation that was only offered. */
const answering: ReadonlySet<Want> = new Set<Want>(['feeling', 'unclear'])

/** Whether a reply to a conversation that was only offered is about something else. */
export function leavesOffered({ request: { message }, state: { kept } }: Turn): boolean {
  if (kept.coaching?.slots[offeredSlot] === undefined) return false
  return countWords(message) > maxAnswerWords || asksToRevise(message) || !answering.has(readWant(message))
}
