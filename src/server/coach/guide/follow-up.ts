import type { CoachProposal } from '#contract/coach.ts'
import type { QuestionPurpose } from '#server/ports/dialogue-state.ts'
import type { DialogueAct } from '../dialogue/dialogue-act-forms.ts'
import { readDialogueAct } from '../dialogue/dialogue-acts.ts'
import type { Answer, Turn } from '../dialogue/compose-answer.ts'
import { makeQuestion, paragraphs, makeAnswer, answerAndAsk } from '../dialogue/compose-answer.ts'
import { pickOldest, pickUnused } from '../dialogue/conversation-state.ts'
import { dayIn } from '../when/read-when.ts'
import {
  explainWhy,
  firstStep,
  openAnother,
  openPassage,
  openFirstStep,
  takesUp,
  toProposal,
} from './passage-answers.ts'
import { readGuideRequest } from './guide-requests.ts'
import { acknowledgements } from './phrases.ts'
import { answerGrief, keepListening, pause } from '../dialogue/listen.ts'
import { isGrief, type Passage } from './passage.ts'
import type { Finder } from './find-matter.ts'
import { nextPassage, offeredPassage, unopenedPassages } from './next-passage.ts'
import { contentStems, normalize } from './text-analysis.ts'

const nothingLeft = [
  'That’s everything I’ve got on this, and I’d rather tell you than repeat myself.',
  'I still don’t have anything more on this. I can look for a different angle.',
]
const answerNothingLeft = (turn: Turn): Answer =>
  answerAndAsk(turn, 'topic', pickOldest(turn.state, nothingLeft, ''), { isFree: true })

const acknowledge = ({ state, request }: Turn): string =>
  pickUnused(state, acknowledgements[request.style], request.message) ?? 'Good.'

/** Returns the step that the passage's question is about, or the next one if that step only repeats the question. */
function stepOfQuestion({ question, steps }: Passage): string {
  const asked = contentStems(question)
  const shared = steps.map((step) => contentStems(step).intersection(asked).size)
  const most = Math.max(...shared)
  const at = shared.indexOf(most)
  return steps[most >= 0.8 * asked.size && most > 2 ? at + 1 : at] ?? steps[at] ?? ''
}

/** Answers the user's reply to a passage's question with the matching step. A hard subject needs no step. */
function answerPassageQuestion(passage: Passage, turn: Turn): Answer {
  if (isGrief(passage)) return answerGrief(turn)
  const step = `> ${stepOfQuestion(passage)}`
  const met = acknowledge(turn)
  if (passage.suits.lowMood) {
    const line = `${met} You don’t have to do anything about it today. If you want to, this is the step it goes with, from “${passage.title}”:`
    return answerAndAsk(turn, 'listen', paragraphs(line, step))
  }
  const isShort = turn.request.message.trim().split(/\s+/).length <= 6
  const text = paragraphs(
    `${met} It goes with this step of “${passage.title}”:`,
    step,
    isShort ? 'What you just wrote is a start on it.' : null,
  )
  return answerAndAsk(turn, 'obstacle', text)
}

/** Plans for each kind of obstacle. */
const copingPlans: readonly [RegExp, string][] = [
  [
    /\b(scared|afraid|fear|shy|laugh|judge|embarrass\w*|nervous|say no|think of me|courage|reject\w*)\b/,
    'I do it anyway, small, and count that I did it, not what they said',
  ],
  [
    /\b(tired|energy|exhausted|sleep|evening|worn)\b/,
    'I do five minutes of it sitting down and put the rest on a set day',
  ],
  [/\b(money|expensive|afford|cost\w*|broke)\b/, 'I take the version that costs nothing'],
  [/\b(forget|forgot|remember|distracted|phone)\b/, 'I start from the note I put where I can’t miss it'],
  [/\b(husband|partner|boss|mother|family|he|she|they)\b/, 'I say my one sentence and go ahead with my step'],
]

const noObstacle = /^(nothing|nothing really|no|none|not much|i think nothing)$/

/** Turns an obstacle into an if-then plan. */
function planForObstacle(turn: Turn): Answer {
  const line = normalize(turn.request.message)
  const way = copingPlans.find(([pattern]) => pattern.test(line))?.[1] ?? 'I do the two-minute version and stop'
  const words = noObstacle.test(line)
    ? 'Great, then it just needs a spot in your week.'
    : `${acknowledge(turn)} Decide it now, so you don’t have to in the moment: **if** that comes up, **then** ${way}. Write it in your own words where you’ll see it.`
  return answerAndAsk(turn, 'when', words)
}

/** Whether the message only names a day for the current passage. */
export const isDayOnly = ({ state, request, today }: Turn): boolean =>
  state.current !== null &&
  request.message.trim().split(/\s+/).length <= 4 &&
  dayIn(request.message, { ...request, today }) !== null

function scheduleStep(turn: Turn): Answer {
  const { current } = turn.state
  const day = dayIn(turn.request.message, { ...turn.request, today: turn.today })
  const later = /\b(later|another day|weekend|next)\b/.test(normalize(turn.request.message))
  const dueDate = day ?? turn.today
  if (!current) return declined(turn)
  const offered = toProposal(current, dueDate)
  const proposal = offered?.kind === 'task' ? offered : firstStep(current, dueDate)
  if (day === null && !later && readDialogueAct(turn.request.message) !== 'yes')
    return answerAndAsk(turn, 'when', `${acknowledge(turn)} Tell me a day, too, and I’ll put it on a card.`)
  if (day === null && later)
    return makeAnswer('Later is fine. Tell me which day when you know, and I’ll put it on a card for you.', {
      isFree: true,
    })
  return makeAnswer(
    `${day === turn.today || day === null ? 'Today' : 'That day'} it is. “${titleOf(proposal, current)}” is on the card below, ready to add to your planner. If the day goes differently, just move it. And come tell me how it went.`,
    { cards: [proposal], isFree: true },
  )
}

const titleOf = (proposal: CoachProposal, passage: Passage): string =>
  proposal.kind === 'task' ? proposal.title : passage.title

const helpChoosing = (passage: Passage, turn: Turn): Answer =>
  answerAndAsk(
    turn,
    'small',
    paragraphs(
      `That’s a fair answer, and the first step is made for it. From “${passage.title}”:`,
      `> ${passage.steps[0] ?? ''}`,
      'Write the first thing that comes to mind, even if it’s clumsy.',
    ),
  )

const refusals: Partial<Record<QuestionPurpose, { en: string; es: string }>> = {
  card: { en: 'Okay, I’ll leave it out. Nothing’s been added.', es: 'Vale, lo dejo. No se ha añadido nada.' },
  nearby: { en: 'Okay, neither of those.', es: 'Vale, ninguna de las dos.' },
  choice: { en: 'Okay, neither of those.', es: 'Vale, ninguna de las dos.' },
  when: { en: 'Okay, no date then.', es: 'Vale, sin fecha entonces.' },
}
const refused = { en: 'Okay, not that.', es: 'Vale, eso no.' }
const instead = {
  en: ['What would help instead?', 'What should we look at instead?', 'What would you like to do?'],
  es: ['¿Qué te ayudaría más?', '¿Qué miramos entonces?', '¿Qué te gustaría hacer?'],
}

/** Answers a 'no' to any question. */
function declined({ state, request }: Turn): Answer {
  const { language } = request
  const line = (refusals[state.pending ?? 'topic'] ?? refused)[language]
  return makeAnswer(line, { question: makeQuestion('topic', pickOldest(state, instead[language], '')), isFree: true })
}

function accept(turn: Turn, find: Finder): Answer | null {
  const { state } = turn
  const next = state.offered.find((passage) => !state.opened.includes(passage))
  if (state.pending === 'nearby' && next) return openPassage(next, turn)
  if (state.pending === 'listen') return openPractical(turn, find)
  if (state.pending === 'when') return scheduleStep(turn)
  if (state.pending === 'card') return makeAnswer('Good. Tap the card when you’re ready.', { isFree: true })
  return state.current ? openFirstStep(state.current, turn) : null
}

/** Answers a statement of the user with a passage. */
function openPractical(turn: Turn, find: Finder): Answer | null {
  const { messages } = turn.state
  const told = messages.findLast((message) => readGuideRequest(message) === 'vent') ?? messages.slice(-2).join(' ')
  const likely = find(told).filter(({ confidence }) => confidence >= 0.05)
  const [found] = unopenedPassages(likely, turn)
  return found ? openPassage(found, turn) : null
}

/** Answers a short message in the context of the conversation, or returns null if there is nothing to refer to. */
export function followUp(act: DialogueAct, turn: Turn, find: Finder): Answer | null {
  const { state } = turn
  const { current } = state
  const again = (): Answer => {
    const next = offeredPassage(turn) ?? nextPassage(turn, find)
    return next ? openAnother(next, turn) : answerNothingLeft(turn)
  }
  switch (act) {
    case 'practical':
      return state.kept.turns > 0 ? openPractical(turn, find) : null
    case 'more':
      return current ? again() : null
    case 'tried':
      return current ? openAlternative(turn, find) : null
    case 'why':
      return current ? explainWhy(current, turn) : null
    case 'start':
      return current ? openFirstStep(current, turn) : null
    case 'unsure':
      return state.pending === 'nearby' || !current ? null : helpChoosing(current, turn)
    case 'yes':
      return accept(turn, find)
    case 'no':
      return state.kept.turns > 0 ? declined(turn) : null
    case 'second': {
      const fresh = state.offered.filter((passage) => !state.opened.includes(passage))
      const isSecond = /second|last/.test(normalize(turn.request.message))
      const chosen = (isSecond ? fresh[1] : undefined) ?? fresh[0]
      return chosen ? openPassage(chosen, turn) : current ? again() : null
    }
    default:
      return null
  }
}

function openAlternative(turn: Turn, find: Finder): Answer {
  const next = offeredPassage(turn) ?? nextPassage(turn, find)
  if (!next) return answerNothingLeft(turn)
  const lead = 'Okay, then that one’s not for you right now. Here’s something that works differently.'
  return openPassage(next, turn, lead)
}

/** Answers the choice of a goal after a progress summary. */
function openGoalPassage(turn: Turn, find: Finder): Answer | null {
  const asked = contentStems(turn.request.message)
  const isNamed = (turn.request.facts.goals ?? []).some(({ title }) => contentStems(title).intersection(asked).size > 0)
  const [passage] = isNamed ? unopenedPassages(find('I am not making progress on my goal'), turn) : []
  return passage ? openPassage(passage, turn) : null
}

const wantsStep = /\b(step|practical|idea|help|advice|something|tip|do)\b/
const wantsPause = /\b(pause|breathe|breath|break|rest|calm)\b/
const wantsToBeHeard = /\b(tell|telling|talk|listen|vent|heard|write|go on|first)\b/

/** Answers a reply to the guide's own question, or returns null if it seems to be a new subject. */
export function answerReply(turn: Turn, find: Finder): Answer | null {
  const { state, request } = turn
  const line = normalize(request.message)
  if (isDayOnly(turn)) return scheduleStep(turn)
  switch (state.pending) {
    case 'listen':
      if (line.split(' ').length > 10) return null
      if (wantsPause.test(line)) return pause()
      if (wantsToBeHeard.test(line)) return keepListening(turn)
      return wantsStep.test(line) ? openPractical(turn, find) : null
    case 'standing':
      return openGoalPassage(turn, find)
    case 'passage':
    case 'tried':
      return state.current && takesUp(state.current, request.message)
        ? answerPassageQuestion(state.current, turn)
        : null
    case 'obstacle':
      return dayIn(request.message, { ...request, today: turn.today }) === null
        ? planForObstacle(turn)
        : scheduleStep(turn)
    case 'when':
      return scheduleStep(turn)
    default:
      return null
  }
}
