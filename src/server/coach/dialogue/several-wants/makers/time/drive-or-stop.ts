import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { wholeWords } from '../../../../phrase-pattern.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { clockText, hourAfter, hourIn, lengthText, timeText } from './facts/time-text.ts'
import type { Part } from '../../part.ts'

const asks = wholeWords([
  '(?:drive|go|push) (?:straight )?through|(?:drive|do) it in one (?:go|day|shot)|stop (?:halfway|overnight|for the night|somewhere|or)|(?:should|do) (?:we|i) stop|or stop',
])
const distance = /\b(\d{2,4}) miles\b/
const leaves = hourAfter(
  '(?:leave|leaving|leaves|head(?:ing)? out|take off|starting)(?: on)?(?: monday| tuesday| wednesday| thursday| friday| saturday| sunday| tomorrow)?(?: after school| after work| right after work| morning| afternoon)?(?: at)?',
)
const children = /\b(?:kids|girls|boys|toddler|baby|daughters?|sons?|children|year old|littlest)\b/
const alone = /\b(?:just me|by myself|alone|me and my (?:\w+ )?(?:girls|boys|kids|daughters?|sons?|toddler|baby))\b/

/** In miles an hour on the highway, and in minutes: a stop, and how often one comes. */
const speed = 62
const [stopWithKids, stop, between, betweenWithKids] = [20, 15, 150, 120]
/** In minutes of the day (24:00 is 1440): arriving later than this isn't safe for one driver. */
const latest = 23 * 60 + 30
/** In minutes: what one driver does in a day. */
const mostDriving = 9 * 60
const morning = 8 * 60
const round = (minutes: number, to: number): number => Math.round(minutes / to) * to

/** Says whether to drive through or stop for the night, from the miles and the hour of leaving. Returns null if either isn't told. */
export function driveOrStop(part: Part): Answer | null {
  if (!asks.test(part.line)) return null
  const text = timeText(part)
  const miles = Number(distance.exec(text)?.[1] ?? 0)
  const start = hourIn(text, leaves, !/\bmorning\b/.test(text))
  if (miles < 150 || miles > 2_000 || start === null) return null
  const local = new LocalFormat('en', part.alone.today)
  const withKids = children.test(text)
  const clock = (minute: number) => clockText(round(minute, 15), local)
  const total = (some: number): number => {
    const driving = (some / speed) * 60
    return driving + Math.floor(driving / (withKids ? betweenWithKids : between)) * (withKids ? stopWithKids : stop)
  }
  const driving = round((miles / speed) * 60, 30)
  const arrives = start + total(miles)
  const sum = `${miles} miles is about ${lengthText(driving)} of driving at ${speed} miles an hour, and more like ${lengthText(round(total(miles), 30))} with stops.`
  if (arrives <= latest && driving <= mostDriving)
    return makeAnswer(
      paragraphs(
        `**Drive through.** ${sum} Leaving at ${clock(start)}, you’re there around ${clock(arrives)}.`,
        `${withKids ? `A real stop every two hours: everybody out, bathroom, run around. ` : ''}Set one rule before you leave: if whoever’s driving yawns twice, you get a room.`,
      ),
      { closesTopic: true },
    )
  const first = miles / 2
  const night = start + total(first)
  return makeAnswer(
    paragraphs(
      `**Stop halfway.** ${sum} Leaving at ${clock(start)}, driving through puts you there around ${clock(arrives)}${alone.test(text) ? ', with one driver awake the whole way' : ''}.`,
      `**First leg:** about ${Math.round(first / 5) * 5} miles, off the road around ${clock(night)}${night > latest ? '. That’s late, so pick a place an hour sooner' : ''}. Book the room now, with free breakfast${withKids ? ', and put pajamas on at the last gas stop' : ''}. **Second leg:** out by ${clock(morning)}, there around ${clock(morning + total(first))}.`,
      'That’s by the clock you leave with; check for a time zone on the way.',
    ),
    { closesTopic: true },
  )
}
