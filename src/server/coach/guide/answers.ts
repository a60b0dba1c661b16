import type { CoachProposal } from '#contract/coach.ts'
import type { CoachRequest } from '#server/ports/coach-model.ts'
import { ground } from './grounding.ts'
import { anotherOpeners, openers, softOpeners } from './phrases.ts'
import type { Passage } from './passage.ts'
import { pickQuestion, pickUnused, type ConversationState } from './conversation-state.ts'

/** A whole answer, before it is streamed. */
export type Answer = { text: string; proposal: CoachProposal | null }

export type Turn = { request: CoachRequest; state: ConversationState; today: string }

export const paragraphs = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('\n\n')

const cardLine = (proposal: CoachProposal): string =>
  proposal.kind === 'breathing'
    ? 'The card below starts a guided round of breathing whenever you are ready.'
    : proposal.kind === 'entry'
      ? 'The card below opens a journal page with these questions already on it, if you would like to write.'
      : proposal.kind === 'weight'
        ? 'The card below would log it; nothing is saved unless you accept it.'
        : `The card below would put “${proposal.title}” into your planner; nothing is added unless you accept it.`

export function toProposal(passage: Passage, dueDate: string): CoachProposal | null {
  const offer = passage.proposal
  if (offer?.kind !== 'task') return offer
  const { title, category, minutes } = offer
  return { kind: 'task', title, category, priority: 3, dueDate, time: null, estimatedDuration: minutes }
}

const sourceLine = ({ source }: Passage): string | null =>
  source && `*Source: ${source.who} (${source.year}), ${source.what}.*`

const stepLines = (passage: Passage): string => passage.steps.map((step, at) => `${at + 1}. ${step}`).join('\n')

/** Renders a passage. `own` replaces the passage's own card. */
export function openPassage(
  passage: Passage,
  { request, state, today }: Turn,
  lead?: string,
  own?: { proposal: CoachProposal; line: string },
): Answer {
  const pool = passage.suits.lowMood ? softOpeners : openers
  const opener = lead ?? pickUnused(state, pool[request.style], request.message)
  const hasCardBefore = state.turns.at(-1)?.response.includes('card below') ?? false
  const proposal = own?.proposal ?? (hasCardBefore ? null : toProposal(passage, today))
  const text = paragraphs(
    [opener, passage.opening].filter(Boolean).join(' '),
    `**${passage.title}** (${passage.time})`,
    passage.text,
    stepLines(passage),
    ground(passage, request.facts, request.message, today)
      .filter((line) => !state.hasSaid(line))
      .join(' '),
    sourceLine(passage),
    own?.line ?? (proposal && cardLine(proposal)),
    passage.question,
  )
  return { text, proposal }
}

export const openAnother = (passage: Passage, turn: Turn): Answer =>
  openPassage(passage, turn, pickUnused(turn.state, anotherOpeners, turn.request.message) ?? undefined)

export function explain(passage: Passage, { state }: Turn): Answer {
  const rests = passage.source
    ? `It rests on ${passage.source.who} (${passage.source.year}), *${passage.source.what}*.`
    : 'I have no study to name for it; it is practice that many people find useful, and you can test it on yourself in a week.'
  return { text: paragraphs(passage.why, rests, pickQuestion(state, 'small')), proposal: null }
}

export const firstStep = ({ title }: Passage, dueDate: string): CoachProposal => ({
  kind: 'task',
  title: `First step: ${title}`,
  category: 'personal',
  priority: 3,
  dueDate,
  time: null,
  estimatedDuration: 15,
})

/** The first step alone, made small enough to start today. */
export function shrink(passage: Passage, { state, today }: Turn): Answer {
  const [first = ''] = passage.steps
  const offer = toProposal(passage, today)
  const proposal = offer?.kind === 'task' ? offer : firstStep(passage, today)
  return {
    text: paragraphs(
      `Only the first piece then, from ${quoteTitle(passage)}:`,
      `> ${first}`,
      'Give it ten minutes by the clock, and stop when they are over, even in the middle. The rest can wait until this has been done once.',
      cardLine(proposal),
      pickQuestion(state, 'when'),
    ),
    proposal,
  }
}

const quoteTitle = ({ title }: Passage): string => `“${title}”`
