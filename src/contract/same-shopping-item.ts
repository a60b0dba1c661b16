/** Whether a line for the shopping list names an item that is already open on it. No zod: the browser checks too. */

import { foldText } from './search-words.ts'
import type { ShoppingLine } from './shopping-line.ts'

/** 'Berries' and 'berry', 'tomatoes' and 'tomato', 'eggs' and 'egg'. */
function singular(word: string): string {
  if (word.length < 4) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x|o)es$/.test(word)) return word.slice(0, -2)
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

/** The name without case, accents, plurals and punctuation; a name of signs alone stays as it is. */
function folded(name: string): string {
  const plain = foldText(name)
  const words = plain.match(/[\p{L}\p{N}]+/gu)?.map(singular) ?? [plain.trim()]
  return words.join(' ')
}

const isSame = (one: string | null, other: string | null): boolean => folded(one ?? '') === folded(other ?? '')

/**
 * The open item that a new line names again. A line with another note or quantity is a different item, but it may add a
 * quantity to an item without one.
 */
export const findSameItem = <T extends ShoppingLine>(
  { name, quantity, note }: ShoppingLine,
  open: readonly T[],
): T | undefined =>
  open.find(
    (item) =>
      isSame(name, item.name) &&
      (note === null || isSame(note, item.note)) &&
      (quantity === null || item.quantity === null || isSame(quantity, item.quantity)),
  )
