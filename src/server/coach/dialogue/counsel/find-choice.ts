import { normalize } from '../../guide/words.ts'
import type { Choice } from './choice.ts'
import { choicesOfOwn, restSore } from './personal-choices.ts'
import { choicesWithPeople } from './social-choices.ts'

const all: readonly Choice[] = [...choicesWithPeople, ...choicesOfOwn]

/** What kind of thing is to be done, by the words for it that stand first; null where no kind is known. */
export function findChoice(text: string): Choice | null {
  const line = normalize(text)
  const found = all
    .map((choice) => ({ choice, at: choice.form.exec(line)?.index ?? -1 }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  return found[0]?.choice ?? null
}

const moves = /\b(?:run|work ?out|train|exercise|lift|hike|walk|practice|class)\b/
const sore = /\b(?:sore|aches?|aching|tender|stiff|tight)\b/

/** The kind of what is asked; of training with something sore, that it rests. */
export const findAskedChoice = (asked: string, message: string): Choice | null =>
  moves.test(normalize(asked)) && sore.test(normalize(message)) ? restSore : findChoice(asked)
