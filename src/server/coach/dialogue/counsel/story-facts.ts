import { capitalize, uncapitalize } from '#server/lib/capitalize.ts'
import { formatDollars } from '../dollar-amounts.ts'
import { cleanReply, toYou } from '../coaching/own-words.ts'
import { type ToldPerson, peopleToldOf } from '../people/told-people.ts'
import { anyOf } from '../../phrase-pattern.ts'
import { sentencesOf } from '../split-sentences.ts'
import { type Replacement, replaceForms, typedContractions } from '../typed-english.ts'

/** What stands for something in a story: people, sums, how long, what was done. */
const weighty = anyOf(
  '\\$ ?\\d\\S*|\\d+',
  'mom|dad|daddy|husband|wife|son|daughter|kids?|sister|brother|boss|friend|mother|father|grandson|granddaughter|coworker|client',
  'years?|months?|weeks?|straight|every|always|never|alone|once|either|fine|still',
  'asked|said|told|keeps?|without|promised|borrowed|presented|hosted|laughed|ignored|wants?|need|love|miss|used to',
)
const breaks =
  /(?<=[.?!;])\s+|, (?=(?:and|but|so|which|she|he|they|i) )|,? (?:and|but) (?=(?:i|he|she|they|my|now|it)\b)/i
const leads = /^(?:and|but|so|also|because|bc|which|ok|well|like|now|hello|hi|then|plus|anyway)[, ]+/i
const asks =
  /^(?:if|how|what|why|when|where|who|is|do|does|should|can|could|would|am|are|just|tell|write|help|be|will)\b/i
const subject = /^(?:i|i[’']m|im|i[’']ve|ive|my|we|our|he|she|they|the|her|his|husband|\p{Lu}\p{L}+)(?![\p{L}])/iu
const leastWords = 4
const mostWords = 18
/** A sentence without punctuation, or in another's words, would be turned wrongly. */
const wish = /^i (?:want|wanna|wish|need|feel|am scared|am afraid|think|know|dont know|don[’']t know)\b/i
const unsafe = /["“”:()]|\byou\b|\b(?:lol|omg|idk|tbh|n)\b/i

const typed: readonly Replacement[] = [
  ...typedContractions,
  [/\bshes\b/gi, 'she’s'],
  [/\bhes\b/gi, 'he’s'],
  [/\btheyre\b/gi, 'they’re'],
  [/\bw\b/g, 'with'],
  [/'/g, '’'],
]
/** 'MY report' is said loudly. */
const spokenLoud = /\b(?:MY|I|ME|WE|OUR)\b/g
const plain = (text: string): string =>
  replaceForms(
    text.replaceAll(spokenLoud, (word) => (word === 'I' ? word : word.toLowerCase())),
    typed,
  )

/** Clauses of what was told, said to the user; the weightiest first, at most two. */
export function weightiestFacts(message: string): string[] {
  return sentencesOf(message)
    .filter((sentence) => !sentence.endsWith('?'))
    .flatMap((sentence) => sentence.split(breaks))
    .map((part) => (part ?? '').trim().replace(leads, ''))
    .filter(
      (part) => subject.test(part) && !asks.test(part) && !unsafe.test(part) && !wish.test(part) && !part.endsWith('?'),
    )
    .map((part) => ({ part, count: part.split(' ').length }))
    .filter(({ part, count }) => count >= leastWords && count <= mostWords && weighty.test(part))
    .map(({ part, count }) => ({
      part,
      weight: [...part.matchAll(new RegExp(weighty, 'gi'))].length / Math.sqrt(count),
    }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, 2)
    .map(({ part }) => inSentence(toYou(plain(cleanReply(part)))))
}

const article = /^(?:The|My|Your|It|He|She|They|There|We|You|Our|His|Her|Husband)\b/
const inSentence = (text: string): string =>
  (article.test(text) ? uncapitalize(text) : text).replace(/^husband\b/, 'your husband')

const savings = /\b(?:savings?|saved|in the bank|put away|set aside)\b/i
const sums = /\$ ?(\d[\d,]*)/g
/** What a sum takes of the savings that were told. */
function shareIn(message: string): string {
  const told = [...message.matchAll(sums)].map(([, sum = '0']) => Number(sum.replaceAll(',', '')))
  const [part, whole] = told.toSorted((one, other) => one - other)
  if (!savings.test(message) || told.length !== 2 || part === undefined || whole === undefined || part === 0) return ''
  return ` That’s about ${Math.round((100 * part) / whole)}% of it, and it leaves ${formatDollars(whole - part)}.`
}

/** 'You've hosted for nine years, and your dad is 74': what the coach goes by. */
export function summarizeFacts(message: string): string | null {
  const [first, second] = weightiestFacts(message)
  if (first === undefined) return null
  const joined = second === undefined || first.length + second.length > 150 ? first : `${first}, and ${second}`
  return `Here’s what I’d go by: ${joined}.${shareIn(message)}`
}

const callOf = ({ name, role }: ToldPerson): string => {
  if (name !== null && !/^(?:Mom|Dad|Grandma|Grandpa)$/.test(name)) return name
  return role === null ? 'them' : `your ${role}`
}

/** The person that a question is about, as the coach speaks of them; 'them' where it is nobody in particular. */
export function personAskedAbout(sentence: string, texts: readonly string[]): string {
  const [asked] = peopleToldOf(sentence)
  if (asked !== undefined) return callOf(asked)
  const pronoun = /\b(him|he)\b/i.test(sentence) ? 'he' : /\b(her|she)\b/i.test(sentence) ? 'she' : null
  for (const text of texts.toReversed()) {
    const people = peopleToldOf(text)
    const fits = people.find((one) => pronoun === null || one.pronoun === pronoun)
    if (fits !== undefined) return callOf(fits)
  }
  return pronoun === 'he' ? 'him' : pronoun === 'she' ? 'her' : 'them'
}

export const fillInPerson = (text: string, who: string): string => {
  const said = text
    .replaceAll('{who}', who)
    .replace(/\bIf them gets\b/, 'If they get')
    .replace(/\bif them asks\b/i, 'if they ask')
  return capitalize(said)
}
