import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import CircleStop from 'lucide-react/icons/circle-stop'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { Slider } from '#web/ui/Slider.tsx'
import { VolumeSlider } from '#web/ui/VolumeSlider.tsx'
import type { Reader } from './use-reader.ts'
import type { VoiceChoice } from './use-voice.ts'

const sample = 'This is how I sound. Let your shoulders drop, and listen.'
const sampleKey = 'sample'

type Props = { voice: VoiceChoice; reader: Reader }

/** Stored on the device, because each device has its own voices. */
export function VoiceSettings({ voice, reader }: Props) {
  return (
    <fieldset className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6 lg:sticky lg:top-20">
      <legend className="contents">
        <span className="font-display text-18 font-semibold">Voice settings</span>
      </legend>
      {voice.state === 'none' ? (
        <p className="mt-2 text-15 text-ink-soft">This device has no voice. If you add one, you can choose it here.</p>
      ) : (
        <Controls voice={voice} reader={reader} />
      )}
    </fieldset>
  )
}

function Controls({ voice: { settings, change, reset, choices, voice }, reader }: Props) {
  const isSample = reader.reading?.of === sampleKey && reader.reading.state === 'reading'
  const Icon = isSample ? CircleStop : Play
  return (
    <div className="mt-3 grid grid-cols-1 gap-4">
      <Field label="Voice" hint="These voices come with your device and your browser.">
        <Select value={voice.voice?.voiceURI ?? ''} onChange={(event) => change({ voice: event.target.value })}>
          <option value="">Default</option>
          {choices.map(({ voiceURI, name, lang, localService }) => (
            <option key={voiceURI} value={voiceURI}>
              {name} ({lang.replace('_', '-')}
              {!localService && ', online'})
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid">
        <Slider
          label="Rate"
          {...{ value: settings.rate, min: 0.5, max: 2, step: 0.1 }}
          shown={`${settings.rate.toFixed(1)}×`}
          valueText={`${settings.rate.toFixed(1)} times the usual speed`}
          onChange={(rate) => change({ rate })}
        />
        <Slider
          label="Pitch"
          {...{ value: settings.pitch, min: 0.5, max: 2, step: 0.1 }}
          shown={settings.pitch.toFixed(1)}
          valueText={settings.pitch.toFixed(1)}
          onChange={(pitch) => change({ pitch })}
        />
        <VolumeSlider volume={settings.volume} onChange={(volume) => change({ volume })} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<Icon aria-hidden="true" className="size-4" />}
          onClick={() => (isSample ? reader.stop() : reader.play(sampleKey, [sample]))}
        >
          {isSample ? 'Stop the sample' : 'Listen'}
        </Button>
        <Button size="small" variant="plain" icon={<RotateCcw aria-hidden="true" className="size-4" />} onClick={reset}>
          Reset
        </Button>
      </div>
      {reader.reading?.of === sampleKey && reader.reading.state === 'failed' && (
        <p role="alert" className="text-15 text-red">
          This voice didn’t start. Try another one.
        </p>
      )}
      <p className="text-13 text-ink-soft">
        Saved on this device. Changes start with the next sentence. Online voices come from your browser’s maker, so
        that company gets the words it reads.
      </p>
    </div>
  )
}
