import { brand } from '#contract/brand.ts'
import type { CoachRequest } from '#server/ports/coach-model.ts'
import { toRules } from '#server/ports/coach-models/prompt.ts'
import type { Language } from './safety/kinds.ts'

const replacements: Record<Language, string> = {
  en: 'I can’t share how I’m set up. Ask me about what you want to do. ',
  es: 'Cómo me configuraron se queda conmigo. Pregúntame por lo que quieres hacer. ',
}

/** This many consecutive words count as a quotation. */
const leakLength = 6

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const phrasesOf = (words: readonly string[]): string[] =>
  words.slice(leakLength - 1).map((_, at) => words.slice(at, at + leakLength).join(' '))

/** Removes sentences that repeat the system prompt from a streamed reply. The user's own records may be repeated. */
export function promptLeakFilter(request: CoachRequest, language: Language): (text: string) => string {
  const told = toRules(request).replace(brand.coach, '')
  const secret = new Set(phrasesOf(wordsOf(told)))
  let isSaid = false
  return (text) =>
    Array.from(sentences.segment(text), ({ segment }) => {
      if (!phrasesOf(wordsOf(segment)).some((words) => secret.has(words))) return segment
      const said = isSaid ? '' : replacements[language]
      isSaid = true
      return said
    }).join('')
}
