import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { bulletList } from '../../../../markdown.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { clockSpan } from '../../../plans-around-hours/time-range-text.ts'
import { wholeWords } from '../../../../phrase-pattern.ts'
import { deadlineOf } from './facts/told-deadline.ts'
import { freeWindows, type Window } from './facts/free-windows.ts'
import { lengthText, timeText } from './facts/time-text.ts'
import { nowIn, type Now } from './facts/told-now.ts'
import { workToDo, type WorkToDo } from './facts/work-to-do.ts'
import type { Part } from '../../part.ts'

const asks = wholeWords([
  'is (?:it|that|this) (?:even |still |actually )?(?:possible|doable|realistic|feasible)|(?:can|could|will|do) (?:i|we) (?:even |still |really |actually )?(?:make|finish|do|manage|get) (?:it|this|that|them|there|through|done)',
  '(?:can|could|will) (?:it|this|that) (?:even |still )?(?:be|get) done|do i have (?:enough )?time|lay (?:it|this|that|them) out|map (?:it|this|that) out|how (?:do|should|would|can) i (?:split|spread|divide|fit|pace)',
  'what goes where|when (?:do|should|would) i do (?:it|them|what|which)|make (?:me )?a (?:plan|schedule)|need a (?:plan|schedule)|plan it',
])

/** In minutes: a desk day of that much free time has a lunch in it. */
const [longDesk, lunch] = [240, 30]
/** In minutes: what can be added to an evening, and what is left over at least to call it safe. */
const [mostMore, safe] = [60, 45]

type Share = { window: Window; minutes: number; many: number }
type Plan = { shares: readonly Share[]; free: number; missing: number }

const usable = (window: Window): Window =>
  window.kind === 'desk' && window.minutes >= longDesk ? { ...window, minutes: window.minutes - lunch } : window

/** Fills the windows in their order. Whole things only where it is told how long one takes. */
function fill({ minutes, items }: WorkToDo, windows: readonly Window[]): Plan {
  let left = items?.many ?? minutes
  const shares = windows.map((window): Share => {
    const share =
      items === null ? Math.min(left, window.minutes) : Math.min(left, Math.floor(window.minutes / items.each + 0.001))
    left -= share
    return { window, many: share, minutes: items === null ? share : share * items.each }
  })
  return { shares, free: windows.reduce((sum, window) => sum + window.minutes, 0), missing: left }
}

const dayText = ({ day, kind, from }: Window, now: Now, local: LocalFormat): string => {
  const isNight = kind === 'night' || (from !== null && from >= 17 * 60)
  if (day === now.day) return isNight ? 'Tonight' : 'Today'
  return isNight ? `${local.weekday(day)} night` : local.weekday(day)
}

function shareLine(
  { window, minutes, many }: Share,
  work: WorkToDo,
  page: number,
  now: Now,
  local: LocalFormat,
): string {
  const name = dayText(window, now, local)
  const at = window.from === null ? name : `${name}, ${clockSpan(window.from, window.from + Math.ceil(minutes), local)}`
  if (work.items === null) return `**${at}:** ${lengthText(minutes)}`
  const till = work.items.page === null ? '' : `, to page ${page + many}`
  return `**${at}:** ${many}${till}${window.from === null ? ` (${lengthText(Math.ceil(minutes))})` : ''}`
}

function linesOf({ shares }: Plan, work: WorkToDo, now: Now, local: LocalFormat): string {
  let page = work.items?.page ?? 0
  return bulletList(
    shares
      .filter(({ many }) => many > 0)
      .map((share) => {
        const line = shareLine(share, work, page, now, local)
        page += share.many
        return line
      }),
  )
}

const needText = ({ minutes, items }: WorkToDo): string =>
  items === null
    ? lengthText(minutes)
    : `${items.many} ${items.unit} at ${items.page === null ? `${lengthText(items.each)} each` : `${Math.round(60 / items.each)} an hour`} is ${items.page === null ? '' : 'about '}${lengthText(Math.round(minutes))}`

/** Lengthens the evenings until everything fits. Null if that is more than can be asked of an evening. */
function withLongerNights(work: WorkToDo, windows: readonly Window[]): { plan: Plan; more: number } | null {
  if (!windows.some(({ kind }) => kind === 'night')) return null
  for (let more = 5; more <= mostMore; more += 5) {
    const longer = windows.map((window) =>
      window.kind === 'night' ? { ...window, minutes: window.minutes + more } : window,
    )
    const plan = fill(work, longer)
    if (plan.missing <= 0) return { plan, more }
  }
  return null
}

function fits(work: WorkToDo, plan: Plan, now: Now, local: LocalFormat): string {
  const spare = plan.free - work.minutes
  const isDesk = plan.shares.some(({ window }) => window.kind === 'desk')
  const verdict =
    spare >= safe ? `Yes, with about ${lengthText(Math.floor(spare / 5) * 5)} to spare` : 'Yes, but only just'
  return paragraphs(
    `${verdict}. ${work.items === null ? 'It takes ' : ''}${needText(work)}, and you’ve got about ${lengthText(plan.free)}${isDesk ? ' at your desk, with a quick lunch' : ''}:`,
    linesOf(plan, work, now, local),
    isDesk
      ? 'Block those hours on your calendar right now, so nobody books them. Do the part only you can do first. Whatever’s already gone of today comes off the spare time, and if that uses it up, say so today, not the day it’s due.'
      : spare >= safe
        ? 'Do the first one in full even if you feel ahead. The spare time is for the night that goes wrong.'
        : 'There’s no slack in it, so start with the first one as planned, and move one early if you can.',
  )
}

function fallsShort(work: WorkToDo, plan: Plan, windows: readonly Window[], now: Now, local: LocalFormat): string {
  const longer = withLongerNights(work, windows)
  const lead = `No, not in the time you’ve named: ${work.items === null ? `it takes ${needText(work)}` : needText(work)}, and you’ve got about ${lengthText(plan.free)}.`
  if (longer !== null)
    return paragraphs(
      `${lead} It works if each night runs ${longer.more} minutes longer:`,
      linesOf(longer.plan, work, now, local),
      work.items?.page !== null && work.items !== null
        ? 'A night that goes wrong is fine if you make it up the next day, not at the end.'
        : longer.plan.shares.some(({ window }) => window.kind === 'break')
          ? 'Give the hard ones to the daytime, and do the quick ones at night, when you’re tired.'
          : 'Do the ones that need thought first each night. The quick ones go last, when you’re tired.',
    )
  const { items } = work
  const reached = items === null ? 0 : items.many - plan.missing
  const rest =
    items === null
      ? `That’s ${lengthText(plan.missing)} short. Do the part they’ll look at first, and ask today which piece can come later.`
      : items.page === null
        ? `That gets ${reached} of ${items.many} done. For the other ${plan.missing}: another pair of hands, fewer of them, or a later date. Ask today.`
        : `That gets you to page ${items.page + reached}, so about ${plan.missing} pages short. Read in order, skip nothing in the next 50, then read a good summary of the rest and the last chapter itself. That’s enough to follow the talk.`
  return paragraphs(lead, linesOf(plan, work, now, local), rest)
}

/** Says whether work fits into the told time until a deadline, and lays it out. Returns null if the amount, the deadline or the time isn't told. */
export function fitWork(part: Part): Answer | null {
  if (!asks.test(part.line)) return null
  const text = timeText(part)
  const work = workToDo(text)
  const now = nowIn(text, part.alone.today)
  const due = deadlineOf(text, now)
  if (work === null || due === null || due.day < now.day) return null
  const windows = freeWindows(text, now, due).map(usable)
  if (windows.length === 0 || work.minutes < 15) return null
  const plan = fill(work, windows)
  const local = new LocalFormat('en', now.day)
  return makeAnswer(plan.missing > 0 ? fallsShort(work, plan, windows, now, local) : fits(work, plan, now, local), {
    closesTopic: true,
  })
}
