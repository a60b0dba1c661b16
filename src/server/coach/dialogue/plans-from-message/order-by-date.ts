import { daysBetween } from '#server/lib/days.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { LocalFormat } from '../../record-questions/local-format.ts'
import { bulletList } from '../../markdown.ts'
import { cleanReply } from '../coaching/own-words.ts'
import { toSecondPerson } from '../../second-person.ts'
import { paragraphs, type Turn } from '../compose-answer.ts'
import { figureText } from './numbers-to-figures.ts'
import { datesIn, rangesIn, type MentionedDate } from './dates-in-message.ts'

const asks = new RegExp(
  oneOf(
    String.raw`\bby (?:date|day)\b|\bin (?:date )?order\b|\bin one place\b|\bin a row\b|\btimeline\b|\b(?:chronolog\w+|calendar order)\b|\bday by day\b`,
    String.raw`\b(?:lay|laid|line|lined|map|mapped|set|write|sort|order) (?:it |this |that |these |them |all (?:of )?(?:it|this|that|these) |everything |those )?(?:all )?(?:out|up|by)\b|\b(?:what|which) (?:comes|is) (?:first|when|next)\b|\border (?:these|them|this)\b|\bsee it all\b`,
  ),
  'i',
)
type Event = { day: string; until: string | null; name: string }

const joints = /[,;]|(?<=[a-z]{2}|\d)\.(?: |$)|[!?\n:]|\b(?:and|but|then|plus|while)\b/gi
const edge = oneOf(
  String.raw`(?:is|are|was|it's|that's|runs|begins?|starts?) ?(?:due )?(?:on|from|by)?`,
  'on|by|due|from|until|for|before|at|of|which|that',
)
const lastWords = new RegExp(String.raw`(?:^| )(?:${edge}) ?$`, 'i')
const firstWords =
  /^(?:(?:and|but|then|so|also|plus|i have|i've got|i got|there's|there is|we have|is|are|on|it's|the)\s+)+/i

function nameOf(before: string, after: string): string {
  let name = before.trim()
  for (let round = 0; round < 3 && lastWords.test(name); round++) name = name.replace(lastWords, '').trim()
  const own =
    name === '' || /^(?:on|by|the|from|so|and)$/i.test(name)
      ? after.replace(/^ ?(?:is|it's|i have|there's|for|at \d\S*) /i, '')
      : /^ (?:at|in|with|for) /i.test(after)
        ? name + after
        : name
  return toSecondPerson(cleanReply(own.replace(firstWords, '').replace(/^My /, 'my ')))
}

/** Returns the start and the end of the clause around a position of the text. */
function clauseAround(text: string, at: number, end: number): [number, number] {
  let [from, to] = [0, text.length]
  for (const { index, 0: said } of text.matchAll(joints)) {
    if (index + said.length <= at) from = index + said.length
    else if (index >= end) {
      to = index
      break
    }
  }
  return [from, to]
}

/** Gives each name its day in 'Mehndi, nikah and walima are on the 9th, 10th and 12th', in the same order. */
function pairLists(text: string, told: readonly MentionedDate[]): Event[] {
  const runs: MentionedDate[][] = []
  for (const one of told) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run !== undefined && last !== undefined && /^(?:,? and|,) ?$/i.test(text.slice(last.end, one.at))) run.push(one)
    else runs.push([one])
  }
  return runs.flatMap((run) => {
    const first = run[0]
    if (first === undefined || run.length < 2) return []
    const sentence =
      text
        .slice(0, first.at)
        .split(/[.!?;\n:] ?/)
        .at(-1) ?? ''
    const names = sentence
      .replace(/(?: (?:are|is|fall|come))?(?: on)? ?$/i, '')
      .replace(/^(?:(?:.{0,40}(?:'s|s')|my|the|our) )/i, '')
      .split(/, | and /i)
      .map((name) => cleanReply(name))
      .filter((name) => name !== 'untitled')
    const all = names.length < run.length ? run.map(() => names.at(-1) ?? '') : names.slice(-run.length)
    return run
      .map(({ day }, at) => ({ day, until: null, name: toSecondPerson(all[at] ?? '') }))
      .filter(({ name }) => name !== '')
  })
}

function eventsIn(text: string, today: string): Event[] {
  const told = datesIn(text, today)
  const listed = pairLists(text, told)
  const ranges = rangesIn(text, told)
  const single = told.flatMap((one): Event[] => {
    const range = ranges.find(({ at, end }) => one.at >= at && one.at < end)
    if (range !== undefined && range.at !== one.at) return []
    if (listed.some(({ day }) => day === one.day)) return []
    const end = range?.end ?? one.end
    const [from, to] = clauseAround(text, one.at, end)
    const name = nameOf(text.slice(from, one.at), text.slice(end, to))
    return name === 'untitled' || name.length < 3 || name.split(' ').length > 9 || asks.test(name)
      ? []
      : [{ day: one.day, until: range?.to ?? null, name }]
  })
  return [...listed, ...single].toSorted((a, b) => a.day.localeCompare(b.day))
}

/** Matches the past, which is not planned. */
const isPast = /\b(?:was|were|happened|died|buried) (?:(?:her|him|them|born) )?(?:on|the)\b/i
const others =
  /\b(?:in charge of|also have to do|still have to do|and i have to do|without a date:?|still need to(?: do)?) ([^.?!]{5,140})/i

const fewest = 3
/** Lists what the message dates, in order, with the days between. Returns null for fewer than three dates. */
export function answerOrderByDate({ request: { message }, today }: Turn): string | null {
  const text = figureText(message)
  if (!asks.test(text) || isPast.test(text)) return null
  const events = eventsIn(text, today)
  if (events.length < fewest) return null
  const words = new LocalFormat('en', today)
  const lines = events.map(
    ({ day, until, name }) =>
      `**${words.weekday(day)}, ${words.date(day)}${until === null ? '' : ` to ${words.date(until)}`}:** ${name}`,
  )
  const gaps = events.flatMap(({ day, until }, at) => {
    const next = events[at + 1]
    return next === undefined ? [] : [{ free: daysBetween(until ?? day, next.day) - 1, after: day, before: next.day }]
  })
  const first = events[0]
  const start = first === undefined ? 0 : daysBetween(today, first.day)
  const longest = gaps.toSorted((a, b) => b.free - a.free)[0]
  const tightest = gaps.find(({ free }) => free === 0)
  const double = gaps.find(({ free }) => free === -1)
  const open = (others.exec(text)?.[1] ?? '')
    .split(/, | and (?=the|my|a )/i)
    .map((one) => toSecondPerson(cleanReply(one.replace(/^(?:and )?(?:somehow )?/i, ''))))
    .filter((one) => one !== 'untitled' && one.split(' ').length < 7)
  return paragraphs(
    'Here it is by date:',
    bulletList(lines),
    `${start === 1 ? 'The first is tomorrow' : `The first is in ${start} days`}.${longest !== undefined && longest.free > 0 ? ` The widest gap is ${longest.free === 1 ? 'one day' : `${longest.free} days`}, between ${words.date(longest.after)} and ${words.date(longest.before)}, so what needs time goes in there.` : ''}${tightest === undefined ? '' : ` ${words.date(tightest.after)} and ${words.date(tightest.before)} are back to back, so get the second one ready before the first.`}${double === undefined ? '' : ` Two things land on ${words.date(double.after)}.`}`,
    open.length === 0
      ? null
      : `No date yet: ${words.list(open)}. Give each one a day before ${first === undefined ? 'that' : words.date(first.day)}, and it’s out of your head.`,
  )
}
