import type { CoachProposal } from '#contract/coach.ts'
import { hasSameStem, isSameWord, significantWords } from '#server/lib/match-names.ts'
import type { FoundRecord, NameAnswer, TaskSpan } from '#server/ports/named-records.ts'
import { quoteNames } from '../guide/quote-names.ts'
import type { MoveAllRequest } from './action-request.ts'
import { formatDay, formatTime } from './format-when.ts'

/** The most cards in one answer. It tells how many tasks are left. */
const maxCards = 8
/** In minutes: between two tasks that are put into one part of a day. */
const apart = 30

const later = (time: string, minutes: number): string =>
  Temporal.PlainTime.from(time).add({ minutes }).toString({ smallestUnit: 'minute' })

function spanWords({ from, to, hours }: TaskSpan, today: string): string {
  if (from !== to) return to < today ? 'in that stretch' : 'on those days'
  const part =
    hours === null ? '' : hours.from >= '17' ? ', in the evening' : hours.from < '12' ? ', in the morning' : ''
  return `for ${formatDay(from, today, 'en')}${part}`
}

const isCalled = (title: string, name: string): boolean => {
  const words = significantWords(title)
  return significantWords(name).every((word) => words.some((one) => isSameWord(one, word) || hasSameStem(one, word)))
}

/** Says which exceptions stay, and which don't exist. */
function keptLines(keep: readonly string[], found: readonly FoundRecord[], isMove: boolean): string[] {
  const kept = [
    ...new Set(found.filter(({ title }) => keep.some((name) => isCalled(title, name))).map((one) => one.title)),
  ]
  const lost = keep.filter((name) => !found.some(({ title }) => isCalled(title, name)))
  const stays = isMove
    ? `${kept.length > 1 ? 'stay' : 'stays'} where ${kept.length > 1 ? 'they are' : 'it is'}.`
    : `${kept.length > 1 ? 'stay' : 'stays'} as ${kept.length > 1 ? 'they are' : 'it is'}.`
  return [
    ...(kept.length > 0 ? [`${quoteNames(kept)} ${stays}`] : []),
    ...(lost.length > 0
      ? [`I don’t see anything called ${quoteNames(lost, 'disjunction')} there, so look before you tap.`]
      : []),
  ]
}

/** Writes 'tomorrow', 'on Thursday'. */
const onDay = (day: string, today: string): string => {
  const [near = ''] = formatDay(day, today, 'en').split(',')
  return near.startsWith('to') ? near : `on ${near}`
}

const doing = { delete: 'delete', finish: 'check off', move: 'move' } as const

/** Returns a card for each task that is meant, and a sentence about the others. */
export function proposeMoveAll(
  { span, day, begin, isGuess, act, keep = [] }: MoveAllRequest,
  answer: NameAnswer,
  today: string,
): { cards: CoachProposal[]; line: string | null } {
  if (answer.off.length > 0)
    return {
      cards: [],
      line: 'I can’t look in your planner: that’s switched off for me. You can turn it on in your profile.',
    }
  const kept = keptLines(keep, answer.found, act === undefined)
  const meant = answer.found
    .filter(({ dueDate }) => act !== undefined || dueDate !== day || begin !== null)
    .filter(({ title }) => !keep.some((name) => isCalled(title, name)))
  if (meant.length === 0) {
    const else_ = meant.length < answer.found.length && keep.length > 0 ? ' else' : ''
    const none = `There’s nothing${else_} open in your planner ${spanWords(span, today)}, so there’s nothing to ${doing[act ?? 'move']}.`
    return { cards: [], line: else_ === '' ? none : [...kept, none].join(' ') }
  }
  const cards = meant.slice(0, maxCards).map(({ record, id, title, dueDate }, at): CoachProposal => {
    const time = begin === null ? null : later(begin, at * apart)
    const change = act === undefined ? ({ act: 'move', dueDate: day, time } as const) : ({ act } as const)
    return { kind: 'change', record, id, title, dueDate, change }
  })
  const left = meant.length - cards.length
  const lines = [
    ...kept,
    ...(isGuess && begin !== null ? [`You didn’t name a time, so I started ${formatTime(begin, 'en')}.`] : []),
    ...(left > 0 ? [`${left} more ${left === 1 ? 'is' : 'are'} left: ask again once these are done.`] : []),
    ...(act === 'delete'
      ? [`If you’d rather move them, say “move everything ${onDay(span.from, today)} to” and the day.`]
      : []),
  ]
  return { cards, line: lines.length === 0 ? null : lines.join(' ') }
}
