import type { CoachProposal } from '#contract/coach.ts'
import { bodyWeight, type Exercise } from '#contract/fitness.ts'
import { pound } from '#contract/fitness-lists.ts'
import type { Language } from '../safety/kinds.ts'
import type { ActionRequest, Clause } from './actions.ts'
import { fold, match, tidy, toTitle } from './text.ts'

const weights: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:log|add|record|save|note)(?: down)?(?: that)? (?:my |today's )?(?:weight|i weigh)|i weighed(?: in)?|weighed(?: in)?)(?: today)?(?: as| at| is| of|:)? (\d{2,3}(?:\.\d{1,2})?) ?(kgs?|kilos?|kilograms?|lbs?|pounds?)(?: today| this morning?)?$/d,
  es: /^(?:(?:registra|anota|apunta|guarda|anade)(?:r)?(?: que)? (?:mi peso|peso)|(?:hoy )?pes[eo])(?: hoy)?(?: como| es| de|:)? (\d{2,3}(?:[.,]\d{1,2})?) ?(kgs?|kilos?|kilogramos?|lbs?|libras?)(?:,? (?:guarda|anota|apunta|registra)lo)?$/d,
}
const workouts: Readonly<Record<Language, RegExp>> = {
  en: /^(?:log|add|record|save)(?: me)?(?: an?| my| the| today's| this)*(?: new)? (?:workout|gym visit|gym session|gym|training(?: session)?)(?: today| for today)?(?::| with| of)? ?(.*)$/d,
  es: /^(?:registra|anota|apunta|guarda|anade|agrega)(?:r)?(?: una?| mi| el| la)*(?: nuev[oa])? (?:entrenamiento|visita al gimnasio|sesion de gimnasio|gimnasio)(?: de hoy| hoy)?(?::| con| de)? ?(.*)$/d,
}
const sports = {
  en: /^(?:log|record|track|add) (?:an? |my |today's )?((?:\d{1,3} ?(?:mins?|minutes|km|k|miles?) (?:of )?)?(?:[a-z]+ ){0,2}?(?:run|walk|swim|yoga|pilates|stretching|spin|zumba|cycling|bike ride|hike|gym|workout|training|weights|jog|row|dance|crossfit)\b.{0,60})$/d,
  es: /^(?:registra|anota|apunta) (?:una? |mi )?((?:\d{1,3} (?:minutos|min|km) (?:de )?)?(?:zumba|yoga|correr|carrera|caminata|natacion|pilates|baile|bici)\b.{0,60})$/d,
} as const
const visits: Readonly<Record<Language, RegExp>> = {
  en: /^i(?:'ve| have)?(?: just)? (?:went to|been to|was at|hit) the gym(?: today| this morning)?$/,
  es: /^(?:fui|he ido) al gimnasio(?: hoy| esta manana)?$/,
}
const exerciseForm =
  /^([\p{L}][\p{L} '’-]{1,60}?),? (\d{1,2}) ?(?:x|×|sets of|series de) ?(\d{1,3})(?:(?: reps)?(?: at| with| @| con| a)? ?(\d{1,3}(?:[.,]\d{1,2})?) ?(kgs?|kilos?|lbs?|pounds?|libras?))?$/iu

const toKilograms = (amount: string, unit: string): number =>
  Math.round(Number(amount.replace(',', '.')) * (/^k/i.test(unit) ? 1 : pound) * 100) / 100

/** A weight the user asks to keep, with its unit; without one nothing is guessed. */
export function readWeight({ text, language }: Clause): ActionRequest[] | null {
  const [, amount, unit] = match(weights[language], text) ?? []
  if (amount === undefined || unit === undefined) return null
  const kilograms = bodyWeight.safeParse(toKilograms(amount, unit))
  return kilograms.success ? [{ do: 'add', proposal: { kind: 'weight', kilograms: kilograms.data }, language }] : null
}

/** 'squats 3x8 at 40 kg'. */
function readExercise(line: string): Exercise[] {
  const [, name, sets, repetitions, amount, unit] = exerciseForm.exec(tidy(line)) ?? []
  if (name === undefined || sets === undefined || repetitions === undefined) return []
  const kilograms = amount === undefined || unit === undefined ? null : toKilograms(amount, unit)
  const set = { repetitions: Number(repetitions), kilograms }
  return [{ name: toTitle(name, 60), sets: Array.from({ length: Math.min(20, Number(sets)) }, () => set) }]
}

/** 'log a 40 min walk'. A workout is logged on the day it is told. */
function readSport({ text, language }: Clause): ActionRequest[] | null {
  const [, done] = match(sports[language], text) ?? []
  if (done === undefined || /\b(?:yesterday|last|list|ayer|lista)\b/i.test(done)) return null
  return [{ do: 'add', proposal: { kind: 'workout', title: toTitle(done, 120), exercises: [] }, language }]
}

/** A workout or a visit to the gym that the user asks to log. */
export function readWorkout({ text, language }: Clause): ActionRequest[] | null {
  const [, listed] = match(workouts[language], text) ?? []
  if (listed === undefined && !visits[language].test(fold(text))) return readSport({ text, language })
  const exercises = (listed ?? '').split(/[,;]| and | y /).flatMap(readExercise)
  const title = language === 'es' ? 'Gimnasio' : 'Gym visit'
  return [{ do: 'add', proposal: { kind: 'workout', title, exercises: exercises.slice(0, 10) }, language }]
}

type Technique = Extract<CoachProposal, { kind: 'breathing' }>['techniqueId']
const technique = '(box|square|4-7-8|478|coherent|de caja|cuadrada|coherente)'
const breathing: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    String.raw`^(?:start|begin|open|do|guide me through|give me|try|i want|run)?(?: an?| some| me| the| with)*(?: (?:short|quick|guided|calming))* ?${technique}? ?(?:breathing|breath|breathe|breaths|breathwork)(?: session| exercise| round| technique| thing)?(?: using ${technique})?(?: now| with me| together)*$`,
    'd',
  ),
  es: new RegExp(
    String.raw`^(?:ponme|pon|empieza|inicia|abre|haz|hagamos|hacer|guiame en|quiero|dame|empezar)?(?: una?| con)*(?: (?:breve|guiad[oa]))? ?(?:sesion de |ejercicio de |ronda de )?(?:respiracion|respirar|respira)(?: guiada)?(?: ${technique})?(?: ahora| conmigo| juntas)*$`,
    'd',
  ),
}
const techniques: Readonly<Record<string, Technique>> = {
  box: 'box',
  square: 'box',
  'de caja': 'box',
  cuadrada: 'box',
  '4-7-8': '4-7-8',
  '478': '4-7-8',
}

/** A guided round of breathing, by the technique that is named. */
export function readBreathing({ text, language }: Clause): ActionRequest[] | null {
  const found = match(breathing[language], text)
  if (found === null) return null
  const techniqueId = techniques[fold(found[1] ?? found[2] ?? '')] ?? 'coherent'
  return [{ do: 'add', proposal: { kind: 'breathing', techniqueId }, language }]
}
