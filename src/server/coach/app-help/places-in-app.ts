import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { paragraphs } from '../dialogue/compose-answer.ts'
import { wholeWords } from '../phrase-pattern.ts'
import { splitQuestionSentences, toPlainText } from '../record-questions/plain-text.ts'

const line = z.string().min(1).max(300)
/** What is kept in the app: what it's called, what it is, and where. `tell`: what the coach makes a card of. */
const place = z.strictObject({
  name: line,
  says: z.array(line).min(1),
  is: line,
  where: line,
  short: line.optional(),
  tell: line.optional(),
})
type Place = z.infer<typeof place> & { form: RegExp }
const places: readonly Place[] = (await readContent('coach/app-places', z.array(place))).map((one) =>
  Object.assign({}, one, { form: wholeWords(one.says) }),
)

const thisApp = wholeWords([
  'in here|on here|in (?:this|the) app|in glowell|this app|the app|glowell|this thing|the purposes of this|in this|for this app',
])
const apart = /\b(?:difference between|same (?:as|thing)|as opposed to|versus|vs|differ(?:ent)? from|compared to)\b/
const counts = wholeWords([
  'can (?:i|you|we) (?:log|track|record|enter)',
  String.raw`(?:does|do|would|is|are|will|can) .{1,50}?\b(?:counts?|go|considered|filed|belong|logged) (?:as|under|toward|towards|for|in)`,
])
const isKind =
  /^(?:(?:so|and|hey|ok|lol) )*is (?!there|it|this|my|that)(?:\w+ ){1,4}?(?=(?:self[ -]?care|selfcare|exercise|fitness|a workout)\b)/
const whereTo =
  /\bwhere (?:do|would|should|can|could|does|will) (?:i |we |the |my )?.{0,50}\b(?:log|put|write|enter|record|keep|track|add|go|note)\b/
const keeps = wholeWords([
  '(?:does|do|can|will) (?:this|it|the|you|glowell|that)(?: app| thing)? (?:also |even |actually )?(?:keep|track|store|save|remember|record|log|count)',
])
const unkept =
  /\b(?:sleep|steps|calories|spending|blood pressure|blood sugar|heart rate|screen time|medication|pills?)\b/
const counted = /\b(?:sleep|steps|calories|heart rate|screen time)\b/
const maxWords = 45

/** What is meant by a question for the app's own places: 'does it count as self-care', 'what's the difference between a task and a chore'. */
export function findPlaces(message: string): string | null {
  const sentences = splitQuestionSentences(message.slice(0, 500)).map((one) => toPlainText(one).replaceAll("'", ''))
  const all = sentences.join(' . ')
  if (all.split(' ').length > maxWords) return null
  const named = namedIn(all)
  if (apart.test(all) && named.length > 1 && (thisApp.test(all) || sentences.some((one) => whereTo.test(one))))
    return tellApart(named, all)
  const asks = sentences.find((one) => isKind.test(one) || counts.test(one) || whereTo.test(one))
  const isOfApp = thisApp.test(all) || (named.length > 1 && /\bor\b/.test(all) && whereTo.test(all))
  if (asks !== undefined && isOfApp && named.length > 0) return tellEither(named, all)
  if (asks !== undefined && isOfApp && unkept.test(all)) return tellKept([], all)
  return sentences.some((one) => keeps.test(one)) && (thisApp.test(all) || /\b(?:you|it)\b/.test(all))
    ? tellKept(named, all)
    : null
}

/** Longer names first, so that a household task is no task as well. */
function namedIn(all: string): Place[] {
  let rest = all
  const found: { place: Place; at: number }[] = []
  for (const one of places) {
    const match = one.form.exec(rest)
    if (match === null) continue
    found.push({ place: one, at: all.indexOf(match[0]) })
    if (match[0].includes(' ')) rest = rest.replaceAll(match[0], '#'.repeat(match[0].length))
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ place: one }) => one)
}

const minutes = /\b(?:minutes?|mins?|quick|short|shorter|long)\b/
const tellApart = ([one, other]: readonly Place[], all: string): string =>
  paragraphs(one?.is ?? null, other?.is ?? null, minutes.test(all) ? (one?.short ?? other?.short ?? null) : null)

const tellLine = ({ tell }: Place): string => (tell === undefined ? '' : ` You can also tell me, like “${tell}.”`)

/** What a streak is made of. */
const ofStreak = new Set(['self-care', 'fitness', 'breathing', 'meditation', 'journal entry', 'prayer', 'task'])

function tellEither(named: readonly Place[], all: string): string {
  const [one, other] = named.slice(-2)
  if (one === undefined) return ''
  const isCounted = named.every(({ name }) => ofStreak.has(name))
  const streak = /\bstreak\b/.test(all) && isCounted ? 'It counts toward your streak, too.' : null
  if (other === undefined) return paragraphs(`Yes, if you log it there: ${one.where}.${tellLine(one)}`, streak)
  return paragraphs(
    `Either works: nothing here decides that for you. As ${one.name} it goes ${one.where}, and as ${other.name} it goes ${other.where}. Pick the place where you’d look for it later.${tellLine(one)}`,
    streak,
  )
}

function tellKept(named: readonly Place[], all: string): string | null {
  const [one] = named
  if (unkept.test(all))
    return `Glowell has no log for that. A line in your journal on the day is enough to find those days again.${counted.test(all) ? ' Your phone’s health app may count it, too.' : ''}`
  return one === undefined ? null : `Yes. ${one.is}${tellLine(one)}`
}
