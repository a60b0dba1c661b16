import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Filter } from '#web/ui/Filter.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { fileSizeOf, type SoundFormat } from './engine/sound-format.ts'
import { listed } from './mixes.ts'
import { type Failure, useCompressedFormat, useSoundFile, type Wanted } from './use-sound-file.ts'

const lengths = [
  { value: '1', label: '1 minute' },
  { value: '5', label: '5 minutes' },
  { value: '10', label: '10 minutes' },
] as const
type Length = (typeof lengths)[number]['value']

const formatLabels: Record<SoundFormat, string> = { m4a: 'Small (M4A)', ogg: 'Small (Ogg)', wav: 'Full size (WAV)' }
const plays: Record<SoundFormat, string> = {
  m4a: 'It plays on any phone or computer.',
  ogg: 'It plays on computers, Android phones and recent iPhones. WAV plays on anything.',
  wav: 'It plays on anything, and nothing is compressed.',
}

type Props = { wanted: Wanted; isOpen: boolean; onClose: () => void }

export function DownloadDialog({ wanted, isOpen, onClose }: Props) {
  const [minutes, setMinutes] = useState<Length>('5')
  const small = useCompressedFormat()
  const [chosen, setChosen] = useState<SoundFormat>()
  const best = small === 'none' ? 'wav' : small
  const format = chosen ?? best
  const { share, failure, make, cancel } = useSoundFile(wanted, onClose)
  const isBusy = share !== undefined
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={`Download: ${wanted.name}`}
      description={`${listed(wanted.sounds)}, as a sound file to keep.`}
      footer={
        <>
          <Button variant="plain" onClick={isBusy ? cancel : onClose}>
            {isBusy ? 'Cancel' : 'Close'}
          </Button>
          <Button
            variant="primary"
            disabled={format === undefined}
            isPending={isBusy}
            pendingText="Creating file..."
            onClick={() => format && void make({ format, minutes: Number(minutes) })}
          >
            Create file
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {isBusy ? (
          <Progress share={share} />
        ) : (
          <Filter label="Length" options={lengths} value={minutes} onChange={setMinutes} />
        )}
        {!isBusy && best !== undefined && best !== 'wav' && (
          <Filter
            label="File"
            options={[best, 'wav' as const].map((value) => ({ value, label: formatLabels[value] }))}
            value={format ?? best}
            onChange={setChosen}
          />
        )}
        {format !== undefined && (
          <p className="tabular min-h-12 text-15 text-ink-soft">
            {showSize(fileSizeOf(format, Number(minutes) * 60))}. {plays[format]} It’s made on this device, and nothing
            is sent anywhere.
            {small === 'none' && ' Your browser can’t make smaller files yet, so it’s a WAV.'}
          </p>
        )}
        {failure && <Failed {...failures[failure]} />}
      </div>
    </Dialog>
  )
}

const showSize = (bytes: number): string => {
  const megabytes = bytes / 1_000_000
  return `About ${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`
}

function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div className="grid gap-2">
      <ProgressBar label="The file" value={percent} valueText={`${percent}%`} />
      <p className="tabular text-15 text-ink-soft">{percent}% done.</p>
    </div>
  )
}

const failures: Record<Failure, { title: string; help: string }> = {
  network: {
    title: 'We can’t make a small file right now',
    help: 'That part of Glowell has to load first, and there’s no signal. The full size (WAV) works without it.',
  },
  device: {
    title: 'We couldn’t create the file',
    help: 'This device may be low on space or memory. Try a shorter length or the other file type.',
  },
}

const Failed = ({ title, help }: { title: string; help: string }) => (
  <div role="alert">
    <Notice tone="problem" title={title}>
      {help}
    </Notice>
  </div>
)
