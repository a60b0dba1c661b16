import { countWords } from '../../guide/words.ts'
import type { Turn } from '../compose-answer.ts'
import { mentions } from '../people/turn-to-reader.ts'
import { peopleToldOf, type ToldPerson } from '../people/told-people.ts'
import { keptMessage } from './message-state.ts'

export const toldSoFar = ({ request: { message }, state: { messages } }: Turn, back = 4): string[] => [
  ...messages.slice(-back),
  message,
]

const answers = '(?: (?:just|finally))?,? (?:wrote|answered|said|says|asked|texted|replied|goes|came|wants|offered)'
const personAsked = /\b(?:him|her|them|he|she|they|back to)\b/i

/** For whom the words are: named in the request, else meant by its pronoun, else the first who was told of. */
export function readerOf(turn: Turn, request: string): ToldPerson | null {
  const texts = toldSoFar(turn)
  const people = peopleToldOf(texts.join('\n'))
  const asked = people.find((person) => mentions(request, person))
  if (asked) return asked
  const spoke = people.find(({ calls }) =>
    calls.some((call) => new RegExp(`${call}${answers}\\b`, 'i').test(turn.request.message)),
  )
  if (spoke) return spoke
  const pronoun = personAsked.exec(request)?.[0].toLowerCase()
  const isOf = ({ pronoun: own }: ToldPerson): boolean =>
    pronoun === undefined || own === 'they' || (own === 'he') === (pronoun === 'he' || pronoun === 'him')
  const open = people.find(({ name }) => name !== null && name === keptMessage(turn)?.draft.reader.name)
  if (open && isOf(open) && countWords(turn.request.message) < storyFrom) return open
  for (const text of texts.toReversed()) {
    const found = peopleToldOf(text).find(isOf)
    if (found) return people.find(({ calls }) => found.calls.some((call) => calls.includes(call))) ?? found
  }
  return null
}

/** In words. A longer message is a story, which names its own people. */
const storyFrom = 20
