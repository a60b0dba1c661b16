import { coachProposal, type CoachProposal } from '#contract/coach.ts'
import type { CardRefusal, CoachRequest } from '#server/ports/coach-model.ts'
import type { Language } from '../safety/kinds.ts'
import type { GuideReply } from './guide-step.ts'
import { quoteUserText } from './quote-user-text.ts'

/** Returns the answer to a card that would be refused, or null if it would be accepted. */
async function refusalOf(card: CoachProposal, { whyRefused }: CoachRequest): Promise<CardRefusal | null> {
  const { data } = coachProposal.safeParse(card)
  return data === undefined ? { fields: {}, detail: '' } : whyRefused(data)
}

const why = ({ fields, detail }: CardRefusal): string => Object.values(fields)[0] ?? detail

const none: Readonly<Record<Language, (refused: CardRefusal) => string>> = {
  en: (refused) =>
    ['I can’t make a card for that.', why(refused).replace(/(?<=[^.!?])$/, '.')].filter(Boolean).join(' '),
  es: () => 'De eso no puedo hacer una tarjeta: así no se podría guardar.',
}
const some: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `I couldn’t make the card for ${name} after all: it couldn’t be saved like that.`,
  es: (name) => `Al final no pude hacer la tarjeta de ${name}: así no se podría guardar.`,
}

/** Replaces a reply whose card would be refused, so that no reply promises it. */
export async function withoutRefused(reply: GuideReply, request: CoachRequest): Promise<GuideReply> {
  if (reply.cards.length === 0) return reply
  const refusals = await Promise.all(reply.cards.map((card) => refusalOf(card, request)))
  const first = refusals.find((one) => one !== null) ?? null
  if (first === null) return reply
  const { language } = request
  const cards = reply.cards.filter((_, at) => refusals[at] === null)
  if (cards.length === 0) return { ...reply, text: none[language](first), cards, replaces: null }
  const lines = reply.cards
    .filter((_, at) => refusals[at] !== null)
    .map((card) => some[language]('title' in card ? quoteUserText(card.title) : card.kind))
  return { ...reply, text: [reply.text, ...lines].join('\n\n'), cards }
}
