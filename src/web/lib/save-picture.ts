import { toast } from '#web/ui/toast.ts'
import { saveFile } from './save-file.ts'
import type { PictureText } from './text-picture.ts'

/** Downloads a text as a picture. The code that draws it loads on first use. */
export async function savePicture(words: PictureText, fileName: string): Promise<void> {
  try {
    const { drawTextPicture } = await import('./text-picture.ts')
    saveFile(await drawTextPicture(words), fileName)
    toast({ title: 'Picture saved', description: 'It’s in your downloads.', variant: 'success' })
  } catch {
    toast({ title: 'We couldn’t make this picture', description: 'Please try again.', variant: 'destructive' })
  }
}
