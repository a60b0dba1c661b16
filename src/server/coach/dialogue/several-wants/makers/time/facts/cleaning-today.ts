import { bulletList } from '../../../../../markdown.ts'
import type { LocalFormat } from '../../../../../record-questions/local-format.ts'
import { timeOfDay } from '../../../../../when/format-clock-time.ts'
import { clockSpan } from '../../../../plans-around-hours/time-range-text.ts'
import { paragraphs } from '../../../../compose-answer.ts'
import { spansIn } from './clock-spans.ts'
import type { Room } from './rooms.ts'
import { hourAfter, hourIn } from './time-text.ts'
import type { Now } from './told-now.ts'

const arrival = hourAfter(
  '(?:friends|people|company|guests|family|in-?laws|everyone|they|she|he|mom|parents|realtor|landlord)(?: (?:is|are|will be|get|gets|be|all))?(?: (?:coming(?: by| over)?|here|over|arriving|arrive|come|comes|showing up|stopping by|dropping by|swinging by|stops by))?',
)
const naps = /\b(?:naps?|sleeps?|down|asleep)(?: from)?,? (?:about |around )?$/
/** In minutes: a child's lunch before a nap, one's own shower, and what stays free before the bell. */
const [lunch, shower, last] = [20, 20, 10]
/** In minutes of the day. */
const latestLunch = 13 * 60

type Step = { from: number; to: number; line: string }
type Nap = { from: number; to: number }

function napIn(text: string, now: number, until: number): Nap | null {
  const found = spansIn(text).find(({ at }) => naps.test(text.slice(Math.max(0, at - 30), at)))
  return found === undefined || found.from <= now || found.from >= until
    ? null
    : { from: found.from, to: Math.min(found.to, until) }
}

/** In minutes: dishes and a vacuum that are done while a child is awake. */
const [dishes, vacuum] = [15, 10]
const dishesLine = 'kitchen, part one: dishes in or soaking, trash out'
const vacuumLine = 'vacuum where they’ll walk, now, while the noise doesn’t matter'

type Task = { minutes: number; line: string }
const toTask = ({ name, minutes, what }: Room): Task => ({ minutes, line: `${name.toLowerCase()}: ${what}` })

/** The tasks before a nap and those in it: what makes noise or needs no hands free comes before. */
function splitAtNap(rooms: readonly Room[], before: number): [Task[], Task[]] {
  const inOrder = rooms.toSorted((a, b) => a.stays - b.stays)
  const awake = inOrder.filter(({ isQuiet }) => !isQuiet).map(toTask)
  const quiet = inOrder.filter(({ isQuiet }) => isQuiet).map(toTask)
  const left = before - awake.reduce((sum, { minutes }) => sum + minutes, 0)
  const hasFloors = awake.some(({ line }) => line.startsWith('floors'))
  if (left >= dishes && quiet.some(({ line }) => line.startsWith('kitchen')))
    awake.push({ minutes: dishes, line: dishesLine })
  if (left >= dishes + vacuum && !hasFloors) awake.push({ minutes: vacuum, line: vacuumLine })
  const isSplit = awake.some(({ line }) => line === dishesLine)
  const rest = quiet.map((task) =>
    isSplit && task.line.startsWith('kitchen')
      ? { minutes: task.minutes - dishes, line: 'kitchen, part two: counters clear, stove wiped, floor last' }
      : task,
  )
  return [awake, rest]
}

function layOut(rooms: readonly Room[], now: number, until: number, nap: Nap | null): Step[] {
  const steps: Step[] = []
  let at = now
  const add = ({ minutes, line }: Task) => {
    steps.push({ from: at, to: at + minutes, line })
    at += minutes
  }
  const meal = nap !== null && nap.from <= latestLunch && nap.from - now >= 2 * lunch ? lunch : 0
  const before = nap === null ? 0 : nap.from - now - meal
  const [awake, quiet] = splitAtNap(rooms, before)
  const all = [...awake, ...quiet].reduce((sum, { minutes }) => sum + minutes, 0)
  const scale = Math.min(1, (until - now - shower - last - meal) / all)
  const scaled = ({ minutes, line }: Task): Task => ({
    minutes: Math.max(5, Math.floor((minutes * scale) / 5) * 5),
    line,
  })
  for (const task of nap === null ? [...awake, ...quiet].map(scaled) : awake.map(scaled)) add(task)
  if (nap !== null) {
    if (meal > 0 && at <= nap.from - 10)
      add({ minutes: nap.from - at, line: 'lunch for the little one, then down for the nap' })
    at = Math.max(at, nap.from)
    for (const task of quiet.map(scaled)) add(task)
  }
  if (until - at >= shower + last) add({ minutes: shower, line: 'you: shower, clean shirt' })
  return steps
}

/** Lays out the hours until company comes today. Returns null if the hour of now or of the company isn't told. */
export function cleaningToday(
  text: string,
  { minute }: Now,
  rooms: readonly Room[],
  local: LocalFormat,
): string | null {
  const until = hourIn(text, arrival, true)
  if (minute === null || until === null || until - minute < 40 || until - minute > 8 * 60) return null
  const now = Math.ceil(minute / 5) * 5
  const steps = layOut(rooms, now, until, napIn(text, now, until))
  const end = steps.at(-1)?.to ?? now
  const clock = (at: number) => local.clock(timeOfDay(at))
  return paragraphs(
    bulletList(steps.map(({ from, to, line }) => `**${clockSpan(from, to, local)}:** ${line}.`)),
    end < until - last
      ? `That leaves you from ${clock(end)} to ${clock(until)} for whatever ran over, or for sitting down.`
      : 'It’s tight, so stop each one when its time is up, done or not.',
  )
}
