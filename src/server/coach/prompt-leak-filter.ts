import type { CoachRequest } from '#server/ports/coach-model.ts'
import { toPublicRules, toRules } from '#server/ports/coach-models/prompt.ts'
import type { Language } from './safety/kinds.ts'

const replacements: Record<Language, string> = {
  en: 'I can’t share how I’m set up. Ask me about what you want to do. ',
  es: 'Cómo me configuraron se queda conmigo. Pregúntame por lo que quieres hacer. ',
}

/** In words in a row. A coach may say six words of a rule by chance, because both speak about the user. */
const shortestRun = 6
const longRun = 14
const runAboutUser = 7
/** In words, over all short runs of a reply. */
const maxWordsInFragments = 15

const toolName = /\b(?:propose|read)_[a-z]/iu
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const phrasesOf = (words: readonly string[]): string[] =>
  words.slice(shortestRun - 1).map((_, at) => words.slice(at, at + shortestRun).join(' '))

/**
 * Removes sentences that recite the system prompt from a streamed reply: a long run of its words, short runs in several sentences,
 * or the name of a tool. A sentence with a short run waits for the next one. The coach may say what it is, what it may read, and
 * the user's own records.
 */
export function promptLeakFilter(request: CoachRequest, language: Language): (text: string, isEnd?: boolean) => string {
  const readSentence = createRecitalDetector(request)
  let waiting = ''
  let hasReplaced = false
  const show = (segment: string): string => {
    const found = readSentence(segment)
    if (found === 'fragment' || (waiting !== '' && wordsOf(segment).length === 0)) {
      waiting += segment
      return ''
    }
    const shown = found === 'leak' ? (hasReplaced ? '' : replacements[language]) : waiting + segment
    hasReplaced ||= found === 'leak'
    waiting = ''
    return shown
  }
  return (text, isEnd = true) => {
    const shown = Array.from(sentences.segment(text), ({ segment }) => show(segment)).join('')
    if (!isEnd) return shown
    const rest = waiting
    waiting = ''
    return shown + rest
  }
}

/** Whether a sentence recites the rules, given all sentences before it; `fragment`: a few words of them. */
function createRecitalDetector(request: CoachRequest): (sentence: string) => 'leak' | 'fragment' | 'none' {
  const told = new Set(toPublicRules(request).flatMap((rule) => phrasesOf(wordsOf(rule))))
  const secret = new Set(phrasesOf(wordsOf(toRules(request))).filter((phrase) => !told.has(phrase)))
  let before: readonly string[] = []
  let run = 0
  let wordsInFragments = 0
  let isLeaking = false
  return (sentence) => {
    const words = [...before, ...wordsOf(sentence)]
    let longest = 0
    let isAboutUser = false
    for (const phrase of phrasesOf(words)) {
      run = secret.has(phrase) ? Math.max(run + 1, shortestRun) : 0
      longest = Math.max(longest, run)
      isAboutUser ||= run >= runAboutUser && /\b(?:she|her)\b/u.test(phrase)
    }
    before = words.slice(1 - shortestRun)
    wordsInFragments += longest
    const isTool = toolName.test(sentence)
    isLeaking ||= longest >= longRun || isAboutUser || wordsInFragments >= maxWordsInFragments || isTool
    if (longest === 0 && !isTool) return 'none'
    return isLeaking ? 'leak' : 'fragment'
  }
}
