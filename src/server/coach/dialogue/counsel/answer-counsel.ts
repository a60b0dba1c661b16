import { isConfident } from '../../guide/find-matter.ts'
import type { Library } from '../../guide/library.ts'
import { countWords } from '../../guide/words.ts'
import { isNotToBeJudged } from '../advice/not-to-be-judged.ts'
import { type Answer, paragraphs, say, type Turn } from '../compose-answer.ts'
import type { Choice } from './choice.ts'
import { sentencesOf } from '../split-sentences.ts'
import { summarizeFacts, personAskedAbout, fillInPerson } from './story-facts.ts'
import { toldFeelings } from './feeling-replies.ts'
import { findAskedChoice, findChoice } from './find-choice.ts'
import { leaningTo, pickOption } from './pick-option.ts'
import { type Asked, readAsked } from './read-question-form.ts'
import { anyOf, oneOf } from '../../phrase-pattern.ts'

/** So many messages before may tell what a question is about. */
const maxBefore = 3

/** What is asked, with what it is about. */
export type Counsel = { asked: Asked; message: string; choice: Choice | null; who: string }

export function readCounsel(message: string, before: readonly string[]): Counsel | null {
  const asked = readAsked(message)
  if (asked === null) return null
  const texts = [...before.slice(-maxBefore), message]
  const isOpen = asked.form === 'what would you do'
  const about = isOpen ? message : asked.sentence
  const choice = findAskedChoice(about, message) ?? (asked.form === 'should' || isOpen ? findChoice(message) : null)
  return { asked, message, choice, who: personAskedAbout(asked.sentence, texts) }
}

const feelingIn = (message: string) => toldFeelings.find(({ form }) => form.test(message)) ?? null
const spoken = (text: string | null, { who }: Counsel): string | null => text && fillInPerson(text, who)

function adviseEither(counsel: Counsel): string | null {
  const [a, b] = counsel.asked.options
  if (a === undefined || b === undefined) return null
  // Whether two stay together, or what can't be signed back, is nobody else's to pick.
  const grave = [a, b].map(findChoice).find((one) => one?.fine === null)
  if (grave) return adviseShould({ ...counsel, choice: grave })
  const { option, reason } = pickOption([a, b], counsel.message)
  const choice = findChoice(option)
  return paragraphs(
    `${leaningTo(option)} ${reason}`,
    summarizeFacts(counsel.message),
    spoken((choice ?? counsel.choice)?.how ?? null, counsel) ??
      'Say it to whoever it touches as a settled plan, not as a question, and offer the other side something on another day if you can.',
    spoken(choice?.check ?? null, counsel),
  )
}

const isOwnFeeling = /\bi (?:feel|am)\b|\bi[’']?m (?:so |really |just )?(?!not|gonna|going)\w+/i
function adviseShould(counsel: Counsel): string | null {
  const { choice, message } = counsel
  if (choice === null) return null
  const feeling = isOwnFeeling.test(message) ? feelingIn(message) : null
  return paragraphs(
    spoken(choice.lean, counsel),
    summarizeFacts(message),
    spoken(choice.how, counsel),
    spoken(choice.check, counsel),
    feeling === null ? null : feeling.met,
  )
}

const reasons: readonly [RegExp, string][] = [
  [/^(?:weird|strange|odd|creepy|gross|crazy|nuts)$/, 'Plenty of people do the same and just don’t say so.'],
  [/^(?:petty|cheap|greedy|needy|clingy|a lot to ask|too much)$/, 'It’s been on your mind, so it isn’t nothing.'],
]
const byWord = (word: string): string =>
  reasons.find(([form]) => form.test(word))?.[1] ?? 'You’ve thought about it, and that’s the opposite of careless.'

/** Only of a kind of thing that is known to be fine, a guide may say that it isn't wrong. */
const isMoral =
  /^(?:wrong|selfish|mean|rude|bad|terrible|awful|cruel|unfair|dishonest|greedy|ungrateful|disloyal|cold|unkind|irresponsible|gross|creepy|cowardly)$/

/** Children and animals, who cannot speak up for themselves. */
const inCare = /\b(?:kids?|child(?:ren)?|sons?|daughters?|baby|toddler|teen\w*|dogs?|cats?|puppy|kitten|pets?|horse)\b/i

function adviseJudged(counsel: Counsel): string | null {
  const { asked, choice, message } = counsel
  const isKnown = (choice?.fine ?? null) !== null && !inCare.test(message)
  if (isMoral.test(asked.word ?? 'wrong') && !isKnown) return null
  const fine = isHabit.test(asked.sentence) ? null : (choice?.fine ?? null)
  return paragraphs(
    `No, it’s not ${asked.word ?? 'wrong'}. ${fine ?? byWord(asked.word ?? '')}`,
    summarizeFacts(message),
    (isHabit.test(asked.sentence) ? habit : spoken(choice?.how ?? null, counsel)) ??
      'Where it would stop being fine: if somebody’s misled by it, or pays for it without being asked. If neither’s the case, you don’t owe anybody a decision or a deadline.',
    fine === null || isHabit.test(asked.sentence) ? null : spoken(choice?.check ?? null, counsel),
  )
}

function adviseAmI({ asked, message }: Counsel, before: readonly string[]): string {
  const feeling = feelingIn(message) ?? feelingIn(before.at(-1) ?? '')
  const facts = summarizeFacts(message) ?? summarizeFacts(before.at(-1) ?? '')
  return paragraphs(
    `No, you’re not ${asked.word ?? 'wrong'}. ${feeling?.met ?? 'It makes sense that this got to you.'}`,
    facts,
    feeling === null
      ? 'What’s worth taking care over is when you bring it up. Pick a calm hour, say the one thing you want changed, and leave the rest of the list at home.'
      : `${feeling.thought} ${feeling.small}`,
  )
}

const isJust =
  'Partly, maybe, and a wish can have two reasons. Here’s a way to find out: on a good day, when what you’d be avoiding isn’t hard, do you still want it? If yes, it’s a wish of its own. If it’s only there on bad days, look at the other thing first.'
const openShould =
  'I’d go by two things: whether you can take it back, and who pays if it’s wrong. If it’s easy to undo and only yours, yes: try it this week in the smallest size. If it isn’t, find the one fact you’re missing first, and set the day you’ll decide, so it doesn’t drag on.'
const habit =
  'You can keep it as long as it does you good, for whatever reason, and you can change how you do it any time. It doesn’t have to prove anything.'
const isHabit =
  /\b(?:is|was) (?:it|that|this) (?:\w+ ){1,3}(?:that )?(?:i|we)(?:[’']m)? (?!asked|told|said|did|want to (?:tell|ask|say))/i

const faultText =
  'No, I don’t think it’s your fault. Things like this have several causes, and most of them aren’t in your hands. What’s useful now is the next time it happens: find out what usually comes before it, agree with the others on one answer to it, and look in two weeks whether there’s less of it.'

const howToKnow =
  'Don’t go by one day. Give it two weeks and one line each evening: did it happen, and what was right before. If it’s on more days than not, or it’s getting worse, take it as a yes and act on it. If you find yourself explaining it away, count that, too.'

const conflict = new RegExp(
  `\\b(?:he|she|they|boss|coworker|manager|sister|brother|friend|neighbor|mom|husband)\\b[^.?!]{0,80}\\b(?:${oneOf("presented|took|takes|laughed|said|told|yelled|ignored|ignores|forgot|keeps?|won[’']?t|never", 'always|without asking|left|blamed|interrupt\\w*|used|ate|broke')})\\b`,
  'i',
)
const speakFirst =
  'I’d go to {who} alone this week and say one plain sentence: what happened, and what you need done about it now. Leave out why it was done, because that’s only something to argue about. Put the date and what you have in writing somewhere, in case you need it. If you get a shrug, say it once to whoever decides, as a fact and with the fix you want, and from then on do your part in a way that shows it’s yours.'

function adviseOpen(counsel: Counsel): string | null {
  const { choice, message } = counsel
  if (conflict.test(message)) return paragraphs(spoken(speakFirst, counsel), summarizeFacts(message))
  return choice === null ? null : adviseShould(counsel)
}

/** What a friend would say to the form of the question, whatever it is about; null where nothing can be said without knowing more. */
export function adviseOn(counsel: Counsel, before: readonly string[]): string | null {
  switch (counsel.asked.form) {
    case 'either':
      return adviseEither(counsel)
    case 'should':
      return adviseShould(counsel)
    case 'judge':
      return adviseJudged(counsel)
    case 'am I':
      return adviseAmI(counsel, before)
    case 'is it just':
      return isJust
    case 'fault':
      return faultText
    case 'how to know':
      return paragraphs(howToKnow, summarizeFacts(counsel.message))
    default:
      return adviseOpen(counsel)
  }
}

const childs = /\bmy (?:\w+ ){0,2}(?:son|daughter|kid|toddler|baby|year old|twins?|child)\b/i
const userDid =
  /\bi (?:just )?(?:hit|slapped|spanked|yelled|screamed|grabbed|shook|left|forgot|dropped|gave|pushed|threw)\b/i
/** What was done in secret, or what it cost somebody else, isn't waved through. */
const mayHarm = anyOf(
  "l(?:ie|ied|ying)|secret\\w*|behind (?:\\w+ )?\\w+(?:[’']s)? back|kiss\\w*|flirt\\w*|hid|hiding",
  'snoop\\w*|went through|gossip\\w*|told (?:everyone|everybody|people)|revenge|get back at|fired?',
  'evict\\w*|crash\\w*|wreck\\w*|broke|rent money|owe\\w*|spent|lost my temper|racis\\w*',
)
/** That a small child bites is not its mother's fault; what else may hurt somebody is not judged. */
const isSerious = ({ asked: { form }, message }: Counsel): boolean =>
  (isJudging(form) && mayHarm.test(message)) ||
  (isNotToBeJudged(message) && !(form === 'fault' && childs.test(message) && !userDid.test(message)))

const isJudging = (form: Asked['form']): boolean => form === 'judge' || form === 'am I' || form === 'fault'

const lifeSize =
  /\b(?:job|offer|work|career|city|town|move|house|marriage|married|husband|wife|boyfriend|school|college|degree|where i am|baby|kids?)\b/i
/** Two ways for one's life, of which nothing else is told, are talked through instead. */
const isForTalk = ({ state }: Turn, { asked, message }: Counsel): boolean =>
  asked.form === 'either' && state.kept.turns === 0 && sentencesOf(message).length === 1 && lifeSize.test(message)

/** A matter that is so sure answers better than the form of its question does. */
const matterFrom = 0.75

/** Should I, which of two, is it petty, am I a bad sister, what would you do: answered by the form of the question. */
export function answerCounsel(turn: Turn, { find }: Library): Answer | null {
  const { request, state } = turn
  const { message, language } = request
  if (language !== 'en') return null
  const counsel = readCounsel(message, state.messages)
  if (counsel === null || isForTalk(turn, counsel) || isSerious(counsel)) return null
  const [best] = find(message)
  if (isOfMatter(counsel) && isConfident(best, matterFrom)) return null
  const isOpen = counsel.choice === null && counsel.asked.form === 'should' && shouldI.test(message)
  const text = adviseOn(counsel, state.messages) ?? (isOpen && !isConfident(best) ? openShould : null)
  return text === null ? null : say(text, { closesTopic: true })
}

/** Stories with more words have their sums and situations looked at first. */
const shortStory = 60
/** Which of two, and what one is: before what a story may be about. */
export function answerJudged(turn: Turn, library: Library): Answer | null {
  const counsel = readCounsel(turn.request.message, turn.state.messages)
  const isOwn = counsel !== null && !isOfMatter(counsel) && countWords(turn.request.message) < shortStory
  return isOwn ? answerCounsel(turn, library) : null
}

const shouldI = /\bshould (?:i|we)\b/i
/** Whether a matter of the library could answer. None says which of two is better, or what somebody is. */
const isOfMatter = ({ asked: { form } }: Counsel): boolean => form !== 'am I' && form !== 'judge' && form !== 'either'
