import { type ClockSpan, spansIn } from './clock-spans.ts'
import { hourAfter, hourIn } from './time-text.ts'

/** The fixed hours of an ordinary day, in minutes of the day. */
export type DayFacts = {
  shifts: readonly { from: number; to: number }[]
  up: number | null
  /** The hour when the house empties in the morning. */
  out: number | null
  /** True if it is the children’s bus that leaves then. */
  isBus: boolean
  pickup: number | null
  home: number | null
  supper: number | null
  /** The hour when the evening’s duties are over. */
  done: number | null
}

const works =
  /\b(?:work|works|working|job|shifts?|split shift|drive|clean|teach|schedule|hours|office|program|duty)\b[^.]{0,40}$/
const joined = /^ ?(?:and|&|,|, and|then) ?$/
const up = hourAfter("up|get up|wake up|i'm up|im up|alarm")
const bus = hourAfter("(?<!off (?:the |her |his )?)(?:the |kids'? |kids |school )?bus(?: is| comes| leaves)?")
const leave = hourAfter('(?:leave|out the door)(?: for work| the house)?')
const pickup = hourAfter('pick ?up(?: is| at)?|pick up (?:my |the )?(?:\\w+ )(?:at|by)?|pick (?:him|her|them) up')
const home = hourAfter("home|i'm home|get home")
const supper = hourAfter('(?:supper|dinner)(?: is)?')
const done = hourAfter("done|kids (?:are )?(?:in bed|down|asleep)|(?:kids'? )?bedtime(?: is)?|everybody down")

/** The shifts of a day: one, or two of a split shift. */
function shiftsIn(text: string): ClockSpan[] {
  const spans = spansIn(text)
  const pair = spans.findIndex(({ end, to }, at) => {
    const next = spans[at + 1]
    return next !== undefined && joined.test(text.slice(end, next.at)) && next.from >= to
  })
  const worked = spans.findIndex(({ at }) => works.test(text.slice(Math.max(0, at - 60), at)))
  const first = worked === -1 ? pair : worked
  const one = spans[first]
  if (one === undefined) return []
  const next = spans[first + 1]
  const isSplit = next !== undefined && joined.test(text.slice(one.end, next.at)) && next.from >= one.to
  return isSplit ? [one, next] : [one]
}

/** Reads the fixed hours of an ordinary day. */
export function dayFacts(text: string): DayFacts {
  const busAt = hourIn(text, bus, false)
  return {
    shifts: shiftsIn(text),
    up: hourIn(text, up, false),
    out: busAt ?? hourIn(text, leave, false),
    isBus: busAt !== null,
    pickup: hourIn(text, pickup, true),
    home: hourIn(text, home, true),
    supper: hourIn(text, supper, true),
    done: hourIn(text, done, true),
  }
}
