import { type Medium, mediumOf } from './asks-for-text.ts'
import { type Act, readAct } from './read-purpose.ts'
import { type Limits, readLimits } from './read-limits.ts'
import { type Reader, readReader } from './read-recipient.ts'
import { readStatements, type Statement } from './read-statements.ts'
import { readWishes, type Wish } from './read-wishes.ts'

/** Everything that the message says about the text. */
export type TextRequest = {
  message: string
  medium: Medium
  act: Act
  limits: Limits
  reader: Reader
  wishes: readonly Wish[]
  statements: readonly Statement[]
}

/** In letters. What begins alike is the same clause. */
const alike = 20

/** Reads all parts of the request for a text. */
export function readTextRequest(message: string): TextRequest {
  const medium = mediumOf(message)
  const wishes = readWishes(message)
  const isSaid = (words: string): boolean =>
    wishes.some(({ what }) => what.includes(words) || words.includes(what.slice(0, alike)))
  return {
    message,
    medium,
    act: readAct(message, medium),
    limits: readLimits(message),
    reader: readReader(message),
    wishes,
    statements: readStatements(message).filter(({ words }) => !isSaid(words)),
  }
}
