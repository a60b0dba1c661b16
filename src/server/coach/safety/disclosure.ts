import { findAll } from './patterns.ts'
import { rules } from './rules.ts'

const hour = 3_600_000
const again = 3 * hour
const away = 7 * 24 * hour

/** Why the coach says before its reply that it is an AI. */
export type DisclosureReason = 'asked' | 'first' | 'away' | 'threeHours'

/** Times in milliseconds: of the last disclosure, of the user's previous message, and now. Null: never. */
export type DisclosureTimes = { lastSaid: number | null; lastMessage: number | null; now: number }

/** Returns why a disclosure is due: first message, three hours, seven days away, or the user asks. Null if none is due. */
export function disclosureDue(
  { lastSaid, lastMessage, now }: DisclosureTimes,
  message: string,
): DisclosureReason | null {
  if (asksWhatItIs(message)) return 'asked'
  if (lastSaid === null || lastMessage === null) return 'first'
  if (now - lastMessage >= away) return 'away'
  return now - lastSaid >= again ? 'threeHours' : null
}

/** Matches 'are you real?', '¿eres humana?', 'are you a therapist?'. */
export const asksWhatItIs = (message: string): boolean =>
  findAll(rules.asked, rules.lexicon.match(rules.speller(message))).length > 0
