import { normalize } from '../../guide/words.ts'
import { cleanReply } from '../coaching/own-words.ts'
import { sentencesOf } from '../split-sentences.ts'
import { wholeWords } from '../../phrase-pattern.ts'

/** The form of a question, apart from its subject. */
type AskedForm = 'judge' | 'am I' | 'either' | 'should' | 'what would you do' | 'fault' | 'how to know' | 'is it just'
/** `options` for 'either'; `word` is what a user fears to be or that something is. */
export type Asked = { form: AskedForm; sentence: string; options: readonly string[]; word: string | null }

const bad =
  'wrong|selfish|mean|rude|bad|terrible|awful|cruel|tacky|unfair|dishonest|petty|greedy|ungrateful|disloyal|cheap|cold|dumb|stupid|silly|foolish|crazy|nuts|pathetic|ridiculous|weird|strange|odd|lame|childish|irresponsible|creepy|needy|clingy|lazy|too much|a lot to ask|unreasonable|unkind|cowardly|shallow|gross'
const own =
  'overreacting|(?:being )?(?:too |over)sensitive|(?:being )?dramatic|(?:being )?paranoid|(?:being )?unfair|crazy|asking (?:for )?too much|(?:being )?(?:selfish|petty|silly|ridiculous|unreasonable|needy|jealous|rude|mean|dumb|stupid|childish|lazy|ungrateful|foolish)|wrong'
const judges = new RegExp(
  `\\b(?:is|was|would) (?:it|that|this)(?: be)? (?:really |so |just |kind of |kinda |super |even |very )?(${bad})\\b`,
)
const amI = new RegExp(`\\b(?:am i|i am|im) (?:just |really )?(${own})\\b`)
const badRole =
  /\b(?:am i|i am|im|does (?:that|this|it) make me) (?:just |really |such )?an? (?:bad|terrible|horrible|awful|crappy|lousy|selfish|mean) (\w+)/
const fault = /\b(?:is|was) (?:it|this|that) (?:all )?my fault\b|\bdid i (?:do|cause) (?:this|that|something wrong)\b/
const would =
  /\b(?:what (?:would|should) (?:you|i|we) do|what do i do|just tell me(?: what to do)?|what to do now|tell me what to do)\b/
const should = wholeWords([
  'should i|should we|do i (?:have to|need to|just|even)|am i supposed to',
  'can i (?:just|still|start|go|ask|tell|say|get|wear|bring)|would you (?!rather)',
  'is it (?:ok|okay|fine|worth|alright|too (?:late|soon|early)) (?:to|if)',
])
const howToKnow =
  /\bhow (?:do|can|would|will) (?:i|you|we) (?:even |really )?(?:know|tell) (?:if|whether|when|its|that)\b/
const justA =
  /\b(?:is|am|are|was) (?:\w+ ){1,8}(?:just|only|really) (?:a way|an excuse|because|avoiding|running|trying to|my way|me)\b/
const orNot = /\bor (?:no|not|nah|leave it|is it)\??$/

/** The two options of 'Should I lend it, or give him less?' */
const splits = /^(.*?\S),? or (?:(?:should|do) i |just |to )?(.+)$/i
const openings =
  /^.*?\b(?:should (?:i|we)|do (?:i|we)|am i supposed to|can i|whether to|would you|is it better to|better to|between)\s+/i
const mostWords = 12

/** A question of its own: '… or is it too salty?' */
const isClause = /^(?:can|could|does|do|is|are|will|would|did|has|it[’']?s|he|she|they)\b/i

function optionsOf(sentence: string): string[] {
  const asked = cleanReply(sentence.replaceAll(/[?!]+/g, ''))
  const [, first = '', second = ''] = splits.exec(asked.slice(0, 300)) ?? []
  const one = first.replace(openings, '').replace(/^(?:so|ok|and|but|just|also)\s+/i, '')
  // What stands before a comma only leads to it: 'For New Year's, my aunt's or my dad's'.
  const both = [one, second.split(',')[0] ?? ''].map((option) => option.trim())
  const isShort = both.every(
    (option) => option !== '' && !isClause.test(option) && option.split(' ').length <= mostWords,
  )
  return isShort && !/^(?:if|whether|so|something|whatever|what|else|more|less)\b/i.test(both[1] ?? '') ? both : []
}

const isAsking = (sentence: string): boolean =>
  sentence.endsWith('?') || should.test(normalize(sentence)) || /^(?:so |ok |and |but )*do (?:i|we) /i.test(sentence)

/** The question of a message, the last one of its kind; null where it asks in none of these forms. */
export function readAsked(message: string): Asked | null {
  const sentences = sentencesOf(message)
  const found = sentences.toReversed().flatMap((sentence) => readSentence(sentence) ?? [])
  const either = found.find(({ form }) => form === 'either')
  if (either !== undefined) return either
  const [last] = found
  if (last !== undefined && last.form !== 'what would you do') return last
  const told = last === undefined ? undefined : sentences.find((sentence) => optionsIn(sentence).length === 2)
  return told === undefined ? (last ?? null) : { form: 'either', sentence: told, options: optionsIn(told), word: null }
}

/** Only where both are things to do or to have, told side by side. */
const optionsIn = (sentence: string): string[] =>
  / or /i.test(sentence) && !/\b(?:if|whether|wants?|said|told)\b/i.test(sentence) ? optionsOf(sentence) : []

function readSentence(sentence: string): Asked | null {
  const line = normalize(sentence)
  const of = (form: AskedForm, word: string | null = null): Asked => ({ form, sentence, options: [], word })
  const role = badRole.exec(line)?.[1]
  if (role !== undefined) return of('am I', `a bad ${role}`)
  const being = amI.exec(line)?.[1]
  if (being !== undefined && (line.startsWith('am i') || isAsking(sentence) || line.startsWith('be honest')))
    return of('am I', being.replace(/^being /, ''))
  if (justA.test(line) && isAsking(sentence)) return of('is it just')
  if (fault.test(line)) return of('fault')
  const judged = judges.exec(line)?.[1]
  if (judged !== undefined) return of('judge', judged)
  if (would.test(line)) return of('what would you do')
  if (howToKnow.test(line)) return of('how to know')
  const isEither = / or /.test(` ${line} `) && !orNot.test(line) && (isAsking(sentence) || line.split(' ').length <= 5)
  const options = isEither ? optionsOf(sentence) : []
  if (options.length === 2) return { form: 'either', sentence, options, word: null }
  return should.test(line) || orNot.test(line) ? of('should') : null
}
