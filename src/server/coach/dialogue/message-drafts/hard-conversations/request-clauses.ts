import { spellOut } from '../templates/written-english.ts'
import { addressReader, isClean, toPoliteQuestion } from '../read-clause.ts'
import type { Details } from '../read-details.ts'
import type { DraftRequest } from '../read-draft-request.ts'
import { readListener } from './read-listener.ts'
import { addressListener } from './address-listener.ts'
import { mendDetails } from './well-formed.ts'

const turn = (words: string, message: string): string | null => {
  const listener = readListener(message)
  return listener === null ? addressReader(spellOut(words)) : addressListener(spellOut(words), listener, message)
}

/** Returns what to tell or ask the reader. What can’t be sent unchanged is left out. */
export const clausesOf = ({ say: told, ask }: DraftRequest, message: string): Details => {
  const read = told === null ? null : turn(told, message)
  const turned = read !== null && isClean(read) && mendDetails({ say: read }) !== null ? read : null
  const question = ask === null ? null : toPoliteQuestion(ask)
  return { ...(turned !== null && { say: turned }), ...(question !== null && { ask: question }) }
}
