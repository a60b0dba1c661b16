import { explainWhy } from '../../guide/passage-answers.ts'
import { countWords, normalize } from '../../guide/words.ts'
import { isNotToBeJudged } from '../advice/not-to-be-judged.ts'
import { isCoaching } from '../coaching/run-coaching.ts'
import { type Answer, paragraphs, say, type Turn } from '../compose-answer.ts'
import { peopleToldOf } from '../people/told-people.ts'
import { sentencesOf } from '../split-sentences.ts'
import { adviseOn, type Counsel, readCounsel } from './answer-counsel.ts'
import { whyPractical } from '../practical/answer-practical.ts'
import { personAskedAbout, fillInPerson } from './story-facts.ts'
import { pickOption } from './pick-option.ts'
import { wholeWords, oneOf } from '../../phrase-pattern.ts'

/** In messages. An older question is no longer what the conversation is about. */
const maxBack = 4

/** The question that the conversation is about: the last one that was answered by its form. */
function openQuestion({ state: { messages } }: Turn): Counsel | null {
  for (let at = messages.length - 1; at >= Math.max(0, messages.length - maxBack); at -= 1) {
    const message = messages[at] ?? ''
    const counsel = isNotToBeJudged(message) ? null : readCounsel(message, messages.slice(0, at))
    if (counsel !== null) return counsel
  }
  return null
}

const leads = '(?:ok |okay |but |and |so |wait |hm+ |well |no |yeah |alright |luxee )*'
const of = (form: string): RegExp => new RegExp(`^${leads}(?:${form})`)
const asksWhy = of('why\\b(?! (?:do|does|did|am|is|are|cant|wont|dont) (?:i|my|he|she|they)\\b)|how come\\b')
const notAsked = new RegExp(
  oneOf(
    "\\b(?:that|this)(?:[’']?s| is| was)?(?:n[’']?t| not) (?:really )?(?:what i (?:asked|meant|wanted to know|was asking)|my question|an answer)\\b",
    "\\byou did(?:n[’']?t| not) (?:answer|read)\\b",
  ),
  'i',
)
const honest = of('be honest|honestly|be real|real talk|tell me the truth|really|seriously|for real')
const tellMe = of('just (?:tell|give) me|just say|which one|pick one|yes or no|so (?:yes|no|which)|tell me what to do')
const goesWrong = of('(?:but )?(?:what if|what happens if|and if|if)\\b')
const badly = wholeWords([
  'goes? (?:wrong|bad|badly|south|sideways)|backfires?|doesnt work|dont work|mess(?:es)? (?:it )?up',
  'fails?|regret|hate it|blows up|turns out bad|(?:cant|cannot|doesnt|wont) (?:pay|do|keep)',
])
const asksHow = of(
  'how\\??$|how (?:do|would|should|can) (?:i|we) (?:even |actually )?(?:do (?:that|it|this)|start|begin|go about)|(?:so )?what do i (?:actually|even|really) do|what now|then what|what do i do (?:first|now|then)|where do i start',
)
const another = /^(?:and|what about|how about|and what about|same for|and for) (?:my |our )?[\p{L}’' ]{2,30}\??$/iu
const mostWords = 12
const mostPerson = 6

const frankly = (text: string): string => paragraphs('Straight, then.', text)

/** What goes with the question that was answered: why, how, and when it goes wrong. */
function onChoice(turn: Turn, counsel: Counsel, line: string): string | null {
  const { choice, who, asked, message } = counsel
  const [a, b] = asked.options
  const last = normalize(sentencesOf(turn.request.message).at(-1) ?? '')
  const speak = (text: string | undefined): string | null => (text === undefined ? null : fillInPerson(text, who))
  if (asksWhy.test(line)) {
    if (choice !== null) return speak(choice.why)
    return a === undefined || b === undefined ? null : pickOption([a, b], message).reason
  }
  if (asksHow.test(line)) return speak(choice?.how)
  return goesWrong.test(last) && badly.test(last) && turn.state.current === null ? speak(choice?.wrong) : null
}

/** 'And my sister?': the same for somebody else. */
function forAnother({ request: { message } }: Turn, counsel: Counsel): string | null {
  const isShort = countWords(message) <= mostPerson && another.test(message.trim())
  if (!isShort || counsel.choice === null || peopleToldOf(message).length === 0) return null
  const who = personAskedAbout(message, [])
  return paragraphs(
    `The same goes for ${who}.`,
    fillInPerson(counsel.choice.lean, who),
    fillInPerson(counsel.choice.how, who),
  )
}

const kinder =
  /\bwhich (?:one |of them )?(?:is|would be|feels?|seems?) (?:the )?(kinder|nicer|fairer|kindest|fairest|better for (?:him|her|them))\b/

/** Which of the two is kinder to somebody. */
function byKindness(line: string, { asked, who }: Counsel): string | null {
  const word = kinder.exec(line)?.[1]
  const [a] = asked.options
  if (word === undefined || a === undefined) return null
  return `Going by what was asked for is usually ${word}, because it treats ${who} as somebody who knows what they need. I’d do the other only if you’ve seen a favor like that weigh on ${who} before. And you can ask: “Which would be easier for you to take?”`
}

/** 'That's not what I asked': what is left of the message, or the question before it once more. */
function answerNotAsked(turn: Turn, answer: (turn: Turn) => Answer | null): Answer | null {
  const { request, state } = turn
  const rest = sentencesOf(request.message)
    .map((sentence) =>
      sentence.replace(/^.*?what i (?:asked|meant|wanted to know|was asking)[,;]? ?(?:for |about )?/i, ''),
    )
    .filter((sentence) => !notAsked.test(sentence) && /\p{L}/u.test(sentence))
    .join(' ')
  const counsel = openQuestion(turn)
  const kindly = counsel === null ? null : byKindness(normalize(rest), counsel)
  if (kindly !== null) return say(kindly, { closesTopic: true })
  const again = rest === '' ? null : answer({ ...turn, request: { ...request, message: rest } })
  if (again !== null) return { ...again, text: paragraphs('Sorry. Then to what you asked:', again.text) }
  const before = rest === '' && counsel !== null ? adviseOn(counsel, state.messages) : null
  return before === null
    ? null
    : say(paragraphs('Sorry. Then straight to your question.', before), { closesTopic: true })
}

/** What speaks of the question that was answered before: it stays with that question. */
export function goOnWithCounsel(turn: Turn, answer: (turn: Turn) => Answer | null): Answer | null {
  const { request, state } = turn
  const line = normalize(request.message)
  if (request.language !== 'en' || state.kept.turns === 0 || isCoaching(turn)) return null
  if (notAsked.test(request.message)) return answerNotAsked(turn, answer)
  if (countWords(request.message) > mostWords) return null
  if (asksWhy.test(line) && state.current !== null && line.split(' ').length > 1) return explainWhy(state.current, turn)
  const known = asksWhy.test(line) ? whyPractical(turn) : null
  if (known !== null) return say(known, { isFree: true, closesTopic: true })
  const counsel = state.current === null ? openQuestion(turn) : null
  if (counsel === null) return null
  const text = forAnother(turn, counsel) ?? onChoice(turn, counsel, line)
  if (text !== null) return say(text, { isFree: true, closesTopic: true })
  const isBare = countWords(request.message) <= mostPerson && readCounsel(request.message, []) === null
  if (!(isBare || tellMe.test(line)) || !(honest.test(line) || tellMe.test(line))) return null
  const again = adviseOn(counsel, state.messages)
  return again === null ? null : say(frankly(again), { isFree: true, closesTopic: true })
}
