import { takeDay } from './date-parsing.ts'
import { explain, firstStep, openAnother, openPassage, paragraphs, shrink, toProposal, type Turn } from './answers.ts'
import type { Answer } from './guide-types.ts'
import { bare, readIntent, type Intent } from './intents.ts'
import { acknowledged } from './lines.ts'
import { keepListening, pause } from './listen.ts'
import type { Passage } from './passage.ts'
import { nextPassage, onOffer, unusedFrom, type Finder } from './next-passage.ts'
import { askOurs, unsaid } from './thread.ts'
import { contentWords, stem } from './words.ts'

const nothingMore = (turn: Turn): Answer => ({
  text: paragraphs(
    'On this I have given you what I have, and I’d rather say so than repeat myself.',
    askOurs(turn.thread, 'topic'),
  ),
  proposal: null,
})

const acknowledge = ({ thread, request }: Turn): string =>
  unsaid(thread, acknowledged[request.style], request.message) ?? 'Good.'

const roots = (text: string): Set<string> => new Set(contentWords(text).map(stem))

/** The step that a passage's question is about; where the step only asks the same, the one after it. */
function stepAsked({ question, steps }: Passage): string {
  const asked = roots(question)
  const shared = steps.map((step) => roots(step).intersection(asked).size)
  const most = Math.max(...shared)
  const at = shared.indexOf(most)
  return steps[most >= 0.8 * asked.size && most > 2 ? at + 1 : at] ?? steps[at] ?? ''
}

/** A further question on the passage that is open already: the step of it that the question is about. */
export function stepFor(passage: Passage, turn: Turn): Answer {
  const asked = roots(turn.request.message)
  const shared = passage.steps.map((step) => roots(step).intersection(asked).size)
  const step = passage.steps[shared.indexOf(Math.max(...shared))] ?? ''
  const said = `That is in “${passage.title}” already; this step of it is the one for your question:`
  return { text: paragraphs(said, `> ${step}`, askOurs(turn.thread, 'small')), proposal: null }
}

/** Her answer to a passage's question: met, and led to the step that it belongs to; where it is heavy she may leave it there. */
function stepOn(passage: Passage, turn: Turn): Answer {
  const step = `> ${stepAsked(passage)}`
  const met = acknowledge(turn)
  const text = passage.suits.lowMood
    ? paragraphs(
        `${met} Nothing has to follow from it today. If you want something to do with it, this is the step it belongs to in “${passage.title}”:`,
        step,
        askOurs(turn.thread, 'listen'),
      )
    : paragraphs(
        `${met} It belongs to this step of “${passage.title}”:`,
        step,
        turn.request.message.trim().split(/\s+/).length <= 6 ? 'What you just wrote is the beginning of it.' : null,
        askOurs(turn.thread, 'obstacle'),
      )
  return { text, proposal: null }
}

/** What to do when it comes, by the kind of thing that gets in the way. */
const ways: readonly [RegExp, string][] = [
  [
    /\b(scared|afraid|fear|shy|laugh|judge|embarrass\w*|nervous|say no|think of me|courage|reject\w*)\b/,
    'I do it all the same, small, and count the doing and not the answer',
  ],
  [
    /\b(tired|energy|exhausted|sleep|evening|worn)\b/,
    'I do five minutes of it sitting down, and the rest gets a day with a name',
  ],
  [/\b(money|expensive|afford|cost\w*|broke)\b/, 'I take the version that costs nothing'],
  [/\b(forget|forgot|remember|distracted|phone)\b/, 'I begin with the sign that I have put where I cannot overlook it'],
  [/\b(husband|partner|boss|mother|family|he|she|they)\b/, 'I say my one sentence and go on with my step'],
]

const clear = /^(nothing|nothing really|no|none|not much|i think nothing)$/

/** What could get in the way becomes an if-then sentence. */
function planRound(turn: Turn): Answer {
  const line = bare(turn.request.message)
  const way = ways.find(([pattern]) => pattern.test(line))?.[1] ?? 'I do the two-minute version and stop'
  const words = clear.test(line)
    ? 'Then the way is clear, and it only needs its place in the week.'
    : `${acknowledge(turn)} Give it a sentence of its own, so that you needn’t decide in the moment: **if** that comes up, **then** ${way}. Write it in your words where you will see it.`
  return { text: paragraphs(words, askOurs(turn.thread, 'when')), proposal: null }
}

/** Whether the message is little more than a day, with a passage in hand to do on it. */
export const isDay = ({ thread, request, today }: Turn): boolean =>
  thread.current !== null &&
  request.message.trim().split(/\s+/).length <= 4 &&
  takeDay(request.message, today).day !== null

/** The day she named, on a card. */
function setDay(turn: Turn): Answer {
  const { current } = turn.thread
  const { day } = takeDay(turn.request.message, turn.today)
  const later = /\b(later|another day|weekend|next)\b/.test(bare(turn.request.message))
  const dueDate = day ?? turn.today
  if (!current) return declined(turn)
  const offered = toProposal(current, dueDate)
  const proposal = offered?.kind === 'task' ? offered : firstStep(current, dueDate)
  if (day === null && !later && readIntent(turn.request.message) !== 'yes')
    return {
      text: paragraphs(
        `${acknowledge(turn)} Give it a day as well, and I put it on a card.`,
        askOurs(turn.thread, 'when'),
      ),
      proposal: null,
    }
  if (day === null && later)
    return {
      text: 'A later day is fine, as long as it has a name. Tell me the day when you know it, and I put it on a card for you.',
      proposal: null,
    }
  return {
    text: `${day === turn.today || day === null ? 'Today' : 'That day'} it is. “${proposal.kind === 'task' ? proposal.title : current.title}” is on the card below, and nothing is added unless you accept it. If the day turns out otherwise, move it without a word of apology, and come back to tell me how it went.`,
    proposal,
  }
}

const helpChoosing = (passage: Passage, turn: Turn): Answer => ({
  text: paragraphs(
    `Not knowing is a fair answer, and the first step is made for it. From “${passage.title}”:`,
    `> ${passage.steps[0] ?? ''}`,
    'Write the first thing that comes, even if it is clumsy. It only has to be yours.',
    askOurs(turn.thread, 'small'),
  ),
  proposal: null,
})

const declined = (turn: Turn): Answer => ({
  text: paragraphs('Then not. You decide what is worth your time here.', askOurs(turn.thread, 'topic')),
  proposal: null,
})

function accept(turn: Turn, find: Finder): Answer | null {
  const { thread } = turn
  const next = thread.offered.find((passage) => !thread.used.includes(passage))
  if (thread.pending === 'nearby' && next) return openPassage(next, turn)
  if (thread.pending === 'listen') return practical(turn, find)
  if (thread.pending === 'when') return setDay(turn)
  if (thread.pending === 'card')
    return { text: 'Good. Accept the card when you are ready; until then nothing is changed.', proposal: null }
  return thread.current ? shrink(thread.current, turn) : null
}

/** One practical step on what she told. */
function practical(turn: Turn, find: Finder): Answer | null {
  const messages = turn.thread.turns.map(({ message }) => message)
  const told = messages.findLast((message) => readIntent(message) === 'vent') ?? messages.slice(-2).join(' ')
  const [found] = unusedFrom(find(told), turn)
  return found ? openPassage(found, turn) : null
}

/** Understands a short message against the thread; null where the thread has nothing to hold it. */
export function follow(intent: Intent, turn: Turn, find: Finder): Answer | null {
  const { thread } = turn
  const { current } = thread
  const again = (): Answer => {
    const next = onOffer(turn) ?? nextPassage(turn, find)
    return next ? openAnother(next, turn) : nothingMore(turn)
  }
  switch (intent) {
    case 'practical':
      return thread.turns.length > 0 ? practical(turn, find) : null
    case 'more':
      return current ? again() : null
    case 'tried':
      return current ? triedThat(turn, find) : null
    case 'why':
      return current ? explain(current, turn) : null
    case 'start':
      return current ? shrink(current, turn) : null
    case 'unsure':
      return thread.pending === 'nearby' || !current ? null : helpChoosing(current, turn)
    case 'yes':
      return accept(turn, find)
    case 'no':
      return thread.turns.length > 0 ? declined(turn) : null
    case 'second': {
      const fresh = thread.offered.filter((passage) => !thread.used.includes(passage))
      const isSecond = /second|last/.test(bare(turn.request.message))
      const chosen = (isSecond ? fresh[1] : undefined) ?? fresh[0]
      return chosen ? openPassage(chosen, turn) : current ? again() : null
    }
    default:
      return null
  }
}

function triedThat(turn: Turn, find: Finder): Answer {
  const next = onOffer(turn) ?? nextPassage(turn, find)
  if (!next) return nothingMore(turn)
  const answer = openPassage(
    next,
    turn,
    'Then that one is not for you just now, and it is good to know. Here is something that works differently.',
  )
  return answer
}

/** A goal of hers that she names when she has seen how it stands. */
function moveGoal(turn: Turn, find: Finder): Answer | null {
  const asked = roots(turn.request.message)
  const isNamed = (turn.request.context.goals ?? []).some(({ title }) => roots(title).intersection(asked).size > 0)
  const [passage] = isNamed ? unusedFrom(find('I am not making progress on my goal'), turn) : []
  return passage ? openPassage(passage, turn) : null
}

const wantsStep = /\b(step|practical|idea|help|advice|something|tip|do)\b/
const wantsPause = /\b(pause|breathe|breath|break|rest|calm)\b/
const wantsTelling = /\b(tell|telling|talk|listen|vent|heard|write|go on|first)\b/

/** Her answer to a question of ours; null where it is rather a new matter. */
export function answerTo(turn: Turn, find: Finder): Answer | null {
  const { thread, request } = turn
  const line = bare(request.message)
  if (isDay(turn)) return setDay(turn)
  switch (thread.pending) {
    case 'listen':
      if (line.split(' ').length > 10) return null
      if (wantsPause.test(line)) return pause()
      if (wantsTelling.test(line)) return keepListening(turn)
      return wantsStep.test(line) ? practical(turn, find) : null
    case 'standing':
      return moveGoal(turn, find)
    case 'passage':
    case 'tried':
      return thread.current ? stepOn(thread.current, turn) : null
    case 'obstacle':
      return takeDay(request.message, turn.today).day === null ? planRound(turn) : setDay(turn)
    case 'when':
      return setDay(turn)
    default:
      return null
  }
}
