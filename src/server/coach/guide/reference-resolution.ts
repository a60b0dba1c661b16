import { formatSum } from '../actions/amounts.ts'
import { oneOf } from '../phrase-pattern.ts'
import type { CoachProposal } from '#contract/coach.ts'
import { daysBetween } from '#server/lib/days.ts'
import { type Answer, paragraphs, makeAnswer, answerAndAsk, type Turn } from '../dialogue/compose-answer.ts'
import { toProposal } from './passage-answers.ts'
import { goalDayIn, goalFromMessage } from '../actions/goal-from-message.ts'
import { inLanguage } from '../dialogue/coaching/coaching.ts'
import { quoteUserText } from './quote-user-text.ts'
import type { Passage } from './passage.ts'
import { stripCourtesies } from '../actions/command-clauses.ts'
import { makeGoal } from '../actions/make-goal.ts'
import { makeTask } from '../actions/task-requests.ts'
import { formatDay, formatTime } from '../actions/format-when.ts'
import { toTitle } from '../actions/title-text.ts'
import { type LocalClock, readWhen } from '../when/read-when.ts'

type Kind = 'task' | 'goal'
type Referent = { title: string; passage: Passage | null; day?: string | null }

const it = '(?:it|that|this|them|these|those|this one|that one|the (?:first|next) step|that step)'
const goalForms = [
  new RegExp(
    `^(?:make|turn|save|set|add|put|create|keep|have)(?: me)? ${it}(?: (?:as|into|in|to))?(?: (?:a|an|my|one of my))?(?: new)? goals?\\b`,
    'i',
  ),
  new RegExp(
    `^(?:make|set|create|start|add)(?: me)?(?: up)? (?:a|an|my)(?: new)? goal(?: card)? (?:from|out of|for|of|about|with|on) ${it}(?=$|[.,!?])`,
    'i',
  ),
  /^(?:hazlo|ponlo|gu[aá]rdalo|convi[eé]rtelo|haz de eso|haz con eso|pon eso)(?: en| como)?(?: una| mi)?(?: nueva)? metas?(?![\p{L}])/iu,
  /^(?:haz|crea|pon)(?:me)? (?:una|mi) (?:nueva )?meta (?:de|con|para) (?:eso|esto|ello)(?![\p{L}])/iu,
]
const taskForms = [
  new RegExp(
    `^(?:save|add|put|schedule|plan|pencil|set)(?: me)? ${it}(?: (?:in|down|up))?(?= (?:for|on|at|to|next|this|tomorrow|tonight|every)\\b)`,
    'i',
  ),
  new RegExp(`^(?:add|put|save|jot|note) ${it}(?: (?:in|down|there))?(?=$|[.!?])`, 'i'),
  /^remind me(?: (?:again|then|of it|of that|about it|about that))+(?= |$)/i,
  new RegExp(
    `^(?:make|turn|save|set|add|put|create|keep|have|schedule)(?: me)? ${it}(?: (?:as|into|in|to|on))?(?: (?:a|an|my|the))?(?: new)? (?:tasks?|to-?dos?|reminder|planner|task list|list|to-?do list|calendar|card)\\b`,
    'i',
  ),
  new RegExp(
    `^(?:remind me (?:to|of|about)|(?:add|create|make|set)(?: me)? (?:a |an )(?:task|to-?do|reminder)(?: to| for| of)?)(?: (?:do|try|start|begin))?(?: with)? ${it}(?=$|[\\s.,!?])(?! \\w+ing\\b)`,
    'i',
  ),
]

const withoutCourtesies = (message: string): string =>
  stripCourtesies({ text: message.slice(0, 400), language: 'en' }).text

/** Words beside a reference that don't name anything. */
const courtesy = /\b(?:please|thanks|thank you|for me|then|now|at|on|by|for|in the|morning|evening|too|ok|again)\b/gi

const isAllSaid = (rest: string, clock: LocalClock): boolean =>
  !/[a-z]{2}/i.test(
    readWhen(rest.replace(/\bfor (?=\p{L}{3,9}$)/iu, 'by '), clock, 'en').rest.replaceAll(courtesy, ' '),
  )

/** Returns the kind of card wanted for what was just discussed, or null if the message names the thing itself. */
export function readReference({ request, today }: Turn): Kind | null {
  const text = withoutCourtesies(request.message)
  const clock = { ...request, today }
  const found: [Kind, RegExp][] = [
    ...goalForms.map((form): [Kind, RegExp] => ['goal', form]),
    ...taskForms.map((form): [Kind, RegExp] => ['task', form]),
  ]
  return found.find(([, form]) => form.test(text) && isAllSaid(text.replace(form, ''), clock))?.[0] ?? null
}

const ofPassage = (passage: Passage): Referent => ({
  title: passage.proposal?.kind === 'task' ? passage.proposal.title : `First step: ${passage.title}`,
  passage,
})

const askedHow = /^(?:ok |so |and )?(?:how (?:do|can|should|would) i|help me|what do i say to) (.{4,90})$/i

const clauseEnd = oneOf('[.?!;,]| (?:and|but) (?:i|he|she|it|they)\\b| (?:because|bc|cuz)\\b|$')
const obligations = oneOf('need to|have to|should|must|gotta|got to|ought to|want to|better')
const obliged = new RegExp(
  String.raw`\b(?:i|we) (?:still |really |also |just )?(?:${obligations}) (?!be\b|know\b)([^.?!;,]{4,80}?)(?=${clauseEnd})`,
  'gi',
)
const toSend = /\b(text|e-?mail|message|note|letter) (?:back )?to (my [a-z]+|\p{L}+)/iu
/** Returns the user's last message as something to do or to send, if the answer to it made no card. */
function mentionedReferent({ request, state: { messages, pending, current, depth }, today }: Turn): Referent | null {
  const before = messages.at(-1)?.slice(0, 1_000)
  const isOfLibrary = current !== null && depth === 0
  if (before === undefined || (!isOfLibrary && request.cards.some(({ turnsAgo }) => turnsAgo === 1))) return null
  const [, kind, to] = pending === 'draft' ? (toSend.exec(before) ?? []) : []
  if (kind !== undefined && to !== undefined) return { title: `Send the ${kind.toLowerCase()} to ${to}`, passage: null }
  const told = [...before.matchAll(obliged)].at(-1)?.[1]
  if (told === undefined) return null
  const { rest, day } = readWhen(told, { ...request, today }, 'en')
  return { title: toTitle(rest), passage: null, day }
}

/** In turns of the conversation. 'It' doesn't refer to anything older. */
const longAgo = 4

/** Resolves 'it': the latest task or goal on a card, unless the current passage was opened after it. */
function referentOf(turn: Turn): Referent | null {
  const {
    request: { cards },
    state: { current, depth, pending, messages, kept },
  } = turn
  const goal = kept.looked?.questions.find((one) => one.ask === 'goal')?.about ?? null
  if (goal !== null) return { title: `${toTitle(goal)}: next step`, passage: null }
  // If the answer was a message draft, the thing to do is what the user asked how to do.
  const asked = pending === 'draft' ? askedHow.exec(messages.at(-1) ?? '')?.[1] : undefined
  if (asked !== undefined) return { title: toTitle(asked.replace(/(?<!\?)\?$/, '')), passage: null }
  const told = mentionedReferent(turn)
  if (told !== null) return told
  const card = cards.find(
    ({ proposal: { kind }, turnsAgo }) => turnsAgo <= longAgo && (kind === 'task' || kind === 'goal'),
  )
  const title = card !== undefined && 'title' in card.proposal ? card.proposal.title : null
  if (current && (card === undefined || card.turnsAgo > depth + 1)) return ofPassage(current)
  return title === null ? null : { title, passage: current }
}

const wishForm =
  /^(?:i (?:want|would like|need)|i[’']d like|how (?:do|can) i|help me) (?:to )?(?!know|understand|be told)(.+)$/i

/** Returns the user's own short wish. It names a goal better than a step of the passage does. */
function wishOf({ state: { kept } }: Turn): string | null {
  const asked =
    kept.topic?.asked
      .trim()
      .replaceAll(/\s+/g, ' ')
      .replace(/(?<![?.!])[?.!]+$/, '') ?? ''
  const wanted = wishForm.exec(asked)?.[1]
  return wanted !== undefined && wanted.split(' ').length <= 8 ? toTitle(wanted) : null
}

const categories: Partial<Record<Passage['field'], 'financial' | 'self-care' | 'career'>> = {
  money: 'financial',
  business: 'career',
  work: 'career',
  body: 'self-care',
}

function toGoal({ title, passage }: Referent, turn: Turn): CoachProposal {
  const goal = makeGoal(wishOf(turn) ?? title.replace(/^First step: /, ''), null, turn.request)
  const category = (passage && categories[passage.field]) ?? goal.category
  return goal.category === 'personal' ? { ...goal, category } : goal
}

function toTask({ title, passage, day: told = null }: Referent, { today, request }: Turn): CoachProposal {
  const when = readWhen(request.message, { ...request, today }, 'en')
  const day = when.day ?? told
  const offered = passage && toProposal(passage, day ?? today)
  const own = offered?.kind === 'task' && offered.title === title ? offered : null
  return {
    ...(own ?? makeTask(title, { ...when, minutes: null, repeat: null }, today)),
    dueDate: day ?? today,
    time: when.time,
  }
}

/** Puts what 'it' refers to on a card, or asks if it refers to nothing. */
export function resolveReference(kind: Kind, turn: Turn): Answer {
  const told = kind === 'goal' ? goalBefore(turn) : null
  if (told?.kind === 'goal') return offer(told, told.title, turn)
  const referent = referentOf(turn)
  if (!referent)
    return makeAnswer(
      `Sure, but I don’t know yet what the ${kind} should say.\n\nHow would you put it in a few words?`,
      {
        isFree: true,
      },
    )
  const proposal = kind === 'goal' ? toGoal(referent, turn) : toTask(referent, turn)
  const title = proposal.kind === 'goal' ? proposal.title : referent.title
  return offer(proposal, title, turn)
}

function offer(proposal: CoachProposal, title: string, turn: Turn): Answer {
  const when = proposal.kind === 'task' ? ` for ${taskWhen(proposal, turn.today)}` : ''
  const name = quoteUserText(title, 200)
  const line = inLanguage(
    turn.request,
    `${name} as a ${proposal.kind}${when}: it’s on the card below, ready to add.`,
    `${name} como meta: está en la tarjeta de abajo, lista para añadir.`,
  )
  const more = { cards: [proposal], isFree: true }
  return turn.request.language === 'es'
    ? makeAnswer(line, more)
    : answerAndAsk(turn, 'card', paragraphs(line, hintOfCard(proposal)), more)
}

/** Returns a goal from the message before, or the one on its card. */
function goalBefore(turn: Turn): CoachProposal | null {
  const { cards, message } = turn.request
  const context = { ...turn.request, today: turn.today }
  const latest = cards.filter(({ turnsAgo }) => turnsAgo === 1).map(({ proposal }) => proposal)
  const before = turn.state.messages.at(-1)
  const goal = latest.find(({ kind }) => kind === 'goal')
  if (goal !== undefined) return goal
  const told = before === undefined || latest.length > 0 ? null : goalFromMessage(before, context)
  return told === null ? null : { ...told, targetDate: goalDayIn(message, context) ?? told.targetDate }
}

const goalAtEnd =
  /[.,;!?\n] ?(?:(?:so|and|please|ok|can you|could you|lets|let[’']s) ){0,3}(?=(?:make|set|turn|add|put|create) [^.,;\n]{0,30}goals?[^.,;\n]{0,12}$)/i
/** Matches '… and tell me what it comes to a week'. */
const tellsRate = /,? and (?:then )?(?:tell me|show me|work out|figure out|let me know) [^.;\n]{3,80}[.?!]?$/i
/** Matches '… and break it down for me pls'. Steps follow once the goal exists. */
const breaksDown =
  /,? and (?:then )?(?:help me )?break (?:it|that|this) (?:down|up|into steps)(?: for me)?(?: (?:pls|please))?[.?!]{0,3}$/i
/** Answers 'The fridge is $1,200, make that a goal', or returns null for any other message. */
export function goalOfMessage(turn: Turn): Answer | null {
  const message = turn.request.message.slice(0, 400).replace(tellsRate, '').replace(breaksDown, '')
  const found = goalAtEnd.exec(message)
  if (found === null) return null
  const asked = message.slice(found.index + found[0].length)
  const isPointed = readReference({ ...turn, request: { ...turn.request, message: asked } }) === 'goal'
  const told = isPointed ? goalFromMessage(message.slice(0, found.index), { ...turn.request, today: turn.today }) : null
  if (told === null) return null
  const offered = offer(told, told.title, turn)
  const rate = tellsRate.test(turn.request.message) ? weeklyRate(told, turn.today) : null
  return rate === null ? offered : { ...offered, text: paragraphs(offered.text, rate) }
}

/** Says what an amount comes to per week until its day. */
function weeklyRate(goal: CoachProposal, today: string): string | null {
  if (goal.kind !== 'goal' || goal.goalKind !== 'amount' || goal.targetValue === null || goal.targetDate === null)
    return null
  const weeks = Math.max(1, Math.round(daysBetween(today, goal.targetDate) / 7))
  const each = formatSum(Math.ceil(Number(goal.targetValue) / weeks), goal.currency)
  return `That’s about ${each} a week for ${weeks === 1 ? 'one week' : `${weeks} weeks`}.`
}

const taskWhen = ({ dueDate, time }: { dueDate: string; time: string | null }, today: string): string =>
  [formatDay(dueDate, today, 'en'), ...(time === null ? [] : [formatTime(time, 'en')])].join(' ')

const hintOfCard = (proposal: CoachProposal): string | null =>
  proposal.kind === 'goal' && proposal.goalKind === 'habit'
    ? `It counts each time you do it, up to ${proposal.targetValue}. You can change the number in your goals.`
    : null
