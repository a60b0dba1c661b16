import { type TextForm, textFormOf } from './asks-for-text.ts'
import { type TextPurpose, readAct } from './read-purpose.ts'
import { type Limits, readLimits } from './read-limits.ts'
import { type Recipient, readRecipient } from './read-recipient.ts'
import { readStatements, type Statement } from './read-statements.ts'
import { readWishes, type Wish } from './read-wishes.ts'

/** Everything that the message says about the text. */
export type TextRequest = {
  message: string
  medium: TextForm
  act: TextPurpose
  limits: Limits
  reader: Recipient
  wishes: readonly Wish[]
  statements: readonly Statement[]
}

/** In letters. What begins alike is the same clause. */
const alike = 20

/** Reads all parts of the request for a text. */
export function readTextRequest(message: string): TextRequest {
  const medium = textFormOf(message)
  const wishes = readWishes(message)
  const isSaid = (words: string): boolean =>
    wishes.some(({ what }) => what.includes(words) || words.includes(what.slice(0, alike)))
  return {
    message,
    medium,
    act: readAct(message, medium),
    limits: readLimits(message),
    reader: readRecipient(message),
    wishes,
    statements: readStatements(message).filter(({ words }) => !isSaid(words)),
  }
}
