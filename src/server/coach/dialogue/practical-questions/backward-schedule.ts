import { capitalize } from '#contract/capitalize.ts'
import { readCount } from '../../number-words.ts'
import { bulletList } from '../../markdown.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { clockTime } from '../../when/format-clock-time.ts'

/** Something that takes a while, and the oven it needs. */
type Step = { name: string; minutes: number; degrees: number | null }

const end = new RegExp(
  `\\b(?:${oneOf('eat(?:ing)?|dinner|supper|lunch|brunch|serve|leave|leaving|be there|be at \\S+|out the door|ready', 'bus (?:comes|leaves)|guests (?:come|arrive)|starts?|begins?|boarding')})\\b(?: \\w+){0,3}? (?:at|by|is|for) (?:about |around )?(\\d{1,2})(?::(\\d\\d))? ?(am|pm)?\\b`,
  'i',
)
const asksWhen = new RegExp(
  oneOf(
    '\\b(?:what time|when) (?:do|should|would|does|can|must) (?:i|we|it|they|everything)\\b',
    '\\bwhen (?:to|does)\\b|\\bwhat time\\b.{0,20}\\b(?:start|begin|up|leave|in)\\b',
  ),
  'i',
)
const duration = new RegExp(
  `([\\p{L}][\\p{L}’' ]{1,40}?)(?: (?:${oneOf('bakes?|takes?|is|are|needs?|cooks?|roasts?|for|about|around|like|of')})){0,3} (\\d{1,3}|an|one|two|three|half an) ?(min(?:ute)?s?|hours?|hrs?)\\b(?: (?:at|@) (\\d{3}))?`,
  'giu',
)
const lead =
  /^(?:(?:and|but|also|then|plus|so|the|my|a|an|i|we|it|is|got|have|need(?: to)?|want to|gotta|if|with|for|drive|make)\s+)+/i
const maxSteps = 6
const fewestSteps = 1

function stepsIn(message: string): Step[] {
  return [...message.matchAll(duration)].slice(0, maxSteps).map(([, name = '', count = '', unit = '', degrees]) => ({
    name: name.trim().replace(lead, '').trim(),
    minutes: (count.toLowerCase() === 'half an' ? 0.5 : readCount(count)) * (unit.startsWith('h') ? 60 : 1),
    degrees: degrees === undefined ? null : Number(degrees),
  }))
}

/** Minutes from midnight; an hour without am or pm is read as people mean it. */
function endOf(message: string, isMorning: boolean): number | null {
  const [, hour, minute = '0', half] = end.exec(message) ?? []
  if (hour === undefined || Number(hour) > 12) return null
  const isAfternoon = half === undefined ? !isMorning && Number(hour) !== 12 : half.toLowerCase() === 'pm'
  return (
    ((Number(hour) % 12) + (isAfternoon || (half === undefined && Number(hour) === 12) ? 12 : 0)) * 60 + Number(minute)
  )
}

/** Minutes that the oven takes to heat up. */
const heating = 15
/** Minutes that it takes to reach another temperature. */
const changing = 5

/** Bakes in one oven in turn, the longest first, so that it rests while the others bake. */
function bakeInTurn(steps: readonly Step[], ends: number): string {
  const order = steps.toSorted((one, other) => other.minutes - one.minutes)
  const gaps = order.map((step, at) => (at > 0 && order[at - 1]?.degrees !== step.degrees ? changing : 0))
  const total = order.reduce((sum, { minutes }, at) => sum + minutes + (gaps[at] ?? 0), 0)
  const first = order[0]
  if (first === undefined) return ''
  let at = ends - total
  const lines = [`${clockTime(at - heating)}: oven on${first.degrees === null ? '' : ` to ${first.degrees}`}`]
  order.forEach((step, index) => {
    const gap = gaps[index] ?? 0
    if (index > 0 && gap > 0) lines.push(`${clockTime(at)}: oven to ${step.degrees}`)
    at += gap
    lines.push(`${clockTime(at)}: ${step.name} in`)
    at += step.minutes
    lines.push(`${clockTime(at)}: ${step.name} out${index < order.length - 1 ? ', foil over it' : ', and you eat'}`)
  })
  return `${capitalize(first.name)} goes in at ${clockTime(ends - total)}.\n\n${bulletList(lines)}\n\nWhat comes out first stays warm under foil while the rest bakes.`
}

/** Everything after the other, counted back from when it has to be done. */
function doInTurn(steps: readonly Step[], ends: number, isMorning: boolean): string {
  const total = steps.reduce((sum, { minutes }) => sum + minutes, 0)
  let at = ends - total
  const lines = steps.map(({ name, minutes }) => {
    const line = `${clockTime(at)}: ${name} (${minutes} min)`
    at += minutes
    return line
  })
  const spare = 10
  return `Start at ${clockTime(ends - total)}, or at ${clockTime(ends - total - spare)} to have ten minutes to spare.\n\n${bulletList([...lines, `${clockTime(ends)}: ${isMorning ? 'out the door' : 'done'}`])}\n\nThat’s ${total} minutes in all. If it has to be shorter, do the first part the night before.`
}

/** Calculates when to begin, from the time that it takes and its end. Returns null if either is missing. */
export function answerSchedule(message: string): string | null {
  if (!asksWhen.test(message)) return null
  const isMorning =
    /\b(?:wake|get up|alarm|school|work|am|breakfast|shower)\b/i.test(message) && !/\bpm\b/i.test(message)
  const ends = endOf(message, isMorning)
  const steps = stepsIn(message).filter(
    ({ name, minutes }) => name !== '' && name.split(' ').length <= 4 && minutes > 0,
  )
  if (ends === null || steps.length < fewestSteps) return null
  const isBaked = steps.every(({ degrees }) => degrees !== null)
  return isBaked
    ? bakeInTurn(steps, ends)
    : doInTurn(steps, ends, isMorning && /\b(?:leave|leaving|out the door|bus|be (?:at|there))\b/i.test(message))
}
