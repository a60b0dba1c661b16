import type { Language } from '../safety/kinds.ts'
import { quoteUserText } from './quote-user-text.ts'

/** The most names that are quoted; the rest is counted. */
const maxNamed = 5

/** Quotes names as '“Gym”, “Lunch”, and “Tea”'; of many only the first, and how many more there are. */
export function quoteNames(
  names: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
  language: Language = 'en',
): string {
  const quoted = names.slice(0, maxNamed).map((name) => quoteUserText(name))
  const more = names.length - quoted.length
  const all = more > 0 ? [...quoted, language === 'es' ? `${more} más` : `${more} more`] : quoted
  return new Intl.ListFormat(language, { type }).format(all)
}
