import type { CoachProposal } from '#contract/coach.ts'
import { hasSameStem, isSameWord, significantWords } from '#server/lib/match-names.ts'
import type { FoundRecord, NameAnswer } from '#server/ports/named-records.ts'
import { quoteNames } from '../guide/quote-names.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import type { Language } from '../safety/kinds.ts'
import type { GoalChangeRequest } from './action-request.ts'
import { askWhichRecord } from './ask-which-record.ts'
import { goalCategoryOf } from './categories.ts'
import { toTitle } from './title-text.ts'
import { resolveAdjustment } from './goal-changes.ts'
import { isAnySavings } from './match-titles.ts'
import { notFoundText } from './not-found-text.ts'

type GoalPart =
  | { line: string; purpose?: 'choice'; choices?: string[] }
  | { card: CoachProposal; line?: string; before?: string }

/** Offers the nearest open goals if none has the name. */
function nearestPart(request: GoalChangeRequest, nearest: readonly FoundRecord[], today: string): GoalPart {
  const { name, language } = request
  const { choices, names } = askWhichRecord(request, nearest, today)
  const [first, ...more] = nearest
  const said = quoteUserText(name)
  if (first === undefined) return { line: noGoals[language](said) }
  if (language === 'en' && !nearest.some(({ title }) => sharesWord(title, name))) return noneLike(request, nearest)
  const line = more.length === 0 ? onlyOne[language](said, quoteUserText(first.title)) : several[language](said, names)
  return { line, purpose: 'choice', choices }
}

const sharesWord = (title: string, name: string): boolean =>
  significantWords(name).some((word) =>
    significantWords(title).some((one) => isSameWord(one, word) || hasSameStem(one, word)),
  )

/** Names the open goals if none is near the name, and offers a card for a new one. */
function noneLike({ name, change }: GoalChangeRequest, open: readonly FoundRecord[]): GoalPart {
  const { target, date } = change
  const said = quoteUserText(name)
  const there = `I don’t see a goal called ${said}, so nothing’s changed. Your open ones are ${quoteNames(open.map(({ title }) => title))}.`
  if (target?.is !== 'to' || Number(target.value) <= 0)
    return { line: `${there} If it’s a new one, say “make a goal” and what it is, and I’ll make the card.` }
  const category = ofWeight.test(name) ? 'physical' : goalCategoryOf(name)
  const isMoney = target.currency !== null || category === 'financial'
  const card = {
    kind: 'goal',
    title: titleOf(name, target.value),
    category: isMoney ? 'financial' : category,
    goalKind: isMoney || category === 'physical' ? 'amount' : 'habit',
    targetValue: target.value,
    currency: target.currency ?? (isMoney ? currencyAmong(open) : null),
    targetDate: date !== null && 'day' in date ? date.day : null,
  } as const
  return { before: `${there} If it’s a new one, this card sets it up with what you gave me.`, card }
}

const ofWeight = /\bweigh|\b\d[\d.,]* ?(?:lbs?|pounds?|kgs?|kilos?|stone)\b/i
const doings =
  /^(?:lose|gain|drop|save|read|run|walk|pay|earn|make|sell|finish|do|write|drink|swim|work|get|go|quit|put)\b/i

/** Writes the name with the new number: 'Lose 20 pounds' to 15 becomes 'Lose 15 pounds', and the weight 'Weigh 165'. */
function titleOf(name: string, value: string): string {
  if (/^(?:body ?|target ?|ideal ?)?weight$/i.test(name)) return `Weigh ${value}`
  if (doings.test(name)) return toTitle(name.replace(/(?<![\d.,])\d[\d.,]*(?! ?k\b)/, value))
  return toTitle(/\b(?:goal|fund|savings?)\b/i.test(name) ? name : `${name} goal`)
}

/** Returns the currency of the other goals. */
const currencyAmong = (goals: readonly FoundRecord[]): string | null =>
  goals.find(({ goal }) => goal !== undefined && goal.currency !== null)?.goal?.currency ?? null

const noneOpen: Readonly<Record<Language, string>> = {
  en: 'You don’t have any open goals, so there’s nothing to change.',
  es: 'No tienes metas abiertas, así que no hay nada que cambiar.',
}
const noGoals: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `I can’t find a goal called ${name}: you don’t have any open goals.`,
  es: (name) => `No encuentro ninguna meta que se llame ${name}: no tienes metas abiertas.`,
}
const onlyOne: Readonly<Record<Language, (name: string, goal: string) => string>> = {
  en: (name, goal) => `I can’t find an open goal called ${name}. Do you mean ${goal}?`,
  es: (name, goal) => `No encuentro ninguna meta abierta que se llame ${name}. ¿Te refieres a ${goal}?`,
}
const several: Readonly<Record<Language, (name: string, goals: string) => string>> = {
  en: (name, goals) => `I can’t find an open goal called ${name}. Which one do you mean: ${goals}?`,
  es: (name, goals) => `No encuentro ninguna meta abierta que se llame ${name}. ¿Cuál de estas: ${goals}?`,
}

/** Returns the card for a change of a goal, or else words. If several goals match, it asks which. */
export function goalPart(
  request: GoalChangeRequest,
  { found, nearest = [], off }: NameAnswer,
  today: string,
): GoalPart {
  const { name, change, language } = request
  const [record, ...more] = found
  if (record?.goal === undefined) {
    if (off.length > 0) return { line: notFoundText([name === '' ? goalWord[language] : name], language, off) }
    return name === '' ? { line: noneOpen[language] } : nearestPart(request, nearest, today)
  }
  if (more.length > 0) {
    const { line, choices } = askWhichRecord(request, found, today)
    return { line, choices, purpose: 'choice' }
  }
  const { id, title, dueDate, goal } = record
  const resolved = resolveAdjustment(change, { name, record, goal }, today, language)
  if (resolved.change === null) return { line: resolved.aside }
  const card = { kind: 'change', record: 'goal', id, title, dueDate, change: resolved.change } as const
  const isByKind = language === 'en' && isAnySavings(name) && !sharesWord(title, name)
  const before = isByKind ? `I took ${quoteUserText(title)} as your savings goal.` : undefined
  return { card, ...(before !== undefined && { before }), ...(resolved.aside !== null && { line: resolved.aside }) }
}

const goalWord: Readonly<Record<Language, string>> = { en: 'your goal', es: 'tu meta' }
