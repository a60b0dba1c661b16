import { useEffect, useRef, useState } from 'react'
import type { MixSound } from '#contract/audio.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Filter } from '#web/ui/Filter.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { toast } from '#web/ui/toast.ts'
import { renderFile } from './engine/render.ts'
import { listed } from './mixes.ts'

export type Wanted = { name: string; sounds: readonly MixSound[] }

const lengths = [
  { value: '1', label: '1 minute' },
  { value: '5', label: '5 minutes' },
  { value: '10', label: '10 minutes' },
] as const
type Length = (typeof lengths)[number]['value']

/** 44,100 frames a second, two channels, two bytes each. */
const megabytesOf = (minutes: number): number => Math.round((minutes * 60 * 44_100 * 4) / 1_000_000)

type Props = { wanted: Wanted; isOpen: boolean; onClose: () => void }

export function DownloadDialog({ wanted, isOpen, onClose }: Props) {
  const [minutes, setMinutes] = useState<Length>('5')
  const { share, hasFailed, make, cancel } = useFile(wanted, Number(minutes), onClose)
  const isBusy = share !== undefined
  const percent = Math.round((share ?? 0) * 100)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={`Download: ${wanted.name}`}
      description={`${listed(wanted.sounds)}, as a sound file that plays anywhere.`}
      footer={
        <>
          <Button variant="plain" onClick={isBusy ? cancel : onClose}>
            {isBusy ? 'Cancel' : 'Close'}
          </Button>
          <Button variant="primary" isPending={isBusy} pendingText="Creating file..." onClick={() => void make()}>
            Create file
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {isBusy ? (
          <div className="grid gap-2">
            <ProgressBar label="The file" value={percent} valueText={`${percent} %`} />
            <p className="tabular text-15 text-ink-soft">{percent} % of it is there.</p>
          </div>
        ) : (
          <Filter label="Length" options={lengths} value={minutes} onChange={setMinutes} />
        )}
        <p className="text-15 text-ink-soft">
          WAV, 16 bit, stereo, 44.1 kHz: about {megabytesOf(Number(minutes))} MB. It’s made on this device, and nothing
          is sent anywhere.
        </p>
        {hasFailed && (
          <div role="alert">
            <Notice tone="problem" title="We couldn’t create the file">
              This device may be low on space or memory. A shorter one may work.
            </Notice>
          </div>
        )}
      </div>
    </Dialog>
  )
}

/** Aborted when the dialog closes. */
function useFile({ name, sounds }: Wanted, minutes: number, onSaved: () => void) {
  const [share, setShare] = useState<number>()
  const [hasFailed, setHasFailed] = useState(false)
  const ending = useRef<AbortController>(undefined)
  useEffect(() => () => ending.current?.abort(), [])
  const make = async () => {
    const controller = new AbortController()
    ending.current = controller
    setShare(0)
    setHasFailed(false)
    const recipe = {
      sounds: sounds.map(({ sound, volume }) => ({ sound, volume: volume / 100 })),
      seconds: minutes * 60,
      seed: crypto.randomUUID(),
    }
    try {
      const file = await renderFile(recipe, setShare, controller.signal)
      saveFile(file, `${name} ${minutes} min.wav`)
      toast({ title: 'Your sound file is saved', description: 'It’s in your downloads.', variant: 'success' })
      onSaved()
    } catch {
      setHasFailed(!controller.signal.aborted)
    } finally {
      setShare(undefined)
    }
  }
  return { share, hasFailed, make, cancel: () => ending.current?.abort() }
}
