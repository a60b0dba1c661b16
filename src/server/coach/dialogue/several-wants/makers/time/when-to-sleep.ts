import { capitalize } from '#contract/capitalize.ts'
import { englishWeekdays, anyEnglishWeekday, weekdayNumber } from '../../../../when/weekdays.ts'
import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { bulletList } from '../../../../markdown.ts'
import { wholeWords } from '../../../../phrase-pattern.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { clockSpan } from '../../../plans-around-hours/time-range-text.ts'
import { asksForPlan } from './facts/asks-for-plan.ts'
import { eventAt, shiftEnd, wakingsIn, worksNights } from './facts/sleep-facts.ts'
import { clockText, hourAfter, hourIn, lengthText, timeText, wholeText } from './facts/time-text.ts'
import type { Part } from '../../part.ts'

const asks = wholeWords([
  '(?:when|what time|how|what hours) (?:do|can|could|should|would|am|will) i (?:\\w+ ){0,3}(?:sleep|nap|rest)',
  'when i (?:could|can|should|would) (?:\\w+ )?(?:sleep|nap|rest)|sleep (?:schedule|plan)|so i (?:actually |can |could |even )*sleep|get (?:some|any|enough) sleep',
])

const wholeDay = 1_440
/** In minutes: the way home and winding down, the longest sleep after a last shift, and what an outing needs before it. */
const [unwind, longest, before] = [90, 330, 120]
/** In minutes of the day: bed on the night after. */
const earlyBed = 21 * 60
const leaveEarly = 45

/** In minutes: lying down soon after a shift, getting ready, an appointment with the way there and back, and the real sleep. */
const [soon, ready, outing, main] = [45, 75, 120, 300]
/** A nap before something in the morning, and the real sleep after it. Null if even a nap doesn't fit. */
function splitSleep(
  end: number,
  { name, minute }: { name: string; minute: number },
  on: string,
  local: LocalFormat,
): Answer | null {
  const [nap, up] = [end + soon, minute - ready]
  if (up - nap < 60) return null
  const after = Math.ceil((minute + outing) / 30) * 30
  return makeAnswer(
    paragraphs(
      `**${capitalize(on)}, in two pieces:** ${clockSpan(nap, up, local)}, then ${clockSpan(after, after + main, local)}.`,
      `The first one is only a nap (${lengthText(up - nap)}): two alarms, clothes laid out, somebody else drives to the ${name} if anybody can. The second is the real sleep, so come straight home for it. If you’d have to drive yourself and you’re nodding off, move the ${name} to an afternoon.`,
    ),
    { closesTopic: true },
  )
}

/** When to sleep between the end of a night shift and something on the same day. */
function betweenShiftAndEvent(text: string, line: string, local: LocalFormat): Answer | null {
  const event = eventAt(text)
  if (event === null || !worksNights(text)) return null
  const name = englishWeekdays[event.weekday - 1] ?? ''
  if (!line.includes(name.slice(0, 3)) && !/\b(?:that|the) day\b/.test(line)) return null
  const { minute: off, isTold } = shiftEnd(text)
  const bed = off + unwind
  const up = Math.min(bed + longest, Math.floor((event.minute - before) / 15) * 15)
  if (up - bed < 180) return splitSleep(off, event, name, local)
  const clock = (minute: number) => clockText(minute, local)
  return makeAnswer(
    paragraphs(
      `**${capitalize(name)}, ${clockSpan(bed, up, local)}.** That’s ${lengthText(up - bed)}, enough to be a person at ${clock(event.minute)}.`,
      bulletList([
        `**Off at ${clock(off)}:** sunglasses on the way home, something small to eat, phone in another room, lie down by ${clock(bed)}.`,
        `**Up at ${clock(up)}:** outside or a bright window for 15 minutes, shower, a real meal. One coffee now is fine.`,
        `**${clock(event.minute - leaveEarly)}:** out the door for the ${event.name}. If you’re foggy, somebody else drives.`,
        `**${clock(earlyBed)}, if you’re off that night:** bed, and that turns you back around.`,
      ]),
      `Last coffee of the shift by about ${clock(bed - 360)}.${isTold ? '' : ' I counted with a shift that ends at 7; if yours doesn’t, slide the morning by the difference.'}`,
    ),
    { closesTopic: true },
  )
}

const partner = /\b(husband|boyfriend|partner|fiance|wife)\b/
/** Somebody who can’t take a feeding at night: not home then. */
const awayAtNight = new RegExp(
  [
    String.raw`\b(?:husband|boyfriend|partner|fiance|wife)(?: is| has)? (?:(?:always |usually )?works? (?:the )?(?:nights?|overnights?`,
    String.raw`|night shift)|(?:on |been )?deployed|gone|away|travels?|on the road)\b`,
  ].join(''),
)
const onNights = new RegExp(
  String.raw`\b(?:back )?(?:on|to|starts?|working) nights?(?: on| this| again)? (${anyEnglishWeekday})\b`,
)
const comesHome = /\b(?:gets|is|comes|be) home (?:at|by|around)? ?(\d{1,2})(?::(\d\d))?\b/
const helper = new RegExp(
  String.raw`\b(?:my )?(mom|mother|sister|mother in law|friend|dad|aunt) (?:to |can |could |would )?(?:come|comes|coming|over)(?: over)?(?: on)? (${anyEnglishWeekday})\b`,
)

/** In minutes: from the first waking back to the evening bed, and a feed. */
const [earlyEvening, feed] = [20 * 60 + 15, 30]
/** In minutes of the next day. */
const morning = wholeDay + 7 * 60

type Block = { from: number; to: number }
const blocksOf = (wakings: readonly number[], bed: number): Block[] =>
  [bed, ...wakings.map((at) => at + feed)].map((from, at) => ({ from, to: wakings[at] ?? Math.max(morning, from) }))

const total = (blocks: readonly Block[]): number => blocks.reduce((sum, { from, to }) => sum + to - from, 0)

function babyLines(text: string, whole: string, wakings: readonly number[], local: LocalFormat): string[] {
  const clock = (minute: number) => clockText(minute, local)
  const [first = 0, second = 0] = wakings
  const blocks = blocksOf(wakings, earlyEvening).filter(({ from, to }) => to - from >= 60)
  const until = onNights.exec(text)?.[1]
  const who = until === undefined && awayAtNight.test(text) ? undefined : partner.exec(text)?.[1]
  const nights = until === undefined ? null : capitalize(englishWeekdays[weekdayNumber(until) - 1] ?? '')
  const shared =
    who === undefined
      ? []
      : [
          `**${nights === null ? 'Every night' : `Till ${nights}`}:** your ${who} takes the ${clock(first)} one and everything before it, with a bottle if the baby takes one. You’re asleep from ${clock(earlyEvening)} to ${clock(second)}, ${lengthText(second - earlyEvening)} in one piece. Then you take the rest.`,
        ]
  const alone = `**${nights === null ? (who === undefined ? 'Every night' : 'On a night alone') : `From ${nights}, alone at night`}:** in bed when the baby is, ${blocks.map(({ from, to }) => clockSpan(from, to, local)).join(', ')}. That’s ${lengthText(total(blocks))} at best, in pieces.`
  const day =
    nights === null
      ? 'the baby’s first nap of the day'
      : `the baby’s first nap of the day, while your ${who ?? 'husband'} sleeps too`
  const [, person, weekday] = helper.exec(whole) ?? []
  const help =
    person === undefined || weekday === undefined
      ? []
      : [
          `**${capitalize(englishWeekdays[weekdayNumber(weekday) - 1] ?? '')}s, if your ${person} comes:** two hours with the door shut, 1 to 3 pm. Sleep before you do one thing in the house.`,
        ]
  return [...shared, alone, `**Every day:** ${day}. Lie down even if you don’t sleep.`, ...help]
}

/** When to sleep around the hours at which a baby wakes. */
function aroundBaby(text: string, whole: string, local: LocalFormat): Answer | null {
  const wakings = wakingsIn(text)
  const isInOrder = wakings.every((at, place) => place === 0 || at > (wakings[place - 1] ?? 0))
  if (wakings.length < 2 || !isInOrder || !/\b(?:baby|newborn|infant)\b/.test(text)) return null
  const home = comesHome.exec(text)
  return makeAnswer(
    paragraphs(
      'The trick is one long piece, not more pieces:',
      bulletList(babyLines(text, whole, wakings, local)),
      home === null
        ? 'Dishes and laundry aren’t on this list on purpose. If you’re too tired to hold the baby safely, put the baby in the crib and lie down.'
        : 'From the minute he’s home it’s his turn: baby to him, you to bed. Dinner can be cereal.',
    ),
    { closesTopic: true },
  )
}

const off = hourAfter('off(?: work)?(?: at)?|get off(?: at)?|home(?: at| by)?|done at')
const kidsAt = hourAfter(
  'kids? (?:are |is |get |gets |home |up |back |off the bus |out of school )+(?:at|by|around)?|school (?:is |gets |lets )?out(?: at)?',
)
const onAgain = /\b(?:on|work|back in|working)(?: again)? tonight\b/

/** When to sleep on the day after a night shift, until the children are back. */
function afterNight(text: string, local: LocalFormat): Answer | null {
  const end = hourIn(text, off, false)
  const kids = hourIn(text, kidsAt, true)
  if (!worksNights(text) || end === null || kids === null || end > 11 * 60) return null
  const clock = (minute: number) => clockText(minute, local)
  const bed = end + unwind
  const up = Math.min(bed + 420, kids - 15)
  if (up - bed < 120) return null
  return makeAnswer(
    paragraphs(
      `**Sleep ${clockSpan(bed, up, local)}.** That’s ${lengthText(up - bed)}:`,
      bulletList([
        `**${clockSpan(end, bed, local)}:** sunglasses home, something small to eat, shower, phone in the kitchen. No dishes, no laundry.`,
        `**${clockSpan(bed, up, local)}:** asleep. Dark room, fan on, a sign on the door, alarm for ${clock(up)}.`,
        `**${clock(kids)}:** the kids. Snack, homework, an easy dinner at 5:30.`,
        onAgain.test(text)
          ? '**6 to 7 pm:** lie down an hour before you go back in, even if you don’t sleep.'
          : `**${clock(earlyBed)}:** bed for the night. If you’re on again tonight, lie down from 5 to 6:30 instead.`,
      ]),
      'Awake in the middle? Stay in the dark with your eyes shut for 20 minutes before you give up on it.',
    ),
    { closesTopic: true },
  )
}

/** Says when to sleep: between a night shift and something the same day, or around a baby's hours. Returns null if these aren't told. */
export function whenToSleep(part: Part): Answer | null {
  if (!asks.test(part.line) && !(asksForPlan(part.line) && /\b(?:nights?|sleeps?)\b/.test(part.line))) return null
  const text = timeText(part)
  const local = new LocalFormat('en', part.alone.today)
  const own = betweenShiftAndEvent(text, part.line, local)
  return own ?? afterNight(text, local) ?? aroundBaby(text, wholeText(part), local)
}
