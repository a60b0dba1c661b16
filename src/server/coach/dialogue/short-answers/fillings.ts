import { readCount } from '../../number-words.ts'
import { normalize } from '../../guide/text-analysis.ts'

/** What stands in a hole of the text, by its name. */
type Values = (name: string) => string | null

const dayMinutes = 24 * 60
const showClock = (minutes: number): string => {
  const at = ((minutes % dayMinutes) + dayMinutes) % dayMinutes
  return `${Math.floor(at / 60) % 12 || 12}:${String(at % 60).padStart(2, '0')}`
}

const time = String.raw`(\d{1,2})(?:[: ]?([0-5]\d))?(?! ?(?:kids?|child\w*|people|min\w*|hours?|hrs?|days?|weeks?|months?|times|boys|girls|of|yrs?|years?|yo|and)\b)`
const leaves = new RegExp(
  String.raw`\b(?:out|leave|leaving|door|gone|go|bus (?:comes|is)|on the road)\b(?: \w+){0,4}? (?:by|at|before|around|about) ${time}\b`,
)
const sleeps = new RegExp(
  String.raw`\b(?:asleep|in bed|to bed|lights out|bedtime|sleep)\b(?: \w+){0,2}? (?:by|at|before|around) ${time}\b`,
)

/** Counts back from an hour: '{75}' is 75 minutes before it. */
function countBack(message: string, form: RegExp, from: number, to: number): Values | null {
  const line = normalize(message).replace(/\b(?:nine|ten|eleven)\b/g, (word) => String(readCount(word)))
  const [, hour, minute = '0'] = form.exec(line) ?? []
  if (hour === undefined) return null
  const at = Number(hour)
  return at < from || at > to ? null : (name) => showClock(at * 60 + Number(minute) - Number(name))
}

const people = /\b(?:family|household) of (\d{1,2}|\w+)\b|\b(\d{1,2}|\w+) (?:people|of us|mouths)\b|\bfor (\d{1,2})\b/
const weekly =
  /(?:\$ ?|\bon |\bwith |\bunder |\babout |\baround )(\d{2,4})(?: (?:dollars|bucks))? ?(?:a|per|every|each|for the|\/) ?(?:week|wk)\b/

const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-US')}`
/** Dollars a person a week, from which a frugal table is tight no more. */
const easyFrom = 55
const tightBelow = 35
/** Of a week's groceries. */
const shares = { meat: 0.35, produce: 0.25, staples: 0.3, spare: 0.1 } as const
const maxPeople = 14

function shareGroceries(message: string): Values | null {
  const [, ...counted] = people.exec(normalize(message)) ?? []
  const said = counted.find((part) => part !== undefined)
  const total = Number(weekly.exec(message.toLowerCase().replaceAll(',', ''))?.[1])
  const each = said === undefined ? Number.NaN : readCount(said)
  if (!(each >= 2 && each <= maxPeople) || !(total >= 40)) return null
  const perPerson = total / each
  const verdict =
    perPerson < tightBelow
      ? 'That’s tight, and it can be done.'
      : perPerson < easyFrom
        ? 'That’s lean but doable.'
        : 'That’s a fair amount to work with.'
  const known = new Map<string, string>([
    ['total', dollars(total)],
    ['people', String(each)],
    ['each', dollars(perPerson)],
    ['day', `$${(perPerson / 7).toFixed(2)}`],
    ['verdict', verdict],
    ...Object.entries(shares).map(([name, share]): [string, string] => [name, dollars(total * share)]),
  ])
  return (name) => known.get(name) ?? null
}

/** Null where the figure isn't surely read. */
export const fillings = {
  leaving: (message: string) => countBack(message, leaves, 4, 11),
  bedtime: (message: string) => countBack(message, sleeps, 8, 12),
  groceries: shareGroceries,
} as const
