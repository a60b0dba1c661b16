import { capitalize } from '#contract/capitalize.ts'
import type { Statement } from './read-statements.ts'

export const toSentence = (words: string): string =>
  words === '' ? '' : `${capitalize(words)}${/[.!?\]:]$/.test(words) ? '' : '.'}`

/** A sentence of the text, and its position in the message. */
export type PositionedSentence = { words: string; at: number }

const subjectOf = (words: string): string => (/^(\p{L}+)/u.exec(words)?.[1] ?? '').toLowerCase()
const isListed = (part: string): boolean => part.startsWith(', ') && !/^, (?:and|but|so|because|since)\b/.test(part)

function joinToSentence(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return toSentence([...parts.slice(0, -1), isListed(last) ? `, and ${last.slice(2)}` : last].join(''))
}

/** Clauses of one sentence together again: 'You’re careful, you’re never late, and you …'. */
export function joinUp(statements: readonly (Statement & { at: number })[]): PositionedSentence[] {
  const all: { parts: string[]; at: number }[] = []
  for (const { words, join, at } of statements) {
    const last = all.at(-1)
    const isList = join === ',' && last !== undefined && subjectOf(last.parts[0] ?? '') === subjectOf(words)
    const isNew = last === undefined || join === null || /^[:;—–-]/.test(join) || (join === ',' && !isList)
    if (isNew) all.push({ parts: [words], at })
    else last.parts.push(join.startsWith(',') ? `${join} ${words}` : ` ${join} ${words}`)
  }
  return all.map(({ parts, at }) => ({ words: joinToSentence(parts), at }))
}
