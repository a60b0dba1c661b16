import { wholeWords } from '../phrase-pattern.ts'
import { isConfident } from '../guide/find-matter.ts'
import type { Library } from '../guide/library.ts'
import { isQuestion } from '../guide/guide-requests.ts'
import { countWords, normalize } from '../guide/text-analysis.ts'
import { capitalize } from '#contract/capitalize.ts'
import { isGrief } from '../guide/passage.ts'
import { ideasOf, openPassage } from '../guide/passage-answers.ts'
import type { QuestionPurpose } from '#server/ports/dialogue-state.ts'
import { keepListening } from './listen.ts'
import type { DialogueAct } from './dialogue-act-forms.ts'
import { type Answer, asking, makeAnswer, paragraphs, type Turn } from './compose-answer.ts'
import { pickOldest } from './conversation-state.ts'
import { lastAsked } from './honest-reply/read-want.ts'
import { lifeEvents } from './life-events.ts'

/** It just happened, or is the user's own mood: then the feeling is answered first, even if a matter would fit. */
const isFresh = wholeWords([
  'today|tonight|just now|just (?:found|got|had|heard|lost|snapped|yelled)|yesterday|last night',
  'this (?:morning|afternoon|evening|week)|(?:feel|feeling) (?:so|just|flat|numb|empty)|fuming|furious',
])
const wantsHelp = wholeWords([
  'how (?:do|can|to|should|would)|what (?:do|should|can|would) i|should i|any (?:ideas|tips|advice|suggestions)',
  'help me|suggest\\w*|explain|i need (?!a break|sleep)|(?<!dont )(?:i )?want to (?!cry|scream|hide|disappear)',
  'id like|tips|advice|draft|write',
])

const privately =
  /\b(?:dont|do not|cant|cannot|not) (?:want to |wanna |really )?talk about (?:it|this)\b|\bnobody to (?:tell|talk to)\b|\bcant tell (?:anyone|anybody)\b/
const keepsIt = 'You don’t have to explain it to anybody, and that includes me.'

/** After these questions a short message may still tell something new; after any other it is taken as the answer. */
const open: ReadonlySet<QuestionPurpose> = new Set<QuestionPurpose>(['heard', 'telling', 'topic', 'listen', 'draft'])
const shortReply = 9
/** In words. In a shorter message only a mood is recognized. */
const shortest = 4
const maxEventWords = 20
const calmedDown = /\b(?:overwhelm\w*|panick\w*|freaking out)\b/

/** From this probability a matter is kept ready. */
const toOffer = 0.45

const noTips = wholeWords([
  'no (?:advice|tips|solutions)(?: please)?',
  'not (?:looking|asking) for (?:tips|advice|solutions|a solution|help)',
  '(?:dont|do not) (?:need|want) (?:tips|advice|solutions)',
  'just (?:need|needed|want|wanted) (?:(?:someone|somebody) to know|to (?:say|tell) (?:it|that|this)(?: out loud)?)',
  '(?:dont|do not) (?:need|want|have) to do anything(?: about (?:it|that|this))?',
])
const known = ['Now somebody knows. No tips, I promise.', 'I hear you, and no tips.']

/** What the user only tells is met first: a line, and one open question. Null where something is asked for, or nothing is told. */
export function answerLifeEvent(turn: Turn, { find }: Library): Answer | null {
  const { request, state } = turn
  const { message, language } = request
  const line = normalize(message)
  if (language === 'en' && noTips.test(line) && !isQuestion(message))
    return makeAnswer(pickOldest(state, known, message), { question: null, isFree: true })
  const length = countWords(message)
  if (language !== 'en' || lastAsked(message) !== null || isQuestion(message) || wantsHelp.test(line)) return null
  // In a longer story an event stands in passing, or is somebody else's.
  if (length > (state.kept.turns === 0 ? maxEventWords : shortReply)) return null
  if (state.pending !== null && !open.has(state.pending) && countWords(message) < shortReply) return null
  const told = lifeEvents.find(({ form }) => form.test(line))
  if (told === undefined || (length < shortest && (told.isMood !== true || state.pending !== null))) return null
  const [best] = find(message)
  // What is only a feeling has its matter or its way to calm down, where it has one.
  if (length < shortest && (isConfident(best) || calmedDown.test(line))) return null
  if (told.isMood === true && isConfident(best) && !isFresh.test(line)) return null
  const met = pickOldest(state, told.lines, message)
  const offers = best !== undefined && best.confidence >= toOffer ? [best.passage] : []
  const ideas = isConfident(best) && !best.ofOthers && !isGrief(best.passage) ? ideasOf([best.passage]) : null
  return makeAnswer(paragraphs(privately.test(line) ? `${met} ${keepsIt}` : met, ideas), {
    question: asking('heard', pickOldest(state, told.questions, message)),
    offers,
    choices: ideas === null ? [] : offers.map(({ about }) => capitalize(about)),
    isFree: true,
  })
}

/** A short remark in place of a choice. */
const maxAside = 7
const isAside = ({ state, request }: Turn): boolean =>
  (state.pending === 'choice' || state.pending === 'nearby') &&
  countWords(request.message) <= maxAside &&
  beginsWithSubject.test(normalize(request.message))
const beginsWithSubject = /^(?:i|im|ive|he|shes?|hes|she|they|theyre|it|its|we|were|my|and (?:he|she|i))\b/

const wantsAdvice = wholeWords([
  'what (?:would|should|do|can) (?:you|i) (?:do|suggest|think|recommend)|what now|now what',
  'any (?:advice|ideas|tips)|what helps|how do i (?:deal|cope|handle|get over)',
])
const enough = 'That’s fine, we don’t have to pick it apart. I’m here if you want to come back to it.'
const wantsToVent = /\b(?:just )?(?:want|need) to (?:tell|talk|vent|get it out|say it)\b/

/** The user goes on telling, or wants to go on from there. */
export function keepListeningTo(act: DialogueAct | null, turn: Turn): Answer | null {
  const { state, request } = turn
  if (request.language !== 'en' || !(state.pending === 'heard' || isAside(turn))) return null
  const [offered] = state.offered
  if ((act === 'yes' || act === 'practical' || act === 'start') && offered) return openPassage(offered, turn)
  const line = normalize(request.message)
  if (act === 'no') return makeAnswer(enough, { question: null, isFree: true })
  if (offered && (act === 'unsure' || wantsAdvice.test(line))) return openPassage(offered, turn)
  return wantsToVent.test(line) && countWords(request.message) < shortReply ? keepListening(turn) : null
}
