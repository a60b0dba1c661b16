import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { paragraphs } from '../dialogue/compose-answer.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { splitQuestionSentences, toPlainText } from '../record-questions/plain-text.ts'

const text = z.string().min(1).max(500)
/** Longer names come first, so that 'household task' doesn't also match 'task'. */
const written = await readContent(
  'coach/app-parts',
  z.array(
    z.strictObject({
      name: text,
      /** Names for it. They count only if the message names the app or says 'the … thing'. */
      says: z.array(text).min(1),
      /** Names that can mean nothing else. */
      named: text.optional(),
      /** Why to use it. */
      purpose: text.optional(),
      is: text.optional(),
      /** Where it is stored. Without it, nothing can be added there. */
      where: text.optional(),
      short: text.optional(),
      /** A command to the coach that makes a card for it. */
      tell: text.optional(),
    }),
  ),
)
const beside = '(?:thing|section|page|part|tab|feature|bit|area|center|card|number|stuff)'
const parts = written.map((part) =>
  Object.assign({}, part, {
    form: wholeWords(part.says),
    surely: wholeWords([
      ...(part.named === undefined ? [] : [part.named]),
      `(?:${oneOf(...part.says)}) ${beside}s?`,
      `your (?:${oneOf(...part.says)})`,
    ]),
  }),
)
type AppPart = (typeof parts)[number]

const thisApp = wholeWords([
  'in here|on here|in (?:this|the) app|in glowell|this app|the app|glowell|this thing|the purposes of this|in this|for this app',
])
const notHere = wholeWords([oneOf('doctor|boss|therapist|on my wall|poster ?board')])
const asksPurpose = wholeWords([
  'whats? (?:is |was |even is )?(?:the |even the )?(?:point|purpose|use|idea|deal|sense|good) (?:of|in|with|behind)',
  'what (?:is|are|does|do|would|s|was) .{2,50} (?:for|do|mean|about|good for|supposed to (?:do|be)|meant to (?:do|be)|even)$',
  'whats .{2,40} (?:for|about|good for|supposed to (?:do|be)|meant to (?:do|be))(?: (?:if|when|since|i) .{2,60})?$',
  'why (?:would|should|do|does) (?:i|we|anyone|anybody|people|you) (?:ever |even )?(?:use|need|want|bother|have|keep|fill|make|do|log)',
  '^(?:is|are) (?:the |this )?.{3,40} or what$|^(?:explain|tell me about|whats|what is|what are) (?:the|this|a) .{3,40}$',
  'what (?:precisely |exactly |really )?(?:a|an|the|this) .{2,30} is (?:supposed|meant|intended|good|there) (?:to|for)',
  'do i (?:need|have to use|even need)|is it worth (?:using|making|filling)|what would i use',
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

/**
 * Answers what an area of the app is for, how two differ, and whether something counts or is stored. Returns null if the message asks
 * about no area.
 */
export function findAppPart(message: string): string | null {
  const sentences = splitQuestionSentences(message.slice(0, 500)).map((one) => toPlainText(one).replaceAll("'", ''))
  const all = sentences.join(' . ')
  if (all.split(' ').length > maxWords) return null
  return findDestination(sentences, all) ?? findPurpose(message)
}

function findDestination(sentences: readonly string[], all: string): string | null {
  const named = namedIn(all)
  const placed = named.filter(({ where }) => where !== undefined)
  const isHere = thisApp.test(all)
  if (apart.test(all) && named.length > 1 && (isHere || sentences.some((one) => whereTo.test(one))))
    return tellApart(placed.length > 1 ? placed : named, all)
  const asks = sentences.some((one) => isKind.test(one) || counts.test(one) || whereTo.test(one))
  const isOfApp = isHere || (placed.length > 1 && /\bor\b/.test(all) && whereTo.test(all))
  if (asks && isOfApp && placed.length > 0) return tellEither(placed, all)
  if (asks && isOfApp && unkept.test(all)) return tellKept([], all)
  return sentences.some((one) => keeps.test(one)) && (isHere || /\b(?:you|it)\b/.test(all))
    ? tellKept(placed, all)
    : null
}

const asides =
  /(?: (?:in here|in (?:this|the) app|genuinely|honestly|just|really|seriously|asking|lol|please|thanks|anyway|curious|actually|exactly)){1,4}$/
function findPurpose(message: string): string | null {
  const whole = message
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9&]+/g, ' ')
    .trim()
  const line = whole.replace(asides, '')
  if (notHere.test(line) || !asksPurpose.test(line)) return null
  const isHere = thisApp.test(whole)
  const asked = parts.find(({ form, surely }) => surely.test(line) || (isHere && form.test(line)))
  return asked?.purpose ?? asked?.is ?? null
}

/** Finds the areas that the text names, in its order. */
function namedIn(all: string): AppPart[] {
  let rest = all
  const found: { part: AppPart; at: number }[] = []
  for (const part of parts) {
    const match = part.form.exec(rest)
    if (match === null) continue
    found.push({ part, at: all.indexOf(match[0]) })
    if (match[0].includes(' ')) rest = rest.replaceAll(match[0], '#'.repeat(match[0].length))
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ part }) => part)
}

const minutes = /\b(?:minutes?|mins?|quick|short|shorter|long)\b/
const tellApart = ([one, other]: readonly AppPart[], all: string): string =>
  paragraphs(
    one?.is ?? one?.purpose ?? null,
    other?.is ?? other?.purpose ?? null,
    minutes.test(all) ? (one?.short ?? other?.short ?? null) : null,
  )

const tellLine = ({ tell }: AppPart): string => (tell === undefined ? '' : ` You can also tell me, like “${tell}.”`)

/** Areas that count toward a streak. */
const ofStreak = new Set(['self-care', 'fitness', 'breathing', 'meditation', 'journal entry', 'prayer', 'task'])

function tellEither(named: readonly AppPart[], all: string): string {
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

function tellKept([one]: readonly AppPart[], all: string): string | null {
  if (unkept.test(all))
    return `Glowell has no log for that. A line in your journal on the day is enough to find those days again.${counted.test(all) ? ' Your phone’s health app may count it, too.' : ''}`
  return one?.is === undefined ? null : `Yes. ${one.is}${tellLine(one)}`
}
