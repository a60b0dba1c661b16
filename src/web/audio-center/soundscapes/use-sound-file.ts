import { useEffect, useRef, useState } from 'react'
import type { MixSound } from '#contract/audio.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { toast } from '#web/ui/toast.ts'
import { renderFile } from './engine/render.ts'
import { NeedsNetwork, openSoundFile } from './engine/sound-file.ts'
import { type CompressedFormat, compressedFormat, type SoundFormat } from './engine/sound-format.ts'

export type Wanted = { name: string; sounds: readonly MixSound[] }
export type Failure = 'network' | 'device'
type Ordered = { format: SoundFormat; minutes: number }

/** Makes a sound file and saves it. Closing the dialog aborts it. `share` is how much of the file is done, from 0 to 1. */
export function useSoundFile({ name, sounds }: Wanted, onSaved: () => void) {
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState<Failure>()
  const ending = useRef<AbortController>(undefined)
  useEffect(() => () => ending.current?.abort(), [])
  const make = async ({ format, minutes }: Ordered) => {
    const controller = new AbortController()
    ending.current = controller
    setShare(0)
    setFailure(undefined)
    const recipe = {
      sounds: sounds.map(({ sound, volume }) => ({ sound, volume: volume / 100 })),
      seconds: minutes * 60,
      seed: crypto.randomUUID(),
    }
    try {
      const file = await openSoundFile(format, recipe.seconds, name)
      saveFile(await renderFile(recipe, file, setShare, controller.signal), `${name} ${minutes} min.${format}`)
      toast({ title: 'Your sound file is saved', description: 'It’s in your downloads.', variant: 'success' })
      onSaved()
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error instanceof NeedsNetwork ? 'network' : 'device')
    } finally {
      setShare(undefined)
    }
  }
  return { share, failure, make, cancel: () => ending.current?.abort() }
}

/** The format that this browser can compress to; undefined until it is known. */
export function useCompressedFormat(): CompressedFormat | 'none' | undefined {
  const [format, setFormat] = useState<CompressedFormat | 'none'>()
  useEffect(() => {
    void compressedFormat().then((best) => setFormat(best ?? 'none'))
  }, [])
  return format
}
