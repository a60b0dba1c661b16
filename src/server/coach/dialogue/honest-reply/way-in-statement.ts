import { normalize, splitAtPunctuation } from '../../guide/text-analysis.ts'
import { oneOf, wholeWords } from '../../phrase-pattern.ts'
import type { Turn } from '../compose-answer.ts'

/** Matches feelings: no way is asked for. */
const felt = oneOf(
  String.raw`(?:feel|live|be|go on|cope|function|think|expect|believe|do (?:this|it|life) (?:anymore|any more|without)|move on|keep going)\b`,
  String.raw`(?:explain|describe|thank|put (?:it|this|that)|stop (?:crying|missing|thinking|loving))\b`,
)
const notKnown = oneOf(
  "(?:do not|don['’]?t|didn['’]?t) (?:even |really )?know|idk|dunno",
  "(?:have |got |['’]?ve got )?(?:absolutely )?no (?:idea|clue)",
  "(?:['’]?m |am )?(?:not (?:really |quite |too )?sure|unsure|clueless|stuck on|lost on)",
  "can['’]?t (?:seem to )?figure out|wish i knew|(?:need|trying) to figure out",
)
const joined = oneOf('and', 'but', 'so', 'cause', 'because', 'bc')
const opening = String.raw`(?:^|(?:,|(?<=[.!]))? (?:(?:${joined}) )?)(?:honestly |just )?(?:(?:i|we|im|i['’]?ve|ive)\b ?)?(?:(?:just|really|honestly|still|also) )?(?:${notKnown})`
const howTo = new RegExp(String.raw`${opening} how to (?:even |ever )?(?!${felt})(?=\p{L})`, 'iu')
const whatTo = new RegExp(
  String.raw`${opening} what to (?=(?:get|buy|make|cook|wear|bring|say|write|pack|charge|serve|feed|plant|give|do (?:about|with(?! myself)|for|when))\b)`,
  'iu',
)
const whereTo = new RegExp(
  String.raw`${opening} where (?:to|i should|id|i['’]?d) (?:even )?(?=(?:start|begin)\b)`,
  'iu',
)
const plainAsk = wholeWords([
  'any ?thing (?:else |at all )?(?:i|we|you) (?:can|could|should) (?:do|try|say|take|use|give|make|eat|change)',
  'anything (?:to|that) (?:do|try|helps?|help with|works?)|looking for (?:a way|ways|ideas|something) to',
])
const maxLetters = 600

/** True for 'Anything I can do besides pills', 'I don't know how to bring it up', which ask for a way without a question. */
export const asksForWayInStatement = (message: string): boolean =>
  plainAsk.test(normalize(message)) || askedPlainly(message) !== message

const askedPlainly = (message: string): string =>
  message.length > maxLetters
    ? message
    : [[howTo, 'how do I '] as const, [whatTo, 'what should I '] as const, [whereTo, 'where do I '] as const].reduce(
        (said, [form, question]) => said.replace(form, (_, at: number) => `${at === 0 ? '' : '. '}${question}`),
        message,
      )

/** Turns a statement into a question: 'he's home all day, and I don't know how to …'. */
export function withAskedWay(turn: Turn): Turn {
  const { request } = turn
  if (request.language !== 'en' || request.message.includes('?')) return turn
  const last = splitAtPunctuation(request.message.trim()).at(-1) ?? ''
  const message = plainAsk.test(normalize(last))
    ? `${request.message.replace(/[.! ]{1,5}$/, '')}?`
    : askedPlainly(request.message)
  return message === request.message ? turn : { ...turn, request: { ...request, message } }
}
