import type { OpenCoaching } from '#server/ports/dialogue-state.ts'
import { contentStems, countWords } from '../../guide/text-analysis.ts'
import { isConfident } from '../../guide/find-matter.ts'
import type { Library } from '../../guide/library.ts'
import type { Passage } from '../../guide/passage.ts'
import { asksToAct } from '../../actions/answer-action-requests.ts'
import type { DialogueAct } from '../dialogue-act-forms.ts'
import { type Answer, makeQuestion, paragraphs, makeAnswer, type Turn } from '../compose-answer.ts'
import { pickOldest } from '../conversation-state.ts'
import { splitUserSentences } from '../split-sentences.ts'
import { readReport } from '../reports/read-report.ts'
import { currentMatter } from './current-matter.ts'
import { choosePurpose, isPointing } from './find-draft-purpose.ts'
import type { Purpose } from './draft-texts.ts'
import { type Details, readDetails } from './read-details.ts'
import { changeIn, readDraftChange } from './read-draft-change.ts'
import { readRefusal } from './read-refusal.ts'
import { readRevision, readStyle } from './read-tone.ts'
import { readDraftRequest, type DraftRequest, bareDraftRequest, mediumOf as readMedium } from './read-draft-request.ts'
import { ownWordsOnly, render } from './render-draft.ts'
import { asksForTalk, writingWords, mayWantTalk, wantsWords, wantsWritten } from './hard-conversations/asks-for-talk.ts'
import { frame } from './frame-message.ts'
import { draftOf, openDraft, present } from './present-draft.ts'
import { clausesOf } from './hard-conversations/request-clauses.ts'
import { composeCase, composeTalk } from './hard-conversations/compose-talk.ts'
import { blockquote } from '../../markdown.ts'

const revised = ['Like this?', 'How’s this one?', 'Closer?', 'Is that more like it?']

/** Writes the same message in another tone. */
function rewrite(turn: Turn, purpose: Purpose, details: Details): Answer {
  const isReply = details['reply'] === '1'
  const before = openDraft(turn)?.slots ?? {}
  const whole = render({ purpose, details, isReply })
  const isSame = details['length'] === 'short' && whole === render({ purpose, details: before, isReply })
  return makeAnswer(blockquote(isSame ? (ownWordsOnly(details) ?? whole) : whole), {
    question: makeQuestion('draft', pickOldest(turn.state, revised, '')),
    coaching: draftOf(purpose, details),
    isFree: true,
  })
}

/** Returns the user's earlier words about the matter, the latest first. */
const earlierMessages = ({ state: { messages, kept } }: Turn): string[] =>
  [...messages.slice(-3).toReversed(), kept.topic?.asked ?? ''].filter((words) => words !== '')

/** In words. A request up to this length has no story in it. */
const maxRequest = 15

/** A request that tells more than this gets no written draft: details would be lost, or end up in the wrong place. */
const maxPlain = { words: 25, sentences: 3 } as const
const isPlain = (text: string): boolean =>
  countWords(text) <= maxPlain.words && splitUserSentences(text).length <= maxPlain.sentences

const detailsClause = /\b(?:about|who|because|that|for(?= \w+ing\b))\s(.+)$/is

/** True if a written message has any detail of the case, and so isn't about another one. */
function sharesDetails(message: string, written: string): boolean {
  const told = contentStems(detailsClause.exec(message)?.[1] ?? '')
  return told.size === 0 || told.intersection(contentStems(written)).size > 0
}

function compose(turn: Turn, library: Library, wish: DraftRequest): Answer | null {
  const { message } = turn.request
  const before = openDraft(turn)
  const matter = currentMatter(turn)
  const hasReport = readReport(message) !== null && matter !== null
  const refers = hasReport || isPointing(message, wish.request)
  const isBack = refers && (hasReport || before?.asked === '') && wish.say === null
  const earlier = refers || (wish.isDirect && countWords(message) <= maxRequest) ? earlierMessages(turn) : []
  if (![message, ...earlier].every(isPlain)) return null
  const kept = library.purposes.byId(before?.slots['purpose'])
  const purpose = choosePurpose(library.purposes, {
    message,
    told: earlier.join(' '),
    wish,
    isPointing: refers,
    isOpen: matter !== null && matter === turn.state.current,
    matter,
    before: kept,
    find: library.find,
  })
  if (purpose === null) return null
  const isReply = isBack && (purpose === kept || (kept === null && purpose === library.purposes.ofMatter(matter)))
  const details = {
    ...(purpose === kept && before?.slots),
    ...readDetails([message, ...earlier], turn.state.kept.facts),
    ...clausesOf(wish, message),
    ...readStyle(wish.request),
    medium: wish.medium,
    ...(isReply && { reply: '1' }),
  }
  if (!isReply && !sharesDetails(message, render({ purpose, details, isReply }))) return null
  return present(turn, { purpose, details, opens: matterOf(message, purpose, library) })
}

/** Returns the matter that the request itself names, if its messages have this purpose. */
function matterOf(message: string, purpose: Purpose, { find, purposes }: Library): Passage | null {
  const [hit] = find(message)
  return isConfident(hit) && purposes.ofMatter(hit.passage) === purpose ? hit.passage : null
}

/** Matches those who ask for unpaid help. */
const asksVolunteers =
  /\b(?:church|pastor|nursery|sunday school|vbs|choir|pta|pto|room mom|book fair|bake sale|committee|volunteer\w*|troop)\b/i

/** Writes a refusal of somebody's request. Returns null if the request isn't clear. */
function refuse(turn: Turn, { purposes }: Library): Answer | null {
  const { message } = turn.request
  const refusal = readRefusal(message)
  const purpose = refusal && purposes.byId(refusal.isClose && refusal.say !== null ? 'say-no-close' : 'say-no')
  if (refusal === null || purpose === null) return null
  const wish = readDraftRequest(message)
  const details = {
    ...readDetails([message], turn.state.kept.facts),
    ...(refusal.say !== null && { say: refusal.say }),
    ...(asksVolunteers.test(message) && { opening: 'Thank you for thinking of me! I’ve thought about it, and' }),
    ...readStyle(wish?.request ?? message),
    medium: wish?.medium ?? 'aloud',
  }
  return present(turn, { purpose, details })
}

/** Leaves out 'without a fight', 'without sounding needy', which tell a fear and not a tone. */
const styleOf = ({ request }: DraftRequest): Details =>
  readStyle(
    request.replace(
      /\bwithout (?!.{0,12}\b(?:hurting|offending)\b)[^.?!]{3,60}|\b(?:way |much )?too long\b|\bshort (?:notice|staffed|on)\b/giu,
      '',
    ),
  )

/** Writes words to somebody about something, if the message itself says to whom and about what. */
function talk(turn: Turn, { purposes }: Library, isOfCase: boolean): Answer | null {
  const { message } = turn.request
  const { facts } = turn.state.kept
  const bare = bareDraftRequest(message, readMedium(message, writingWords.test(message)))
  const wish = readDraftRequest(message) ?? (asksForTalk(message) ? bare : null)
  if (wish === null && !mayWantTalk(message)) return null
  if (openDraft(turn) !== null && isPointing(message, (wish ?? bare).request)) return null
  const found = wish === null ? composeCase(message, facts) : composeTalk(message, wish, facts)
  const purpose = found && purposes.byId(found.id)
  if (found === null || purpose === null || (isOfCase && found.isOfCase !== true)) return null
  return present(turn, {
    purpose,
    details: { medium: (wish ?? bare).medium, ...styleOf(wish ?? bare), ...found.details },
  })
}

const asksBack: ReadonlySet<DialogueAct | null> = new Set<DialogueAct | null>(['whatIf'])

/** In words. A longer message wants more changed than the tone. */
const maxChangeWords = 14
const isPlainChange = (message: string): boolean => countWords(message) <= maxChangeWords && !/\d/.test(message)

/** Changes the last draft, or writes words for the reply that the user fears. */
function answerDraft(turn: Turn, library: Library, act: DialogueAct | null, draft: OpenCoaching): Answer | null {
  const purpose = library.purposes.byId(draft.slots['purpose'])
  if (purpose === null) return null
  if (asksBack.has(act)) {
    const details = { ...draft.slots, reply: '1' }
    const reply = blockquote(render({ purpose, details, isReply: true }))
    return makeAnswer(paragraphs('Then you don’t need a new reason, just this:', reply), {
      coaching: draftOf(purpose, details),
      isFree: true,
    })
  }
  const { message } = turn.request
  const change = isPlainChange(message)
    ? (readDraftChange(message, draft.slots) ?? changeIn(message, draft.slots))
    : null
  return change && rewrite(turn, purpose, change)
}

/** Matches questions about how to do it, more than about the words. */
const saysYesOrNo = /\bsay (?:no|yes)\b|\bhow (?:do|can|should|would|could) i \w* ?ask\b/i

/** Matches 'How do I tell the kids we're divorcing?', which needs more than a line to read out. */
const toChild = /\b(?:tell|explain|talk|say)\b.{0,40}\b(?:kids?|children|son|daughter|toddler|year old)\b/i

/** True for 'Thank him, but also ask what he sees', because one draft can't do both. */
const asksTwo = ({ request, ask }: DraftRequest): boolean => ask === null && /\balso\b|\basking\b/i.test(request)

/** Matches 'What do I say if he does?', which depends on what was said before. */
const ofReaction = /\bif (?:he|she|they|it|somebody|someone|people)\b/i

/** True for 'Say it nicer' if nothing was written yet for the matter. */
const isRewording = (turn: Turn): boolean =>
  currentMatter(turn) !== null &&
  openDraft(turn) === null &&
  /^(?:say|word|put|phrase|write) (?:it|that|this)\b/i.test(turn.request.message.trim())

/** Writes words that the user wants to send or say. Returns null if the user wants none. */
export function answerDraftRequest(turn: Turn, library: Library, act: DialogueAct | null): Answer | null {
  const answer = answerDraftIn(turn, library, act)
  const isOpen = turn.request.language !== 'en' || openDraft(turn) !== null || act !== null
  const isTask = asksToAct(turn) && !wantsWords(turn.request.message)
  return answer ?? (isOpen || isTask ? null : frame(turn, library))
}

function answerDraftIn(turn: Turn, library: Library, act: DialogueAct | null): Answer | null {
  const { message, language } = turn.request
  const before = openDraft(turn)
  const isRevision = before !== null && (readRevision(message) ?? changeIn(message, before.slots)) !== null
  if (language !== 'en') return null
  if (!isRevision && asksToAct(turn)) return wantsWritten(message) ? talk(turn, library, !wantsWords(message)) : null
  const changed = before?.asked === '' ? answerDraft(turn, library, act, before) : null
  if (changed) return changed
  const said = talk(turn, library, (readRefusal(message)?.say ?? null) !== null)
  if (said !== null) return said
  const refused = before?.asked === '' ? null : refuse(turn, library)
  if (refused !== null) return refused
  const wish = readDraftRequest(message) ?? (isRewording(turn) ? bareDraftRequest(message, 'aloud') : null)
  if (wish === null) return null
  const [best] = wish.isDirect ? [] : library.find(message)
  const takesMore = saysYesOrNo.test(wish.request) || (toChild.test(message) && best?.passage.field === 'family')
  const isExplained = takesMore && isConfident(best)
  if (isExplained || (wish.say === null && ofReaction.test(message)) || asksTwo(wish)) return null
  return compose(turn, library, wish)
}
