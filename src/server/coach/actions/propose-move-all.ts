import type { CoachProposal } from '#contract/coach.ts'
import type { NameAnswer, TaskSpan } from '#server/ports/named-records.ts'
import type { ActionRequest } from './action-request.ts'
import { dayWords, timeWords } from './when-texts.ts'

type MoveAll = Extract<ActionRequest, { do: 'moveAll' }>

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
  return `for ${dayWords(from, today, 'en')}${part}`
}

/** A card for each task that is meant, and a sentence on what there is besides. */
export function proposeMoveAll(
  { span, day, begin, isGuess }: MoveAll,
  answer: NameAnswer,
  today: string,
): { cards: CoachProposal[]; line: string | null } {
  if (answer.off.length > 0)
    return {
      cards: [],
      line: 'I can’t look in your planner: that’s switched off for me. You can turn it on in your profile.',
    }
  const movable = answer.found.filter(({ dueDate }) => dueDate !== day || begin !== null)
  if (movable.length === 0)
    return {
      cards: [],
      line: `There’s nothing open in your planner ${spanWords(span, today)}, so there’s nothing to move.`,
    }
  const cards = movable.slice(0, maxCards).map(({ record, id, title, dueDate }, at): CoachProposal => {
    const time = begin === null ? null : later(begin, at * apart)
    return { kind: 'change', record, id, title, dueDate, change: { act: 'move', dueDate: day, time } }
  })
  const left = movable.length - cards.length
  const lines = [
    ...(isGuess && begin !== null ? [`You didn’t name a time, so I started ${timeWords(begin, 'en')}.`] : []),
    ...(left > 0 ? [`${left} more ${left === 1 ? 'is' : 'are'} left: ask again once these are moved.`] : []),
  ]
  return { cards, line: lines.length === 0 ? null : lines.join(' ') }
}
