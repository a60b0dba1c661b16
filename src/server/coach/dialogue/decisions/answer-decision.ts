import { z } from 'zod'
import { capitalize } from '#contract/capitalize.ts'
import { readContent } from '#server/lib/content.ts'
import { wholeWords } from '../../phrase-pattern.ts'
import { readGuideRequest, type GuideRequest } from '../../guide/guide-requests.ts'
import type { Library } from '../../guide/library.ts'
import { type MatterHit, isConfident } from '../../guide/find-matter.ts'
import type { Passage } from '../../guide/passage.ts'
import { openPassage } from '../../guide/passage-answers.ts'
import { contentStems, countWords, isStory, normalize } from '../../guide/text-analysis.ts'
import { bulletList } from '../../markdown.ts'
import { decide } from '../coaching/decide.ts'
import { beginWith, offeredSlot } from '../coaching/run-coaching.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'
import { askAndDecide, nameWays } from './ask-and-decide.ts'
import { workOutDecision } from './decision-sums.ts'
import { type Decision, readDecision, readDoubt } from './read-decision.ts'
import { coreOf } from './story/story-question.ts'
import { weighTwoWays } from './weigh-two-ways.ts'

const words = z.string().min(1).max(900)
const weighed = { points: z.array(words).min(2).max(4), lean: words, ask: words }
const schema = z.strictObject({
  kinds: z.array(
    z.strictObject({
      id: z.string(),
      /** Expressions for the message in plain letters; the first kind that matches is used. */
      when: z.array(words).min(1),
      /** Expression that the message must match as well, because a common word of `when` could belong to another subject. */
      needs: words.optional(),
      unless: words.optional(),
      /** Its lean also comes before a matter about the decision. */
      leads: z.literal(true).optional(),
      ...weighed,
    }),
  ),
})
const { kinds } = await readContent('coach/decisions', schema)
type Weighed = { points: readonly string[]; lean: string; ask: string }
const forms = kinds.map(({ when, needs, unless, ...kind }) => ({
  kind,
  form: wholeWords(when),
  needs: needs === undefined ? null : new RegExp(needs),
  not: unless === undefined ? null : new RegExp(unless),
}))

const maxLetters = 800
type Kind = Weighed & { id: string; leads?: true | undefined }
/** Returns the kind of decision that the message asks about, or null. */
export function ruleOf(message: string): Kind | null {
  const line = normalize(message.slice(0, maxLetters))
  return (
    forms.find(({ form, needs, not }) => form.test(line) && needs?.test(line) !== false && not?.test(line) !== true)
      ?.kind ?? null
  )
}

/** Requests that other parts answer. */
const others: ReadonlySet<GuideRequest | null> = new Set<GuideRequest | null>([
  'medical',
  'diagnosis',
  'legal',
  'privacy',
  'identity',
])

/** The kind of decision about a treatment, which is answered without advice. */
const treatment = 'treatment'

function meetDoubt(message: string, id: string | null): string | null {
  const doubt = readDoubt(message)
  if (doubt === null) return null
  if (doubt === 'late') return id === 'school' ? 'You’re not too late.' : null
  return `It’s not ${doubt.word} to ask.`
}

/** From this confidence on, a matter is about exactly this decision. */
const writtenForFrom = 0.75
/** In words. A shorter question has no details that only its kind takes up. */
const plainWords = 11
const isWrittenFor = (hit: MatterHit | undefined, message: string, ways: Decision): hit is MatterHit => {
  if (!isConfident(hit) || hit.isBeside) return false
  if (ways.a !== null && ways.b === null && !isStory(message))
    return countWords(message) <= plainWords || isNear(hit, message)
  return isConfident(hit, writtenForFrom) && sharesWords(hit, message) && weighsBoth(hit, ways)
}
const isNear = (hit: MatterHit, message: string): boolean =>
  isConfident(hit, writtenForFrom) || sharesWords(hit, message)
const sharesWords = ({ passage: { title, about } }: MatterHit, message: string): boolean =>
  contentStems(title, about).intersection(contentStems(message)).size > 0

/** Matches 'Rent or buy?', 'Decide whether to quit your job'. */
const weighs = /\b(?:or|whether|decide|yes or no)\b/i
/** A matter about only one of two options is half an answer. Leaving it, or waiting, doesn't count as an option. */
function weighsBoth({ passage: { title, about } }: MatterHit, { a, b }: Decision): boolean {
  if (a === null || b === null || weighs.test(`${title} ${about}`)) return true
  const own = contentStems(title, about)
  return [a, b].every((way) => {
    const said = contentStems(way)
    return said.size < 2 || said.intersection(own).size > 0
  })
}

/** Words of questions for a doctor or a lawyer, which get no lean from a rule. */
const notByRule = wholeWords([
  'ivf|embryos?|surrogate|epidural|antidepressants?|semaglutide|ozempic|wegovy|car seat|shots?|vaccin\\w*|pills?|medicine|meds|medication|surgery|dose|antibiotics?|hormones?|test(?:ed|s)?|pain|period|pregnan\\w*|knees?|hips?|hurts?|sprain\\w*|injur\\w*|fever|abortion|charges|court|police|cps|lawyer|sue|custody|plead|restraining|hit me|hits me|affair|bother|anymore|bassinet|cry it out|(?:baby|newborn) (?:some )?(?:water|honey|juice)|expired|die[sd]?|dying|funeral|hospice',
])
const isNotByRule = (message: string): boolean => notByRule.test(normalize(message))

/** From this confidence on, a matter is offered as a chip below the answer. */
const nearFrom = 0.45

/** In words. A shorter message doesn't say what it is about. */
const shortest = 4

/** Returns the library's matter about it, for a chip below the answer. */
export const nearMatter = (message: string, near: MatterHit | undefined, from = nearFrom): Passage[] =>
  near !== undefined && sharesWords(near, message) && !near.isBeside && isConfident(near, from) ? [near.passage] : []

function weigh(turn: Turn, ways: Decision, kind: Weighed & { id: string | null }, near: MatterHit | undefined): Answer {
  const { message } = turn.request
  const named = ways.b === null ? null : nameWays(ways)
  const lead = [meetDoubt(message, kind.id), named, kind.lean].filter((part) => part !== null).join(' ')
  const offers = nearMatter(message, near)
  const text = paragraphs(lead, workOutDecision(message), bulletList(kind.points))
  const more = { offers, choices: offers.map(({ about }) => capitalize(about)), closesTopic: true }
  if (ways.a === null || kind.id !== null) return makeAnswer(text, { ...more, ...askAndDecide(ways, kind.ask) })
  return beginWith(turn, decide, { a: ways.a, b: ways.b ?? 'leave things as they are', [offeredSlot]: '1' }, text)
}

/** True if the decision is of a kind that has an answer of its own. */
export const isKnownDecision = (message: string): boolean => readDecision(message) !== null && ruleOf(message) !== null

/** Weighs a decision by its kind, with a lean and one question. If a matter of the library is clearly about it, the matter answers. */
export function answerDecision(turn: Turn, { find }: Library): Answer | null {
  const { message, language } = turn.request
  if (language !== 'en' || countWords(message) < shortest || turn.state.kept.declined.includes(decide.kind)) return null
  const ways = readDecision(message)
  if (ways === null) return null
  const kind = ruleOf(isStory(message) ? coreOf(message) : message)
  if (kind?.id !== treatment && others.has(readGuideRequest(message))) return null
  const [best] = find(message)
  if (workOutDecision(message) === null && isWrittenFor(best, message, ways)) {
    if (kind === null) return null
    const lead = [meetDoubt(message, kind.id), kind.leads === true ? kind.lean : null].filter((part) => part !== null)
    return openPassage(best.passage, turn, lead.length === 0 ? undefined : lead.join(' '))
  }
  if (kind !== null) return weigh(turn, ways, kind, best)
  const isPlain =
    ways.a === null ||
    (ways.b === null && countWords(ways.a) < 2) ||
    isConfident(best, ways.b === null ? nearFrom : writtenForFrom) ||
    isNotByRule(message)
  return isPlain ? null : weigh(turn, ways, weighTwoWays(message, ways), best)
}
