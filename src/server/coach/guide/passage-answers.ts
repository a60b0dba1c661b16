import type { CoachProposal } from '#contract/coach.ts'
import { type Answer, asking, paragraphs, makeAnswer, answerAndAsk, type Turn } from '../dialogue/compose-answer.ts'
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

export function toProposal(passage: Passage, dueDate: string): CoachProposal | null {
  const offer = passage.proposal
  if (offer?.kind !== 'task') return offer
  const { title, category, minutes } = offer
  return { kind: 'task', title, category, priority: 3, dueDate, time: null, estimatedDuration: minutes }
}

const sourceLine = ({ source }: Passage): string | null =>
  source && `*Source: ${source.who} (${source.year}), ${source.what}.*`

/** In letters. What follows of a short answer waits until the matter is opened, but for a first sentence that says too little alone. */
const gistLength = { enough: 60, most: 180 } as const
const countOf = (mark: string, text: string): number => text.split(mark).length - 1
/** A sentence ends outside of what is quoted in it, and not at '10 p.m.' */
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

/** Of each matter its name and the first sentences of its short answer. */
export const gistsOf = (passages: readonly Passage[]): string =>
  bulletList(passages.map((passage) => `**${capitalize(passage.about)}:** ${gistOf(passage)}`))

/** After what was told: what there is on it, without opening it. */
export const ideasOf = (passages: readonly Passage[]): string =>
  paragraphs('If you’d like ideas, here’s the short of what I have:', gistsOf(passages))

/** The same of whoever tells a story: only what it is about. */
export const ideasOn = (passages: readonly Passage[]): string =>
  `If you’d like ideas, I’ve got some on ${passages.map(({ about }) => about).join(', and on ')}.`

/** The tap that puts a matter's card below the next answer. */
const cardTaps: Partial<Record<CoachProposal['kind'], string>> = {
  task: 'Add it to my planner',
  entry: 'Put the questions in my journal',
  breathing: 'Start a breathing session',
}
const cardTapOf = (passage: Passage): string[] => {
  const tap = passage.proposal && cardTaps[passage.proposal.kind]
  return tap == null ? [] : [tap]
}

/** The card of the open matter, once it was tapped. */
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

/** What can be asked next with a tap, but for what was asked just now; never what was offered just before. */
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

/** A line for somebody who is upset; nothing goes before any other answer, nor where a way is asked for and no feeling named. */
function meetFeeling({ suits }: Passage, { request, state }: Turn): string | null {
  const met = acknowledgeNamedFeeling(request.message, request.language)
  if (met !== null) return state.hasUsed(met) ? null : met
  const asks = isQuestion(request.message) || lastAsked(request.message) !== null || asksInMiddle(request.message)
  return suits.lowMood && !asks ? pickUnused(state, softOpeners[request.style], request.message) : null
}

/** Breathing helps while it is told; what becomes a record waits to be asked for. */
const startsAtOnce = ({ proposal }: Passage, message: string): CoachProposal | null =>
  proposal?.kind === 'breathing' && !isQuestion(message) ? proposal : null

/** In these fields a professional is seldom needed: when to see one is said with what may go wrong. */
const everyday: ReadonlySet<Passage['field']> = new Set<Passage['field']>(['asking', 'work', 'business', 'days'])

const whenToGetHelp = ({ seeAProfessional }: Passage): string | null =>
  seeAProfessional && `*When to get help:* ${seeAProfessional}`

export const whatMayGoWrong = (passage: Passage, turn: Turn): Answer =>
  makeAnswer(paragraphs(passage.ifItGoesWrong, everyday.has(passage.field) ? whenToGetHelp(passage) : null), {
    choices: choicesAfter('whatIf', passage, turn),
    isFree: true,
  })

/** Where it is probable, and not sure, that the matter is meant. */
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
    question: asking('passage', passage.question),
    choices: choicesAfter(null, passage, turn),
  })
}

export const openAnother = (passage: Passage, turn: Turn): Answer =>
  openPassage(passage, turn, pickUnused(turn.state, anotherOpeners, turn.request.message) ?? undefined)

export function explainWhy(passage: Passage, turn: Turn): Answer {
  const rests = passage.source
    ? `It’s based on ${passage.source.who} (${passage.source.year}), *${passage.source.what}*.`
    : 'I don’t have a study to point to. It’s something a lot of people find useful, and you can try it for a week and see.'
  return answerAndAsk(turn, 'small', paragraphs(passage.why, rests))
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

/** In words. A shorter reply has no room for the words of the question. */
const leastToShare = 5
/** Whether a reply takes up a word of the matter. */
export const takesUp = (passage: Passage, message: string): boolean =>
  countWords(message) < leastToShare ||
  isGrief(passage) ||
  contentStems(passage.question, passage.title, ...passage.steps).intersection(contentStems(message)).size > 0

/** A step that shares fewer words with the message matches by chance. */
const fewestShared = 2

/** For what is about the open passage: its best matching step; null where nothing is asked and none is near. */
export function stepFor(passage: Passage, turn: Turn): Answer | null {
  const asked = contentStems(turn.request.message)
  const shared = passage.steps.map((step) => contentStems(step).intersection(asked).size)
  const most = Math.max(...shared)
  if (most < fewestShared && !isQuestion(turn.request.message)) return null
  const said = `That’s in “${passage.title}”. This is the step for it:`
  return answerAndAsk(turn, 'small', paragraphs(said, `> ${passage.steps[shared.indexOf(most)] ?? ''}`))
}
