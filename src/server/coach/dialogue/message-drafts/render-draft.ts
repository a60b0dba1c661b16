import { withFullStop } from '../coaching/own-words.ts'
import type { Purpose, DraftTone } from './draft-texts.ts'
import type { Details } from './read-details.ts'
import { capitalize, uncapitalize } from '#contract/capitalize.ts'

const slot = /\{(!?)([a-zA-Z]+)(?:\|([^}]*))?\}/g

const lowerFirst = (text: string): string => (/^(?:I\b|I’|[A-Z]{2})/.test(text) ? text : uncapitalize(text))

/** Fills in the user's details. Returns null if a required one is missing. */
export function fillDraft(text: string, details: Details): string | null {
  let isWhole = true
  const filled = text.replaceAll(slot, (_, needed: string, name: string, otherwise: string | undefined) => {
    const found = details[uncapitalize(name)]
    if (found === undefined && needed !== '') isWhole = false
    const words = found ?? otherwise ?? ''
    return /^[A-Z]/.test(name) ? capitalize(words) : words
  })
  return isWhole ? filled : null
}

const formalWords: readonly [RegExp, string][] = [
  [/\bcan’t\b/g, 'cannot'],
  [/\bwon’t\b/g, 'will not'],
  [/n’t\b/g, ' not'],
  [/\bI’m\b/g, 'I am'],
  [/’re\b/g, ' are'],
  [/’ve\b/g, ' have'],
  [/’ll\b/g, ' will'],
  [/\bI’d\b/g, 'I would'],
  [/’s (been|gone|got)\b/g, ' has $1'],
  [/\b(it|that|there|what)’s\b/gi, '$1 is'],
  [/\bThanks\b/g, 'Thank you'],
  [/!/g, '.'],
]

/** Rewrites contractions and casual words for a formal message. */
export const formalize = (text: string): string =>
  formalWords.reduce((words, [form, instead]) => words.replace(form, instead), text)

const sentences = (text: string): string[] => text.split(/(?<=[.?!]) /)

/** Leaves out the sentences that share a word with `words`, unless none would be left. */
function leaveOut(text: string, words: string): string {
  const out = words.split(' ').map((word) => word.toLowerCase().slice(0, 5))
  const left = sentences(text).filter((one) => !out.some((word) => one.toLowerCase().includes(word)))
  return left.length === 0 ? text : left.join(' ')
}

/** Inserts a sentence before the last one. */
function insert(text: string, added: string): string {
  const all = sentences(text)
  const line = `${capitalize(added)}${/[.?!]$/.test(added) ? '' : '.'}`
  return all.length < 2 ? `${text} ${line}` : [...all.slice(0, -1), line, all.at(-1)].join(' ')
}

type Options = { purpose: Purpose; details: Details; isReply: boolean }

/** Matches thanks at the end of the body: the email has them below it. */
const thanksAtEnd = / (?:Thank you|Thanks)(?: so much)?[.!]$/
const ownHello = /^Hi(?:, everybody|, everyone| everybody)?! /

function mail(body: string, { name, manner, subject }: Details): string {
  const isFormal = manner === 'formal'
  const hello = name === undefined ? (isFormal ? 'Hello,' : 'Hi,') : `${isFormal ? 'Dear' : 'Hi'} ${name},`
  const close = isFormal ? 'Kind regards,' : thanksAtEnd.test(body) ? 'Thank you,' : 'Thanks,'
  const text = `${hello}\n\n${body.replace(thanksAtEnd, '')}\n\n${close}\n[Your name]`
  return subject === undefined ? text : `Subject: ${capitalize(subject)}\n\n${text}`
}

function greet(whole: string, { details, isReply }: Options): string {
  const { name, medium, manner } = details
  const hello = manner === 'formal' ? 'Dear' : 'Hi'
  const body =
    medium === 'mail' || medium === 'aloud' || name !== undefined ? capitalize(whole.replace(ownHello, '')) : whole
  if (medium === 'mail') return mail(body, details)
  if (isReply) return body
  if (medium === 'aloud') return name === undefined ? `“${body}”` : `“${name}, ${lowerFirst(body)}”`
  return name === undefined ? body : `${hello} ${name}, ${lowerFirst(body)}`
}

const toneOf = ({ purpose, details: { tone } }: Options): DraftTone | 'short' =>
  tone === 'softer' || tone === 'firmer' || (tone === 'funny' && purpose.funny !== undefined) ? tone : 'plain'

/** The message itself, ready to be copied. */
export function render(options: Options): string {
  const { purpose, details, isReply } = options
  const tone = details['length'] === 'short' ? 'short' : toneOf(options)
  const texts = isReply ? purpose.back : [...(purpose[tone] ?? []), ...purpose.plain]
  const whole = texts.map((text) => fillDraft(text, details)).find((text) => text !== null) ?? ''
  const body = whole
    .trim()
    .replace(/ {2,}/g, ' ')
    .replace(/([.?!])[.]/g, '$1')
  const left = details['omit'] === undefined ? body : leaveOut(body, details['omit'])
  const full = details['added'] === undefined ? left : insert(left, details['added'])
  return greet(details['manner'] === 'formal' ? formalize(full) : full, options)
}

/** Returns only the user's own words, for a message that has to be shorter than its purpose allows. */
export function ownWordsOnly({ say: told, added, name }: Details): string | null {
  if (told === undefined) return null
  const lines = [told, added].flatMap((line) => (line === undefined ? [] : [withFullStop(line)]))
  return [name === undefined ? null : `${name},`, ...lines].filter((part) => part !== null).join(' ')
}
