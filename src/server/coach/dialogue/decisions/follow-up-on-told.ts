import { normalize } from '../../guide/words.ts'
import { quoteUserText } from '../../guide/quote-user-text.ts'
import type { Library } from '../../guide/library.ts'
import { type Answer, asking, paragraphs, say, type Turn } from '../compose-answer.ts'
import { situationKind } from '../situations/situation-kind.ts'
import { decisionKind } from './decision-kind.ts'

const objects =
  /\b(?:not sure i agree|i (?:dont|do not) agree|easy to say|from the outside|change your answer|just arguing|(?:isnt|not) that simple)\b/
const objectsToo = /\b(?:thinks? im crazy|think (?:he|she|they)s? right)\b/
const agreesOnly = /\bagrees?\b.{0,60}\b(?:changes? nothing|nothing changes|does nothing|doesnt do it|never does)\b/
const supposes = /^(?:(?:and|but|ok|okay|so) ){0,3}what if\b/
const asksWords =
  /\b(?:how (?:do|would|should|could) i (?:even )?(?:begin|start|open) (?:that|this|the) (?:conversation|talk)|(?:the )?actual words|what do i say)\b/

const asksForChange = /\bchange (?:your|the) answer\b/i
const begins = /\b(?:begin|start|open) (?:that|this|the|such a) (?:conversation|talk)\b/
const promised = /\b(?:already (?:said|told|agreed|promised)|said yes|you promised)\b/

const maxQuoted = 150
const maxLetters = 2_000
const felt = /\b(?:scared|afraid|sensible|talking myself out|tired|guilty|right|worth|want)\b/

/** The user's strongest objection, as it was put. */
function against(message: string): string {
  const parts = message
    .slice(0, maxLetters)
    .split(/(?<=[.?!])\s+|, (?=and |but )| (?=and part of )/)
    .map((part) => part.replace(/^(?:and|but) /, '').trim())
  return parts.findLast((part) => felt.test(part) && !part.endsWith('?')) ?? parts[0] ?? ''
}

function takeUp(turn: Turn, slots: Readonly<Record<string, string>>): Answer['text'] {
  const sum = slots['sum'] ?? ''
  const words = quoteUserText(against(turn.request.message).replace(/(?<![.?!])[.?!]+$/, ''), maxQuoted)
  return paragraphs(
    `Fair. I only have what you’ve told me, and you live in it. ${words}: that counts, too${asksForChange.test(turn.request.message) ? ', so yes, it changes how I’d read this' : ''}.`,
    sum === ''
      ? 'It’s a reason to make the first step smaller, not a reason to skip it.'
      : `The math hasn’t changed: ${sum}. What it can’t tell you is what you’d regret. That part’s yours to judge, and you’re allowed to weigh it more.`,
  )
}

const pleasant =
  'Then don’t take the yes, take a date. “Great. Which day will it be done, and can we look at it together that evening?” If the day passes, keep to the one thing that’s yours to do or to stop doing, and say it once, without a speech.'
const refused =
  'Then you don’t need a better argument. “I hear you. I’ve told you what I can do, and that’s what I’m going to do.” Keep to your half, and let the answer be theirs.'
const takesBack =
  'Then don’t argue about the yes, and don’t say who gave it. “We did say we’d help, and we want to. We answered before we’d sat down with our numbers, so here’s what we can do.” Name one smaller thing the two of you can manage, and stop there.'
const opening =
  'Pick a time when nobody’s on the way out, and say what it’s about before the day comes: “There’s something I’d like to settle with you, and it’s nothing terrible. I want it to work for both of us. Can we sit down for twenty minutes on Sunday?” Naming the day is half of it, because then nobody’s caught off guard.'
const decided =
  'You could say: “I want to answer you properly, so I’m not going to say yes or no today. You’ll hear from me by Friday.” Then say what you can do before you say what you can’t.'

/** Goes on with the situation or the decision that was told: its words, what is feared of it, what is put against it. */
export function goOnWithTold(turn: Turn, { situations }: Library): Answer | null {
  const { request, state } = turn
  const { coaching, paused } = state.kept
  const isOf = (kind: string | undefined): boolean => kind === situationKind || kind === decisionKind
  const open = isOf(coaching?.kind) ? coaching : isOf(paused?.kind) ? paused : null
  if (open === null || request.language !== 'en') return null
  const line = normalize(request.message)
  const more = { coaching: { ...open, turns: open.turns + 1 }, closesTopic: true } as const
  if (objects.test(line) || objectsToo.test(line))
    return say(takeUp(turn, open.slots), {
      ...more,
      question: asking('heard', 'Which of the two would you be sorrier about a year from now?'),
    })
  if (agreesOnly.test(line)) return say(pleasant, more)
  if (supposes.test(line) && promised.test(line)) return say(takesBack, more)
  if (supposes.test(line) && (open.kind === decisionKind || coaching !== open)) return say(refused, more)
  if (begins.test(line)) {
    const { steps = [] } = situations.all.find(({ id }) => id === open.slots['situation']) ?? {}
    const own = steps.find((step) => typeof step === 'string' && step.includes('“') && !step.includes('{'))
    return say(paragraphs(opening, typeof own === 'string' ? `Then the thing itself: ${own}` : null), more)
  }
  return asksWords.test(line) && open.kind === decisionKind ? say(decided, more) : null
}
