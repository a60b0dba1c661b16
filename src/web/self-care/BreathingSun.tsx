import { lightAfter, lightAt, phaseLabels, rhythmOf } from './breathing.ts'
import { Evening } from '#web/ui/drawings/Evening.tsx'
import type { BreathingGuide } from './use-guide.ts'
import { useReducedMotion } from '#web/lib/use-reduced-motion.ts'

/** With reduced motion it doesn't scale, and beats are counted instead. */
export function BreathingSun({
  technique,
  session: { status, moment },
}: Pick<BreathingGuide, 'technique' | 'session'>) {
  const isStill = useReducedMotion()
  const isRunning = status === 'running'
  const scale = isStill ? 0.85 : isRunning ? lightAfter(moment) : lightAt(moment)
  const move = {
    transform: `scale(${scale})`,
    transition: `transform ${isRunning ? moment.phaseLeft : 500}ms cubic-bezier(0.37, 0, 0.63, 1)`,
  }
  return (
    <div className="relative grid justify-items-center px-4 py-6 sm:py-[min(3rem,4dvh)]">
      <Evening className="absolute inset-x-0 bottom-0 -z-10 h-2/5 w-full" />
      <div className="relative grid size-[max(8rem,min(19rem,46vw,28dvh))] place-items-center" data-theme="light">
        <div
          className="absolute -inset-[14%] rounded-full bg-radial from-(--sunrise-gold) from-35% to-transparent to-70% opacity-60"
          style={move}
        />
        <div
          className="absolute inset-0 rounded-full bg-[radial-gradient(circle_at_50%_42%,var(--gold-wash),var(--sunrise-gold)_52%,var(--sunrise-coral)_100%)]"
          style={move}
        />
        <div className="relative grid justify-items-center text-center text-ink">
          <output className="font-display text-18 font-semibold sm:text-22">{wordOf(status, moment.phase)}</output>
          {(isRunning || status === 'paused') && (
            <span aria-hidden="true" data-testid="countdown" className="tabular font-display text-48">
              {moment.secondsLeft}
            </span>
          )}
          {status === 'idle' && (
            <span className="tabular max-w-44 text-15 max-[22rem]:text-13 text-balance">{rhythmOf(technique)}</span>
          )}
        </div>
      </div>
      {isStill && isRunning && <Beats of={moment.phaseLength / 1000} left={moment.secondsLeft} />}
    </div>
  )
}

const wordOf = (status: BreathingGuide['session']['status'], phase: keyof typeof phaseLabels): string => {
  if (status === 'idle') return 'Ready'
  if (status === 'done') return 'Well done'
  return phaseLabels[phase]
}

function Beats({ of, left }: { of: number; left: number }) {
  return (
    <div aria-hidden="true" data-testid="beats" className="mt-2 flex max-w-full flex-wrap justify-center gap-2">
      {Array.from({ length: of }, (_, beat) => (
        <span
          key={beat}
          className={`size-3 rounded-full border border-ink-soft ${beat <= of - left ? 'bg-ink' : 'bg-surface'}`}
        />
      ))}
    </div>
  )
}
