import { z } from 'zod'
import { normalize } from '../../../../guide/text-analysis.ts'
import { fillFacts } from './fill-facts.ts'
import { readBudget } from './read-budget.ts'

const pattern = z.string().transform((source) => new RegExp(source, 'iu'))

const item = z.strictObject({
  /** Has slots: {1} for the first capture of `when`, and those of `fillFacts`. */
  text: z.string().min(1),
  /** The message, without apostrophes, matches this. */
  when: pattern.optional(),
  /** The message doesn’t match this. */
  not: pattern.optional(),
  /** Of several items of one group only the first that fits is taken. */
  of: z.string().optional(),
  /** In dollars. An item that costs more than the user has is left out. */
  cost: z.number().positive().optional(),
})
export type ListItem = z.output<typeof item>

/** A list on one subject, with items that depend on what is told. */
export const writtenList = z.strictObject({
  id: z.string(),
  /** Matches the want. */
  line: pattern.optional(),
  /** Matches the whole message. */
  told: pattern.optional(),
  /** Matches the whole message too. */
  theme: pattern.optional(),
  /** Doesn’t match the whole message. */
  not: pattern.optional(),
  /** Where the message tells of it, it goes before a list that the want names. */
  isFirst: z.literal(true).optional(),
  lead: z.array(item).optional(),
  items: z.array(item).min(1),
  last: z.array(item).optional(),
})
export type WrittenList = z.output<typeof writtenList>

const possessive = /(?<!\b(?:it|he|she|that|what|who|there|here|let|how|where|when))['’]s\b/gi

/** Takes the apostrophes out of a text, and the ’s of nouns, so that a pattern needs only one form of 'I’m' and 'mom'. */
export const plainWords = (text: string): string =>
  text
    .replace(possessive, '')
    .replace(/['’`´]/g, '')
    .replace(/\s+/g, ' ')

type Filled = { text: string; isOwn: boolean }

/** Returns the items that fit the message, filled with its facts. */
export function fitItems(items: readonly ListItem[], message: string): Filled[] {
  const plain = plainWords(message)
  const budget = readBudget(message)
  const taken = new Set<string>()
  return items.flatMap(({ text, when, not, of, cost }): Filled[] => {
    if (of !== undefined && taken.has(of)) return []
    const found = when?.exec(plain)
    if (found === null || not?.test(plain) === true) return []
    if (cost !== undefined && budget !== null && cost > budget) return []
    const filled = fillFacts(
      text,
      (found ?? []).slice(1).filter((part) => part !== undefined),
      message,
    )
    if (filled === null) return []
    if (of !== undefined) taken.add(of)
    return [{ text: filled, isOwn: when !== undefined }]
  })
}

/** Keeps the first items up to a number; those that hold what was told are kept before the others. */
export function keepFirst(items: readonly Filled[], most: number): string[] {
  const spare = Math.max(0, items.length - most)
  const general = items.filter(({ isOwn }) => !isOwn)
  const dropped = new Set(general.slice(Math.max(0, general.length - spare)))
  return items
    .filter((one) => !dropped.has(one))
    .slice(0, most)
    .map(({ text }) => text)
}

/** Returns the first of these lines that fits. */
export function fitLine(lines: readonly ListItem[] | undefined, message: string): string | null {
  for (const line of lines ?? []) {
    const [fit] = fitItems([line], message)
    if (fit !== undefined) return fit.text
  }
  return null
}

/** Finds a list that goes first, or the one that the want names, else the one whose subject the message names first. */
export function findSubject(lists: readonly WrittenList[], want: string, message: string): WrittenList | null {
  const line = normalize(want)
  const plain = plainWords(message)
  const open = lists.filter(({ not }) => not?.test(plain) !== true)
  const named =
    open.find(({ isFirst, told }) => isFirst === true && told?.test(plain) === true) ??
    open.find((list) => list.line?.test(line) === true)
  if (named !== undefined) return named
  const told = open
    .map((list) => ({ list, at: list.told === undefined ? -1 : plain.search(list.told) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  return told[0]?.list ?? null
}
