import { capitalize } from '#contract/capitalize.ts'

/** Details of a message, by the names that written words use. */
export type Slots = ReadonlyMap<string, string>

const choice = /\[([^[\]]*)\]/g
const slot = /\{(\??)(\w+)\}/g

function fillSlots(text: string, slots: Slots): string | null {
  let isWhole = true
  const filled = text.replace(slot, (_, only: string, name: string) => {
    const value = slots.get(name)
    isWhole &&= value !== undefined
    return only === '?' ? '' : (value ?? '')
  })
  return isWhole ? filled : null
}

/** Begins sentences with a capital, and leaves no doubled blanks. */
const tidy = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,;:!?](?:\s|$))/g, '')
    .trim()
    .replace(/^\p{Ll}|(?<=[.?!:] “|^“|[.?!] )\p{Ll}/gu, capitalize)

/**
 * Fills written words. `[a {x}|b]` is the first of its parts whose slots are known, or nothing; `{?x}` only asks that x is known.
 * Returns null if a slot outside of brackets is unknown.
 */
export function fillWords(text: string, slots: Slots): string | null {
  const chosen = text.replace(choice, (_, parts: string) => {
    for (const part of parts.split('|')) {
      const filled = fillSlots(part, slots)
      if (filled !== null) return filled
    }
    return ''
  })
  const filled = fillSlots(chosen, slots)
  return filled === null ? null : tidy(filled)
}
