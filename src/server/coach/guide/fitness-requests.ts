import type { CoachProposal } from '#contract/coach.ts'
import { bodyWeight, type Exercise } from '#contract/fitness.ts'
import { pound } from '#contract/fitness-lists.ts'
import { toPlainLine } from './quote-user-text.ts'

const weightForm =
  /^(?:log|add|record|save|note)(?: down)?(?: that)? (?:my weight|i weigh)(?: today)?(?: as| at| is| of|:)? (\d{2,3}(?:\.\d{1,2})?) ?(kgs?|kilos?|kilograms?|lbs?|pounds?)[.!]*$/i
const workoutForm =
  /^(?:log|add|record|save)(?: me)?(?: a| an| my| the| today['’]?s| this)*(?: new)? (?:workout|gym visit|gym session|gym|training(?: session)?)(?: today| for today)?(?::| with| of)? ?(.*)$/i
const visitForm = /^i(?:['’]ve| have)?(?: just)? (?:went to|been to|was at|hit) the gym(?: today| this morning)?[.!]*$/i
const exerciseForm =
  /^([\p{L}][\p{L} '’-]{1,60}?),? (\d{1,2}) ?(?:x|×|sets of) ?(\d{1,3})(?:(?: reps)?(?: at| with| @)? ?(\d{1,3}(?:\.\d{1,2})?) ?(kgs?|kilos?|lbs?|pounds?))?$/iu

const toKilograms = (amount: string, unit: string): number =>
  Math.round(Number(amount) * (/^k/i.test(unit) ? 1 : pound) * 100) / 100

/** A weight the user asks to keep, with its unit; without one nothing is guessed. */
export function readWeight(text: string): Extract<CoachProposal, { kind: 'weight' }> | null {
  const [, amount, unit] = weightForm.exec(text) ?? []
  if (amount === undefined || unit === undefined) return null
  const kilograms = bodyWeight.safeParse(toKilograms(amount, unit))
  return kilograms.success ? { kind: 'weight', kilograms: kilograms.data } : null
}

/** 'squats 3x8 at 40 kg'. */
function readExercise(line: string): Exercise[] {
  const [, name, sets, repetitions, amount, unit] = exerciseForm.exec(line.trim().replace(/[.!]$/, '')) ?? []
  if (name === undefined || sets === undefined || repetitions === undefined) return []
  const kilograms = amount === undefined || unit === undefined ? null : toKilograms(amount, unit)
  const set = { repetitions: Number(repetitions), kilograms }
  return [{ name: toPlainLine(name), sets: Array.from({ length: Math.min(20, Number(sets)) }, () => set) }]
}

/** A workout or a visit to the gym that the user asks to log. */
export function readWorkout(text: string): Extract<CoachProposal, { kind: 'workout' }> | null {
  const [, listed] = workoutForm.exec(text) ?? []
  if (listed === undefined && !visitForm.test(text)) return null
  const exercises = (listed ?? '').split(/[,;]| and /).flatMap(readExercise)
  return { kind: 'workout', title: 'Gym visit', exercises: exercises.slice(0, 10) }
}
