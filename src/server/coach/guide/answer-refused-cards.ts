import { coachProposal, type CoachProposal } from '#contract/coach.ts'
import type { CardProblem, CoachRequest } from '#server/ports/coach-model.ts'
import type { Language } from '../safety/kinds.ts'
import type { GuideReply } from './guide-step.ts'
import { quoteUserText } from './quote-user-text.ts'

/** Returns the answer to a card that would be refused, or null if it would be accepted. */
async function problemOf(card: CoachProposal, { whyRefused }: CoachRequest): Promise<CardProblem | null> {
  const { data } = coachProposal.safeParse(card)
  return data === undefined ? { fields: {}, detail: '' } : whyRefused(data)
}

const why = ({ fields, detail }: CardProblem): string => Object.values(fields)[0] ?? detail

const none: Readonly<Record<Language, (problem: CardProblem) => string>> = {
  en: (problem) =>
    ['I can’t make a card for that.', why(problem).replace(/(?<=[^.!?])$/, '.')].filter(Boolean).join(' '),
  es: () => 'De eso no puedo hacer una tarjeta: así no se podría guardar.',
}
const some: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `I couldn’t make the card for ${name} after all: it couldn’t be saved like that.`,
  es: (name) => `Al final no pude hacer la tarjeta de ${name}: así no se podría guardar.`,
}

/** Replaces a reply whose card would be refused, so that no reply promises it. */
export async function withoutRefused(reply: GuideReply, request: CoachRequest): Promise<GuideReply> {
  if (reply.cards.length === 0) return reply
  const problems = await Promise.all(reply.cards.map((card) => problemOf(card, request)))
  const first = problems.find((one) => one !== null) ?? null
  if (first === null) return reply
  const { language } = request
  const cards = reply.cards.filter((_, at) => problems[at] === null)
  if (cards.length === 0) return { ...reply, text: none[language](first), cards, replaces: null }
  const lines = reply.cards
    .filter((_, at) => problems[at] !== null)
    .map((card) => some[language]('title' in card ? quoteUserText(card.title) : card.kind))
  return { ...reply, text: [reply.text, ...lines].join('\n\n'), cards }
}
