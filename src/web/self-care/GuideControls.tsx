import { Checkbox } from '#web/ui/Checkbox.tsx'
import { VolumeSlider } from '#web/ui/VolumeSlider.tsx'
import type { GuideSettings } from './guide-settings.ts'
import { canVibrate, wakeSound } from './sounds.ts'

type Props = { settings: GuideSettings; onChange: (change: Partial<GuideSettings>) => void }

export function GuideControls({ settings, onChange }: Props) {
  return (
    <fieldset className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <legend className="contents">
        <span className="font-display text-18 font-semibold">Your guide</span>
      </legend>
      <div className="mt-2 grid sm:grid-cols-2 lg:grid-cols-1">
        <Checkbox
          label="Voice"
          hint="Prompts in your browser’s voice"
          checked={settings.voice}
          onChange={(event) => onChange({ voice: event.target.checked })}
        />
        <Checkbox
          label="Soft sound"
          hint="A bowl chime at each phase"
          checked={settings.sound}
          onChange={(event) => {
            if (event.target.checked) wakeSound()
            onChange({ sound: event.target.checked })
          }}
        />
        {canVibrate() && (
          <Checkbox
            label="Vibration"
            hint="On phones that support it"
            checked={settings.vibration}
            onChange={(event) => onChange({ vibration: event.target.checked })}
          />
        )}
      </div>
      <div className="mt-2">
        <VolumeSlider volume={settings.volume} onChange={(volume) => onChange({ volume })} />
      </div>
    </fieldset>
  )
}
