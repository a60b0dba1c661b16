import type { CoachProposal } from '#contract/coach.ts'
import {
  type Answer,
  makeQuestion,
  paragraphs,
  makeAnswer,
  answerAndAsk,
  type Turn,
} from '../dialogue/compose-answer.ts'
import { acknowledgeNamedFeeling } from '../dialogue/coaching/feelings.ts'
import { pickUnused } from '../dialogue/conversation-state.ts'
import { ground } from './grounding.ts'
import { anotherOpeners, softOpeners } from './phrases.ts'
import { isGrief, type Passage } from './passage.ts'
import { isQuestion } from './guide-requests.ts'
import { asksInMiddle, lastAsked } from '../dialogue/honest-reply/read-want.ts'
import { contentStems, countWords, splitAtPunctuation } from './text-analysis.ts'
import { bulletList, numberedList } from '../markdown.ts'
import { capitalize } from '#contract/capitalize.ts'

const cardLine = (proposal: CoachProposal): string =>
  proposal.kind === 'breathing'
    ? 'The card below starts a guided round of breathing whenever you’re ready.'
    : proposal.kind === 'entry'
      ? 'The card below adds a journal entry with these questions in it, if you’d like to write.'
      : proposal.kind === 'weight'
        ? 'The card below logs it.'
        : `The card below puts “${proposal.title}” in your planner, if you want it there.`

/** Converts a passage's card to a proposal, or returns null if it has none. */
export function toProposal(passage: Passage, dueDate: string): CoachProposal | null {
  const offer = passage.proposal
  if (offer?.kind !== 'task') return offer
  const { title, category, minutes } = offer
  return { kind: 'task', title, category, priority: 3, dueDate, time: null, estimatedDuration: minutes }
}

const sourceLine = ({ source }: Passage): string | null =>
  source && `*Source: ${source.who} (${source.year}), ${source.what}.*`

/** In characters. A gist takes further sentences of the short answer until it has `enough`, and then while it stays below `most`. */
const gistLength = { enough: 60, most: 180 } as const
const countOf = (mark: string, text: string): number => text.split(mark).length - 1
/** A sentence does not end within a quotation in it, nor at '10 p.m.' */
const goesOn = (gist: string, next: string): boolean => countOf('“', gist) > countOf('”', gist) || /^\p{Ll}/u.test(next)

function gistOf({ answer }: Passage): string {
  const [first = '', ...rest] = splitAtPunctuation(answer)
  let gist = first
  for (const next of rest) {
    const isFull = gist.length >= gistLength.enough && gist.length + next.length > gistLength.most
    if (next.endsWith('?') || (isFull && !goesOn(gist, next))) break
    gist = `${gist} ${next}`
  }
  return gist
}

/** Lists each matter's name with the first sentences of its short answer. */
export const gistsOf = (passages: readonly Passage[]): string =>
  bulletList(passages.map((passage) => `**${capitalize(passage.about)}:** ${gistOf(passage)}`))

/** Says after a statement what the library has on its matter, without opening it. */
export const ideasOf = (passages: readonly Passage[]): string =>
  paragraphs('If you’d like ideas, here’s the short of what I have:', gistsOf(passages))

/** Names the matters after a story. */
export const ideasOn = (passages: readonly Passage[]): string =>
  `If you’d like ideas, I’ve got some on ${passages.map(({ about }) => about).join(', and on ')}.`

/** The choices that add a matter's card to the next answer, by the kind of card. */
const cardTaps: Partial<Record<CoachProposal['kind'], string>> = {
  task: 'Add it to my planner',
  entry: 'Put the questions in my journal',
  breathing: 'Start a breathing session',
}
const cardTapOf = (passage: Passage): string[] => {
  const tap = passage.proposal && cardTaps[passage.proposal.kind]
  return tap == null ? [] : [tap]
}

/** Answers the tap on that choice with the open matter's card. */
export function answerCardTap({ request, state: { current, kept }, today }: Turn): Answer | null {
  const isTapped =
    current !== null && kept.choices.includes(request.message) && cardTapOf(current).includes(request.message)
  const proposal = isTapped ? toProposal(current, today) : null
  return proposal && makeAnswer(cardLine(proposal), { cards: [proposal], isFree: true })
}

const followUps = {
  write: 'Write it for me',
  example: 'Show me an example',
  whatIf: 'What if it goes wrong?',
  more: 'Another idea',
} as const

/** The choices after an answer, without what was just asked and what was offered just before. */
export function choicesAfter(
  asked: keyof typeof followUps | null,
  passage: Passage,
  { request, state }: Turn,
): string[] {
  if (request.language !== 'en') return []
  const next =
    asked === null
      ? ([passage.hasMessage ? 'write' : 'example', 'whatIf'] as const)
      : (['write', 'whatIf', 'more'] as const)
  const choices = next
    .filter((one) => one !== asked && (one !== 'write' || passage.hasMessage))
    .map((one) => followUps[one])
  const all = asked === null ? [...choices, ...cardTapOf(passage)] : choices
  return all.join() === state.kept.choices.join() ? [] : all
}

/** A line before an answer to a user who is upset; empty otherwise, and if a way is asked for without a feeling being named. */
function meetFeeling({ suits }: Passage, { request, state }: Turn): string | null {
  const met = acknowledgeNamedFeeling(request.message, request.language)
  if (met !== null) return state.hasUsed(met) ? null : met
  const asks = isQuestion(request.message) || lastAsked(request.message) !== null || asksInMiddle(request.message)
  return suits.lowMood && !asks ? pickUnused(state, softOpeners[request.style], request.message) : null
}

/** Whether a card is shown at once: a breathing exercise is; a card that creates a record waits until it is asked for. */
const startsAtOnce = ({ proposal }: Passage, message: string): CoachProposal | null =>
  proposal?.kind === 'breathing' && !isQuestion(message) ? proposal : null

/** In these fields a professional is seldom needed, so when to see one is said with what may go wrong. */
const everyday: ReadonlySet<Passage['field']> = new Set<Passage['field']>(['asking', 'work', 'business', 'days'])

const whenToGetHelp = ({ seeAProfessional }: Passage): string | null =>
  seeAProfessional && `*When to get help:* ${seeAProfessional}`

/** The answer and the steps of a matter, and when to get help, as one part of a longer reply: without its title, source and question. */
export const openBriefly = (passage: Passage): Answer =>
  makeAnswer(
    paragraphs(
      passage.answer,
      numberedList(passage.steps),
      everyday.has(passage.field) ? null : whenToGetHelp(passage),
    ),
    { opens: passage },
  )

/** Says what may go wrong with a matter. */
export const whatMayGoWrong = (passage: Passage, turn: Turn): Answer =>
  makeAnswer(paragraphs(passage.ifItGoesWrong, everyday.has(passage.field) ? whenToGetHelp(passage) : null), {
    choices: choicesAfter('whatIf', passage, turn),
    isFree: true,
  })

/** Introduces a matter that is probable, but not certain. */
export const supposing = ({ about }: Passage): string => `If you mean ${about}, here’s where I’d start.`

/** Renders a passage. `own` replaces the passage's own card. */
export function openPassage(
  passage: Passage,
  turn: Turn,
  lead?: string,
  own?: { proposal: CoachProposal; line: string },
): Answer {
  const { request, state, today } = turn
  const opener = lead ?? meetFeeling(passage, turn)
  const proposal = own?.proposal ?? startsAtOnce(passage, request.message)
  const text = paragraphs(
    [opener, passage.answer].filter(Boolean).join(' '),
    `**${passage.title}**`,
    numberedList(passage.steps),
    everyday.has(passage.field) ? null : whenToGetHelp(passage),
    ground(passage, request.facts, request.message, today)
      .filter((line) => !state.hasUsed(line))
      .join(' '),
    sourceLine(passage),
    own?.line ?? (proposal && cardLine(proposal)),
  )
  const cards = proposal === null ? [] : [proposal]
  return makeAnswer(text, {
    cards,
    opens: passage,
    question: makeQuestion('passage', passage.question),
    choices: choicesAfter(null, passage, turn),
  })
}

/** Opens a further passage on the same subject. */
export const openAnother = (passage: Passage, turn: Turn): Answer =>
  openPassage(passage, turn, pickUnused(turn.state, anotherOpeners, turn.request.message) ?? undefined)

/** Explains why a passage advises what it does. */
export function explainWhy(passage: Passage, turn: Turn): Answer {
  const rests = passage.source
    ? `It’s based on ${passage.source.who} (${passage.source.year}), *${passage.source.what}*.`
    : 'I don’t have a study to point to. It’s something a lot of people find useful, and you can try it for a week and see.'
  return answerAndAsk(turn, 'small', paragraphs(passage.why, rests))
}

/** The first step of a passage as a task card. */
export const firstStep = ({ title }: Passage, dueDate: string): CoachProposal => ({
  kind: 'task',
  title: `First step: ${title}`,
  category: 'personal',
  priority: 3,
  dueDate,
  time: null,
  estimatedDuration: 15,
})

/** Answers with the first step alone, small enough to start today. */
export function openFirstStep(passage: Passage, turn: Turn): Answer {
  const { today } = turn
  const [first = ''] = passage.steps
  const offer = toProposal(passage, today)
  const proposal = offer?.kind === 'task' ? offer : firstStep(passage, today)
  const text = paragraphs(
    `Okay, just the first piece of ${quoteTitle(passage)}:`,
    `> ${first}`,
    'Set a timer for ten minutes and stop when it goes off, even if you’re in the middle. The rest can wait until you’ve done this once.',
    cardLine(proposal),
  )
  return answerAndAsk(turn, 'when', text, { cards: [proposal] })
}

const quoteTitle = ({ title }: Passage): string => `“${title}”`

/** In words. A shorter reply can't be expected to repeat words of the question. */
const leastToShare = 5
/** Whether a reply shares a word with the matter. */
export const takesUp = (passage: Passage, message: string): boolean =>
  countWords(message) < leastToShare ||
  isGrief(passage) ||
  contentStems(passage.question, passage.title, ...passage.steps).intersection(contentStems(message)).size > 0

/** In words. A step that shares fewer with the message matches by chance. */
const fewestShared = 2

/** Returns the best matching step of the open passage, or null if nothing is asked and none is near. */
export function stepFor(passage: Passage, turn: Turn): Answer | null {
  const asked = contentStems(turn.request.message)
  const shared = passage.steps.map((step) => contentStems(step).intersection(asked).size)
  const most = Math.max(...shared)
  if (most < fewestShared && !isQuestion(turn.request.message)) return null
  const said = `That’s in “${passage.title}”. This is the step for it:`
  return answerAndAsk(turn, 'small', paragraphs(said, `> ${passage.steps[shared.indexOf(most)] ?? ''}`))
}
