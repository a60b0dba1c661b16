import type { Quote } from '#contract/mindset.ts'
import { savePicture } from '#web/lib/save-picture.ts'
import { toast } from '#web/ui/toast.ts'

const inWords = ({ text, author, work, year }: Quote): string => `“${text}”\n${author}, ${work} (${year})`

/** Shares a quote with the device's share sheet. Without one, copies it; if that fails, downloads it as a picture. */
export async function shareQuote(quote: Quote): Promise<void> {
  const text = inWords(quote)
  if ('share' in navigator)
    try {
      return await navigator.share({ text })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'Copied', description: 'The quote and its author are ready to paste.', variant: 'success' })
  } catch {
    await downloadQuote(quote)
  }
}

export const downloadQuote = ({ id, text, author, work, year }: Quote): Promise<void> =>
  savePicture({ text, author, source: `${work}, ${year}` }, `${id}.png`)
