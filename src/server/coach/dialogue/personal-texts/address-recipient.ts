import { addressReaderOnly } from '../message-drafts/read-clause.ts'
import { baseFromThird } from '../message-drafts/hard-conversations/verb-forms.ts'
import type { Gender, Recipient } from './read-recipient.ts'

type Known = Exclude<Gender, 'any'>
const pronouns: Readonly<Record<Known, string>> = {
  woman: 'she|her|hers|herself',
  man: 'he|him|his|himself',
  many: 'they|them|their|theirs|themselves',
}
const subjects: Readonly<Record<Known, string>> = { woman: 'she', man: 'he', many: 'they' }
const formOf = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})\b(?:[’'](?:s|re|ve|ll|d)\b)?`, 'giu')
const others = (gender: Known): RegExp =>
  formOf(
    Object.entries(pronouns)
      .filter(([of]) => of !== gender)
      .map(([, words]) => words)
      .join('|'),
  )
const any = formOf(Object.values(pronouns).join('|'))
const woman = 'daughter|sister|mother|mom|mum|wife|aunt|niece|grandmother|grandma|girl|woman|lady|granddaughter'
const man = 'son|brother|father|dad|husband|uncle|nephew|grandfather|grandpa|boy|man|grandson'

/** True if a pronoun may refer to another person of the same sex before it. */
function isAmbiguous(words: string, gender: Known): boolean {
  if (gender === 'many') return !/^they\b/iu.test(words) || /\b(?:kids|children|parents|people|twins)\b/iu.test(words)
  const [same, form] = gender === 'woman' ? [woman, 'she|her'] : [man, 'he|him|his']
  const other = new RegExp(String.raw`\b(?:my|our|the|a|her|his) (?:[\p{L}-]+ )?(?:${same})\b.*\b(?:${form})\b`, 'iu')
  return other.test(words)
}

/** Words after a verb that continues with the same subject: 'You pick up my kids and makes them soup'. */
const afterVerb = 'me|my|us|our|the|an?|for|to|it|them|him|her|up|on|in|out|with'
const goesOn = new RegExp(
  String.raw`(,| and| but|, and) (always |never |still |even )?(\p{L}+s) (?=(?:${afterVerb})\b|every|⟦)`,
  'giu',
)
const withPlainVerbs = (text: string): string =>
  text.replace(goesOn, (whole, join: string, adverb: string | undefined, verb: string) => {
    const base = baseFromThird(verb.toLowerCase())
    return base === null ? whole : `${join} ${adverb ?? ''}${base} `
  })

const adverb = 'once|only|even|usually|often|sometimes|finally|quietly|already|\\p{L}{2,}ly'
const adverbFirst = new RegExp(String.raw`\b(she|he|they) (${adverb}) ([\p{L}’]+)`, 'giu')

function rewrite(given: string, leave: RegExp): string | null {
  const words = given.replace(adverbFirst, '$1 $3⟨$2⟩')
  return addressReaderOnly(words, [leave])?.replace(/ ([\p{L}’]+)⟨(\p{L}+)⟩/gu, ' $2 $1') ?? null
}

const plain = (name: string): string => name.replace(/[^\p{L}\s’'-]/gu, '')
/** True for 'my son’s teacher': pronouns refer to the son, and the teacher is named. */
const isOfAnother = (role: string | null): boolean => /[’']s /u.test(role ?? '')

/** Matches 'He combed his hair', where the reader does something to somebody else. */
const doesToOther =
  /^(?:she (?!will\b|has\b|needs\b|is\b|can\b|would\b).*\bher|he (?!will\b|has\b|needs\b|is\b|can\b|would\b).*\bhim)\b/iu

/** Returns an expression for the reader as the subject of the clause: 'my sister Ines', 'Ms. Holm'. */
function namedSubject({ name, role }: Recipient): RegExp | null {
  const last = plain(role?.split(' ').at(-1) ?? '')
  const byRole = last === '' ? [] : [String.raw`(?:my|our|the) (?:[\p{L}-]+ )?${last}(?:,? (?-i:\p{Lu})[\p{L}’-]+)?`]
  const named = name?.replaceAll('.', String.raw`\.`)
  const byName = named === undefined ? [] : [named, String.raw`(?:the|my|our) [\p{L}-]+, ${named},`]
  const all = [...byRole, ...byName].join('|')
  return all === ''
    ? null
    : new RegExp(String.raw`^(?:${all})(?=(?:’s|’re|’ve|’ll)? [\p{Ll}])(?!['’]s \p{L}+ (?:is|was|has)\b)`, 'iu')
}

/** Replaces the reader's name with 'you'. Returns null if the verb after it would have to change. */
function withNameReplaced(words: string, { name }: Recipient): string | null {
  if (name === null) return words
  const at = new RegExp(
    String.raw`(?<=\b(?:and|but|so|because|that|when|until) )${name.replaceAll('.', String.raw`\.`)} (?=((?:never |always |still |also )?[\p{L}’]+))`,
    'u',
  )
  const verb = at.exec(words)?.[1]
  if (verb === undefined) return words
  return /(?:[^s]s|’s)$/u.test(verb) ? null : words.replace(at, 'you ')
}

/** Rewrites words about the recipient to the recipient. Returns null if it isn’t clear who is meant. */
export function addressRecipient(words: string, reader: Recipient): string | null {
  if (reader.role === 'family' && /^their\b/iu.test(words)) return words.replace(/^their\b/iu, 'your')
  const of = reader.gender === 'any' ? null : reader.gender
  const subject = namedSubject(reader)
  if (subject?.test(words) === true) {
    // Pronouns in the same clause are somebody else’s.
    const rest = words.replace(subject, '')
    const isOwn = of !== null && !isOfAnother(reader.role) && !isAmbiguous(rest, of)
    const leave = isOwn ? others(of) : any
    const said = rewrite(
      `⟦s⟧${rest}`.replace('⟦s⟧', of === null ? 'they' : subjects[of]),
      isOwn ? leave : /(?<=.)\b(?:she|her|hers|he|him|his|they|them|their)\b/giu,
    )
    return said === null ? null : withPlainVerbs(said)
  }
  const inside = withNameReplaced(words, reader)
  if (inside !== words) return inside
  if (words.search(any) < 0) return words
  if (isOfAnother(reader.role))
    return doesToOther.test(words) ? rewrite(words, /(?<=.)\b(?:she|her|hers|he|him|his|they|them|their)\b/giu) : words
  if (of === null) return null
  if (isAmbiguous(words, of)) return of === 'many' || !reader.isGenderSure ? words : null
  const rewritten = rewrite(words, others(of))
  if (rewritten === null) return null
  return new RegExp(String.raw`\b${subjects[of]}\b`, 'iu').test(words) ? withPlainVerbs(rewritten) : rewritten
}
