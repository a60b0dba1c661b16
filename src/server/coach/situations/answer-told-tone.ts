import { isConfident } from '../guide/find-matter.ts'
import { aboutMatterFrom } from '../guide/library.ts'
import { countWords, normalize } from '../guide/text-analysis.ts'
import { type Answer, makeAnswer, makeQuestion } from '../dialogue/compose-answer.ts'
import { pickOldest } from '../dialogue/conversation-state.ts'
import { splitUserSentences } from '../dialogue/split-sentences.ts'
import type { StageContext } from '../dialogue/stage.ts'
import { anyOf, oneOf } from '../phrase-pattern.ts'
import { sayIn } from './acknowledge-statement.ts'
import { unansweredQuestions } from './already-answered.ts'
import { isBareSubject } from './clearly-positive.ts'
import { goesToBed, noTips } from './answer-situation.ts'
import { findPlainStatement } from './find-acknowledgment.ts'
import { hasQuestionForm } from './has-question-form.ts'
import { isStatement } from './is-statement.ts'
import { isGrave, moodOfWords, nameBothFeelings } from './mood-of-statement.ts'
import { quoteClauses } from './quotable-clause.ts'
import { replyByTone, type Tone } from './replies-by-tone.ts'
import { justListen, keepInJournal } from './statement-choices.ts'
import { clauseAfterGlad, clauseAfterSorry } from './tellings/embed-clause.ts'
import { findAsides } from './tellings/match-telling.ts'
import { isUnsharedJoy } from './unshared-joy.ts'
import { sharesOfTones, sureToneOf, type ToldTone } from './tone-classifier.ts'
import { takeUpFact } from './tone-of-words.ts'
import { readHearing } from './wants-only-to-be-heard.ts'
import { isOutOfScope } from './written-situations.ts'

/** In words. Shorter messages are written ones, and longer stories tell of more than one thing. */
const [shortest, longest] = [5, 40]
/** From this probability on, a situation's own lines are better than those of a tone. */
const situationFrom = 0.3

type SureTone = Exclude<ToldTone, 'plain'>

/** Lines with a tone of their own may be given to a message that surely has another one; plain and light ones fit beside any. */
const agrees = (tone: Tone, told: SureTone): boolean =>
  tone === told || tone === 'plain' || (tone === 'light' && told === 'good')

/** True if something written for just this fits the tone, or a matter is about what is hard. */
function isKnown({ turn: { request }, library }: StageContext, told: SureTone): boolean {
  const { message } = request
  const statement = findPlainStatement(message)
  if (statement !== null) return told === 'mixed' || agrees(statement.tone, told)
  if (told !== 'good' && isConfident(library.find(message)[0], aboutMatterFrom)) return true
  const match = library.findSituation(message)
  return match !== null && match.probability >= situationFrom && match.situation.tone === told
}

/** In words. */
const longestClause = { embedded: 13, saidBack: 18 } as const
const joining = oneOf(
  'and|but|then|that|so|when|while|because|if|what|how|than|as|where|who',
  'until|till|after|before|since|like|said|says|thinks?|thought|told me|told you',
)
const secondSubject = oneOf(
  'he|she|they|we|i|he’s|she’s|they’re|you’re|it’s',
  String.raw`(?:its|you|it) (?:was|were|had|got|did|is|are|has|woke|came|went|\p{L}{2,10}ed)`,
)
/** Matches a second statement that begins without a joining word: 'at the recital she remembered every step'. */
const runsOn = new RegExp(String.raw`(?<!\b(?:${joining})) (?:${secondSubject})\b`, 'iu')

/** Returns a sentence of the user's as it follows “I love that”, or null if it isn't one whole statement. */
function asClause(said: string, read: (words: string) => string | null, most: number): string | null {
  return countWords(said) > most || runsOn.test(said) ? null : read(said)
}

/** The share of its tone that a sentence needs to stand for the message. */
const clauseFrom = { good: 0.7, hard: 0.85 } as const
/** Matches what the user is to blame for in their own eyes, which nobody says sorry for. */
const ofOwnDoing = anyOf('you (?:should|shouldn’t|never|can’t stop|hate|yelled|snapped|forgot)')

/** Returns the sentence that has the tone most of all, as it follows “I love that” or “I’m sorry”. */
function clauseInTone(message: string, told: 'good' | 'hard'): string | null {
  const read = told === 'good' ? clauseAfterGlad : clauseAfterSorry
  const clauses = splitUserSentences(message).flatMap((sentence) => {
    const share = sharesOfTones(sentence)[told]
    const [said, ...more] = share >= clauseFrom[told] ? (quoteClauses(sentence) ?? []) : []
    const clause = said === undefined || more.length > 0 ? null : asClause(said, read, longestClause.embedded)
    return clause === null || (told === 'hard' && ofOwnDoing.test(clause)) ? [] : [{ clause, share }]
  })
  return clauses.toSorted((one, other) => other.share - one.share)[0]?.clause ?? null
}

/** Returns the message's own words in the second person, or null if they aren't whole statements. */
function wordsOf(message: string): string | null {
  const said = quoteClauses(message) ?? []
  const isWhole = (words: string) =>
    asClause(words.replace(/[“”]/g, ''), clauseAfterGlad, longestClause.saidBack) !== null
  return said.length > 0 && said.every(isWhole) ? sayIn(said, 'plain') : null
}

const openings: Readonly<Record<'good' | 'hard', readonly string[]>> = {
  good: ['I love that {it}.', 'I’m so glad {it}.', 'It’s so good to hear that {it}.', 'I like hearing that {it}.'],
  hard: ['I’m sorry {it}.', 'Oh, I’m sorry {it}.', 'Oh no. I’m sorry {it}.'],
}

function linesFor({ turn: { request, state } }: StageContext, told: SureTone): (string | null)[] {
  const { message } = request
  const { lines } = replyByTone(told)
  const both = told === 'mixed' ? nameBothFeelings(message) : null
  if (both !== null) return [both]
  const aside = findAsides(message).find(({ tone }) => tone === told)?.lines
  const clause = told === 'mixed' ? null : clauseInTone(message, told)
  if (clause !== null && told !== 'mixed')
    return [
      pickOldest(state, openings[told], message).replace('{it}', () => clause),
      aside === undefined ? null : pickOldest(state, aside, message),
    ]
  return [takeUpFact(message, told) ?? wordsOf(message), pickOldest(state, aside ?? lines, message)]
}

/** Matches results that no one is glad of: 'my mammogram came back abnormal'. */
const isBadResult = anyOf(
  'abnormal|suspicious|malignant|biops\\w*|tumou?rs?|a (?:lump|mass|spot|shadow)|came back (?:high|low|positive|bad|worse)|high risk',
)

/** True if the words alone speak against the tone, or ask for another way to be heard. */
function isContradicted(message: string, told: SureTone): boolean {
  const line = normalize(message)
  if (noTips.test(line) || goesToBed.test(line) || readHearing(message) !== null) return true
  if (told !== 'hard')
    return isGrave(message) || isBareSubject(message) || isBadResult.test(line) || isUnsharedJoy(message)
  const mood = moodOfWords(message)
  return mood === 'good' || mood === 'mixed' || mood === 'light'
}

/**
 * Answers a message that only tells something and surely is glad, hard, or both, where nothing that was written for it fits: a line in
 * that tone, and an open question.
 */
function answerInToldTone(context: StageContext, tones: readonly SureTone[]): Answer | null {
  const { act, turn } = context
  const { message } = turn.request
  const length = countWords(message)
  if (act !== null || length < shortest || length > longest || hasQuestionForm(message) || !isStatement(turn))
    return null
  if (turn.state.pending === 'listen' || isOutOfScope(message)) return null
  const told = sureToneOf(message)
  if (told === null || told === 'plain' || !tones.includes(told) || isKnown(context, told)) return null
  if (isContradicted(message, told)) return null
  const { questions } = replyByTone(told)
  return makeAnswer(
    linesFor(context, told)
      .filter((line) => line !== null)
      .join(' '),
    {
      question: makeQuestion('heard', pickOldest(turn.state, unansweredQuestions(questions, message), message)),
      choices: [justListen, keepInJournal],
      isFree: true,
    },
  )
}

/** Before any advice, which good news has no use for. */
export const answerToldJoy = (context: StageContext): Answer | null => answerInToldTone(context, ['good', 'mixed'])
/** After the advice for lasting problems. */
export const answerToldHurt = (context: StageContext): Answer | null => answerInToldTone(context, ['hard'])
