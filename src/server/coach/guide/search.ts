import MiniSearch, { type SearchResult } from 'minisearch'
import type { Passage } from './passage.ts'
import { outOfScope } from './out-of-scope.ts'
import { allWords, contentWords, isSmall, stem, terms } from './words.ts'

/**
 * `confidence` (0 to 1): how much of the question the passage covers. `similarity` (0 to 1): how close it is to one of its
 * sample questions.
 */
export type Hit = { passage: Passage; score: number; confidence: number; similarity: number }

/** Minimum confidence for an answer; calibrated by `search.test.ts`. */
export const knownFrom = 0.51

const strong = new Set(['title', 'keywords', 'asks'])
const boost = { title: 3, keywords: 3, asks: 4, text: 1, steps: 0.5 }

type Weigh = (word: string) => number
type Rarity = { weigh: Weigh; knows: (term: string) => boolean }

function createIndex(passages: readonly Passage[]) {
  const index = new MiniSearch<Passage>({
    fields: ['title', 'keywords', 'asks', 'text', 'steps'],
    extractField: (passage, field) =>
      field === 'id'
        ? passage.id
        : field === 'keywords'
          ? passage.keywords.join(' ')
          : field === 'asks'
            ? passage.asks.join(' ')
            : field === 'steps'
              ? passage.steps.join(' ')
              : field === 'title'
                ? passage.title
                : `${passage.opening} ${passage.text}`,
    tokenize: contentWords,
    processTerm: terms,
  })
  index.addAll(passages)
  return index
}

/** Inverse document frequency over titles, keywords and sample questions; unknown terms count as the rarest. */
function rarityIn(passages: readonly Passage[]): Rarity {
  const counts = new Map<string, number>()
  for (const { title, keywords, asks, text } of passages) {
    const own = new Set([title, ...keywords, ...asks, text].flatMap((line) => contentWords(line).flatMap(terms)))
    for (const term of own) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  const most = Math.log(1 + passages.length)
  return {
    weigh: (term) => Math.log(1 + passages.length / (counts.get(term) ?? 1)) / most,
    knows: (term) => counts.has(term),
  }
}

/** Weighted stems; stop words count a little. */
type Line = { weights: ReadonlyMap<string, number>; total: number }

function toLine(weigh: Weigh, text: string): Line {
  const weights = new Map(allWords(text).map((word) => [stem(word), isSmall(word) ? 0.12 : weigh(stem(word))]))
  return { weights, total: weights.values().reduce((sum, weight) => sum + weight, 0) }
}

/** From 0 to 1. */
function alikeness(asked: Line, line: Line): number {
  let common = 0
  for (const [root, weight] of line.weights) if (asked.weights.has(root)) common += weight
  return common / (asked.total + line.total - common || 1)
}

/** Fuzzy search gets slower with length and allowed edits. */
const longestWord = 20
const mostErrors = 2

/** Penalty for a hit that rests on one common word. */
const loose = 0.5

const missing = { ours: 0.25, unknown: 0.65, elsewhere: 2 } as const

/** How much of one word of the question a result covers, and how much it lacks. */
type Coverage = { got: number; lacks: number; holds: number }

function coverageOf(word: string, group: readonly string[], result: SearchResult, { weigh, knows }: Rarity): Coverage {
  const [root = ''] = group
  const hits = group.filter((term) => result.queryTerms.includes(term))
  const weight = weigh(root)
  if (outOfScope.has(word)) return { got: 0, lacks: weight * missing.elsewhere, holds: 0 }
  if (hits.length === 0) return { got: 0, lacks: weight * (knows(root) ? missing.ours : missing.unknown), holds: 0 }
  const isStrong = (term: string): boolean => (result.match[term] ?? []).some((field) => strong.has(field))
  const share = hits.some((term) => !knows(term)) ? 0.7 : hits.some(isStrong) ? 1 : 0.3
  // One common word is not enough: it takes two, or one that names a concept.
  const isTypo = share === 0.7 && word.length >= 7
  const holds = isTypo || (share === 1 && group.length > 1) ? 2 : share >= 0.7 ? 1 : 0
  return { got: weight * share, lacks: weight * (1 - share) * 0.6, holds }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

function toHit(passage: Passage, score: number, similarity: number, coverages: readonly Coverage[]): Hit {
  const got = sum(coverages.map((one) => one.got))
  const lacks = sum(coverages.map((one) => one.lacks))
  const holds = sum(coverages.map((one) => one.holds)) > 1 || similarity >= 0.75
  const confidence = got === 0 ? 0 : (got / (got + lacks)) * (holds ? 1 : loose)
  return { passage, confidence, similarity, score: score * (0.15 + confidence ** 2) * (1 + 1.5 * similarity) }
}

/** Ranks by BM25, with synonyms, stems and typing errors. */
export function createSearch(passages: readonly Passage[]): (question: string) => Hit[] {
  const index = createIndex(passages)
  const rarity = rarityIn(passages)
  const { weigh, knows } = rarity
  const byId = new Map(
    passages.map((passage) => [
      passage.id,
      { passage, lines: [...passage.asks, ...passage.keywords, passage.title].map((line) => toLine(weigh, line)) },
    ]),
  )
  return (question) => {
    const asked = [...new Set(contentWords(question))].map((word) => ({ word, group: terms(word) }))
    if (asked.length === 0) return []
    const line = toLine(weigh, question)
    const found = index.search(asked.map(({ word }) => word).join(' '), {
      boost,
      fuzzy: (term) =>
        knows(term) || term.startsWith('~') || term.length < 5 || term.length > longestWord ? false : 0.2,
      maxFuzzy: mostErrors,
      weights: { fuzzy: 0.6, prefix: 0.4 },
    })
    return found
      .slice(0, 40)
      .flatMap((result): Hit[] => {
        const entry = byId.get(String(result.id))
        if (!entry) return []
        const similarity = Math.max(...entry.lines.map((one) => alikeness(line, one)))
        const coverages = asked.map(({ word, group }) => coverageOf(word, group, result, rarity))
        return [toHit(entry.passage, result.score, similarity, coverages)]
      })
      .sort((a, b) => b.score - a.score)
  }
}
