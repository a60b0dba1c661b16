import { wholeWords } from '../phrase-pattern.ts'
import { isConfident } from '../guide/find-matter.ts'
import type { Library } from '../guide/library.ts'
import { asksForSomething, isQuestion } from '../guide/guide-requests.ts'
import { contentWords, countWords, normalize } from '../guide/words.ts'
import { openPassage } from '../guide/passage-answers.ts'
import type { QuestionPurpose } from '#server/ports/dialogue-state.ts'
import { keepListening } from '../guide/listen.ts'
import type { Act } from './act-forms.ts'
import { asksAnything } from '../intents/intent-classifier.ts'
import { acknowledgeFeeling } from './coaching/feelings.ts'
import { isOwnLife } from './coaching/explore-own-life.ts'
import { type Answer, asking, paragraphs, say, type Turn } from './compose-answer.ts'
import { pickOldest, pickUnused } from './conversation-state.ts'
import { reflectLoss, weighCauses } from './tellings/reflect-loss.ts'
import { lifeEvents } from './told-events.ts'

/** Fresh, or about oneself: then the feeling is met first, even where a matter would fit. */
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

/** After these questions a message is what it is; after others a short one is their answer. */
const open: ReadonlySet<QuestionPurpose> = new Set<QuestionPurpose>(['heard', 'telling', 'topic', 'listen', 'draft'])
const shortReply = 9

/** From this probability a matter is kept ready. */
const toOffer = 0.45

const noTips = wholeWords([
  'not (?:looking|asking) for (?:tips|advice|solutions|a solution|help)',
  '(?:dont|do not) (?:need|want) (?:tips|advice|solutions)',
  'just (?:need|needed|want|wanted) (?:someone|somebody) to know',
])
const known = [
  'Now somebody knows. That happened, it was lousy, and you got through the rest of the day anyway.',
  'I hear you, and no tips. It happened, it wasn’t okay, and you shouldn’t have had to just take it.',
]
const minVent = 20

/** One sentence for what was lost or done, and something small, in turns with a question. */
function meetStory({ state, request: { message } }: Turn, isKnown: boolean): Answer | null {
  const found = countWords(message) >= minVent ? reflectLoss(message) : null
  // What is known of the event is said better than its sentence is said back.
  if (found === null || (isKnown && found.small === null)) return null
  const asks = found.question !== null && (found.small === null || state.kept.turns % 2 === 0)
  return say(paragraphs(found.met, found.small), {
    question: asks && found.question !== null ? asking('heard', found.question) : null,
    isFree: true,
  })
}

const onlyTold =
  /\bi (?:just |only )?(?:just |only )?wanted to (?:tell|say) (?:it|that|this)\b|\bjust needed to (?:tell|say) (?:it|that|somebody|someone)\b/
const wasTold = [
  'Then you told it, and I’m glad you did. Nothing has to be done about it.',
  'I’m glad you told me. It doesn’t need fixing.',
]

/** The user wanted it heard, and nothing else. */
export const answerOnlyTold = ({ request: { message, language }, state }: Turn): Answer | null =>
  language === 'en' && onlyTold.test(normalize(message))
    ? say(`${pickOldest(state, wasTold, message)} I’m here if there’s more of it, tonight or another night.`, {
        isFree: true,
        closesTopic: true,
      })
    : null

/** What the user only tells is met first: a line, and one open question. Null where something is asked for, or nothing is told. */
export function answerTelling(turn: Turn, { find }: Library): Answer | null {
  const { request, state } = turn
  const { message, language } = request
  const line = normalize(message)
  if (language === 'en' && noTips.test(line) && !isQuestion(message))
    return say(pickOldest(state, known, message), { question: null, isFree: true })
  if (language !== 'en' || isQuestion(message) || wantsHelp.test(line) || line.split(' ').length < 4) return null
  if (state.pending !== null && !open.has(state.pending) && countWords(message) < shortReply) return null
  const told = lifeEvents.find(({ form }) => form.test(line))
  if (told === undefined) return null
  const [best] = find(message)
  if (told.isMood === true && isConfident(best) && !isFresh.test(line)) return null
  const story = privately.test(line) ? null : meetStory(turn, true)
  if (story) return story
  const met = pickOldest(state, told.lines, message)
  return say(privately.test(line) ? `${met} ${keepsIt}` : met, {
    question: asking('heard', pickOldest(state, told.questions, message)),
    offers: best !== undefined && best.confidence >= toOffer ? [best.passage] : [],
    isFree: true,
  })
}

const anything = [
  'What’s the part that bothers you most?',
  'What’s it been like for you?',
  'What’s on your mind the most about it?',
]

/** What is told of one's own life, and is of no known kind: it is taken up, and asked after. */
export function answerOwnStory(turn: Turn): Answer | null {
  const { request, state } = turn
  const { message, language } = request
  if (
    language !== 'en' ||
    asksForSomething(message) ||
    isQuestion(message) ||
    wantsHelp.test(normalize(message)) ||
    !isOwnLife(message)
  )
    return null
  const story = meetStory(turn, false)
  if (story) return story
  return say(acknowledgeFeeling(message, language), {
    question: asking('heard', pickOldest(state, anything, message)),
    isFree: true,
  })
}

const stays = [
  'Thank you for telling me. It makes sense that it’s still with you.',
  'That’s a lot, and you’re putting it into words. That takes courage.',
  'I see. No wonder you can’t shake it.',
]
const onward = [
  'Do you want to look at what could help, or is it enough to have said it for now?',
  'Should we look at what might help, or just leave it here for now?',
]
const alone = ['Is there somebody else you’d like to tell?', 'What would feel kind to you right now?']

/** From this probability a message asks for something, and tells nothing. */
export const asksFrom = 0.2

/** So many words are a story of their own, unless they take up what was told. */
const longReply = 18

function isNewSubject({ request: { message }, state: { messages } }: Turn): boolean {
  if (asksForSomething(message) || isQuestion(message)) return true
  const before = new Set(contentWords(messages.at(-1) ?? ''))
  return countWords(message) > longReply && !contentWords(message).some((word) => before.has(word))
}

/** A short remark in place of a choice. */
const maxAside = 7
const isAside = ({ state, request }: Turn): boolean =>
  (state.pending === 'choice' || state.pending === 'nearby') &&
  countWords(request.message) <= maxAside &&
  tellsOf.test(normalize(request.message))
const tellsOf = /^(?:i|im|ive|he|shes?|hes|she|they|theyre|it|its|we|were|my|and (?:he|she|i))\b/

const wantsAdvice = wholeWords([
  'what (?:would|should|do|can) (?:you|i) (?:do|suggest|think|recommend)|what now|now what',
  'any (?:advice|ideas|tips)|what helps|how do i (?:deal|cope|handle|get over)',
])
const advice =
  'I’d give it one night before I did anything. Then I’d look for the one piece that’s mine to change, do something small about that, and let the rest be unfair for a while.'
const whatIsYours = 'Which part of it could you change?'
const enough = 'That’s fine, we don’t have to pick it apart. I’m here if you want to come back to it.'
const wantsToTell = /\b(?:just )?(?:want|need) to (?:tell|talk|vent|get it out|say it)\b/

/** The user goes on telling, or wants to go on from there. */
export function goOnTelling(act: Act | null, turn: Turn): Answer | null {
  const { state, request } = turn
  if (request.language !== 'en' || !(state.pending === 'heard' || isAside(turn))) return null
  const [offered] = state.offered
  if ((act === 'yes' || act === 'practical' || act === 'start') && offered) return openPassage(offered, turn)
  const line = normalize(request.message)
  if (act === 'no') return say(enough, { question: null, isFree: true })
  if (act === 'unsure' || wantsAdvice.test(line))
    return offered ? openPassage(offered, turn) : say(advice, { question: asking('heard', whatIsYours), isFree: true })
  if (wantsToTell.test(line)) return keepListening(turn)
  if (act !== null || isNewSubject(turn) || asksAnything(request.message) >= asksFrom) return null
  const met = pickUnused(state, stays, request.message)
  if (met === null) return null
  return say(met, {
    question: asking('heard', pickOldest(state, offered ? onward : alone, request.message)),
    offers: offered ? [offered] : [],
    isFree: true,
  })
}

/** Whether it is one cause or another, asked of oneself. */
export function answerCauses({ request: { message, language } }: Turn): Answer | null {
  const text = language === 'en' ? weighCauses(message) : null
  return text === null ? null : say(text, { closesTopic: true })
}
