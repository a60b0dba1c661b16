import type { BreathingPattern } from '#contract/self-care.ts'
import { capitalize } from '#contract/capitalize.ts'

/** Seconds of each phase (0 skips it), the number of cycles, and the voice's instruction for each phase. */
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

/** Times in milliseconds; `cycle` counts from 0; `secondsLeft` is the countdown of the phase. */
export type BreathingMoment = {
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

const rhythmWords: Record<Phase, string> = { inhale: 'in', hold: 'hold', exhale: 'out', rest: 'hold' }

/** 'In 4 · hold 7 · out 8', in seconds. */
export const rhythmOf = (technique: Technique): string => {
  const parts = phasesOf(technique)
    .filter(([, length]) => length > 0)
    .map(([phase, length]) => `${rhythmWords[phase]}\u00a0${length / 1000}`)
    .join(' · ')
  return capitalize(parts)
}

/** 'In 4 · out 7 · hold 1 second'. */
export const rhythmInSeconds = (technique: Technique): string => {
  const last = phasesOf(technique).findLast(([, length]) => length > 0)
  return `${rhythmOf(technique)} ${last?.[1] === 1000 ? 'second' : 'seconds'}`
}

const cycleLength = (technique: Technique): number => phasesOf(technique).reduce((sum, [, length]) => sum + length, 0)

/** In milliseconds. */
export const sessionLength = (technique: Technique): number => cycleLength(technique) * technique.cycles

/** The state after `elapsed` milliseconds. It depends on no ticks: a late or skipped one changes nothing. */
export function phaseAt(technique: Technique, elapsed: number): BreathingMoment {
  const isDone = elapsed >= sessionLength(technique)
  const cycle = isDone ? technique.cycles : Math.floor(elapsed / cycleLength(technique))
  let left = isDone ? 0 : elapsed - cycle * cycleLength(technique)
  for (const [phase, length] of phasesOf(technique)) {
    if (left < length) return momentOf(phase, cycle, length, length - left, isDone)
    left -= length
  }
  return momentOf('inhale', cycle, technique.inhaleTime * 1000, technique.inhaleTime * 1000, isDone)
}

const momentOf = (
  phase: Phase,
  cycle: number,
  phaseLength: number,
  phaseLeft: number,
  isDone: boolean,
): BreathingMoment => ({
  phase,
  cycle,
  phaseLength,
  phaseLeft,
  secondsLeft: Math.ceil(phaseLeft / 1000),
  isDone,
})

const small = 0.5

/** Returns the size of the light, from 0.5 to 1. It grows while inhaling, stays while holding, and shrinks while exhaling. */
export function lightAt({ phase, phaseLength, phaseLeft, isDone }: BreathingMoment): number {
  if (isDone || phase === 'rest') return small
  if (phase === 'hold') return 1
  const eased = (1 - Math.cos(Math.PI * (1 - phaseLeft / phaseLength))) / 2
  return phase === 'inhale' ? small + (1 - small) * eased : 1 - (1 - small) * eased
}

export const lightAfter = ({ phase, isDone }: BreathingMoment): number =>
  !isDone && (phase === 'inhale' || phase === 'hold') ? 1 : small

/** `key` is new for each prompt. An inhale is only announced once 20 % of it is over. */
export function promptAt(technique: Technique, moment: BreathingMoment): { key: string; text: string } | undefined {
  const { phase, cycle, phaseLeft, phaseLength, isDone } = moment
  if (isDone) return { key: 'done', text: closingWords }
  if (phase === 'inhale' && phaseLeft > phaseLength * 0.8) return undefined
  const { voiceInstructions } = technique
  const instruction = phase === 'inhale' ? voiceInstructions[cycle % voiceInstructions.length] : undefined
  return { key: `${cycle} ${phase}`, text: instruction ?? phaseLabels[phase] }
}

export const closingWords = 'Well done! Take a moment to notice how you feel.'
