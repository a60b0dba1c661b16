import type { DialogueState } from '#server/ports/dialogue-state.ts'
import { capitalize } from '#contract/capitalize.ts'

/** A capture group for a person as users name them: 'my sister', 'the landlord', 'Ana', 'him'. */
export const person =
  '((?:my|our|the|his|her|mi|mis|el|la|su) [\\p{L}-]+(?:[- ](?:in[- ]law|boss|teacher|manager|mom|mum|dad|friend))?(?: (?-i:\\p{Lu})\\p{L}+)?|(?:him|her|them|él|ella|ellos)(?!\\p{L})|(?-i:\\p{Lu})\\p{L}+)'

/** Returns the name to address: the one in the words, or one that the user gave before. */
export function knownNameOf(who: string, facts: DialogueState['facts']): string | null {
  const known = facts.find(({ is }) => who.toLowerCase().includes(is.split(',')[0]?.toLowerCase() ?? '§'))
  if (known) return known.name
  const plain = who.replace(/^(?:a|con|to|with) /i, '')
  const name = /(?:^| )(\p{Lu}\p{L}+)$/u.exec(plain)?.[1]
  if (name !== undefined) return name
  const family = /^(?:my|mi) (mom|mum|mother|dad|father|mamá|papá|grandma|grandpa)$/iu.exec(plain)?.[1]
  return family === undefined ? null : capitalize(family)
}
