import { capitalize } from '#contract/capitalize.ts'
import { type Answer, makeQuestion, makeAnswer, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { lastAsked, readWant, type Want } from '../dialogue/honest-reply/read-want.ts'
import { numberedList } from '../markdown.ts'
import { asksForWording } from './certainty-by-length.ts'
import type { MatterHit } from './find-matter.ts'
import { isQuestion } from './guide-requests.ts'
import type { Passage, Theme } from './passage.ts'
import { isStory, normalize } from './text-analysis.ts'

/** A theme is meant if the probabilities of its matters add up to at least this (measured in decision 065). */
const meantFrom = 0.45
/** The lower bound that applies if there would be no answer otherwise. */
const ratherThanNoneFrom = 0.32
/** The probability that each word of the theme in the message adds. */
const worthOfWord = 0.1
const asked: ReadonlySet<Want> = new Set<Want>(['fact', 'unclear', 'decision'])
/** The most near matters that are offered as choices. */
const near = { from: 0.08, most: 2 } as const

function sumsOf(hits: readonly MatterHit[]): Map<Theme, number> {
  const sums = new Map<Theme, number>()
  for (const { passage, confidence, isBeside } of hits)
    if (!isBeside) sums.set(passage.theme, (sums.get(passage.theme) ?? 0) + confidence)
  return sums
}

const first = (sums: Iterable<[Theme, number]>): [Theme, number] | undefined =>
  [...sums].toSorted(([, one], [, other]) => other - one)[0]

function likeliestTheme(hits: readonly MatterHit[], from: number): Theme | null {
  const best = first(sumsOf(hits))
  return best !== undefined && best[1] >= from ? best[0] : null
}

/** Returns the theme that the message names: 'I get so hungry around 3' names food, even though no matter is about that. */
function namedTheme(message: string, hits: readonly MatterHit[], themes: ReadonlySet<Theme>): Theme | null {
  const line = normalize(message)
  const sums = sumsOf(hits)
  const found = [...themes].flatMap((theme): [Theme, number][] => {
    const said = new Set(theme.named === undefined ? [] : line.match(theme.named))
    return said.size === 0 ? [] : [[theme, (sums.get(theme) ?? 0) + worthOfWord * said.size]]
  })
  return first(found)?.[0] ?? null
}

const isAskedOf = (message: string): boolean =>
  asked.has(readWant(message)) && (isQuestion(message) || lastAsked(message) !== null) && !asksForWording(message)

/** Answers a question without a certain matter by general help for its theme, and says that it is general. */
export function answerByTheme(turn: Turn, fresh: readonly MatterHit[]): Answer | null {
  const theme = likeliestTheme(fresh, meantFrom)
  return theme === null ? null : giveTheme(theme, turn, fresh)
}

/** Answers by a less likely theme, or by one that the message names, if there would be no answer otherwise. */
export function nameTheme(turn: Turn, fresh: readonly MatterHit[], passages: readonly Passage[]): Answer | null {
  const { message } = turn.request
  const theme =
    likeliestTheme(fresh, ratherThanNoneFrom) ??
    (readWant(message) === 'decision' || isStory(message)
      ? null
      : namedTheme(message, fresh, new Set(passages.map((one) => one.theme))))
  return theme === null ? null : giveTheme(theme, turn, fresh)
}

function giveTheme(theme: Theme, turn: Turn, fresh: readonly MatterHit[]): Answer | null {
  const { message, language } = turn.request
  if (language !== 'en' || !isAskedOf(message)) return null
  const lead = `I don’t have anything on exactly that. Here’s what usually helps with ${theme.about}.`
  if (turn.state.hasUsed(lead)) return null
  const offers = fresh
    .filter(({ passage, confidence, isBeside }) => passage.theme === theme && !isBeside && confidence >= near.from)
    .slice(0, near.most)
    .map(({ passage }) => passage)
  const text = paragraphs(
    lead,
    theme.answer,
    numberedList(theme.steps),
    theme.help && `*When to get help:* ${theme.help}`,
  )
  return makeAnswer(text, {
    offers,
    choices: offers.map(({ about }) => capitalize(about)),
    question: makeQuestion('passage', theme.question),
    isFree: true,
  })
}
