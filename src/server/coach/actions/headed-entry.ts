import { oneOf } from '../phrase-pattern.ts'

const writeVerbs = oneOf('write|put|add|save|log|keep|note')
const journalNames = oneOf('this |the following ')
/** 'Write this in my journal: we got the house. I can't stop smiling.' has several sentences. */
const journalHead = new RegExp(
  `^(?:[a-z]{1,6}[, ]+){0,4}?(?:${writeVerbs}) (?:${journalNames})?(?:down )?(?:in|into|to|for) my (?:journal|diary)(?: entry)?(?: for (?:today|tonight))?: ?([^]{3,3000})$`,
  'i',
)
/** 'Put my journal entry in for today: good day' */
const entryHead = new RegExp(
  `^(?:${writeVerbs}|make) (?:in )?(?:my|a|this|today['’]s) (?:journal|diary) entry(?: in| down)?(?: for (?:today|tonight))?: ?([^]{3,3000})$`,
  'i',
)
const noteToSelf = /^(?:note to self|quick note|make a note(?: that)?)[:,]? ([^]{3,600})$/i

/** The text of a journal entry, after words that ask for one; null where none do. */
export const headedEntry = (text: string): string | null =>
  [noteToSelf, journalHead, entryHead].map((head) => head.exec(text)?.[1]).find((entry) => entry !== undefined) ?? null
