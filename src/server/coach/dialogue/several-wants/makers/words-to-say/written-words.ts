import { z } from 'zod'
import { capitalize } from '#contract/capitalize.ts'
import { readContent } from '#server/lib/content.ts'
import { normalize } from '../../../../guide/text-analysis.ts'
import { blockquote } from '../../../../markdown.ts'
import { englishWeekday } from '../../../../when/weekdays.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { cleanClause } from '../../../message-drafts/read-clause.ts'
import type { Part } from '../../part.ts'
import { fillWords } from './fill-words.ts'
import { findListeners, type Listener, listenerSlots } from './find-listeners.ts'
import { readChildAges } from './read-child-ages.ts'
import { statesNews } from './tell-news.ts'

const text = z.string().min(1).max(900)
const written = await readContent(
  'coach/words-to-say',
  z.array(
    z.strictObject({
      id: z.string(),
      /** The relations of those to whom it can be said. Without them, anybody. */
      to: z.array(z.string()).min(1).optional(),
      /** Pattern over the want in plain letters. */
      ask: text.optional(),
      /** Patterns over the message in plain letters, each of which it must meet. */
      all: z.array(text),
      none: text.optional(),
      /** Details to read from the message: a pattern with groups, of which the one that matched counts, or '@youngest', '@oldest'. */
      slots: z.record(z.string(), text).optional(),
      say: z.array(text).min(1),
      how: text,
      push: text.optional(),
    }),
  ),
)

const money = String.raw`\$ ?\d[\d,]{0,9}(?:\.\d\d)?`
const expand = (form: string): string =>
  form
    .replaceAll('<day>', englishWeekday)
    .replaceAll('<money>', money)
    .replaceAll('<sum>', String.raw`\$? ?\d[\d,]{1,9}`)

const entries = written.map(({ to, ask, all, none, slots, say, how, push }) => ({
  say,
  how,
  push,
  to: to === undefined ? null : new Set(to),
  ask: ask === undefined ? null : new RegExp(ask),
  all: all.map((form) => new RegExp(form)),
  none: none === undefined ? null : new RegExp(none),
  slots: Object.entries(slots ?? {}).map(([name, form]) => ({
    name,
    form: form.startsWith('@') ? form : new RegExp(expand(form), form.includes('[A-Z]') ? '' : 'i'),
    isSum: /<(?:money|sum)>/.test(form),
  })),
}))
type Entry = (typeof entries)[number]

/** In letters. */
const longest = 2_000
/** Asks for an answer to what they may say to it. */
const ofAnswer = /\bif (?:he|she|they|it|somebody|someone)\b(?! (?:says?|asks?) (?:it|me|again|why|where|when|about)\b)/

const toSum = (value: string): string => {
  const plain = value.replaceAll(/[$,\s]/g, '')
  return `$${Number(plain).toLocaleString('en-US', { minimumFractionDigits: plain.includes('.') ? 2 : 0 })}`
}

function readSlots({ slots }: Entry, message: string, listener: Listener | null): Map<string, string> {
  const found = new Map(listenerSlots(listener))
  const ages = readChildAges(message)
  for (const { name, form, isSum } of slots) {
    const value =
      typeof form === 'string'
        ? String((form === '@youngest' ? ages.at(0) : ages.length > 1 ? ages.at(-1) : undefined) ?? '')
        : (form
            .exec(message)
            ?.slice(1)
            .find((group) => typeof group === 'string') ?? '')
    if (value === '') continue
    const said = isSum ? toSum(value) : cleanClause(value)
    found.set(name, /^[A-Z]/.test(name) ? capitalize(said) : said)
  }
  return found
}

/** True if any detail of the entry was told. Where nothing else speaks for it, the entry may be about another matter. */
const hasDetail = (entry: Entry, slots: ReadonlyMap<string, string>): boolean =>
  entry.slots.some(({ name }) => slots.has(name))

function fillEntry(entry: Entry, slots: ReadonlyMap<string, string>): Answer | null {
  const say = entry.say.map((one) => fillWords(one, slots))
  const how = fillWords(entry.how, slots)
  const push = entry.push === undefined ? '' : fillWords(entry.push, slots)
  if (how === null || push === null) return null
  const quotes = say.flatMap((one) => (one === null ? [] : [`“${one}”`]))
  if (quotes.length < say.length) return null
  return makeAnswer(paragraphs(...quotes.map(blockquote), how, push), { closesTopic: true })
}

/** Words that are written out for what is told, with its details. The only want of a message needs one of these details. */
export function findWrittenWords(part: Part, isOnly: boolean): Answer | null {
  const message = part.context.turn.request.message.slice(0, longest).replaceAll('’', "'")
  const line = normalize(message)
  const people = findListeners(part)
  const isOfOwnNews = statesNews(part.want)
  for (const entry of entries) {
    // Otherwise what is told elsewhere in the message would be said instead.
    if (isOfOwnNews && entry.all.length > 0 && !entry.all.some((form) => form.test(part.line))) continue
    if (entry.ask?.test(part.line) === false || !entry.all.every((form) => form.test(line))) continue
    if (entry.none?.test(line) === true || (ofAnswer.test(part.line) && entry.ask?.source.includes('if ') !== true))
      continue
    const { to } = entry
    const listener = to === null ? people[0] : people.find(({ relation }) => relation !== null && to.has(relation))
    if (to !== null && listener === undefined) continue
    const slots = readSlots(entry, message, listener ?? null)
    const answer = isOnly && !hasDetail(entry, slots) ? null : fillEntry(entry, slots)
    if (answer !== null) return answer
  }
  return null
}
