import { toast } from '#web/ui/toast.ts'

/** How long the browser may take to begin with a file before its memory is let go. */
const grace = 60_000

/** Saves a file on her device. What a file name cannot hold is left out of it. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const download = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '').trim()
  Object.assign(document.createElement('a'), { href: address, download }).click()
  setTimeout(() => URL.revokeObjectURL(address), grace)
  toast({ title: 'Your sound file is saved', description: 'You find it with your downloads.', variant: 'success' })
}
