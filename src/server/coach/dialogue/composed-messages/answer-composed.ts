import { answerActions } from '../../actions/answer-actions.ts'
import { toPlainLine } from '../../guide/quote-user-text.ts'
import { countWords } from '../../guide/words.ts'
import { type Answer, asking, paragraphs, say, type Turn } from '../compose-answer.ts'
import { pickOldest } from '../conversation-state.ts'
import { situationOf } from '../drafts/told-purposes.ts'
import { presentTold, readTold } from './read-told-message.ts'
import { faultOf, withoutSlips } from './check-message.ts'
import { writeMessage } from './compose-message.ts'
import { hasAsk, holdsPurpose, keepSendable } from './keep-sendable-clauses.ts'
import { deliveryTip } from './delivery-tips.ts'
import { findRecipient } from './find-recipient.ts'
import { readDictatedMessage } from './read-dictated-message.ts'
import { goOnWithMessage, supposes } from './go-on-with-message.ts'
import { keepMessage, keptMessage } from './message-state.ts'
import type { MessageDraft } from './message-draft.ts'
import { leads, present } from './present-message.ts'
import { refuses } from './restate-message.ts'
import { readMessage, type ReadMessage } from './read-message.ts'
import { readReply } from './read-reply.ts'
import { findRequest } from './read-request.ts'
import { splitOrders } from './split-off-requests.ts'
import { expandTypedEnglish } from './expand-typed-english.ts'
import { anyOf, wholeWords } from '../../phrase-pattern.ts'

/** A day or a number that was told and isn’t in it. */
function leftOut(left: readonly string[]): string | null {
  const one = left.find(
    (text) =>
      /\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|tomorrow/.test(text) &&
      !/\b(?:sentences|seconds|lines|max|it’s \p{Lu})|^(?:and |he’s |she’s |who )?\d+$/u.test(text),
  )
  return one === undefined || countWords(one) > 16
    ? null
    : `I left out “${toPlainLine(one)}.” If it belongs in there, say “add” and the words.`
}

/** Acts whose message comes without a tip, without the story that was told before, and without what was left out. */
const occasions: ReadonlySet<MessageDraft['act']> = new Set<MessageDraft['act']>([
  'condole',
  'birthday',
  'congratulate',
  'thank',
  'grace',
  'invite',
])
const dates = wholeWords(
  [
    '(?:mon|tues|wednes|thurs|fri|satur|sun)day',
    '(?:since|by|until|before|till) (?:january|february|march|april|may|june|july|august|september|october|november|december)',
    '\\d{1,2}(?:st|nd|rd|th)|\\d{1,2}:\\d\\d|tomorrow|tonight',
  ],
  'gi',
)
const missedIn = (text: string, told: string): number =>
  [...new Set(told.toLowerCase().match(dates) ?? [])].filter((date) => !text.toLowerCase().includes(date)).length

const isSameName = (one: string, other: string): boolean => one.includes(other) || other.includes(one)

/** Wishes and points that were told one by one are put as they were, where no day is lost by it. */
function isBetterTold(told: MessageDraft, message: string, draft: MessageDraft): boolean {
  const { name } = draft.reader
  if (name !== null && told.reader.name !== null && !isSameName(name, told.reader.name)) return false
  if (draft.act === 'debt' && told.act !== 'debt') return false
  if ((hasAsk(draft) || refuses(draft)) && !hasAsk(told)) return false
  if (told.points.some(({ kind, text }) => kind === 'no' && /^without\b/i.test(text))) return false
  if (told.act === 'debt' || told.points.some(({ kind }) => kind === 'no'))
    return told.act !== 'debt' || told.points.some(({ kind, text }) => kind === 'ask' && text.includes(' for '))
  if (draft.points.some(({ kind }) => kind === 'no') && told.points.every(({ kind }) => kind === 'fact')) return false
  if (
    draft.reader.pronoun !== 'they' &&
    told.points.some(({ kind, text }) => kind === 'ask' && /\b(?:when|if|what|where) (?:he|she)(?:’|\b)/i.test(text))
  )
    return false
  if (told.reader.name === null && draft.reader.name !== null) return false
  const written = expandTypedEnglish(message)
  return missedIn(writeMessage(told), written) <= missedIn(writeMessage(draft), written)
}

/** Something else that was talked about is open, and the message tells nothing of its own. */
function isOfOpenMatter({ state: { kept } }: Turn, message: string): boolean {
  const isOpen = kept.topic !== null || kept.coaching !== null || kept.paused !== null
  return (
    (isOpen && countWords(message) < ownStory) ||
    quotes.test(message) ||
    readReply(expandTypedEnglish(message)) !== null
  )
}
const quotes = /["“‘].{4,300}["”’](?=[\s.,;!?]|$)/s

/** In words. A shorter message brings no story of its own. */
const leastStory = 13

/** In words. What is told at more length leads to the request, and much of it is not for the reader. */
const mostTold = 35
const orderedForms = anyOf(
  '(?:write|draft|word|phrase) (?:it|this|that|me|him|her|them|a|an|the|back)',
  '(?:can|could|will|would) (?:you|u) (?:please )?(?:write|draft|word|phrase)',
  'what (?:do|should|can|would) i (?:say|write|text|tell|send|answer|put)',
  'how (?:do|should|would|can) i (?:say|tell|word|put|start|answer|ask|write)',
  '(?:need|want) (?:a|an|some|the) (?:\\w+ )?(?:text|message|e-?mail|card|note|toast|words|blessing)',
  'help me (?:write|word|say|answer|tell|ask|text|e-?mail|message)',
  '(?:want|need|have|got|ought) to (?:text|e-?mail|message)',
  'give me (?:the |some )?(?:words|text)',
)

const nounOf: Readonly<Record<MessageDraft['channel'], string>> = {
  text: 'a text',
  mail: 'an email',
  card: 'a card',
  call: 'words to say on the phone',
  aloud: 'words to say',
  toast: 'words to say',
}

/** Words that are wrong could be sent: what is not understood is asked for, in one thing. */
function askForLine(turn: Turn, draft: MessageDraft): Answer {
  const { name, role, pronoun } = draft.reader
  const who =
    name ?? (role === null ? (pronoun === 'they' ? 'them' : pronoun === 'he' ? 'him' : 'her') : `your ${role}`)
  return say('', {
    question: asking(
      'draft',
      `Tell me in a line what you want ${who} to know or do, and I’ll put it in ${nounOf[draft.channel]}.`,
    ),
    coaching: keepMessage(turn, { ...draft, points: [] }),
    closesTopic: true,
  })
}

function compose(turn: Turn, message: string): Answer | null {
  const given = readDictatedMessage(expandTypedEnglish(message))
  if (given !== null)
    return present(turn, given, { before: pickOldest(turn.state, leads[given.channel], message), isNew: true })
  const story = keptMessage(turn) === null ? [] : turn.state.messages.slice(-3)
  const read: ReadMessage | null = readMessage(message, story)
  if (read === null) return null
  const clean = withoutSlips(read.draft)
  const draft = keepSendable(clean)
  const isLong = countWords(message) > mostTold
  const isOrdered = orderedForms.test(message)
  if (isLong && !isOrdered) return null
  const told = occasions.has(draft.act) ? null : readTold({ ...turn, request: { ...turn.request, message } })
  const better = told && isBetterTold(told, message, draft) ? presentTold(turn, told) : null
  if (better) return better
  const isReaderKnown = draft.reader.name !== null || draft.reader.role !== null || draft.act === 'grace'
  const dropped = clean.points.filter(({ text }) => !draft.points.some((point) => point.text === text))
  const fault = faultOf(draft, writeMessage(draft))
  const isOfSituation = situationOf(message) !== null
  const isKnown = draft.reader.name === null && isOfSituation
  if (countWords(message) < leastStory || isKnown) return null
  const isHeld = fault === null && holdsPurpose(draft, [...read.left, ...dropped.map(({ text }) => text)])
  if (!isHeld)
    return isReaderKnown && !isOfSituation && (isOrdered || fault === 'no ask') ? askForLine(turn, draft) : null
  if (!isReaderKnown) return null
  const answer = present(turn, draft, {
    before: pickOldest(turn.state, leads[draft.channel], message),
    isNew: true,
    tip: occasions.has(draft.act) ? null : deliveryTip(message, draft),
  })
  return { ...answer, text: paragraphs(answer.text, occasions.has(draft.act) ? null : leftOut(read.left)) }
}

/** In words. A request that tells this much is a new one, not a change of the last message. */
const ownStory = 16

const goesOn =
  /^(?:ok(?:ay)?|good|great|perfect|that[’']s|actually|no|yes|yeah|and|add|take|make|less|more|too|can you)\b/i

/** Whether the message asks for words to another person than the kept draft was for. */
function isForOther({ reader }: MessageDraft, written: string, request: string): boolean {
  const other = findRecipient(written, request)
  if (other === null || /\b(?:he|she|they) (?:wrote|said|says|answered)\b/i.test(written)) return false
  return other.name === null
    ? other.role !== null && other.role !== reader.role && new RegExp(`\\bmy ${other.role}\\b`, 'i').test(written)
    : reader.name?.includes(other.name) !== true && !other.name.includes(reader.name ?? '—')
}

/** Asks the app for a record, not for words to send. */
const orders = /\b(?:make me a|goal|task|to-?do|list|remind me|reminder|journal|planner|log)\b/i

/** 'Would you write this in my journal, please. …' */
const forJournal = /^[^.!?]{0,30}\b(?:write|put|save|keep|add)\b[^.!?]{0,30} (?:in|into|to) my (?:journal|diary)\b/i

const answerWords = (turn: Turn, message: string): Answer | null => {
  const kept = keptMessage(turn)
  const written = expandTypedEnglish(message)
  const request = findRequest(written)
  const isLong = countWords(message) >= ownStory && !goesOn.test(written)
  const isNew =
    kept === null ||
    (request !== null &&
      (isForOther(kept.draft, written, request) || (isLong && readReply(written) === null && !supposes.test(written))))
  if (!isNew && !orders.test(written)) {
    const answer = goOnWithMessage(turn, kept.draft, written)
    if (answer) return answer
  }
  const isOpen = kept === null ? isOfOpenMatter(turn, message) : isNew && readReply(written) !== null
  return isOpen ? null : compose(turn, message)
}

/** Words to send that are made of what was told, and what comes after; null where none are asked for. What is to be noted besides is a card. */
export function answerComposed(turn: Turn): Answer | null {
  const { message, language } = turn.request
  if (language !== 'en' || forJournal.test(message)) return null
  const { rest, orders } = splitOrders(message)
  if (rest === '') return null
  const answer = answerWords(turn, rest)
  if (answer === null || orders === '') return answer
  const done = answerActions({ ...turn, request: { ...turn.request, message: orders } })
  return done === null || 'mayFind' in done || done.cards.length === 0
    ? answer
    : { ...answer, text: paragraphs(answer.text, done.text), cards: done.cards }
}
