import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'

/** The texts of the app’s year of verses. Each was read from its source. */
const { work, verses } = await readContent(
  'spiritual/verses',
  z.object({ work: z.string(), verses: z.array(z.object({ reference: z.string(), text: z.string() })) }),
)
const byReference = new Map(verses.map(({ reference, text }) => [reference, text]))

/** Returns the verse with its reference, or null if the app doesn’t have it. */
export function quoteVerse(reference: string): string | null {
  const text = byReference.get(reference)
  return text === undefined ? null : `${text.replace(/^“(?=[^”]*$)/, '')}\n\n— ${reference}, ${work}`
}
