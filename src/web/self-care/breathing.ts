import type { BreathingPattern } from '#contract/self-care.ts'

/** Seconds of each phase (0 leaves it out), how often it goes round, and what the voice says at each way in. */
export type Technique = Omit<BreathingPattern, 'createdAt'> & {
  description?: string
  voiceInstructions: readonly string[]
}

export type Phase = 'inhale' | 'hold' | 'exhale' | 'rest'

export const phaseLabels: Record<Phase, string> = {
  inhale: 'Breathe In',
  hold: 'Hold',
  exhale: 'Breathe Out',
  rest: 'Hold',
}

/** Where a session stands. Times in milliseconds; `cycle` counts from 0; `secondsLeft` is the countdown of the phase. */
export type Moment = {
  phase: Phase
  cycle: number
  phaseLength: number
  phaseLeft: number
  secondsLeft: number
  isDone: boolean
}

const phasesOf = ({ inhaleTime, holdTime, exhaleTime, restTime }: Technique): readonly [Phase, number][] => [
  ['inhale', inhaleTime * 1000],
  ['hold', holdTime * 1000],
  ['exhale', exhaleTime * 1000],
  ['rest', restTime * 1000],
]

const cycleLength = (technique: Technique): number => phasesOf(technique).reduce((sum, [, length]) => sum + length, 0)

/** How long a session lasts, in milliseconds. */
export const sessionLength = (technique: Technique): number => cycleLength(technique) * technique.cycles

/**
 * Where a session stands after `elapsed` milliseconds. It knows nothing of ticks: however late or rarely it is asked, the
 * answer is the one of that moment.
 */
export function phaseAt(technique: Technique, elapsed: number): Moment {
  const isDone = elapsed >= sessionLength(technique)
  const cycle = isDone ? technique.cycles : Math.floor(elapsed / cycleLength(technique))
  let left = isDone ? 0 : elapsed - cycle * cycleLength(technique)
  for (const [phase, length] of phasesOf(technique)) {
    if (left < length) return momentOf(phase, cycle, length, length - left, isDone)
    left -= length
  }
  return momentOf('inhale', cycle, technique.inhaleTime * 1000, technique.inhaleTime * 1000, isDone)
}

const momentOf = (phase: Phase, cycle: number, phaseLength: number, phaseLeft: number, isDone: boolean): Moment => ({
  phase,
  cycle,
  phaseLength,
  phaseLeft,
  secondsLeft: Math.ceil(phaseLeft / 1000),
  isDone,
})

const small = 0.5

/** How large the light is, from a half to 1: it grows with the breath in, rests, and goes back with the breath out. */
export function lightAt({ phase, phaseLength, phaseLeft, isDone }: Moment): number {
  if (isDone || phase === 'rest') return small
  if (phase === 'hold') return 1
  const eased = (1 - Math.cos(Math.PI * (1 - phaseLeft / phaseLength))) / 2
  return phase === 'inhale' ? small + (1 - small) * eased : 1 - (1 - small) * eased
}

/** How large the light is when its phase is over. */
export const lightAfter = ({ phase, isDone }: Moment): number =>
  !isDone && (phase === 'inhale' || phase === 'hold') ? 1 : small

/** What the voice says by now, and a key that is new at each thing to say. On the way in it waits for 80 % of the count. */
export function promptAt(technique: Technique, moment: Moment): { key: string; words: string } | undefined {
  const { phase, cycle, phaseLeft, phaseLength, isDone } = moment
  if (isDone) return { key: 'done', words: closingWords }
  if (phase === 'inhale' && phaseLeft > phaseLength * 0.8) return undefined
  const { voiceInstructions } = technique
  const words = phase === 'inhale' ? voiceInstructions[cycle % voiceInstructions.length] : undefined
  return { key: `${cycle} ${phase}`, words: words ?? phaseLabels[phase] }
}

/** What a finished session ends with. */
export const closingWords = 'Well done! Take a moment to notice how you feel.'
