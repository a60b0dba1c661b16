import { bulletList } from '../../../markdown.ts'
import { anyOf, oneOf } from '../../../phrase-pattern.ts'
import { paragraphs, type Turn } from '../../compose-answer.ts'
import { figureText } from '../numbers-to-figures.ts'
import { type Duty, dutiesIn } from './timetable-duties.ts'
import { clockTime } from '../../../when/format-clock-time.ts'

const asks = new RegExp(
  oneOf(
    String.raw`\b(?:make|prepare|give|draw|write|build|create|need|want|like|love|set|do|design|work out|plan)(?: up| for)?(?: me| us)?(?: up| out)? (?:a |an |my |some )?(?:[\w-]+ ){0,3}?(?:timetable|time table|daily (?:routine|schedule|plan)|weekday (?:routine|schedule|plan)|routine|schedule|day plan)\b`,
    String.raw`^(?:\w+ ){0,3}(?:timetable|schedule|routine)(?: please|:)`,
    String.raw`\b(?:put|fit|lay|arrange|organi[sz]e|plan) (?:out )?my (?:whole )?(?:day|days|weekdays?|evenings?)\b`,
  ),
  'i',
)
const notHere = anyOf(
  'planner|calendar|remind|cleaning (?:schedule|routine)|chore|skin ?care|workout (?:routine|schedule)',
  'feeding schedule|sleep schedule|nap schedule|sitter|nanny|nights|night shift|study schedule for',
  'revision timetable for',
)

const hour = String.raw`(\d{1,2})(?:[:.](\d\d))? ?(am|pm)?`
const gap = String.raw`(?: \w+){0,3}? (?:at |around |about |by |till |until |to )?`
const work =
  '(?:work|lessons?|school|classes|class|shift|office|job|shop|clinic|salon|store|ward|kitchen|factory|stall)'
const roles = {
  wake: new RegExp(
    String.raw`\b(?:wake(?: up)?|get up|up|rise|alarm(?: is| goes(?: off)?)?)(?: at| around| by)? ${hour}\b`,
    'i',
  ),
  starts: new RegExp(
    oneOf(
      String.raw`\b${work}(?:,? (?:is|are|runs|from|starts?|begins?|opens?|at|between))+ ${hour}`,
      String.raw`\b(?:i |have to |and |, ?)(?:leave|start|begin)(?: the house| home| for work| work| teaching)?(?: at| around| by)? ${hour}`,
      String.raw`\bstarts? (?:at )?${hour}`,
    ),
    'i',
  ),
  ends: new RegExp(
    oneOf(
      String.raw`\b${work}(?:,? (?:is|are|runs|from))+ \d{1,2}(?::\d\d)?(?: ?[ap]m)? ?(?:to|till|until|-|–) ?${hour}`,
      String.raw`\b(?:${work}|i|i'm|it)(?: i)? (?:ends?|finish(?:es)?|closes?|is over|are over|gets? out|get off|am done|done|out|off)${gap}${hour}`,
      String.raw`\b(?:ends?|finish(?:es)?|closes) (?:at |by |around )?${hour}`,
    ),
    'i',
  ),
  home: new RegExp(String.raw`\b(?:home|back|get in)${gap}${hour}`, 'i'),
  bed: new RegExp(
    String.raw`\b(?:(?:i )?(?:go to bed|sleep|in bed|asleep|lights out)|my bedtime is)(?: at| by| around)? ${hour}\b`,
    'i',
  ),
} as const

const day = 24 * 60
/** Returns the minute of the day. An hour without am or pm is in the half that fits. */
function minuteOf(text: string, role: RegExp, usualHalf: 'am' | 'pm'): number | null {
  const found = role.exec(text)
  if (found === null) return null
  const at = found.findIndex((group, index) => index % 3 === 1 && group !== undefined)
  const [number, minutes, half] = [Number(found[at]), Number(found[at + 1] ?? 0), found[at + 2]?.toLowerCase()]
  if (number > 24 || minutes > 59) return null
  if (number > 12) return number * 60 + minutes
  return (number % 12) * 60 + minutes + ((half ?? usualHalf) === 'pm' ? day / 2 : 0)
}

const sleepWanted = 7 * 60
const block = 5
const windDown = 20
/** A bedtime before this minute is past midnight. */
const latestBed = 4 * 60
const mostAway = 15 * 60
const fasts = /\b(?:ramadan|iftar|suhoor|sehri|fasting)\b/i
const sum = (duties: readonly Duty[]): number => duties.reduce((all, { minutes }) => all + minutes, 0)

type Line = { from: number; to: number; name: string }
const half = (minutes: number): string => ((minutes + day) % day < day / 2 ? ' am' : ' pm')
const show = ({ from, to, name }: Line): string =>
  `${clockTime(from)}${half(from) === half(to) ? '' : half(from)} to ${clockTime(to)}${half(from) === half(to) ? '' : half(to)}: ${name}`

const withoutFood = (line: Line): Line => ({
  ...line,
  name: line.name
    .replace(/, something warm to drink|, a cup of something/, '')
    .replace('breakfast, ', '')
    .replace('supper and', 'iftar and'),
})

/** Shortens the duties without a given length, down to the least, if there are too many. */
function shrunk(duties: readonly Duty[], length: number): readonly Duty[] {
  const all = sum(duties)
  const soft = all - duties.reduce((least, duty) => least + duty.least, 0)
  const part = soft === 0 ? 0 : Math.min(1, Math.max(0, all - length) / soft)
  return duties.map((duty) => ({
    ...duty,
    minutes: Math.floor((duty.minutes - (duty.minutes - duty.least) * part) / block) * block,
  }))
}

function fill(duties: readonly Duty[], from: number, to: number): { lines: Line[]; left: Duty[] } {
  let at = from
  const lines: Line[] = []
  const left: Duty[] = []
  for (const duty of duties) {
    if (duty.minutes > to - at) left.push(duty)
    else {
      lines.push({ from: at, to: at + duty.minutes, name: duty.name })
      at += duty.minutes
    }
  }
  if (to - at >= 2 * block && lines.length > 0) lines.push({ from: at, to, name: 'yours, or whatever ran over' })
  return { lines, left }
}

/** Puts what needs a clear head into the morning if it fits, and the user's own work too if the evening is too short. */
function inMorning(duties: readonly Duty[], morning: number, evening: number): Duty[] {
  const chosen = duties.filter((duty) => duty.isFresh && duty.minutes <= morning).slice(0, 1)
  for (const duty of duties.filter(({ order }) => order >= 6)) {
    const rest = duties.filter((one) => !chosen.includes(one))
    if (!chosen.includes(duty) && sum(rest) > evening && sum(chosen) + duty.minutes <= morning) chosen.push(duty)
  }
  return chosen
}

function layOut(duties: readonly Duty[], { up: wake, starts, ends, bed }: Hours) {
  const ready = wake + 15
  const beforeWork = starts === null ? 75 : starts - 25 - ready
  const fresh = inMorning(duties, beforeWork, bed - windDown - ends - 30)
  const freshEnds = ready + sum(fresh)
  const evening = duties.filter((duty) => !fresh.includes(duty)).toSorted((a, b) => a.order - b.order)
  const { lines, left } = fill(shrunk(evening, bed - windDown - ends - 30), ends + 30, bed - windDown)
  const toWork = starts ?? ends
  return {
    left,
    lines: [
      { from: wake, to: ready, name: 'up, wash, something warm to drink' },
      ...fresh.map(({ name, minutes }, at) => {
        const from = ready + sum(fresh.slice(0, at))
        return { from, to: from + minutes, name }
      }),
      {
        from: freshEnds,
        to: toWork,
        name: starts === null ? 'breakfast, getting everyone ready, then your working day' : 'breakfast, getting ready',
      },
      ...(starts === null ? [] : [{ from: starts, to: ends, name: 'work' }]),
      { from: ends, to: ends + 30, name: 'home, shoes off, a cup of something' },
      ...lines,
      { from: bed - windDown, to: bed, name: 'tomorrow’s things by the door, lights low' },
    ],
  }
}

type Hours = { up: number; starts: number | null; ends: number; bed: number }

/** Reads the hours of a weekday. Returns null if the message doesn't have them, or they are of another kind of day. */
function hoursIn(text: string): Hours | null {
  const wake = minuteOf(text, roles.wake, 'am')
  const ends = minuteOf(text, roles.home, 'pm') ?? minuteOf(text, roles.ends, 'pm')
  const begins = minuteOf(text, roles.starts, 'am')
  if (ends === null || (wake === null && begins === null)) return null
  const starts = begins !== null && wake !== null && begins <= wake ? begins + day / 2 : begins
  const up = wake ?? (starts ?? 0) - 90
  const late = minuteOf(text, roles.bed, 'pm')
  const told = late !== null && late > day / 2 && late < day / 2 + latestBed ? late + day / 2 : late
  const bed = told !== null && told > ends ? told : Math.min(up + day - sleepWanted, day - 30)
  const away = ends - (starts ?? up)
  const isOther = up < 3 * 60 || up > 11 * 60 || (starts !== null && starts <= up)
  return isOther || away < 120 || away > mostAway || bed - ends < 120 ? null : { up, starts, ends, bed }
}

function sayLength(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${hours} hour${hours === 1 ? '' : 's'}${rest === 0 ? '' : ` ${rest} minutes`}`
}

/**
 * Writes a timetable of a weekday: the given hours, then the things for the free ones. Returns null if the message doesn't ask for it, or
 * has too few hours.
 */
export function answerTimetable({ request: { message } }: Turn): string | null {
  const text = figureText(message)
  if (!asks.test(text) || notHere.test(text)) return null
  const hours = hoursIn(text)
  const duties = dutiesIn(text.replace(asks, ' '))
  if (hours === null || duties.length < 2) return null
  const { up, starts, bed } = hours
  const { lines, left } = layOut(duties, hours)
  const sleep = up + day - bed
  const isFast = fasts.test(text)
  return paragraphs(
    'A weekday, around the hours you gave me:',
    bulletList([
      ...lines.map((line) => show(isFast ? withoutFood(line) : line)),
      `${clockTime(bed)}: lights out, ${sayLength(sleep)} until ${clockTime(up)}`,
    ]),
    left.length === 0
      ? null
      : `It doesn’t all fit into one day and leave you ${sleep < sleepWanted ? 'any more sleep' : '7 hours’ sleep'}: ${left.map(({ name }) => name).join(', ')} ${left.length === 1 ? 'goes' : 'go'} to the weekend or every other evening.`,
    sleep < sleepWanted
      ? `That’s under 7 hours of sleep. To get there, lights out would be at ${clockTime(up + day - sleepWanted)}.`
      : null,
    `${starts === null ? 'You didn’t say when work begins, so I left the morning loose. ' : ''}If you didn’t give a length, I picked one, so shift what’s off.${isFast ? ' Suhoor and iftar go by the hours where you are.' : ''}`,
  )
}
