import { toast } from '#web/ui/toast.ts'

/** Copies a text to the clipboard, and says whether that worked. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'Copied', variant: 'success' })
  } catch {
    toast({ title: 'We couldn’t copy this', description: 'Your browser doesn’t let this page use the clipboard.' })
  }
}
