import { oneOf } from '../phrase-pattern.ts'
import { closedEntry, type Letters, takeLetters } from './entry-formatting.ts'

const writeVerbs = oneOf('write|put|add|save|log|keep|note')
const journalNames = oneOf('this |the following ')
/** Matches 'Write this in my journal: we got the house. I can't stop smiling.', whose text has several sentences. */
const journalHead = new RegExp(
  `^(?:[a-z]{1,6}[, ]+){0,4}?(?:${writeVerbs}) (?:${journalNames})?(?:down )?(?:in|into|to|for) (?:my|the) (?:journal|diary)(?: entry)?(?: for (?:today|tonight))?: ?([^]{3,3000})$`,
  'i',
)
/** Matches 'Put my journal entry in for today: good day'. */
const entryHead = new RegExp(
  `^(?:${writeVerbs}|make) (?:in )?(?:my|a|this|today['’]s) (?:journal|diary) entry(?: in| down)?(?: for (?:today|tonight))?: ?([^]{3,3000})$`,
  'i',
)
const noteToSelf = /^(?:note to self|quick note|make a note(?: that)?|(?:save|keep) this(?=:))[:,]? ([^]{3,600})$/i

/** Returns the text of a journal entry after words that ask for one, or null. */
export function headedEntry(text: string): { body: string; letters: Letters | null } | null {
  const closed = closedEntry(text)
  const asked = takeLetters(closed ?? text)
  const under = [noteToSelf, journalHead, entryHead].map((head) => head.exec(asked.text)?.[1])
  const body = under.find((entry) => entry !== undefined) ?? closed
  return body === null ? null : { body, letters: asked.letters }
}
