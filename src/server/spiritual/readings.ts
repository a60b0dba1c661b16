import { z } from 'zod'
import { type Tradition, traditions } from '#contract/spiritual-lists.ts'
import type { Reading, Wisdom } from '#contract/spiritual.ts'
import { readContent } from '#server/lib/content.ts'
import { dayNumber } from '#server/lib/days.ts'

const words = z.string().min(1)
const key = z.enum(traditions.map((tradition) => tradition.key))

/** `digest`: the beginning of the text's SHA-256 as the source gave it (`scripts/verses.mjs`). */
const readFromSource = { reference: words, text: words, digest: z.string().regex(/^[0-9a-f]{16}$/) }

/** The Bible verses of a year, one for each day, the 29th of February included. */
export const yearOfVerses = z.strictObject({
  work: words,
  edition: words,
  source: words,
  rights: words,
  readFrom: words,
  verses: z.array(z.strictObject({ day: z.string().regex(/^\d\d-\d\d$/), ...readFromSource })),
})

export const wisdomOfTraditions = z.array(
  z.strictObject({
    key,
    name: words,
    about: words,
    texts: z.array(z.strictObject({ ...readFromSource, digest: readFromSource.digest.optional(), work: words })).min(6),
  }),
)

/** All readings: the reading of a day by tradition, and every tradition's texts. */
export type Readings = { ofDay: (tradition: Tradition, day: string) => Reading; wisdom: readonly Wisdom[] }

/**
 * A verse read by itself: without a quotation mark whose other half is in another verse, and with an ellipsis if the sentence
 * goes on. The content keeps the source's letters.
 */
export function asExcerpt(verse: string): string {
  const text = verse.replace(/[,;:]$/, '…')
  const count = (mark: string): number => text.split(mark).length - 1
  const [opened, closed] = [count('“'), count('”')]
  if (opened === closed) return text
  if (opened < closed) return opened === 0 ? text.replaceAll('”', '') : text
  return text.startsWith('“') && closed === 0 ? text.slice(1) : `${text}”`
}

/** Throws if something is missing. */
export async function loadReadings(): Promise<Readings> {
  const year = await readContent('spiritual/verses', yearOfVerses)
  const traditionTexts = await readContent('spiritual/wisdom', wisdomOfTraditions)
  const verses = new Map(year.verses.map((verse) => [verse.day, verse]))
  const wisdom = traditionTexts.map(({ key, name, about, texts }) => ({
    tradition: key,
    name,
    about,
    readings: texts.map(({ text, reference, work }) => ({ text: asExcerpt(text), reference, work })),
  }))
  return {
    wisdom,
    ofDay: (tradition, day) => {
      const verse = tradition === 'christian' ? verses.get(day.slice(5)) : undefined
      if (verse) return { text: asExcerpt(verse.text), reference: verse.reference, work: year.work }
      const texts = wisdom.find((one) => one.tradition === tradition)?.readings ?? []
      const reading = texts[dayNumber(day) % texts.length]
      if (reading === undefined) throw new Error(`There is no text of ${tradition}`)
      return reading
    },
  }
}
