import { addressOf, type Recipient } from '../../../personal-texts/read-recipient.ts'

const isGroup = new RegExp(
  [
    '^(?:group|group chat|book club|family|everyone|everybody|class|crew|team|ladies|girls|neighbors|parents|guests',
    '|in[- ]laws|cousins|siblings|kids|bridesmaids|coworkers|friends)$',
  ].join(''),
  'u',
)

/** The greeting of a text to its reader. */
export function greet(reader: Recipient, isMail: boolean): string {
  if (reader.name === null && (isGroup.test(reader.role ?? '') || reader.role === null)) {
    if (reader.role !== null) return isMail ? 'Hi everyone,' : 'Hi everyone!'
    return isMail ? 'Hello,' : 'Hi,'
  }
  const called = addressOf(reader.gender === 'many' ? { ...reader, gender: 'any' } : reader)
  if (called !== null) return `Hi ${called},`
  return isMail ? 'Hello,' : 'Hi,'
}
