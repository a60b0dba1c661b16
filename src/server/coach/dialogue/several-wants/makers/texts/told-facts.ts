import { capitalize } from '#contract/capitalize.ts'
import { contentStems } from '../../../../guide/text-analysis.ts'
import { isUnkind } from '../../../personal-texts/read-statements.ts'
import { addressRecipient } from '../../../personal-texts/address-recipient.ts'
import { baseFromThird } from '../../../message-drafts/hard-conversations/verb-forms.ts'
import type { Recipient } from '../../../personal-texts/read-recipient.ts'
import type { TextBrief } from './text-brief.ts'

const starts = 'I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Ii]t|[Mm]y|[Oo]ur|[Tt]here'
/** Where one clause of a sentence ends and the next begins, with the words between them. */
const between = new RegExp(
  String.raw`(,? (?:and|but|so|because|since|even though) |, |; )(?=(?:${starts})(?:’\p{L}+)? )`,
  'u',
)

/** Clauses that are for the coach, or that nobody tells the reader. */
const forCoach = new RegExp(
  [
    String.raw`\b(?:I (?:feel|hate|dread|know|guess|mean|wonder|just (?:want|can’t even))|I(?:’m| am) (?:so |really `,
    '|a )?(?:mad|tired|scared|nervous|mortified|embarrassed|furious|upset|a wreck|hurt|over it|done|exhausted',
    String.raw`|worried|bad at)|I(?:’m| am) (?:an? |\d)|I (?:teach|run|own|live)|I (?:don’t|do not) (?:want|know|like|mean`,
    String.raw`|need)|nice (?:guy|lady|man)|no spark|so nice|is great|sweet|feud|nag\b|lol|honestly|swear|what (?:do|should)`,
    String.raw`|how (?:do|to)|my fault|afford|in (?:\d(?:st|nd|rd|th)|\p{L}+) grade|budget|fire her|I (?:have|’ve got) \$`,
    String.raw`|I make|I bring home)\b`,
  ].join(''),
  'iu',
)
const mostWords = 24

type Subject = 'reader' | 'user' | 'other'

/** Whom a clause is about. A pronoun continues the subject before it. */
function subjectOf(clause: string, { name, role, gender }: Recipient, before: Subject): Subject {
  const start = clause.slice(0, longestStart).toLowerCase()
  if (/^(?:I|we|We)(?:’|\b)/u.test(clause)) return 'user'
  if (ofReadersOwn.test(clause.slice(0, longestStart + 12))) return 'other'
  const isReader = (role !== null && start.includes(role)) || (name !== null && start.includes(name.toLowerCase()))
  if (isReader && !/[’']s (?:\p{L}+ ){1,2}(?:is|was|has|parks|keeps)/u.test(clause.slice(0, longestStart + 12)))
    return 'reader'
  if (/^(?:he|she)\b|^(?:he|she)’/iu.test(clause)) {
    const isHers = /^she/iu.test(clause)
    if (before === 'other') return 'other'
    return gender === 'any' || (gender === 'woman') === isHers ? 'reader' : 'other'
  }
  if (/^they\b|^they’/iu.test(clause)) return before === 'other' ? 'other' : 'reader'
  return /^(?:it|there|this|that)\b/iu.test(clause) ? before : 'other'
}
/** Matches a relative or a thing of somebody: 'My friend Rosa’s mom'. */
const ofReadersOwn = new RegExp(
  [
    String.raw`[’']s (?:\p{L}+ )?(?:mom|mother|dad|father|husband|wife|son|daughter|kids?|baby|sister|brother`,
    String.raw`|family|dog|cat|car|house|boyfriend|girlfriend|boss|birthday)\b`,
  ].join(''),
  'u',
)
/** In letters: the beginning of a clause, where its subject is. */
const longestStart = 32

const perfect = new RegExp(
  [
    String.raw`\b(he|she|they)’s (?=(?:stopped|moved|started|asked|called|ignored|missed|promised|used|worked|lived|paid`,
    String.raw`|taken|gone|said|told|been|had|never|canceled)\b)`,
  ].join(''),
  'giu',
)
const plural = new Map(
  Object.entries({
    'hasn’t': 'haven’t',
    'isn’t': 'aren’t',
    'doesn’t': 'don’t',
    'wasn’t': 'weren’t',
    has: 'have',
    is: 'are',
    was: 'were',
    does: 'do',
  }),
)
/** 'You keep emailing and expects answers' has one subject. */
const withPlainVerbs = (said: string): string =>
  said.replace(/ and (\p{L}+s)(?= \p{L})/gu, (whole, verb: string) => {
    const base = baseFromThird(verb)
    return base === null ? whole : ` and ${base}`
  })
const again = /\b(and|but) ((?:still )?)(hasn’t|isn’t|doesn’t|wasn’t|has|is|was|does)\b/gu

/** Turns a clause whose subject is the reader: 'My boss Janet keeps …' becomes 'You keep …'. */
function deedOf(clause: string, reader: Recipient): string | null {
  const isMan = reader.gender === 'man'
  const plain = clause.replace(perfect, '$1 has ')
  const start = plain.slice(0, longestStart).toLowerCase()
  const after = [reader.name, reader.role].flatMap((called) => {
    const at = called === null ? -1 : start.indexOf(called.toLowerCase())
    return called === null || at < 0 ? [] : [at + called.length]
  })
  const end = Math.max(0, ...after)
  const rest = end === 0 ? plain.replace(/^(?:he|she|they)/iu, '') : plain.slice(end)
  if (!/^(?:’s|’re)? /u.test(rest)) return null
  const said = addressRecipient(`${isMan ? 'He' : 'She'}${rest}`, {
    name: null,
    role: null,
    gender: isMan ? 'man' : 'woman',
    isGenderSure: true,
  })
  return said === null || !/^you\b/iu.test(said)
    ? null
    : withPlainVerbs(said)
        .replace(
          /^you (are|have(?= (?:\p{L}+ed|been|gone|taken|had|said|told|never|not)\b)) (?=\p{L})/iu,
          (_, verb: string) => `you${verb === 'are' ? '’re' : '’ve'} `,
        )
        .replace(again, (_, join: string, still: string, verb: string) => `${join} ${still}${plural.get(verb) ?? verb}`)
}

function turn(clause: string, reader: Recipient, subject: Subject): string | null {
  if (subject === 'reader') return deedOf(clause, reader)
  const said = subject === 'user' ? addressRecipient(clause, reader) : clause
  return said === null || (subject === 'user' && reader.gender === 'any' && /\b(?:he|she|him|her)\b/u.test(said))
    ? null
    : said
}

/** Matches a demand or saying of the reader, which isn't news to them. */
const policy = /^(?:[\p{L}’]+ ){1,4}?(?:takes|charges|says|wants|requires|announced) /u

const isWhole = (clause: string): boolean => {
  const count = clause.split(' ').length
  return count >= 3 && count <= mostWords && !/\?|\[|[()]/u.test(clause)
}

/** A sentence that can be sent, and whether it is about what the reader did. */
export type ToldFact = { words: string; isDeed: boolean }

function factOf(sentence: string, reader: Recipient): ToldFact | null {
  const pieces = sentence.replace(/(?<![.!])[.!]+$/u, '').split(between)
  const kept: string[] = []
  let [subject, isDeed]: [Subject, boolean] = ['user', false]
  for (let at = 0; at < pieces.length; at += 2) {
    const clause = (pieces[at] ?? '').trim()
    subject = subjectOf(clause, reader, at === 0 ? 'user' : subject)
    const isPolicy = subject === 'reader' && policy.test(clause)
    const isThing = /^(?:it|there|this|that)\b/iu.test(clause)
    const said =
      isPolicy || !isWhole(clause) || forCoach.test(clause) || isUnkind(clause)
        ? null
        : turn(clause, reader, isThing ? 'other' : subject)
    if (said === null || /\byou \p{L}+ you\b/u.test(said)) {
      if (kept.length === 0) continue
      break
    }
    isDeed ||= subject === 'reader' && !isThing
    const join = (pieces[at - 1] ?? '').trim()
    const joiner =
      join === ',' || join === ';'
        ? '. '
        : `${join.startsWith(',') ? '' : ','}${join === '' ? '' : ` ${join.replace(/^, /u, '')}`} `
    kept.push(kept.length === 0 ? capitalize(said) : `${joiner}${joiner === '. ' ? capitalize(said) : said}`)
  }
  return kept.length === 0 ? null : { words: `${kept.join('').replace(/,,/gu, ',')}.`, isDeed }
}

const schools = /(?:teacher|school|coach|principal|counselor|office|daycare|preschool|doctor|director)$/u
const ownChild = /\b(?:my|our) (?:\p{L}+ )?(?:son|daughter|kid|child|baby|toddler)\b/iu

/** Tells a group that the user isn't coming. */
const absence = /\bI(?:’m| am) going to miss|\bI(?:’ll| will) miss|\bI can’t (?:make|come|be there)\b/u

/** The told sentences that belong to the text: about the reader, about the matter that it names, or a child at the reader's school. */
export function factsFor({ told, reader }: TextBrief, about: string): ToldFact[] {
  const stems = contentStems(about)
  const called = [reader.name, reader.role].flatMap((one) => one?.toLowerCase() ?? [])
  let isOn = false
  const found: ToldFact[] = []
  for (const sentence of told.split(/(?<=[.?!]) /u)) {
    const isNamed = called.some((one) => sentence.toLowerCase().includes(one))
    const isShared = [...contentStems(sentence)].some((stem) => stems.has(stem))
    const isChild = schools.test(reader.role ?? '') && ownChild.test(sentence)
    const goesOn: boolean = isOn && /^(?:He|She|They|It|This|That)\b/u.test(sentence)
    const isAbsence = reader.gender === 'many' && absence.test(sentence)
    isOn = isAbsence || isNamed || isShared || isChild || goesOn
    const fact = isOn ? factOf(sentence, reader) : null
    if (fact !== null) found.push(fact)
  }
  return found
}

/** In sentences and words. More is a story. */
const mostFacts = 2
const mostFactWords = 42
/** The first facts, as far as they are short enough for a text. */
export function fewFacts(facts: readonly ToldFact[]): string | null {
  const said: string[] = []
  for (const { words } of facts.slice(0, mostFacts))
    if ([...said, words].join(' ').split(' ').length <= mostFactWords) said.push(words)
  return said.length === 0 ? null : said.join(' ')
}
