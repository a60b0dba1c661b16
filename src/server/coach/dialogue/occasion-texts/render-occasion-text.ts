import { capitalize } from '#contract/capitalize.ts'
import type { Details } from '../message-drafts/read-details.ts'
import { fillDraft } from '../message-drafts/render-draft.ts'

/** Matches a slot in front of a text, which isn’t written: the text is only for users who gave that detail. */
const guard = /^\{!([a-zA-Z]+)\}/

/** Returns the texts whose slots the message fills, the most specific first. */
export function usable(texts: readonly string[], facts: Details): readonly string[] {
  const fitting = texts.filter((text) => {
    const needed = guard.exec(text)?.[1]
    return needed === undefined || facts[needed] !== undefined
  })
  return fitting.length === 0 ? texts : fitting
}

/** Fills in what the user mentioned and removes the other gaps. */
export const renderOccasionText = (text: string, facts: Details): string =>
  (fillDraft(text.replace(guard, ''), facts) ?? text)
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,!?\n])/g, '')
    .replace(/(?<=\n) /g, '')
    .replace(/\.{2}(?!\.)/g, '.')
    .replace(/(?<=[.!?] |\n)\p{Ll}/gu, capitalize)
    .trim()
