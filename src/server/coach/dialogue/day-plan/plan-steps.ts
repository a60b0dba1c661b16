import { z } from 'zod'
import { maxProposals } from '#contract/coach.ts'
import { addDays, daysBetween } from '#server/lib/days.ts'
import { readContent } from '#server/lib/content.ts'
import { dueDayIn, readStepsWish, type StepsWish } from '../../actions/read-steps-request.ts'
import { householdCategoryOf } from '../../actions/categories.ts'
import { readSpreadWish } from '../../actions/read-spread-request.ts'
import { makeTask } from '../../actions/task-requests.ts'
import { quoteUserText } from '../../guide/quote-user-text.ts'
import { bulletList } from '../../markdown.ts'
import { LocalFormat } from '../../record-questions/local-format.ts'
import { readSpanOfDays } from '../../when/span-of-days.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'
import { minuteOfNow } from './current-minute.ts'

const steps = await readContent(
  'coach/task-steps',
  z.record(
    z.enum(['writing', 'presentation', 'studying', 'cleaning', 'application', 'any']),
    z.array(z.string().min(1)).min(3),
  ),
)
const cleaning = await readContent(
  'coach/house-cleaning',
  z.array(z.looseObject({ text: z.string(), for: z.string() })),
)
const forGuests = cleaning.flatMap(({ for: whom, text }) => (whom === 'any' || whom === 'guests' ? text : []))
const forMoveOut = cleaning.flatMap(({ for: whom, text }) => (whom === 'moveOut' ? text : []))

const asksForList = String.raw`list|checklist|what (?:all )?(?:do|should) (?:i|we) (?:need to )?clean|clean\w*`
const movesOut = new RegExp(
  String.raw`^(?=[^]{0,300}\b(?:${asksForList})\b)(?=[^]{0,300}\b(?:move|moving|moved|move-?out) ?out\b)` +
    String.raw`(?=[^]{0,300}\b(?:clean\w*|deposit|checklist|spotless)\b)`,
  'i',
)
const wantsList = /\b(?:list|checklist|what (?:all )?(?:do|should) (?:i|we))\b/i
/** Offers cleaning tasks before a move for the household list, as no day was given. */
function planMoveOut({ request: { message } }: Turn): Answer | null {
  if (message.length > 300 || !movesOut.test(message) || !wantsList.test(message)) return null
  return makeAnswer(
    paragraphs(
      'Here’s a move-out list, top to bottom, with the floors near the end. The last one protects your deposit.',
      bulletList(forMoveOut),
      'Each card goes on your household list without a day. Check your lease, too: some ask for carpet cleaning or a walk-through.',
    ),
    {
      cards: forMoveOut.map((title) => ({
        kind: 'household' as const,
        title,
        category: householdCategoryOf(title),
        dueDate: null,
      })),
      isFree: true,
    },
  )
}

const forMeal = await readContent('coach/hosting-steps', z.array(z.string().min(1)))
const isMeal =
  /\b(?:thanksgiving|christmas|easter|dinner|lunch|brunch|party|shower|birthday|cookout|potluck|host\w*|every(?:one|body) (?:comes|gets))\b/i

function titlesOf(wish: StepsWish, message: string): string[] {
  if (wish.of === 'steps') return steps[wish.kind].map((step) => `${wish.subject}: ${step}`)
  if (wish.items.length === 0) return isMeal.test(message) ? forMeal : forGuests
  return wish.of === 'before' ? wish.items.toSorted((a, b) => keeps(a) - keeps(b)) : wish.items
}

/** Tasks that don't keep, or are soon undone, come last. */
const keeps = (title: string): number => (perishes.test(title) ? 2 : soils.test(title) ? 1 : 0)
const perishes = /\b(?:bake|cook|flowers|ice|thaw|cake|food|salads?)\b/i
const soils = /^(?:clean|vacuum|mop|tidy|wipe|sweep|dust)\b/i

/** In days. A date further away is probably a misunderstanding. */
const farthest = 60

/** From the first to the last of these days, as evenly as can be. */
const dayAt = (at: number, many: number, span: readonly string[], isToLast: boolean): string => {
  const place =
    isToLast && many > 1 ? Math.round((at * (span.length - 1)) / (many - 1)) : Math.floor((at * span.length) / many)
  return span[place] ?? span[0] ?? ''
}

function spanOf(wish: StepsWish, { request, today }: Turn): string[] | null {
  const clock = { ...request, today, minute: minuteOfNow({ request }) }
  const first = clock.minute < 17 * 60 ? today : addDays(today, 1)
  const due = wish.of === 'steps' ? dueDayIn(request.message, clock) : null
  if (due !== null && due >= today)
    return Array.from({ length: Math.min(15, daysBetween(first, due) + 1) }, (_, at) => addDays(first, at))
  const named = readSpanOfDays(request.message, clock)
  if (named !== null && named.length > 0) return named
  return wish.of === 'before' ? null : Array.from({ length: 5 }, (_, at) => addDays(first, at))
}

const heads: Readonly<Record<StepsWish['of'], string>> = {
  count: 'Here they are, on different days:',
  steps: 'Here it is in small steps:',
  before: 'Here’s your list, spread over the days before:',
}
const named: Readonly<Record<StepsWish['of'], string>> = {
  count: 'I numbered them, since I don’t know which is which. Tap “Edit” on a card to give it a name or a time.',
  steps: 'They don’t have times yet. Tap “Edit” on a card to set one or change the words.',
  before: 'They don’t have times yet. Tap “Edit” on a card to set one.',
}

/** Plans work in pieces, each on its day, without hours. Returns null if the message doesn't ask for that. */
export function planSteps(turn: Turn): Answer | null {
  const { request, today } = turn
  if (request.language !== 'en') return null
  const moveOut = planMoveOut(turn)
  if (moveOut !== null) return moveOut
  const wish = readStepsWish(request.message, { ...request, today })
  if (wish === null || (wish.of === 'before' && readSpreadWish(request.message, { ...request, today }) !== null))
    return null
  const titles = titlesOf(wish, request.message)
  const isUsual = wish.of === 'before' && wish.items.length === 0
  const span = spanOf(wish, turn)
  const words = new LocalFormat('en', today)
  if (span === null || span.length === 0 || daysBetween(today, span[0] ?? today) > farthest)
    return makeAnswer(
      paragraphs(
        isUsual ? 'Here’s the usual list before company comes:' : 'Here’s your list:',
        bulletList(titles),
        span === null || span.length === 0
          ? 'I don’t know which day it’s for, so I didn’t make any cards. Tell me the day, like “before the 19th,” and I’ll spread them out.'
          : `I read that as ${words.date(addDays(span.at(-1) ?? today, 1))}, which is a long way off, so I didn’t make any cards. Tell me the day, like “before the 19th,” and I’ll spread them out.`,
      ),
      { isFree: true },
    )
  const scheduled = titles
    .slice(0, maxProposals)
    .map((title, at) => ({ title, day: dayAt(at, titles.length, span, wish.of === 'steps') }))
  return makeAnswer(
    paragraphs(
      isUsual ? 'You didn’t name anything, so this is the usual list before company comes:' : heads[wish.of],
      bulletList(scheduled.map(({ title, day }) => `${words.dayName(day)}: ${quoteUserText(title, 100)}`)),
      named[wish.of],
    ),
    {
      cards: scheduled.map(({ title, day }) => makeTask(title, { day, time: null, minutes: null, repeat: null }, day)),
      isFree: true,
    },
  )
}
