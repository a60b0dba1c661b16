import { wholeWords } from '../phrase-pattern.ts'
import { type MatterHit, isConfident } from '../guide/find-matter.ts'
import { isClearly, type Library } from '../guide/library.ts'
import { isQuestion } from '../guide/guide-requests.ts'
import { countWords, isStory, normalize } from '../guide/text-analysis.ts'
import { capitalize } from '#contract/capitalize.ts'
import { isGrief, type Passage } from '../guide/passage.ts'
import type { Acknowledgment, SituationMatch, StatementMatch } from './find-situation.ts'
import { takeUpFact } from './tone-of-words.ts'
import { nameBothFeelings } from './mood-of-statement.ts'
import { findPlainStatement, findAcknowledgment, shortest } from './find-acknowledgment.ts'
import { withoutRepeats, unansweredQuestions } from './already-answered.ts'
import { reassure } from './reassure.ts'
import { isBareSubject, isClearlyPositive } from './clearly-positive.ts'
import { isNamedIn, isClearlyAbout } from './related-matters.ts'
import { ideasOf, ideasOn, openPassage } from '../guide/passage-answers.ts'
import { keepListening } from '../dialogue/listen.ts'
import type { DialogueAct } from '../dialogue/dialogue-act-forms.ts'
import { type Answer, makeQuestion, makeAnswer, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { pickOldest, pickUnused } from '../dialogue/conversation-state.ts'
import { replyByTone } from './replies-by-tone.ts'
import { isToneUncertain } from './answer-by-certain-tone.ts'
import { soundsHard } from './guessed-tone.ts'
import { hasQuestionForm } from './has-question-form.ts'
import { certainToneOf } from './certain-tone.ts'
import { acknowledgeInTone, shortBelow } from './acknowledge-statement.ts'
import { isStatement, shortReply } from './is-statement.ts'
import { justListen, keepInJournal } from './statement-choices.ts'

export const goesToBed = wholeWords([
  '(?<!been )(?:going|headed|heading|off|on my way|time) (?:to|for|back to) bed(?! at)|(?<!been )going to sleep|gonna (?:go to bed|sleep|crash)',
  'good ?night(?: luxee| all| everyone)?$',
])
const privately =
  /\b(?:dont|do not|cant|cannot|not) (?:want to |wanna |really )?talk about (?:it|this)\b|\bnobody to (?:tell|talk to)\b|\bcant tell (?:anyone|anybody)\b/
const keepsIt = 'You don’t have to explain it to anybody, and that includes me.'

export const noTips = wholeWords([
  'no (?:advice|tips|solutions)(?: please)?',
  'not (?:looking|asking) for (?:tips|advice|solutions|a solution|help)',
  '(?:dont|do not) (?:need|want) (?:tips|advice|solutions)',
  'just (?:need|needed|want|wanted) (?:(?:someone|somebody) to know|to (?:say|tell) (?:it|that|this)(?: out loud)?)',
  '(?:dont|do not) (?:need|want|have) to do anything(?: about (?:it|that|this))?',
])
const known = ['Now somebody knows. No tips, I promise.', 'I hear you, and no tips.']

/** In words. A longer story tells of more than one thing. */
const maxWords = 60

/** In words. From this length on, a message tells about a day, and doesn't only name a matter. */
const detailed = 15
/**
 * Matches events, which get an acknowledgment first and only the name of a matter. Lasting problems, as 'my daughter won't do homework', get
 * the matter itself.
 */
const isEvent = wholeWords([
  'today|tonight|just (?:now|found|got|had|heard|came)|yesterday|last (?:night|week)|this (?:morning|afternoon|evening|week|weekend)',
  '(?:feel|feeling) (?:so|just|flat|numb|empty)|fuming|furious|was|were|got|had|did|went|came|left|lost|gave|took|made|told|said|asked',
  'ate|watched|sat|drove|bought|stole|hit|called|forgot|broke|cried|yelled|snapped|fell|failed|quit|canceled|cancelled|happened|found|saw|heard|passed|moved|finished',
])

/** Returns the matter of the statement if one is likely. One that isn't certain needs a word in common, or a probable situation. */
function findMatter(message: string, [best, next]: readonly MatterHit[], probability: number): Passage | null {
  if (best === undefined || best.isBeside || isGrief(best.passage)) return null
  const isNear = isClearly(best, next) && isNamedIn(message, best.passage, probability)
  return isNear || isConfident(best) ? best.passage : null
}

/** From this confidence in a matter on, the lines of a less probable situation that doesn't name the matter are left out. */
const surer = { matterFrom: 0.85, situationBelow: 0.7, inStoryBelow: 0.85 } as const
function contradicts(
  { matters, tone }: Acknowledgment,
  match: SituationMatch | null,
  hit: MatterHit | undefined,
  isLong: boolean,
): boolean {
  if (match === null || match.situation.matters !== matters) return false
  const isLessSure = match.probability < (isLong ? surer.inStoryBelow : surer.situationBelow)
  const isMeant = isConfident(hit, surer.matterFrom) && !matters.includes(hit.passage)
  return isLessSure && (isLong || tone === 'hard') && isMeant
}
/** From this confidence on, a lasting problem told in at most this many words gets its matter. */
const surelyOfMatter = { from: 0.9, words: 25, ifSituationIs: 30 } as const
const isBriefEnough = (length: number, best: MatterHit | undefined, probability: number): boolean =>
  length < detailed ||
  (isConfident(best, surelyOfMatter.from) &&
    length <= (probability >= surelyOfMatter.from ? surelyOfMatter.ifSituationIs : surelyOfMatter.words))
/** Acknowledges a written statement with its own lines; for a tone alone, takes up what was said. */
function meet(turn: Turn, reply: Acknowledgment, statement: StatementMatch | null): string | null {
  const { request, state } = turn
  const { message } = request
  const special = statement === null ? null : pickUnused(state, statement.special, message)
  // “And your mama cooked for everybody, too” continues another fact.
  if (special !== null)
    return continues.test(special) ? [takeUpFact(message, reply.tone), special].filter(isSaid).join(' ') : special
  const both = reply.tone === 'mixed' && statement === null ? nameBothFeelings(message) : null
  const fact = takeUpFact(message, reply.tone)
  const words = both ?? pickUnused(state, withoutRepeats(reply.lines, fact), message)
  return words && [fact, words].filter(isSaid).join(' ')
}
const continues = /^And /
const isSaid = (part: string | null): part is string => part !== null
/** From this confidence on, a matter is named below plain news. */
const besidePlainFrom = 0.8
/** From these confidences on, a matter is named although it has no words in common with the message. */
const sureBesideWords = { story: 0.7, short: 0.66 } as const

/** Tells whether the guess is wrong: good news that isn't clear, or a mere subject. The library answers then. */
function isGuessedWrong(
  message: string,
  { tone }: Acknowledgment,
  statement: StatementMatch | null,
  match: SituationMatch | null,
  hits: readonly MatterHit[],
): boolean {
  if (tone === 'good' || tone === 'mixed' || tone === 'light')
    return nameBothFeelings(message) === null && !isClearlyPositive(message, match, statement !== null, hits)
  return statement === null && isBareSubject(message) && isConfident(hits[0])
}

/** Returns the matters to offer below the answer; for good news none. */
function offersFor(
  message: string,
  match: SituationMatch | null,
  statement: StatementMatch | null,
  reply: Acknowledgment,
  library: Library,
): readonly Passage[] {
  if (statement !== null && statement.matterIds.length > 0)
    return library.passages.filter(({ id }) => statement.matterIds.includes(id))
  if (reply.tone !== 'hard' || (statement !== null && statement.isWithIdeas !== true)) return []
  return reply.matters.filter((passage) => !isGrief(passage) && isNamedIn(message, passage, match?.probability ?? 0))
}
const askOf = ({ questions }: Acknowledgment, { state, request: { message } }: Turn): Answer['question'] =>
  makeQuestion('heard', pickOldest(state, unansweredQuestions(questions, message), message))
const wishGoodNight = (met: string): Answer =>
  makeAnswer(`${met} Sleep well.`, { question: null, choices: [keepInJournal], isFree: true })
const mayName = (message: string, matter: Passage, inTone: Answer | null, best: MatterHit | undefined): boolean =>
  inTone === null ||
  isConfident(best, countWords(message) < shortBelow ? sureBesideWords.short : sureBesideWords.story) ||
  isNamedIn(message, matter, 0)

/** In words. A shorter message isn't said back whole before the help. */
const quotedFrom = 12
const hardHeard = replyByTone('hard')

type HeardStatement = {
  reply: Acknowledgment
  match: SituationMatch | null
  statement: StatementMatch | null
  hits: readonly MatterHit[]
  /** The lines for its tone, as far as that is certain. */
  heard: Acknowledgment
  met: string
  inTone: Answer | null
}
/** Acknowledges the statement, and opens or names a matter about it. */
function answerHeard(
  turn: Turn,
  library: Library,
  { reply, match, statement, hits, heard, met, inTone }: HeardStatement,
): Answer {
  const { message } = turn.request
  const [line, length, [best]] = [normalize(message), countWords(message), hits]
  const isPlain =
    reply.tone === 'good' || reply.tone === 'mixed' || (statement !== null && statement.isWithIdeas !== true)
  const likely = isPlain ? null : findMatter(message, hits, match?.probability ?? 0)
  // A statement that names its matters is about no other one.
  const own = statement?.matterIds ?? []
  const matter = likely !== null && own.length > 0 && !own.includes(likely.id) ? null : likely
  const isShort = isBriefEnough(length, best, match?.probability ?? 0)
  if (matter !== null && isShort && !isEvent.test(line) && (reply.tone === 'hard' || isConfident(best))) {
    if (inTone === null && contradicts(reply, match, best, length >= detailed)) return openPassage(matter, turn)
    const isBrief = inTone !== null && length < quotedFrom && soundsHard(message)
    return openPassage(matter, turn, (isBrief ? meet(turn, hardHeard, null) : null) ?? met)
  }
  const isSure = matter !== null && isClearlyAbout(matter, hits) && mayName(message, matter, inTone, best)
  const named = isSure && (reply.tone === 'hard' || isConfident(best, besidePlainFrom)) ? matter : null
  const near = inTone === null || length < shortBelow ? offersFor(message, match, statement, reply, library) : []
  const offers = named === null ? near : [named]
  const ideas = named && (isStory(message) && statement === null ? ideasOn : ideasOf)([named])
  return makeAnswer(paragraphs(privately.test(line) ? `${met} ${keepsIt}` : met, ideas), {
    question: inTone?.question ?? askOf(heard, turn),
    offers,
    choices: [...offers.map(({ about }) => capitalize(about)), justListen, keepInJournal],
    isFree: true,
  })
}

/** Acknowledges a statement with a line and one open question. Returns null if the message asks for something, or tells nothing. */
export function answerSituation(turn: Turn, library: Library): Answer | null {
  const { message, language } = turn.request
  const line = normalize(message)
  const length = countWords(message)
  const isMet = isStatement(turn) && length <= maxWords
  const match = isMet ? library.findSituation(message) : null
  const reply = isMet ? findAcknowledgment(message, match) : null
  const statement = isMet ? findPlainStatement(message) : null
  const hits = library.find(message)
  if (reply !== null && isGuessedWrong(message, reply, statement, match, hits)) return null
  const [best] = hits
  const isUnsure = reply !== null && isToneUncertain(message, reply.tone, match, statement !== null)
  const inTone = isUnsure ? acknowledgeInTone(turn, certainToneOf(message)) : null
  if (isUnsure && inTone === null && hasQuestionForm(message)) return null
  if (inTone !== null && length >= shortBelow && !isConfident(best)) return inTone
  const heard = isUnsure && statement === null ? replyByTone(soundsHard(message) ? 'hard' : 'plain') : reply
  const met = inTone?.text ?? (heard && meet(turn, heard, statement))
  if (language === 'en' && noTips.test(line) && !isQuestion(message))
    return makeAnswer(paragraphs(met, pickOldest(turn.state, known, message)), { question: null, isFree: true })
  if (reply === null || met === null) return isMet ? null : reassure(turn, library)
  // A death has its own matter, and so has a subject that a word or two name.
  if (statement === null && isConfident(best) && (isGrief(best.passage) || length < shortest)) return null
  if (goesToBed.test(line)) return wishGoodNight(met)
  return answerHeard(turn, library, {
    reply,
    match,
    statement,
    hits,
    heard: heard ?? reply,
    met,
    inTone,
  })
}

/** In words. The length of a remark that isn't a choice. */
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

/** Answers a user who goes on telling, or wants to go on from there. */
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
