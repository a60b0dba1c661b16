import { weekdaysAndMonths } from '../../calendar-names.ts'
import { anyOf, oneOf } from '../../phrase-pattern.ts'
import { blockquote } from '../../markdown.ts'
import { capitalize } from '#contract/capitalize.ts'
import { type Answer, makeQuestion, paragraphs, makeAnswer, type Turn } from '../compose-answer.ts'
import { asksToAct } from '../../actions/answer-action-requests.ts'
import { type Finder, isConfident } from '../../guide/find-matter.ts'
import { quoteUserText } from '../../guide/quote-user-text.ts'
import { countWords } from '../../guide/text-analysis.ts'
import { isSentence, ownMessageKind } from '../coaching/own-message.ts'
import { continueCoaching } from '../coaching/run-coaching.ts'
import { asksForNoMessage } from '../message-drafts/is-unfit.ts'
import { readDraftRequest } from '../message-drafts/read-draft-request.ts'
import { splitUserSentences } from '../split-sentences.ts'
import { asksToRevise, givesOrder } from './read-want.ts'
import { wayToSay } from './how-to-bring-it-up.ts'

const addressing = oneOf(
  '[Tt]ext|[Tt]ell|[Ee]-?mail|[Mm]essage|[Aa]sk|[Aa]nswer|[Tt]hank|[Ww]rite(?: back)?(?: to)?',
  '(?:say|send|put|reply|respond|text|e-?mail|message|note|letter) (?:back )?(?:to|for)',
)
/** Matches a name right after the request for words, so that the greeting doesn't get another person's name. */
const reader = new RegExp(
  String.raw`\b(?:${addressing}) (?:[Mm]y (?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+,? )?((?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}\p{Ll}{2,})(?![\p{L}’'])`,
  'u',
)
const notReaders = new Set([...weekdaysAndMonths, 'The', 'This', 'That', 'His', 'Her', 'Not', 'Yes'])
const notTypedReaders = oneOf('her|him|them|the|our|everyone|everybody|say|send|ask|tell')
/** Matches 'A text to denise asking …'. */
const typedSmall = new RegExp(
  String.raw`\b(?:text|message|e-?mail|note|letter) to (?!(?:${notTypedReaders})\b)(\p{Ll}{3,})(?= (?:asking|saying|that|about|to|and|so)\b|[.,?!]|$)`,
  'u',
)
const role = new RegExp(String.raw`\b(?:${addressing}) ([Mm]y|the) ([\p{Ll}-]+)(?: (?:in[- ]law))?(?![\p{L}’'])`, 'u')

function readerNamed(message: string): string | null {
  const name = reader.exec(message)?.[1]
  if (name !== undefined && !notReaders.has(name)) return name
  const small = typedSmall.exec(message)?.[1]
  return small === undefined ? null : capitalize(small)
}

function readerCalled(message: string): string {
  const [, whose, what] = role.exec(message) ?? []
  return what === undefined ? 'them' : whose === 'the' ? `the ${what}` : `your ${what}`
}

const spoken = anyOf('say|tell (?:him|her|them)|out loud|in person|on the phone|conversation|bring (?:it|this|that) up')
const written = anyOf('text(?:ed)?|e-?mail|messaged?|write|wrote|letter|note|reply|post|comment|send')

const honestly = 'I don’t have enough yet to write it the way you mean it. One line from you, and I’ll set it up.'
/** Opens any talk that somebody dreads, whatever it is about. */
const opener = '“Have you got ten minutes? There’s something I’d like to talk over with you.”'
const talk = paragraphs(
  'You can open it like this:',
  blockquote(opener),
  'Then three sentences: what you’ve noticed, how it is for you, and the one thing you’d like instead. Leave out “always” and “never,” and let them answer before you add anything.',
)
/** Matches children, for whom the usual opening doesn't fit. */
const toKid = /\b(?:sons?|daughters?|kids?|child|children|little (?:boy|girl)|toddler|grandson|granddaughter)\b/i
const again = 'I can’t change it that way without getting it wrong.'

const frame = (name: string): string => blockquote(`Hi ${name},\n\n…\n\nThank you.`)

const wished = oneOf(
  "i(?:[’']?d| would) (?:like|rather|want|love)|i (?:do |just |really )?want|want to say|i (?:miss|can[’']?t|don[’']?t want)",
  "i(?:[’']?m| am) (?:willing|not going to|calling)",
)
const wishes = new RegExp(String.raw`\b(?:${wished})\b(?! (?:to )?(?:text|e-?mail|message|send|write|you to))`, 'i')
const fewestWords = 4
const maxWords = 36

const maxLetters = 240
/** Matches 'Something short, like hey can we get coffee'. */
const dictated = /\b(?:something|short|simple|just)\b[^.?!]{0,20}?,? like,? ([^.?!]{8,160})$/i

/** Returns the words to say, from the request to the end of its sentence. */
function wishIn(message: string): string | null {
  const given = dictated.exec(message.slice(0, maxLetters))?.[1]
  if (given !== undefined) return quoteUserText(given, maxLetters)
  for (const sentence of splitUserSentences(message).toReversed()) {
    const at = sentence.endsWith('?') ? -1 : sentence.search(wishes)
    const words = sentence.slice(at).replace(/(?<![.!,;])[.!,;]+$/, '')
    if (at >= 0 && countWords(words) >= fewestWords && countWords(words) <= maxWords)
      return quoteUserText(words, maxLetters)
  }
  return null
}

/** Returns the line before the question, unless it was said before. */
function openingOf({ state, request: { message } }: Turn, isSpoken: boolean): string | null {
  if (!isSpoken) return state.hasUsed(honestly) ? null : honestly
  return state.hasUsed(opener) || toKid.test(message) ? null : talk
}

/** Asks for the one thing that the words must say; what comes back is set between a greeting and a closing. */
export function askForWords(turn: Turn, isRevision = false): Answer {
  const { message } = turn.request
  const { coaching } = turn.state.kept
  const before = coaching?.kind === ownMessageKind ? coaching.slots : {}
  const name = readerNamed(message) ?? before['name'] ?? null
  const way = isRevision ? null : wayToSay(message)
  const isSpoken = isRevision
    ? before['isSpoken'] === '1'
    : way !== null || (spoken.test(message) && !written.test(message))
  const who = name ?? before['called'] ?? way?.pronoun ?? readerCalled(message)
  const wish = wishIn(message)
  const text = isRevision
    ? again
    : paragraphs(
        way?.text ?? openingOf(turn, isSpoken),
        isSpoken || name === null ? null : paragraphs('Like this:', frame(name)),
      )
  const heart =
    wish !== null
      ? `Is this the heart of it: ${wish}?`
      : isSpoken
        ? `What’s the one thing you want ${who} to know or do?`
        : 'What’s the one thing it has to say?'
  const ask = `${heart} Write it the way you’d say it to ${who}, and I’ll ${isSpoken ? 'keep it for you to read out' : 'put it together'}.`
  return makeAnswer(text, {
    question: makeQuestion('draft', ask),
    coaching: {
      kind: ownMessageKind,
      asked: 'words',
      turns: 1,
      slots: { called: who, ...(name !== null && { name }), ...(isSpoken && { isSpoken: '1' }) },
    },
    closesTopic: true,
    isFree: true,
  })
}

/** Continues with the user's sentence for a message, or says that a change can’t be made safely. Returns null for anything else. */
export function goOnWithOwnWords(turn: Turn): Answer | null {
  const { coaching } = turn.state.kept
  const { message, language } = turn.request
  if (language !== 'en' || coaching?.kind !== ownMessageKind) return null
  if (asksToRevise(message)) return askForWords(turn, true)
  if (!isSentence(message) || asksToAct(turn)) return null
  const { words: _, ...slots } = coaching.slots
  const kept = { ...turn.state.kept, coaching: { ...coaching, asked: 'words', slots } }
  return continueCoaching({ ...turn, state: { ...turn.state, kept } }, null)
}

const pointing = /\b(?:it|that|this|them|him|her)\b/i
/** In words. A shorter question may be one of the library. */
const maxQuestionWords = 25
/** From this confidence on, a matter of the library says more than an empty frame, even for a long message. */
const surelyExplainedFrom = 0.8

/** Matches 'What do I tell the coach who benched my daughter', where the matter may be about the daughter. */
const toOneDescribed = /\b(?:tell|say to) (?:the|that|this|my) [\p{Ll}-]+ (?:who|that)\b/u

/** Answers a request for words that no written draft fits. Returns null if a matter of the library says how to find them. */
export function answerWordsUnsure(turn: Turn, find: Finder): Answer | null {
  const { message, language } = turn.request
  if (language !== 'en') return null
  if (turn.state.kept.coaching?.kind === 'message' && asksToRevise(message)) return askForWords(turn, true)
  const wish = givesOrder(message) ? null : readDraftRequest(message)
  if (wish === null || asksForNoMessage(message)) return null
  const isOfThread = turn.state.kept.turns > 0 && turn.state.current === null && pointing.test(message)
  if (isOfThread) return askForWords(turn)
  const [best] = find(message)
  if (isConfident(best, surelyExplainedFrom) && !toOneDescribed.test(message)) return null
  const isAskedFor = wish.isDirect || countWords(message) > maxQuestionWords || toOneDescribed.test(message)
  return isAskedFor || !isConfident(best) ? askForWords(turn) : null
}
