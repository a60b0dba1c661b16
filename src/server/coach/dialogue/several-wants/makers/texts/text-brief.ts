import { capitalize } from '#contract/capitalize.ts'
import { spellOut } from '../../../message-drafts/templates/written-english.ts'
import { addressRecipient } from '../../../personal-texts/address-recipient.ts'
import { toSentence } from '../../../personal-texts/join-statements.ts'
import type { Recipient } from '../../../personal-texts/read-recipient.ts'
import { withWholeNames } from '../../../spell-out-date-names.ts'

export type TextForm = 'text' | 'email' | 'note'

/** How the text was asked to sound. */
export type TextTone = {
  isFirm: boolean
  isFunny: boolean
  isShort: boolean
  isWithoutApology: boolean
  /** The answer to it should not go on: 'warm but closed'. */
  isClosed: boolean
}

/** Everything that a text is written from. The words are spelled out: “can’t” for 'cant'. */
export type TextBrief = {
  want: string
  told: string
  /** The told sentences and the want, as one text. */
  all: string
  /** The whole message, whose other wants may name a sum or a day. */
  message: string
  form: TextForm
  tone: TextTone
  reader: Recipient
}

/** The sentences of a text in the user's voice, and a line below it for the user. */
export type TextBody = { sentences: readonly (string | null)[]; tip?: string; subject?: string; hello?: string }

/** Writes one kind of text. Returns null for every other kind, and where its main detail wasn't told. */
export type TextKind = (brief: TextBrief) => TextBody | null

const shortDays =
  /\b(mon|tue|tues|wed|thur|thurs|fri|sat|sun)(?= (?:morning|afternoon|evening|night|mornings|nights)\b)/giu
const wholeDays = new Map(
  Object.entries({
    mon: 'Monday',
    tue: 'Tuesday',
    tues: 'Tuesday',
    wed: 'Wednesday',
    thur: 'Thursday',
    thurs: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  }),
)
const shouts = new Set(['AC', 'ER', 'HR', 'HOA', 'PTA', 'IEP', 'ICU', 'TV', 'RN', 'CNA', 'OK', 'ADHD', 'DMV', 'VBS'])

/** Spells out hurried typing, and lowers words that are shouted. */
export const writeOut = (text: string): string =>
  withWholeNames(spellOut(text))
    .replace(shortDays, (day) => wholeDays.get(day.toLowerCase()) ?? day)
    .replace(
      /\b(Christmas|New Year’s) (eve|day)\b/giu,
      (_, name: string, part: string) => `${name} ${capitalize(part)}`,
    )
    .replace(/\beven tho\b/giu, 'even though')
    .replace(/\bi\b/gu, 'I')
    .replace(/(?<![\p{L}\d’])\p{Lu}{2,12}(?![\p{L}’])/gu, (word) => (shouts.has(word) ? word : word.toLowerCase()))

/** Rewrites a clause about the reader to the reader, as a sentence. Returns null if that isn't safe. */
function toReader(words: string | undefined, reader: Recipient): string | null {
  const said = words === undefined ? null : addressRecipient(words.trim(), reader)
  return said === null ? null : toSentence(said.trim())
}

/** Rewrites a sentence that begins with the reader, 'My mother in law posted …', to the reader. Returns null if that isn't safe. */
export function deedToReader(sentence: string, reader: Recipient): string | null {
  const role = reader.role ?? ''
  const at = role === '' ? -1 : sentence.toLowerCase().indexOf(role)
  const named = reader.name === null ? -1 : sentence.indexOf(reader.name)
  const from =
    named >= 0 && named < longestSubject
      ? named + (reader.name ?? '').length
      : at >= 0 && at < longestSubject
        ? at + role.length
        : 0
  if (from === 0) return toReader(sentence, reader)
  const [pronoun, gender] = reader.gender === 'man' ? (['He', 'man'] as const) : (['She', 'woman'] as const)
  return toReader(`${pronoun}${sentence.slice(from)}`, { ...reader, gender, name: null, role: null })
}
/** In letters. A role later in the sentence isn't its subject. */
const longestSubject = 20

/** Rewrites words about the reader to the reader, without a full stop. */
export const phraseToReader = (words: string, reader: Recipient): string | null => {
  const said = addressRecipient(words.trim(), reader)
  return said === null ? null : said.trim().replace(/(?<![.!?])[.!?]+$/u, '')
}

/** Returns the groups of a match, or null if there is none. */
export const slots = (text: string, form: RegExp): Readonly<Record<string, string | undefined>> | null =>
  form.exec(text)?.groups ?? null

/** Formats a sum as it was told: '187.40' becomes '$187.40'. */
export const dollars = (sum: string): string => `$${sum.replace(/^\$ ?/u, '').replace(/(?<![.,])[.,]+$/u, '')}`

const lastWord = (role: string | null): string => role?.split(' ').at(-1) ?? ''

/** True if the reader is one of these, by the last word of the role. */
export const isRole = ({ role }: Recipient, roles: string): boolean =>
  new RegExp(`(?:^| )(?:${roles})$`, 'u').test(role ?? '') || new RegExp(`^(?:${roles})$`, 'u').test(lastWord(role))

const family =
  'mom|mother|mama|dad|father|papa|sister|brother|aunt|uncle|cousin|grandma|grandpa|husband|wife|boyfriend|girlfriend|partner|niece|nephew|friend|bestie'
/** True if the reader is somebody close, and no office, boss or customer. */
export const isOfFamily = (reader: Recipient): boolean =>
  isRole(reader, `${family}|(?:mother|sister|brother)[- ]in[- ]law`)

/** Matches somebody who is named: 'my ex', 'the movers'. */
const somebody = /\b(?:[Mm]y|[Oo]ur|[Tt]he) \p{L}+/gu
/** Matches a name that begins a sentence: 'Dana'. */
const namedFirst = /^(?!(?:I|He|She|They|We|It|And|But|So|Now|Yesterday|Today|Last)\b)\p{Lu}\p{L}+ /u
/** True if a match is told of the reader: whoever is named last before it is the reader, or nobody is and no pronoun of the other sex. */
export function isAboutReader(told: string, form: RegExp, { name, role, gender }: Recipient): boolean {
  const at = form.exec(told)?.index ?? -1
  if (at < 0) return false
  const from = told
    .slice(0, at)
    .split(/(?<=[.?!]) /u)
    .slice(0, -1)
    .join(' ').length
  const before = told.slice(from, at).trim()
  const isNamed = (text: string): boolean =>
    [name, role].some((called) => called !== null && text.toLowerCase().includes(called.toLowerCase()))
  const last = [...before.matchAll(somebody)].at(-1)
  if (role !== null && last !== undefined) return isNamed(before.slice(last.index))
  const [sentence = ''] = told
    .slice(from)
    .trim()
    .split(/(?<=[.?!]) /u)
  if (isNamed(sentence)) return true
  const isOfOtherSex =
    gender === 'man'
      ? /\b(?:she|her)\b/iu.test(sentence) && !/\b(?:he|him|his)\b/iu.test(sentence)
      : gender === 'woman' && /\b(?:he|his|him)\b/iu.test(sentence) && !/\b(?:she|her)\b/iu.test(sentence)
  return !isOfOtherSex && (role === null || !namedFirst.test(before))
}

export const capitalizeDay = (words: string): string =>
  words.replace(/^(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/u, (day) => day.charAt(0).toUpperCase() + day.slice(1))
