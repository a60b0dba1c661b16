import { capitalize } from '#contract/capitalize.ts'
import { type Answer, asking, makeAnswer, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { readWant, type Want } from '../dialogue/honest-reply/read-want.ts'
import { numberedList } from '../markdown.ts'
import { asksToWrite } from './certainty-by-length.ts'
import type { Hit } from './find-matter.ts'
import { isQuestion } from './guide-requests.ts'
import type { Theme } from './passage.ts'

/** From this sum of the probabilities of its matters, a theme is meant. How often that is right: decision 065. */
const meantFrom = 0.45
/** The same where the answer would be none, of a message that is surely of one's life. */
export const ratherThanNoneFrom = 0.3
const asked: ReadonlySet<Want> = new Set<Want>(['fact', 'unclear', 'decision'])
/** Near matters that can be opened by a tap. */
const near = { from: 0.08, most: 2 } as const

function likeliestTheme(hits: readonly Hit[], from: number): Theme | null {
  const sums = new Map<Theme, number>()
  for (const { passage, confidence, ofOthers } of hits)
    if (!ofOthers) sums.set(passage.theme, (sums.get(passage.theme) ?? 0) + confidence)
  const [best] = [...sums].toSorted(([, one], [, other]) => other - one)
  return best !== undefined && best[1] >= from ? best[0] : null
}

/** For what is asked and no matter is surely about: what helps with anything of its kind, said to be that. */
export function answerByTheme(turn: Turn, fresh: readonly Hit[], from = meantFrom): Answer | null {
  const { message, language } = turn.request
  if (language !== 'en' || !asked.has(readWant(message)) || !isQuestion(message) || asksToWrite(message)) return null
  const theme = likeliestTheme(fresh, from)
  if (theme === null) return null
  const lead = `I don’t have anything on exactly that. Here’s what usually helps with ${theme.about}.`
  if (turn.state.hasUsed(lead)) return null
  const offers = fresh
    .filter(({ passage, confidence, ofOthers }) => passage.theme === theme && !ofOthers && confidence >= near.from)
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
    question: asking('passage', theme.question),
    isFree: true,
  })
}
