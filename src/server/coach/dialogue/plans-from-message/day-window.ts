import { oneOf } from '../../phrase-pattern.ts'
import { cleanReply } from '../coaching/own-words.ts'
import { toSecondPerson } from '../../second-person.ts'
import { bulletList } from '../../markdown.ts'
import { paragraphs, type Turn } from '../compose-answer.ts'
import { figureText } from './numbers-to-figures.ts'
import { clockTime } from '../../when/format-clock-time.ts'

const hour = String.raw`(\d{1,2})(?::(\d\d))? ?(am|pm)?(?! ?(?:minutes|hours|days|weeks|kids|people|times|%|or \d|st\b|nd\b|rd\b|th\b|k\b|of\b|words|pages|miles))`
const fromTo = new RegExp(
  oneOf(
    String.raw`\b(?:from|between|,|gap|free|window|it['’]s|tonight|at|use|spend|fill) (?:about |around |at )?${hour} ?(?:(?:to|and|-|–) ?|(?:till|til|until) (?:[^.?!\d]{2,30} at )?)(?:about |around |at )?${hour}`,
    String.raw`\bbetween [^.?!\d]{2,40}(?:at |by |around )${hour},? and [^.?!\d]{2,30}(?:at |by |around )${hour}`,
    String.raw`\bit['’]s ${hour} (?:now )?and [^.?!\d]{2,60}(?:at |by |around |before )${hour}`,
    String.raw`\b(?:done|off|over|back|home|finish\w*|free|out|ends?|drop(?: \w+)? ?off)(?: \w+){0,4}? (?:at |by |around |about )+${hour}[^.?!]{0,90}?\b(?:again|till|until|before|out|off the bus|bus|back|home|needs?|pick ?up|picked up|fetch|collect|here|pick\w*|leave|start\w*|due|shift|arrives?|comes?)\b[^.?!\d]{0,25}?(?:at |by |around )?${hour}`,
  ),
  'i',
)
const asks = new RegExp(
  oneOf(
    String.raw`\b(?:how|what) (?:would|should|do|could|can) (?:you|i|we) (?:even |best )?(?:do with|cut|split|divide|use|spend|arrange|slice|carve|lay out|organi[sz]e|fit|break up|structure|fill|plan)\b|\bway to (?:use|spend|split|fill)\b`,
    String.raw`\b(?:cut|split|divide|carve|lay|break|slice|arrange|plan|organi[sz]e) (?:it|that|this|them|up|out|those|the)\b|\bwhere (?:would|do|could|can|should) (?:you|i) (?:even )?(?:put|fit|squeeze)\b|\bmake me a (?:schedule|timetable)\b`,
  ),
  'i',
)
const day = 24 * 60

function toMinute(hour = '', minute = '0', half = '', after: number | null = null): number {
  const at = (Number(hour) % 12) * 60 + Number(minute)
  if (Number(hour) > 12) return Number(hour) * 60 + Number(minute)
  if (half !== '') return at + (half.toLowerCase() === 'pm' ? 720 : 0)
  return after === null ? at : at > after % day ? at : at + 720
}

/** True if the words around an hour without am or pm show that it is in the evening. */
const isLate = (text: string): boolean =>
  /\b(?:tonight|evening|after work|after school|dinner|bed)\b/i.test(text) && !/\bmorning\b/i.test(text)

type Window = { from: number; to: number }
function windowIn(text: string): Window | null {
  const found = fromTo.exec(text)
  if (found === null) return null
  const [a, b, c, d, e, f] =
    [1, 7, 13, 19].map((at) => found.slice(at, at + 6)).find((groups) => groups.some((group) => group !== undefined)) ??
    []
  if (a === undefined || d === undefined || Number(a) > 24 || Number(d) > 24) return null
  const bare = toMinute(a, b, c)
  const from =
    c === undefined && Number(a) <= 12 && (isLate(text) || Number(a) < 5) && f !== 'am'
      ? (bare + 720) % day
      : Number(a) === 12 && c === undefined
        ? 720
        : bare
  const to = toMinute(d, e, f, from)
  const length = to - from
  return length >= 45 && length <= 14 * 60 ? { from, to } : null
}

/** By kind: the usual minutes, and the order in the day. */
type Block = { name: string; minutes: number | null; order: number; kind: string }
const kinds: readonly (readonly [kind: string, form: RegExp, minutes: number | null, place: number])[] = [
  ['eat', /\b(?:eat|breakfast|lunch|dinner|food|meal|snack|coffee|tea)\b/i, 30, 1],
  ['shower', /\b(?:shower|wash|bath)\b/i, 20, 1],
  ['nap', /\bnap\b|\blie down\b|\brest\b/i, 30, 7],
  ['sleep', /\bsleep\b/i, null, 2],
  ['call', /\b(?:call|ring|phone|facetime|text|email)\b/i, 25, 3],
  [
    'home',
    /\b(?:kitchen|bathroom|living room|laundry|fold|dishes|clean\w*|tidy|cook\w*|house|chores?|iron\w*|vacuum\w*)\b/i,
    30,
    6,
  ],
  ['errand', /\b(?:groceries|shop\w*|errands?|store|post office|bank|pharmacy|pick up)\b/i, 45, 6],
  ['move', /\b(?:walk|gym|run|swim|yoga|stretch\w*|work ?out|exercise)\b/i, 30, 4],
  ['work', /./, null, 3],
]
const notActivity =
  /^(?:it|that|this|them|so|the day|those \d? ?hours|both|all|everything|some|time|more|up|a bit|something|nothing|owt)$/i
const lists = new RegExp(
  oneOf(
    String.raw`\b(?:(?:i|we)(?:['’]d like| (?:still |also |just )?(?:want|need|have|like|would like|hope)) to|want to use it for|use it for|so (?:that )?i (?:can|could)(?: still)?(?: get| have| do)?|so (?:that )?i (?:still )?get|and still (?:get|have)|get in|fit in|in which to|putting|put|squeeze in|fit) ([^.?!;]{3,120})`,
    String.raw`\b(?:i|we)(?: (?:still |also )?have|['’]ve got) ([^.?!;\d]{3,60}? (?:left|to do))\b`,
    String.raw`(?:^|[.?!] )([a-z][a-z' ]{2,25}, [a-z][a-z' ]{2,25},(?: and)? [a-z][^.?!]{2,40})(?=[.?!]|$)`,
  ),
  'gi',
)
const told = /\b(\d{1,3}) (minutes?|hours?)(?: of)?\b|\b(\d{1,3})-minute\b/i

function nameOf(part: string): string {
  const plain = cleanReply(
    part.replace(told, ' ').replace(/\b(?:left|in|a bit|a little|somehow|too|as well|every day|for me|for real)$/i, ''),
  )
  return toSecondPerson(
    plain
      .replace(/^(?:i|we) (?:can |could |still )*(?:get|have|do)?\s*/i, '')
      .replace(
        /^(?:(?:to|a|an|some|still|also|just|get|have|do|in|for|finishing|finish|squeeze|fit|be able to)\s+)+/i,
        '',
      )
      .replace(/\b(?:left|in|a bit|to do)$/i, '')
      .trim(),
  )
}

function activitiesIn(text: string): Block[] {
  const parts = [...text.matchAll(lists)].flatMap(([, first, second, third]) =>
    (first ?? second ?? third ?? '')
      .replace(/^.*\bi (?:still )?have (?=.* left\b)/i, '')
      .replace(/ (?:in a day|when|while|before|until|without|because|if|since) .*$/i, '')
      .split(/,| and | plus | then |&/i),
  )
  const blocks = parts.flatMap((part): Block[] => {
    const name = nameOf(part)
    const [, many, unit, dashed] = told.exec(part) ?? []
    const words = name.split(' ').length
    if (
      name.length < 3 ||
      name === 'untitled' ||
      words > 5 ||
      notActivity.test(name) ||
      /\b(?:you|how|where|day|gap|home|when|that|because|if)\b/i.test(name.replace(/^your /, ''))
    )
      return []
    const [kind = 'work', , usual = null, order = 3] = kinds.find(([, form]) => form.test(name)) ?? []
    const minutes =
      many === undefined
        ? dashed === undefined
          ? usual
          : Number(dashed)
        : Number(many) * (unit?.startsWith('h') ? 60 : 1)
    return [{ name, minutes, order, kind }]
  })
  return blocks.filter(
    (one, at) =>
      blocks.findIndex(
        ({ name, kind }) =>
          name.toLowerCase() === one.name.toLowerCase() ||
          (kind === one.kind && /^(?:nap|sleep|eat|shower)$/.test(kind)),
      ) === at,
  )
}

const toFiveMinutes = (minutes: number): string => clockTime(Math.round(minutes / 5) * 5)
const lengthOf = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const said = hours === 0 ? '' : `${hours} hour${hours === 1 ? '' : 's'}`
  return rest === 0 ? said : `${said} ${rest} minutes`.trim()
}
const longestStretch = 80
const pause = 10
/** In minutes. More at one thing isn't a plan. */
const mostEach = 180

/** How much of a gap each that has no length gets. */
function shares(blocks: readonly Block[], length: number, spare: number): { sleep: number; each: number } {
  const open = blocks.filter(({ minutes }) => minutes === null)
  const works = open.filter(({ kind }) => kind !== 'sleep').length
  const fixed = blocks.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
  const breaks = Math.max(0, open.filter(({ kind }) => kind === 'work').length - 1) * pause
  const free = length - spare - fixed - breaks
  const sleeps = open.length > works
  const sleep = sleeps ? (works === 0 ? free : Math.min(free * 0.6, 270)) : 0
  return { sleep, each: works === 0 ? 0 : Math.min(mostEach, (free - sleep) / works) }
}

/** In a long gap the things of the house get their share, too, not the shortest time they take. */
function withShares(blocks: readonly Block[], length: number): readonly Block[] {
  return shares(blocks, length, 0).each < 100
    ? blocks
    : blocks.map((block) => (block.kind === 'home' || block.kind === 'errand' ? { ...block, minutes: null } : block))
}

/** Shares the remaining time among blocks without a length of their own; long stretches get a break. */
function layOut(named: readonly Block[], { from, to }: Window): string[] {
  const length = to - from
  const blocks = withShares(named, length)
  const { sleep, each } = shares(blocks, length, length >= 180 ? 20 : length >= 90 ? 10 : 0)
  let at = from
  const lines: string[] = []
  const add = (name: string, minutes: number) => {
    lines.push(`${toFiveMinutes(at)} to ${toFiveMinutes(at + minutes)}: ${name}`)
    at += minutes
  }
  blocks.forEach(({ name, minutes, kind }, index) => {
    const size = Math.floor((minutes ?? (kind === 'sleep' ? sleep : each)) / 5) * 5
    if (kind === 'work' && minutes === null && size > longestStretch + 10) {
      const half = Math.floor((size - pause) / 10) * 5
      add(name, half)
      add('up, water, look out of a window', pause)
      add(name, half)
    } else add(kind === 'nap' ? `${name}, alarm set` : name, size)
    if (kind === 'work' && blocks[index + 1]?.kind === 'work') add('break', pause)
  })
  if (to - at >= 5) lines.push(`${toFiveMinutes(at)} to ${toFiveMinutes(to)}: spare, and getting ready for what’s next`)
  return lines
}

/** Divides a gap between two hours into blocks. Returns null if the message has no gap, or doesn't ask for that. */
export function answerWindow({ request: { message } }: Turn): string | null {
  const text = figureText(message)
  if (!asks.test(text)) return null
  const window = windowIn(text)
  if (window === null) return null
  const found = activitiesIn(text).slice(0, 6)
  const blocks = (found.length === 0 ? restOnly(text) : found).toSorted((a, b) => a.order - b.order)
  if (blocks.length === 0) return null
  const length = window.to - window.from
  const fixed = blocks.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
  if (fixed > length)
    return `That’s ${lengthOf(fixed)} of things in a gap of ${lengthOf(length)}, so one has to move to another day. Which one can wait: ${blocks.map(({ name }) => name).join(', ')}?`
  const sleep = blocks.some(({ kind, name }) => kind === 'sleep' && /sleep/i.test(name))
  return paragraphs(
    `${toFiveMinutes(window.from)} to ${toFiveMinutes(window.to)} is ${lengthOf(length)}. I’d cut it like this:`,
    bulletList(layOut(blocks, window)),
    `${found.length === 0 ? 'You don’t have to be useful in it; resting counts.' : sleep ? 'Sleep first: everything after it goes faster.' : blocks.some(({ kind }) => kind === 'work') ? 'What needs your head comes first, while it’s fresh.' : 'The order can change; having times keeps it from slipping away.'} If you didn’t give a length, I picked one. Tell me which ones are off and I’ll move them.`,
  )
}

const asksIdea = /\b(?:i (?:always )?just scroll|i (?:always )?(?:waste|fritter)|no idea what to do)\b/i

/** Too tired for anything, and nothing was named. */
function restOnly(text: string): Block[] {
  if (asksIdea.test(text))
    return [
      { name: 'sit, something to drink, phone in your bag', minutes: 10, order: 1, kind: 'eat' },
      {
        name: 'one thing you’d be glad about tonight: a call, a walk, ten pages, a nap',
        minutes: null,
        order: 2,
        kind: 'sleep',
      },
    ]
  return /\b(?:tired|wired|exhausted|shattered|knackered|drained|no energy)\b/i.test(text)
    ? [
        { name: 'eat something, shoes off', minutes: 30, order: 1, kind: 'eat' },
        { name: 'lie down in the dark, asleep or not, alarm set', minutes: 90, order: 2, kind: 'rest' },
        { name: 'outside, or one small thing you like', minutes: 40, order: 3, kind: 'move' },
      ]
    : []
}
