import type { CoachProposal } from '#contract/coach.ts'
import { unreadableDuration } from '../when/durations.ts'
import { bodyWeight, type Exercise } from '#contract/fitness.ts'
import { kilogramsPerPound } from '#contract/fitness-lists.ts'
import type { ActionRequest, Clause } from './action-request.ts'
import { articles, create, joinPhrases, putDown } from './request-phrases.ts'
import { findPhrase, parsePhrases, stripLeadingPhrases, withoutTail, splitWords } from './match-phrases.ts'
import { withoutAfterthought } from './task-words.ts'
import { foldInPlace, matchFolded, collapseSpaces, toTitle, trimEdges } from './title-text.ts'

const weight = /(?<![\d.,])(\d{2,3}(?:[.,]\d{1,2})?) ?(kgs?|kilos?|kilograms?|kilogramos?|lbs?|pounds?|libras?)\b/d
const exercise = String.raw`([\p{L}][\p{L} '’-]{1,60}?)`
const setsAndReps = String.raw`(\d{1,2}) ?(?:x|×|sets of|series de) ?(\d{1,3})(?: reps)?`
const load = String.raw`(?: at| with| @| con| a)? ?(\d{1,3}(?:[.,]\d{1,2})?) ?(kgs?|kilos?|lbs?|pounds?|libras?)`
const exerciseForm = new RegExp(`^${exercise},? ${setsAndReps}(?:${load})?$`, 'iu')

const toKilograms = (amount: string, unit: string): number =>
  Math.round(Number(amount.replace(',', '.')) * (/^k/i.test(unit) ? 1 : kilogramsPerPound) * 100) / 100

const weighing = String.raw`\b(?:log|record|add|track|put)\b.{0,20}\bweight\b|^(?:i )?(?:just )?weigh(?:ed)?(?: in)?(?: at)?|^my weight (?:is|was)`
const bareWeight = new RegExp(
  String.raw`(?:${weighing}|^(?:registra|anota|peso)\b.{0,12})[^\d]{0,20}(\d{2,3}(?:[.,]\d{1,2})?)(?! ?[\d%]| (?:goal|by)\b)`,
  'i',
)
function askUnit(text: string, language: Clause['language']): ActionRequest[] {
  const said = bareWeight.exec(text)?.[1]
  return said === undefined ? [] : [{ do: 'unable', why: 'weightUnit', said, language }]
}

/** Reads a weight to log. Without a unit nothing is guessed. */
export function readWeight({ text, language }: Clause): ActionRequest[] {
  const [, amount, unit] = matchFolded(weight, text) ?? []
  if (amount === undefined || unit === undefined) return askUnit(text, language)
  const kilograms = bodyWeight.safeParse(toKilograms(amount, unit))
  return kilograms.success ? [{ do: 'add', proposal: { kind: 'weight', kilograms: kilograms.data }, language }] : []
}

/** Reads 'squats 3x8 at 40 kg'. */
function readExercise(line: string): Exercise[] {
  const [, name, sets, repetitions, amount, unit] = exerciseForm.exec(collapseSpaces(line)) ?? []
  if (name === undefined || sets === undefined || repetitions === undefined) return []
  const kilograms = amount === undefined || unit === undefined ? null : toKilograms(amount, unit)
  const set = { repetitions: Number(repetitions), kilograms }
  return [{ name: toTitle(name, 60), sets: Array.from({ length: Math.min(20, Number(sets)) }, () => set) }]
}

const leads = joinPhrases(
  create,
  articles,
  putDown,
  parsePhrases(
    `log, track, record, today's, i did, i just did, just did, i've done, did, just finished, i just finished, i finished, finished, i went for, went for, i just went to, i went to, just went to, went to, i had, of, for, today`,
    'registra, hice, acabo de hacer, fui a, de',
  ),
)
/** Words for a workout that say no more about it. */
const workouts = parsePhrases(
  'workout, workouts, gym visit, gym session, gym, training, training session, session, exercise',
  'entrenamiento, visita al gimnasio, sesion de gimnasio, gimnasio, ejercicio, al gimnasio',
)
const tails = parsePhrases(
  'from this morning, from today, from earlier, from tonight, earlier, today, this morning, tonight, as a workout, to my workouts, in my workouts, in the workouts, workouts, hoy, esta manana, as done, done',
)
const isPast = /\b(?:yesterday|last|ayer|anoche)\b/i
const usual = { en: 'Gym visit', es: 'Gimnasio' } as const

/** Reads a workout or a visit to the gym. It is logged for today, so one on another day is not read. */
export function readWorkout({ text, language }: Clause): ActionRequest[] {
  if (isPast.test(text)) return []
  const odd = unreadableDuration(text)
  if (odd !== null) return [{ do: 'unable', why: 'noLength', said: odd, language }]
  const told = withoutTail(withoutAfterthought(text), tails)
  const exercises = told.split(/[,;:]| and | y /).flatMap((part) => readExercise(stripLeadingPhrases(part, leads)))
  const named = trimEdges(stripLeadingPhrases(told, leads))
  const isPlain = named === '' || exercises.length > 0 || findPhrase(splitWords(named), workouts)?.from === 0
  const title = isPlain ? usual[language] : toTitle(named, 120)
  return [{ do: 'add', proposal: { kind: 'workout', title, exercises: exercises.slice(0, 10) }, language }]
}

type Technique = Extract<CoachProposal, { kind: 'breathing' }>['techniqueId']
const techniques: readonly (readonly [RegExp, Technique])[] = [
  [/\b(?:box|square|caja|cuadrada)\b/, 'box'],
  [/\b4[- ]?7[- ]?8\b/, '4-7-8'],
]

/** Reads a request for guided breathing, with the technique that it names. */
export function readBreathing({ text, language }: Clause): ActionRequest[] {
  const techniqueId = techniques.find(([form]) => form.test(foldInPlace(text)))?.[1] ?? 'coherent'
  return [{ do: 'add', proposal: { kind: 'breathing', techniqueId }, language }]
}
