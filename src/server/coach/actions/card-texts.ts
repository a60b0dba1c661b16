import type { CoachProposal } from '#contract/coach.ts'
import { breathingTechniques } from '#contract/lists.ts'
import { ruleEnd, ruleWords } from '#contract/rule-words.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import type { Language } from '../safety/kinds.ts'
import { formatSum } from './amounts.ts'
import { formatDay, formatTime } from './format-when.ts'

type Of<K extends CoachProposal['kind']> = Extract<CoachProposal, { kind: K }>

function formatWhen({ dueDate, time, repeat }: Of<'task'>, today: string, language: Language): string {
  const hour = time === null ? '' : ` ${formatTime(time, language)}`
  const day = formatDay(dueDate, today, language)
  if (repeat === undefined) return `${day}${hour}`
  const from = language === 'es' ? 'desde' : 'starting'
  return `${ruleWords(repeat, language)}${hour}${ruleEnd(repeat, language)}, ${from} ${day}`
}

function goalWords(
  { title, targetValue, currency, targetDate, currentValue, goalKind }: Of<'goal'>,
  today: string,
  language: Language,
): string {
  const sum = targetValue === null || goalKind === 'habit' ? '' : `, ${formatSum(Number(targetValue), currency)}`
  const by =
    targetDate === null ? '' : `, ${language === 'es' ? 'para el' : 'by'} ${formatDay(targetDate, today, language)}`
  const begun =
    currentValue === undefined
      ? ''
      : `, ${language === 'es' ? 'desde' : 'starting at'} ${formatSum(Number(currentValue), currency)}`
  return `${quoteUserText(title)}${sum}${begun}${by}`
}

/** Writes the changes of a goal: 'target $2,000 → $1,500', 'by Wednesday, March 31'. */
function adjustmentParts(
  { title, target, targetDate }: Extract<Of<'change'>['change'], { act: 'adjust' }>,
  today: string,
  language: Language,
): string[] {
  const isSpanish = language === 'es'
  const sum = ({ value, currency }: NonNullable<typeof target>['to']) => formatSum(Number(value), currency)
  const dated = targetDate === undefined || targetDate === null ? null : formatDay(targetDate, today, language)
  return [
    ...(title === undefined ? [] : [`${isSpanish ? 'nombre' : 'name'} ${quoteUserText(title)}`]),
    ...(target === undefined ? [] : [`${isSpanish ? 'objetivo' : 'target'} ${sum(target.from)} → ${sum(target.to)}`]),
    ...(targetDate === null ? [isSpanish ? 'sin fecha' : 'no date'] : []),
    ...(dated === null ? [] : [`${isSpanish ? 'para el' : 'by'} ${dated}`]),
  ]
}

function changeWords({ title, change }: Of<'change'>, today: string, language: Language): string {
  const name = quoteUserText(title)
  const isSpanish = language === 'es'
  if (change.act === 'finish') return isSpanish ? `marcar ${name} como hecho` : `mark ${name} as done`
  if (change.act === 'delete') return isSpanish ? `borrar ${name}` : `delete ${name}`
  if (change.act === 'rename')
    return isSpanish
      ? `cambiar el nombre de ${name} a ${quoteUserText(change.title)}`
      : `rename ${name} to ${quoteUserText(change.title)}`
  if (change.act === 'adjust') {
    const parts = adjustmentParts(change, today, language).join(', ')
    return isSpanish ? `cambiar ${name}: ${parts}` : `change ${name}: ${parts}`
  }
  const when = `${formatDay(change.dueDate, today, language)}${change.time === null ? '' : ` ${formatTime(change.time, language)}`}`
  return isSpanish ? `mover ${name} a: ${when}` : `move ${name} to ${when}`
}

const units = {
  en: { day: 'day', week: 'week', month: 'month', year: 'year' },
  es: { day: 'día', week: 'semana', month: 'mes', year: 'año' },
} as const
const manyUnits = { day: 'días', week: 'semanas', month: 'meses', year: 'años' } as const
/** Writes ', every month, starting today'. */
function householdWhen({ dueDate, repeat }: Of<'household'>, today: string, language: Language): string {
  const due = dueDate === null ? '' : formatDay(dueDate, today, language)
  if (repeat === undefined) return due === '' ? '' : `, ${due}`
  const { every, unit } = repeat
  const isOne = every === 1
  const rule =
    language === 'es'
      ? `cada ${isOne ? units.es[unit] : `${every} ${manyUnits[unit]}`}`
      : `every ${isOne ? units.en[unit] : `${every} ${units.en[unit]}s`}`
  const from = language === 'es' ? 'desde' : 'starting'
  return due === '' ? `, ${rule}` : `, ${rule}, ${from} ${due}`
}

const taskWords = (task: Of<'task'>, today: string, language: Language): string => {
  const notes =
    task.notes === undefined
      ? ''
      : ` (${language === 'es' ? 'con la nota' : 'with the note'} ${quoteUserText(task.notes)})`
  return `${quoteUserText(task.title)}, ${formatWhen(task, today, language)}${notes}`
}

function workoutWords({ title, minutes, day }: Of<'workout'>, today: string, language: Language): string {
  const when = day === undefined ? [] : [formatDay(day, today, language)]
  return [quoteUserText(title), `${minutes} min`, ...when].join(', ')
}

const isNamed = ({ title }: Of<'workout'>): boolean => !/^(?:workout|exercise|training)$/i.test(title)

/** Describes what a card contains. */
export function cardWords(proposal: CoachProposal, today: string, language: Language): string {
  const isSpanish = language === 'es'
  if (proposal.kind === 'task') return taskWords(proposal, today, language)
  if (proposal.kind === 'goal') return goalWords(proposal, today, language)
  if (proposal.kind === 'change') return changeWords(proposal, today, language)
  if (proposal.kind === 'household') {
    return `${quoteUserText(proposal.title)}${householdWhen(proposal, today, language)}`
  }
  if (proposal.kind === 'income') {
    const on = proposal.earnedOn === today ? '' : `, ${formatDay(proposal.earnedOn, today, language)}`
    return `${formatSum(Number(proposal.amount), proposal.currency)}, ${quoteUserText(proposal.title)}${on}`
  }
  // The weight isn't repeated, since the user may hide it.
  if (proposal.kind === 'weight') return isSpanish ? 'tu peso de hoy' : 'today’s weight'
  if (proposal.kind === 'workout' && proposal.minutes !== undefined) return workoutWords(proposal, today, language)
  if (proposal.kind === 'water' && proposal.day !== undefined)
    return `${proposal.title}, ${formatDay(proposal.day, today, language)}`
  if (proposal.kind === 'water' || proposal.kind === 'care') return proposal.title
  if (proposal.kind === 'workout')
    return isSpanish
      ? 'tu entrenamiento de hoy'
      : `today’s workout${isNamed(proposal) ? `, ${quoteUserText(proposal.title)}` : ''}`
  if (proposal.kind === 'breathing')
    return breathingTechniques.find(({ id }) => id === proposal.techniqueId)?.name ?? proposal.techniqueId
  return quoteUserText(proposal.title, proposal.kind === 'prayer' ? maxPrayer : undefined)
}
/** In letters. A prayer is read back whole. */
const maxPrayer = 200

const intros: Readonly<
  Record<Exclude<CoachProposal['kind'], 'change' | 'breathing'>, Readonly<Record<Language, string>>>
> = {
  task: { en: 'For your planner', es: 'Para tu agenda' },
  goal: { en: 'A goal', es: 'Una meta' },
  household: { en: 'For the house', es: 'Para la casa' },
  entry: { en: 'A journal entry in your own words', es: 'Una entrada de diario con tus palabras' },
  income: { en: 'Nice. For your income log', es: 'Bien ganado. Para tu registro de ingresos' },
  prayer: {
    en: 'A prayer. It’s encrypted with your own key, and only you read it',
    es: 'Una oración. Queda cifrada con tu propia clave, y solo la lees tú',
  },
  workout: { en: 'Nice. To log', es: 'Para registrar' },
  weight: { en: 'To log', es: 'Para registrar' },
  water: { en: 'To log', es: 'Para registrar' },
  care: { en: 'To log', es: 'Para registrar' },
  item: { en: 'For your shopping list', es: 'Para tu lista de la compra' },
}

/** Writes one card as a sentence. */
export function cardSentence(proposal: CoachProposal, today: string, language: Language): string {
  const words = cardWords(proposal, today, language)
  if (proposal.kind === 'breathing')
    return language === 'es'
      ? `La tarjeta de abajo empieza una ronda guiada: ${words}. Si te resulta incómodo, para y mira algo lejos.`
      : `The card below starts a guided round: ${words}. If it feels unpleasant, stop and look at something far away instead.`
  if (proposal.kind === 'change')
    return language === 'es' ? `Toca la tarjeta para ${words}.` : `Tap the card to ${words}.`
  const line = `${intros[proposal.kind][language]}: ${words}.`
  return proposal.kind === 'goal' ? `${line}${lackOf(proposal, language)}` : line
}

/** Says how to accept a card, if its sentence doesn't. */
export function tapLine({ kind }: CoachProposal, language: Language): string | null {
  if (kind === 'breathing' || kind === 'change') return null
  const isLogged = kind === 'workout' || kind === 'weight' || kind === 'water' || kind === 'care'
  if (language === 'es') return `Toca la tarjeta para ${isLogged ? 'registrarlo' : 'añadirlo'}.`
  return `Tap the card to ${isLogged ? 'log' : 'add'} it.`
}

/** Says what the goal has no value for yet. */
function lackOf({ targetValue, targetDate }: Of<'goal'>, language: Language): string {
  const wanting = {
    en: [...(targetValue === null ? ['number'] : []), ...(targetDate === null ? ['date'] : [])],
    es: [...(targetValue === null ? ['número'] : []), ...(targetDate === null ? ['fecha'] : [])],
  }
  const lacks = wanting[language]
  if (lacks.length === 0) return ''
  return language === 'es'
    ? ` Todavía no tiene ${lacks.join(' ni ')}; puedes añadirlo después.`
    : ` It doesn’t have a ${lacks.join(' or a ')} yet. You can add that later.`
}
