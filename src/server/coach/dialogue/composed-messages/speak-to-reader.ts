import { toSecondPerson } from '../drafts/read-clause.ts'
import type { Named } from './named-people.ts'
import { oneOf } from '../../phrase-pattern.ts'

/** Who was named last, of each pronoun, as a message is read. */
export type Reading = {
  /** Who the message goes to. */
  readers: readonly Named[]
  others: readonly Named[]
  last: { he: Named | null; she: Named | null }
  /** Who was named in what is written. */
  named: Set<Named>
  /** Whether the text so far has named the reader. */
  isReaderNamed: boolean
}

export const newReading = (readers: readonly Named[], people: readonly Named[]): Reading => ({
  readers,
  others: people.filter((person) => !readers.some(({ calls }) => calls.some((call) => person.calls.includes(call)))),
  last: { he: null, she: null },
  named: new Set(),
  isReaderNamed: false,
})

const pronouns =
  '(?:he|she|they)(?:’s|’re|’ll|’d|’ve)?|him|her|hers|his|them|their|theirs|himself|herself|themselves|themself'
const afterObject = new RegExp(
  `^(?: (?:${oneOf('he|she|they|you|I|we|it|not|off|to|for|and|but|or|that|when|if|because|so|on|at|in|with|from|by', 'no|yes|once|twice|already|every|everything|something|nothing|both|too|never|always|yesterday|about|again|anymore|today|tonight|tomorrow|this|next|last|any|more|enough|how|what|the', 'a|an|back|out|up|over|since|until|before|after|my|our|too|there|here|\\p{Lu}\\p{Ll}+day|\\d')})(?!\\p{L})|[.,;!?]|$)`,
  'u',
)
const adverbs = '(?:always|never|often|still|just|really|also|only|constantly|already|finally|now|then|even|kindly)'
const nextVerb = new RegExp(`^((?: ${adverbs})* )([\\p{L}’]+)`, 'u')
const another = new RegExp(
  `((?:,| and| but| or| and then) (?:${adverbs} )?)(is|was|has|does|doesn’t|isn’t|wasn’t|hasn’t|goes|says|keeps|wants|takes|comes|gets|gives|leaves|pays|owes|makes|lets|lives|asks|tells|thinks|never \\p{L}+s)(?!\\p{L})`,
  'gu',
)

const contracted: Readonly<Record<string, string>> = {
  '’s': '’re',
  '’re': '’re',
  '’ll': '’ll',
  '’d': '’d',
  '’ve': '’ve',
}

function asYou(pronoun: string, after: string): string {
  const [word = '', end] = pronoun.toLowerCase().split('’')
  if (end !== undefined)
    return /^ (?:been|had|got|gone)\b/.test(after) && end === 's' ? 'you’ve' : `you${contracted[`’${end}`] ?? ''}`
  if (/^(?:his|their)$/.test(word)) return /^(?:[.,;!?]|$| (?:and|but)\b)/.test(after) ? 'yours' : 'your'
  if (word === 'her') return afterObject.test(after) ? 'you' : 'your'
  if (/^(?:hers|theirs)$/.test(word)) return 'yours'
  return /sel(?:f|ves)$/.test(word) ? 'yourself' : 'you'
}

/** What stands before the subject of a clause. */
const beforeSubject = /(?:^|[,;] |\b(?:and|but|that|because|since|when|if|so|until|before|after) )$/i
const isSubject = (pronoun: string): boolean => /^(?:he|she|they)$/i.test(pronoun)

/** The verb after 'you': 'owes' is 'owe'. */
function agree(after: string): string {
  const [all = '', between = '', verb = ''] = nextVerb.exec(after) ?? []
  const second = verb === '' ? null : toSecondPerson(verb)
  return second === null ? after : `${between}${second}${after.slice(all.length)}`
}

const genderOf = (word: string): 'he' | 'she' | 'they' =>
  /^(?:he|him|his|himself)(?:’|$)/i.test(word) ? 'he' : /^(?:she|her)/i.test(word) ? 'she' : 'they'

/** Who a pronoun speaks of: who was named last of that kind, else the reader. */
function meantBy(word: string, reading: Reading): Named | null {
  const kind = genderOf(word)
  const reader = reading.readers[0] ?? null
  if (kind === 'they') return reading.readers.length > 1 || reader?.pronoun === 'they' ? reader : null
  const last = reading.last[kind]
  if (last) return last
  return reader !== null && (reader.pronoun === kind || reader.pronoun === 'they') ? reader : null
}

const partsOf = ({ readers, others }: Reading): RegExp => {
  const calls = [...readers, ...others]
    .flatMap((one) => one.calls)
    .filter((call) => !/^(?:his|her|their) /i.test(call))
    .toSorted((one, other) => other.length - one.length)
    .map((call) => RegExp.escape(call))
  return new RegExp(
    `(?<![\\p{L}’-])(?:(${calls.length === 0 ? '(?!)' : calls.join('|')})(’s|s(?= \\p{L}))?|(${pronouns}))(?![\\p{L}])`,
    'giu',
  )
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** A pronoun of somebody else, by name where it is the first word about them. */
function ofOther(word: string, person: Named, after: string, reading: Reading): string {
  if (reading.named.has(person) || person.name === null || /’/.test(word)) return word
  reading.named.add(person)
  if (/^his$/i.test(word) || (/^her$/i.test(word) && !afterObject.test(after))) return `${person.name}’s`
  return /^(?:he|she|him|her)$/i.test(word) ? person.name : word
}

/** What a word becomes, and whether it is the reader who acts. */
type Word = { text: string; acts: boolean }

function ofCall(call: string, own: string | undefined, before: string, reading: Reading): Word {
  const person = [...reading.readers, ...reading.others].find(({ calls }) => calls.some((one) => same(one, call)))
  if (person && person.pronoun !== 'they') reading.last[person.pronoun] = person
  if (person !== undefined && reading.readers.includes(person)) {
    reading.isReaderNamed = true
    return { text: own === undefined ? 'you' : 'your', acts: own === undefined && beforeSubject.test(before) }
  }
  const whole = `${call}${own ?? ''}`
  if (person === undefined) return { text: whole, acts: false }
  reading.named.add(person)
  const isUnnamed = person.name !== null && !whole.includes(person.name) && !/^my /i.test(call)
  return { text: isUnnamed ? `${person.name ?? ''}${own ?? ''}` : whole, acts: false }
}

function ofPronoun(word: string, after: string, reading: Reading): Word {
  const person = meantBy(word, reading)
  if (person === null) return { text: word, acts: false }
  return reading.readers.includes(person)
    ? { text: asYou(word, after), acts: isSubject(word) }
    : { text: ofOther(word, person, after, reading), acts: false }
}

/** A clause about the reader, said to the reader. */
export function toSecond(clause: string, reading: Reading): string {
  let out = ''
  let at = 0
  let isReaders = false
  for (const { 0: all, 1: call, 2: own, index } of clause.matchAll(partsOf(reading))) {
    if (index < at) continue
    out += clause.slice(at, index)
    at = index + all.length
    const after = clause.slice(at)
    const { text, acts } = call === undefined ? ofPronoun(all, after, reading) : ofCall(call, own, out, reading)
    isReaders ||= acts
    out += acts ? `${text}${takeVerb(after)}` : text
    at += acts ? (nextVerb.exec(after)?.[0].length ?? 0) : 0
  }
  const whole = `${out}${clause.slice(at)}`
  return isReaders
    ? whole
        .replace(another, (_, before: string, verb: string) => `${before}${toSecondPerson(verb) ?? verb}`)
        .replace(/\byou you\b(?! (?:can|could|would|should|will|may|might|have|had|did|were|are)\b)/g, 'you')
    : whole
}

/** The verb that follows, as it is after 'you'. */
const takeVerb = (after: string): string => {
  const found = nextVerb.exec(after)?.[0] ?? ''
  return agree(found)
}

/** A new sentence: who has the reader's pronoun in it is the reader, until somebody else is named. */
export function beginSentence({ readers: [reader], last, isReaderNamed }: Reading): void {
  if (!isReaderNamed) return
  if (reader?.pronoun === 'he' || reader?.pronoun === 'she') last[reader.pronoun] = null
}

/** Makes a function that takes the reading back to here, for a clause that is left out. */
export const restorer = (reading: Reading): (() => void) => {
  const named = new Set(reading.named)
  return () => {
    reading.named = named
  }
}
