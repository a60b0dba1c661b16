import { wholeWords } from '../phrase-pattern.ts'
import { type Hit, isConfident } from '../guide/find-matter.ts'
import { isClearly, type Library } from '../guide/library.ts'
import { asksForSomething, isQuestion, readGuideRequest } from '../guide/guide-requests.ts'
import { countWords, isStory, normalize } from '../guide/text-analysis.ts'
import { capitalize } from '#contract/capitalize.ts'
import { isGrief, type Passage } from '../guide/passage.ts'
import type { Said, Told } from './find-situation.ts'
import type { Telling } from './statement-match.ts'
import { takeUpFact } from './tone-of-words.ts'
import { nameBothFeelings } from './mood-of-statement.ts'
import { findPlainTelling, findSaid, shortest } from './find-acknowledgment.ts'
import { notTwice, notYetTold } from './already-answered.ts'
import { reassure } from './reassure.ts'
import { isBareSubject, isSurelyGood } from './clearly-positive.ts'
import { isNamedIn, isSurelyAbout } from './related-matters.ts'
import { ideasOf, ideasOn, openPassage } from '../guide/passage-answers.ts'
import type { QuestionPurpose } from '#server/ports/dialogue-state.ts'
import { readExplicitAsks } from '../dialogue/explicit-ask.ts'
import { keepListening } from '../dialogue/listen.ts'
import type { DialogueAct } from '../dialogue/dialogue-act-forms.ts'
import { type Answer, asking, makeAnswer, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { pickOldest, pickUnused } from '../dialogue/conversation-state.ts'
import { saidOfTone } from './replies-by-tone.ts'
import { isToneUnsure } from './answer-by-certain-tone.ts'
import { soundsHard } from './guessed-tone.ts'
import { hasQuestionForm } from './has-question-form.ts'
import { keyOfTelling } from './certain-tone.ts'
import { justListen, keepTap, meetInKey, shortBelow } from './acknowledge-statement.ts'
import { asksInMiddle, isAppCommand, lastAsked } from '../dialogue/honest-reply/read-want.ts'
import { asksForWayInTelling } from '../dialogue/honest-reply/way-in-statement.ts'

const wantsHelp = wholeWords([
  'how (?:do|can|to|should|would)|what (?:do|should|can|would) i|should i|any (?:ideas|tips|advice|suggestions)',
  'help me|suggest\\w*|explain|i need (?!a break|sleep)|(?<!even |what )(?:i (?:really |just |do |also |still )?|^)want to (?!cry|scream|hide|disappear|talk|vent|say|tell)',
  'id like|tips|advice|draft|write',
])

/** 'My boss said I need to speak up' wants nothing of the coach. */
const saidByOthers =
  /\b(?:said|says|told me|thinks|tells me|wrote|mentioned|feels like) (?:that )?i (?:need|have|want|should)\b/g

const goesToBed = wholeWords([
  '(?<!been )(?:going|headed|heading|off|on my way|time) (?:to|for|back to) bed(?! at)|(?<!been )going to sleep|gonna (?:go to bed|sleep|crash)',
  'good ?night(?: luxee| all| everyone)?$',
])
/** 'Made great tips' asks for none. */
const earned =
  /\b(?:(?:good|great|decent|best|nice|big|the|my|in|no|bad) tips?|tips (?:were|was|tonight|today)|tipped)\b/g
const privately =
  /\b(?:dont|do not|cant|cannot|not) (?:want to |wanna |really )?talk about (?:it|this)\b|\bnobody to (?:tell|talk to)\b|\bcant tell (?:anyone|anybody)\b/
const keepsIt = 'You don’t have to explain it to anybody, and that includes me.'

/** After these questions a short message may still tell something new; after any other it is taken as the answer. */
const open: ReadonlySet<QuestionPurpose> = new Set<QuestionPurpose>(['heard', 'telling', 'topic', 'listen', 'draft'])
const shortReply = 9
const noTips = wholeWords([
  'no (?:advice|tips|solutions)(?: please)?',
  'not (?:looking|asking) for (?:tips|advice|solutions|a solution|help)',
  '(?:dont|do not) (?:need|want) (?:tips|advice|solutions)',
  'just (?:need|needed|want|wanted) (?:(?:someone|somebody) to know|to (?:say|tell) (?:it|that|this)(?: out loud)?)',
  '(?:dont|do not) (?:need|want|have) to do anything(?: about (?:it|that|this))?',
])
const known = ['Now somebody knows. No tips, I promise.', 'I hear you, and no tips.']

/** In words. A longer story tells of more than one thing. */
const maxWords = 60

/** In words. From here on a message tells of a day, rather than name a matter. */
const detailed = 15
/** Something that happened: it is met first, and its matter is only named. What goes on, as 'my daughter won't do homework', wants the matter itself. */
const isEvent = wholeWords([
  'today|tonight|just (?:now|found|got|had|heard|came)|yesterday|last (?:night|week)|this (?:morning|afternoon|evening|week|weekend)',
  '(?:feel|feeling) (?:so|just|flat|numb|empty)|fuming|furious|was|were|got|had|did|went|came|left|lost|gave|took|made|told|said|asked',
  'ate|watched|sat|drove|bought|stole|hit|called|forgot|broke|cried|yelled|snapped|fell|failed|quit|canceled|cancelled|happened|found|saw|heard|passed|moved|finished',
])

/** Whether something is told and nothing is asked for, where no answer to a question is awaited. */
function isTold({ request: { message, language }, state: { pending } }: Turn): boolean {
  if (language !== 'en' || lastAsked(message) !== null || isQuestion(message) || asksForSomething(message)) return false
  if (readExplicitAsks(message).length > 0) return false
  const request = readGuideRequest(message)
  if (request !== null && request !== 'vent') return false
  if (
    wantsHelp.test(normalize(message).replaceAll(saidByOthers, ' ').replaceAll(earned, ' ')) ||
    asksForWayInTelling(message) ||
    asksInMiddle(message) ||
    isAppCommand(message)
  )
    return false
  return pending === null || (open.has(pending) && countWords(message) >= shortReply)
}

/** The matter that goes on in what is told, where one is likely. */
function findMatter([best, next]: readonly Hit[]): Passage | null {
  const isLikely = best !== undefined && (isConfident(best) || isClearly(best, next))
  return isLikely && !best.isBeside && !isGrief(best.passage) ? best.passage : null
}
/** A telling of its own is met in its own words; the tone alone, with what was said. */
function meet(turn: Turn, said: Said, telling: Telling | null): string | null {
  const { request, state } = turn
  const { message } = request
  const special = telling === null ? null : pickUnused(state, telling.special, message)
  // “And your mama cooked for everybody, too” goes on from what was done.
  if (special !== null)
    return continues.test(special) ? [takeUpFact(message, said.tone), special].filter(isSaid).join(' ') : special
  const both = said.tone === 'mixed' && telling === null ? nameBothFeelings(message) : null
  const fact = takeUpFact(message, said.tone)
  const words = both ?? pickUnused(state, notTwice(said.lines, fact), message)
  return words && [fact, words].filter(isSaid).join(' ')
}
const continues = /^And /
const isSaid = (part: string | null): part is string => part !== null
/** Beside plain news a matter is named only from this certainty. */
const besidePlainFrom = 0.8
/** Beside the user's own words a matter that shares none of them is named from here. */
const sureBesideWords = { story: 0.7, short: 0.66 } as const

/** Good that isn't surely told, or a mere subject: the library has it. */
function isGuessedWrong(
  message: string,
  { tone }: Said,
  telling: Telling | null,
  told: Told | null,
  hits: readonly Hit[],
): boolean {
  if (tone === 'good' || tone === 'mixed' || tone === 'light')
    return nameBothFeelings(message) === null && !isSurelyGood(message, told, telling !== null, hits)
  return telling === null && isBareSubject(message) && isConfident(hits[0])
}

/** What may be opened below: of good news nothing. */
function offersFor(
  message: string,
  told: Told | null,
  telling: Telling | null,
  said: Said,
  library: Library,
): readonly Passage[] {
  if (telling !== null && telling.matterIds.length > 0)
    return library.passages.filter(({ id }) => telling.matterIds.includes(id))
  if (said.tone !== 'hard' || (telling !== null && telling.isWithIdeas !== true)) return []
  return said.matters.filter((passage) => !isGrief(passage) && isNamedIn(message, passage, told?.probability ?? 0))
}
const askOf = ({ questions }: Said, { state, request: { message } }: Turn): Answer['question'] =>
  asking('heard', pickOldest(state, notYetTold(questions, message), message))
const wishGoodNight = (met: string): Answer =>
  makeAnswer(`${met} Sleep well.`, { question: null, choices: [keepTap], isFree: true })
const mayName = (message: string, matter: Passage, inKey: Answer | null, best: Hit | undefined): boolean =>
  inKey === null ||
  isConfident(best, countWords(message) < shortBelow ? sureBesideWords.short : sureBesideWords.story) ||
  isNamedIn(message, matter, 0)

/** In words. A shorter message is not said back whole before what helps. */
const quotedFrom = 12
const hardHeard = saidOfTone('hard')

type HeardTelling = {
  said: Said
  told: Told | null
  telling: Telling | null
  hits: readonly Hit[]
  /** What is said for its tone, as far as that is sure. */
  heard: Said
  met: string
  inKey: Answer | null
}

/** What is told is met, and what there is on it is opened or named below. */
function answerHeard(
  turn: Turn,
  library: Library,
  { said, told, telling, hits, heard, met, inKey }: HeardTelling,
): Answer {
  const { message } = turn.request
  const [line, length, [best]] = [normalize(message), countWords(message), hits]
  const isPlain = said.tone === 'good' || said.tone === 'mixed' || (telling !== null && telling.isWithIdeas !== true)
  const matter = isPlain ? null : findMatter(hits)
  const goesOn = length < detailed && !isEvent.test(line)
  if (matter !== null && goesOn && (said.tone === 'hard' || isConfident(best))) {
    const isBrief = inKey !== null && length < quotedFrom && soundsHard(message)
    return openPassage(matter, turn, (isBrief ? meet(turn, hardHeard, null) : null) ?? met)
  }
  const isSure = matter !== null && isSurelyAbout(matter, hits) && mayName(message, matter, inKey, best)
  const named = isSure && (said.tone === 'hard' || isConfident(best, besidePlainFrom)) ? matter : null
  const near = inKey === null || length < shortBelow ? offersFor(message, told, telling, said, library) : []
  const offers = named === null ? near : [named]
  const ideas = named && (isStory(message) && telling === null ? ideasOn : ideasOf)([named])
  return makeAnswer(paragraphs(privately.test(line) ? `${met} ${keepsIt}` : met, ideas), {
    question: inKey?.question ?? askOf(heard, turn),
    offers,
    choices: [...offers.map(({ about }) => capitalize(about)), justListen, keepTap],
    isFree: true,
  })
}

/** What the user only tells is met first: a line, and one open question. Null where something is asked for, or nothing is told. */
export function answerSituation(turn: Turn, library: Library): Answer | null {
  const { message, language } = turn.request
  const line = normalize(message)
  const length = countWords(message)
  const isMet = isTold(turn) && length <= maxWords
  const told = isMet ? library.findSituation(message) : null
  const said = isMet ? findSaid(message, told) : null
  const telling = isMet ? findPlainTelling(message) : null
  const hits = library.find(message)
  if (said !== null && isGuessedWrong(message, said, telling, told, hits)) return null
  const [best] = hits
  const isUnsure = said !== null && isToneUnsure(message, said.tone, told, telling !== null)
  const inKey = isUnsure ? meetInKey(turn, keyOfTelling(message)) : null
  if (isUnsure && inKey === null && hasQuestionForm(message)) return null
  if (inKey !== null && length >= shortBelow && !isConfident(best)) return inKey
  const heard = isUnsure && telling === null ? saidOfTone(soundsHard(message) ? 'hard' : 'plain') : said
  const met = inKey?.text ?? (heard && meet(turn, heard, telling))
  if (language === 'en' && noTips.test(line) && !isQuestion(message))
    return makeAnswer(paragraphs(met, pickOldest(turn.state, known, message)), { question: null, isFree: true })
  if (said === null || met === null) return isMet ? null : reassure(turn, library)
  // A death has its matter, and so has what is named in a word or two.
  if (telling === null && isConfident(best) && (isGrief(best.passage) || length < shortest)) return null
  if (goesToBed.test(line)) return wishGoodNight(met)
  return answerHeard(turn, library, { said, told, telling, hits, heard: heard ?? said, met, inKey })
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
