import type { CoachProposal } from '#contract/coach.ts'
import { type Answer, makeQuestion, makeAnswer, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { formatDay } from '../actions/format-when.ts'
import { openPassage } from './passage-answers.ts'
import { quoteUserText } from './quote-user-text.ts'
import { findUnreadSum, readAmounts, formatSum, type Amount } from '../actions/amounts.ts'
import type { Passage } from './passage.ts'
import { refusals } from '../actions/refusal-texts.ts'
import { stripCourtesies } from '../actions/command-clauses.ts'
import { toTitle } from '../actions/title-text.ts'
import { languageOfRequest } from '../actions/language-of.ts'
import { readWhen } from '../when/read-when.ts'
import { splitAtPunctuation } from './text-analysis.ts'

type Goal = Extract<CoachProposal, { kind: 'goal' }>
/** A money goal. `months`: how long it takes, if a monthly amount is named. */
type SavingWish = {
  about: keyof typeof library
  line: string
  sum: Amount | null
  months: number | null
  day: string | null
}

/** Passages for each kind of money goal, in the order in which they are offered. */
const library = {
  save: ['first-cushion', 'save-more-later', 'saving-on-little'],
  cushion: ['first-cushion', 'how-much-cushion', 'saving-on-little'],
  /** A fund that covers several months of spending. */
  months: ['how-much-cushion', 'first-cushion', 'saving-on-little'],
  debt: ['debt-order', 'open-envelopes', 'saving-on-little'],
} as const

const maxWords = 40
const maxLetters = 400
const firstCushion = '500'
/** The least and the most months of spending that an emergency fund is usually advised to hold. */
const fundMonths = [3, 6] as const
const payments = '12'

const saves =
  /\b(?:sav(?:e|ing)|put(?:ting)? (?:aside|away|by)|set(?:ting)? aside|ahorr(?:ar|e|o|ando)|juntar|reunir)(?: [\p{L}’']+){0,5} ?$/iu
const puts = /\b(?:put|putting|set|setting) ?$/i
const aside = /^ ?(?:aside|away|by)\b/i
const bareEnd =
  /^ ?(?:$|[.,;!?]|(?:by|for|before|until|in|this|next|per|each|every|para|antes|en|al|cada|a (?:month|year)|a)\b)/i
const monthly = /^ ?(?:a|per|each|every|al|por|cada) (?:month|mes)\b/i
const savesSpanish =
  /\b(?:quiero|quisiera|necesito|gustaría|gustaria|voy a|ayúdame a|ayudame a|cómo|como|puedo) (?:empezar a )?ahorrar\b/iu
const cushion =
  /\b(?:emergency|rainy[- ]day) (?:fund|savings|money)\b|\b(?:fondo|ahorros?) (?:de|para) (?:las )?emergencias?\b/i
const spends =
  /\b(?:spend|need|live on|get by on|bills|expenses|costs?|gast(?:o|amos)|necesit(?:o|amos)|gastos)\b[^.?!]{0,30}$/i
const builds =
  /\b(?:build|start|create|make|have|grow|set up|fill|finish|want|need|crear|hacer|tener|empezar|quiero|necesito)\b/i
const paysOff = String.raw`pay(?:ing)? off|pay(?:ing)?(?: [\p{L}’']+){1,5} off|clear(?:ing)?|get(?:ting)? (?:rid|out) of|pagar|saldar|liquidar|salir de`
const owed = 'cards?|credit|debts?|loans?|overdraft|tarjetas?|deudas?|préstamos?|prestamos?|créditos?'
/** Matches 'pay off my card' and 'pay my card off'. */
const debt = new RegExp(
  String.raw`\b(?:${paysOff})\b(?:[^.?!]{0,40}\b(?:${owed})\b|(?<=(?:cards?|debts?|loans?) off))`,
  'iu',
)
const not =
  /\b(?:can ?[’']?t|cannot|don[’']?t|doesn[’']?t|didn[’']?t|not|never|no (?:puedo|quiero|logro)|invest\w*|invertir)\b/i
const question =
  /^(?:how|what|whats|which|when|where|why|who|should|is|are|do|does|will|cuánto|cuanto|cuál|cual|debo|debería)(?!\p{L})/iu
const spanishLead = /^(?:(?:hola|por favor|yo|quiero|quisiera|necesito|me gustar[ií]a|voy a|ay[uú]dame a)[ ,]+)*/i

/** Matches after a number that is not the sum: '3 credit cards', '15 an hour'. */
const countsOther =
  /^ ?(?:(?:credit|store|student|car|big|small|different) )?(?:cards?|loans?|debts?|bills|kids|people|years?)\b|^ ?(?:an?|per|\/) ?(?:hours?|hr)\b/i

function sumToSave(line: string, sums: readonly Amount[]): Amount | undefined {
  return sums.find(({ start, end, isBare }) => {
    const after = line.slice(end)
    if (puts.test(line.slice(0, start)) && aside.test(after)) return true
    return saves.test(line.slice(0, start)) && (!isBare || bareEnd.test(after))
  })
}

/** Reads the monthly spending: 'I spend 2,800 a month'. */
const sumSpent = (line: string, sums: readonly Amount[]): Amount | undefined =>
  sums.find(({ start, end }) => monthly.test(line.slice(end)) && spends.test(line.slice(0, start)))

/** Reads a wish to save, build a cushion or pay off a debt, or returns null. */
export function readSavingWish({ request, today }: Turn): SavingWish | null {
  const { message } = request
  const clock = { ...request, today }
  if (message.length > maxLetters || message.split(/\s+/).length > maxWords) return null
  for (const sentence of splitAtPunctuation(message)) {
    const text = sentence.trim().replaceAll(/\s+/g, ' ')
    const { day: named, rest: line } = readWhen(text, clock, languageOfRequest(text, 'en'), true)
    const day = named !== null && named > today ? named : null
    if (not.test(line)) continue
    const sums = readAmounts(line, request).filter(({ end }) => !countsOther.test(line.slice(end)))
    const sum = sumToSave(line, sums)
    const isAsked = question.test(line)
    const isOwn = !isAsked || sums.length > 0
    if (debt.test(line) && isOwn) return { about: 'debt', line, sum: sums[0] ?? null, months: null, day }
    const spent = cushion.test(line) ? sumSpent(line, sums) : undefined
    if (spent !== undefined) return { about: 'months', line, sum: spent, months: fundMonths[0], day }
    if (cushion.test(line) && isOwn && (builds.test(line) || line.split(' ').length <= 5))
      return { about: 'cushion', line, sum: sums[0] ?? null, months: null, day }
    const months = sum !== undefined && monthly.test(line.slice(sum.end)) ? monthsUntil(day, today) : null
    if (sum !== undefined || savesSpanish.test(line)) return { about: 'save', line, sum: sum ?? null, months, day }
  }
  return null
}

/** Asks again after a sum that can't be read: 'save $1e9'. */
export function refuseUnreadSum({ request }: Turn): Answer | null {
  const { message, language } = request
  if (message.length > maxLetters || !/\b(?:sav(?:e|ing)|ahorr\w{1,4})\b/i.test(message)) return null
  const unread = findUnreadSum(message, request)
  return unread === null || unread.isBare ? null : makeAnswer(refusals.sum[language](unread.said), { isFree: true })
}

const monthsUntil = (day: string | null, today: string): number =>
  day === null
    ? 12
    : Math.max(1, Math.round(Temporal.PlainDate.from(today).until(day, { largestUnit: 'day' }).days / 30.4))

const titles = {
  save: 'Money put aside',
  cushion: 'Emergency fund',
  months: 'Emergency fund',
  debt: 'Pay off what I owe',
} as const

function titleOf({ about, line }: SavingWish): string {
  const title = toTitle(stripCourtesies({ text: line.replace(spanishLead, ''), language: 'en' }).text)
  return question.test(line) || title.length > 80 ? titles[about] : title
}

/** Makes a goal that counts money if an amount is known, and payments otherwise. */
function toGoal(wish: SavingWish): Goal | null {
  const { about, sum, months, day } = wish
  const value = sum === null ? (about === 'cushion' ? firstCushion : null) : String(Number(sum.value) * (months ?? 1))
  const goal = { kind: 'goal', title: titleOf(wish), category: 'financial', targetDate: day } as const
  const currency = sum?.currency ?? null
  if (value !== null) return { ...goal, goalKind: about === 'debt' ? 'debt' : 'amount', targetValue: value, currency }
  return about === 'debt' ? { ...goal, goalKind: 'habit', targetValue: payments, currency: null } : null
}

/** Says what the goal counts, and what that means per month. */
function lineOf(
  { about, sum, months }: SavingWish,
  { title, targetValue, currency, targetDate }: Goal,
  today: string,
): string {
  const total = Number(targetValue)
  if (about === 'months' && sum !== null) {
    const [least, most] = fundMonths.map((count) => formatSum(Number(sum.value) * count, currency))
    return `At ${formatSum(Number(sum.value), currency)} a month, three months is ${least} and six months is ${most}. Aim for the first month, then for three. The card below sets up the ${least} as a goal.`
  }
  const card = `The card below sets up ${quoteUserText(title)} as a goal`
  if (sum === null)
    return about === 'debt'
      ? `${card} of twelve payments, because I don’t know the amount. If you add an amount, it’ll count the money instead.`
      : `${card} with ${total} as a first target, because you didn’t name an amount. Change it to whatever fits.`
  const spread = monthsUntil(targetDate, today)
  const each = formatSum(Math.ceil(total / spread), currency)
  const until = targetDate === null ? 'over a year' : `over ${spread === 1 ? 'a month' : `${spread} months`}`
  return months === null
    ? `${card} of ${formatSum(total, currency)}. Spread ${until}, that’s about ${each} a month.`
    : `${card} of ${formatSum(total, currency)}, which is ${formatSum(Number(sum.value), currency)} a month ${until}.`
}

const everyTwoWeeks = /\bevery (?:2|two|other) weeks?\b|\bbi-?weekly\b|\btwice a month\b/i

/** Answers without a matter: divides the sum by the time that is left until its date. */
function divideUntil({ sum, months }: SavingWish, goal: Goal, { request, today }: Turn): Answer | null {
  const { targetDate, targetValue, currency, title } = goal
  if (sum === null || months !== null || targetDate === null) return null
  const days = Temporal.PlainDate.from(today).until(targetDate, { largestUnit: 'day' }).days
  const each = (every: number): string =>
    formatSum(Math.ceil(Number(targetValue) / Math.max(1, Math.floor(days / every))), currency)
  const rates = everyTwoWeeks.test(request.message)
    ? `${each(14)} out of each paycheck, or ${each(7)} a week`
    : `${each(30.4)} a month, or ${each(7)} a week`
  return makeAnswer(
    paragraphs(
      `${formatSum(Number(targetValue), currency)} by ${formatDay(targetDate, today, 'en')} is about ${rates}.`,
      'Have it move to another account automatically the day after payday, before the week gets to it. If that’s too much, give it more time instead of living on nothing: even a smaller amount that really happens gets you most of the way. Whatever comes in extra, like a refund or a good week, goes straight there.',
      `The card below sets up ${quoteUserText(title)} as a goal, and counts what you put in.`,
    ),
    { cards: [goal], question: makeQuestion('passage', 'What could you skip for a while to make it easier?') },
  )
}

/** Opens the passage on a wish with a prepared goal, or returns null if all its passages were opened. */
export function offerSavingGoal(wish: SavingWish, turn: Turn, passages: readonly Passage[]): Answer | null {
  const divided = wish.about === 'save' && turn.request.language === 'en' ? toGoal(wish) : null
  const answer = divided && divideUntil(wish, divided, turn)
  if (answer !== null) return answer
  const passage = library[wish.about]
    .map((id) => passages.find((one) => one.id === id))
    .find((one) => one !== undefined && !turn.state.opened.includes(one))
  if (passage === undefined) return null
  const goal = toGoal(wish)
  const hasOne =
    (wish.about === 'cushion' || wish.about === 'months') &&
    turn.request.facts.goals?.some(({ title, isCompleted }) => !isCompleted && cushion.test(title))
  if (goal === null || hasOne === true) return openPassage(passage, turn)
  return openPassage(passage, turn, undefined, { proposal: goal, line: lineOf(wish, goal, turn.today) })
}
