import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { stepCount } from './answers.ts'

export function WizardProgress({ step }: { step: number }) {
  const percent = Math.round((step / stepCount) * 100)
  const label = `Step ${step} of ${stepCount}`
  return (
    <div className="mb-6 grid gap-2">
      <p className="tabular flex justify-between gap-4 text-15 font-semibold">
        <span>{label}</span>
        <span className="text-ink-soft">{percent}% complete</span>
      </p>
      <ProgressBar label="Setup" value={percent} valueText={`${label}, ${percent}% complete`} />
    </div>
  )
}
