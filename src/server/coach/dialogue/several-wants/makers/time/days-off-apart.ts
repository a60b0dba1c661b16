import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { bulletList } from '../../../../markdown.ts'
import { wholeWords } from '../../../../phrase-pattern.ts'
import { anyEnglishWeekday } from '../../../../when/weekdays.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { weekdaysIn } from '../../../plans-around-hours/work-hours.ts'
import { timeText } from './facts/time-text.ts'
import type { Part } from '../../part.ts'

const asks = wholeWords([
  'how (?:do|can|could|should) we (?:\\w+ )?(?:fix|see|make|get|find|have)|when (?:do|can|would|could|will) we (?:ever |even )?(?:see|have|get|spend)',
])
const named = `(?:${anyEnglishWeekday})(?:(?: and |, | & |/)(?:${anyEnglishWeekday}))*`
const mine = new RegExp(
  String.raw`\b(?:mine (?:are|is)|i'?m off|im off|i am off|my days off are|i have)(?: on)? (${named})`,
)
const theirs = new RegExp(
  String.raw`\b(?:(?:his|hers|her days off|his days off) (?:are|is)|(?:he|she)'?s off|(?:husband|boyfriend|bf|wife|girlfriend|partner|fiance) is off)(?: on)? (${named})`,
)

/** Finds time together for two people whose days off don't meet. Returns null if both people's days aren't told. */
export function findTimeTogether(part: Part): Answer | null {
  if (!asks.test(part.line)) return null
  const text = timeText(part)
  const otherSaid = theirs.exec(text)
  const own = weekdaysIn((mine.exec(text)?.[1] ?? '').replaceAll('/', ' '))
  const other = weekdaysIn((otherSaid?.[1] ?? '').replaceAll('/', ' '))
  if (own.length === 0 || other.length === 0) return null
  const local = new LocalFormat('en', part.alone.today)
  const names = (days: readonly number[]): string => local.list(days.map((day) => local.weekdayOf(day)))
  const who = /\b(?:she|hers?|wife|girlfriend)\b/.test(otherSaid?.[0] ?? '')
    ? 'she’s'
    : /\b(?:he|his|husband|boyfriend|bf)\b/.test(otherSaid?.[0] ?? '')
      ? 'he’s'
      : 'your other half is'
  const both = own.filter((day) => other.includes(day))
  const pair = own.flatMap((day) =>
    other.flatMap((one) => ((one - day + 7) % 7 === 1 || (day - one + 7) % 7 === 1 ? [{ day, one }] : [])),
  )[0]
  const eve = pair === undefined ? null : (pair.one - pair.day + 7) % 7 === 1 ? pair.day : pair.one
  const lead =
    both.length > 0
      ? `You share ${names(both)}. Guard it: nothing else goes on that day before noon.`
      : `You’re off ${names(own)}, and ${who} off ${names(other)}, so there’s no shared day. What you can have is a fixed evening and a swap:`
  return makeAnswer(
    paragraphs(
      lead,
      bulletList([
        eve === null
          ? '**One evening a week that’s the same every week:** phones in a drawer, food, nothing about the schedule.'
          : `**${local.weekdayOf(eve)} night, every week:** one of you was off that day and the other is off the next, so nobody’s wiped out on both ends. Whoever was off makes dinner.`,
        '**One swap a month:** each of you asks for one of the other’s days off, two schedules ahead. A date far off is easier to say yes to.',
        '**Every day:** ten minutes of coffee, or a call on the drive home.',
      ]),
      'Ask your manager this week if one of your two days can move for good. It’s a small ask, and it fixes the most.' +
        (/\bfight/.test(text) ? ' And the fights often shrink once you’ve had one whole evening.' : ''),
    ),
    { closesTopic: true },
  )
}
