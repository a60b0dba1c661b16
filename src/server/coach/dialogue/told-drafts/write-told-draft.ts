import { capitalize, uncapitalize } from '#server/lib/capitalize.ts'
import { sentence } from '../coaching/own-words.ts'
import type { Brief, Line, Manner } from './draft-brief.ts'

const withoutReason = (text: string): string => text.replace(/,? (?:because|since|so that) (?:\S+ ){8}.*$/i, '')
/** Money that is owed, not wanted. */
const isDebt = (text: string): boolean => text.startsWith('the $')

const yearly = /^((?:this|next) (?:year|time)) (.+)$/

function asSentence({ kind, text }: Line, { tone, isShort }: Manner): string {
  const words = isShort ? withoutReason(text) : text
  if (kind === 'want' && isDebt(words))
    return tone === 'firmer'
      ? `I need ${words} back.`
      : tone === 'softer'
        ? `Could we sort out ${words}?`
        : `Could you send me ${words}?`
  const [, year, rest] = yearly.exec(words) ?? []
  if (kind === 'want' && rest !== undefined) return sentence(`${year} I’d like ${rest}`)
  if (kind === 'want') return sentence(`${tone === 'firmer' ? 'I need' : 'I’d like'} ${words}`)
  if (kind === 'ask')
    return tone === 'softer'
      ? `Could you ${words}?`
      : sentence(`${tone === 'firmer' ? 'I need you to' : 'I’d like you to'} ${words}`)
  return sentence(words)
}

/** 'I’d like $350 a month and a date': a second thing of the same kind. */
const isListed = (said: readonly string[], { text }: Line): boolean =>
  said.at(-1)?.startsWith('I’d like ') === true &&
  !/^(?:to|the \$|this|next)\b/.test(text) &&
  !/ to |because/.test(said.at(-1) ?? '')

/** Joined as they were told: 'I’m willing to …, but nobody …'. */
function join(lines: readonly Line[], manner: Manner): string[] {
  const said: string[] = []
  for (const line of lines) {
    const next = asSentence(line, manner)
    const before = said.at(-1)
    if (line.joins === 'but' && before !== undefined && before.endsWith('.') && !manner.isShort)
      said[said.length - 1] = `${before.slice(0, -1)}, but ${lowerFirst(next)}`
    else if (line.kind === 'want' && lines[lines.indexOf(line) - 1]?.kind === 'want' && isListed(said, line))
      said[said.length - 1] = `${(before ?? '').slice(0, -1)} and ${line.text}.`
    else said.push(next)
  }
  return said
}

const owedEnd = {
  full: 'If all of it at once is too much, tell me what you can do, and by when.',
  short: 'When can you send it?',
  firmer: 'Please send it by the end of the month, or tell me the day.',
} as const

function ending({ lines, medium }: Brief, { tone, isShort }: Manner): string | null {
  if (lines.some(({ kind, text }) => kind === 'want' && isDebt(text)))
    return tone === 'firmer' ? owedEnd.firmer : isShort ? owedEnd.short : owedEnd.full
  if (isShort || medium === 'aloud') return null
  if (medium === 'mail')
    return tone === 'firmer'
      ? 'I’d like your answer in writing.'
      : `${lines.some(({ text }) => /\b(?:interested|happy|willing|stay)\b/.test(text)) ? 'I’d like to make this work. ' : ''}Can we talk about it this week?`
  return tone === 'softer' ? 'I’d like us to do this together.' : null
}

const mostShort = 4
function shortOf(lines: readonly Line[]): Line[] {
  const asks = lines.filter(({ kind }) => kind === 'want' || kind === 'ask' || kind === 'limit' || kind === 'question')
  if (asks.length === 0) return lines.filter(({ kind }) => kind !== 'fond').slice(0, 2)
  const fact = lines.findLast(({ kind }) => kind === 'fact')
  return lines
    .filter((line) => line === fact || asks.includes(line) || line.text.startsWith('I’m not saying'))
    .slice(0, mostShort)
}

export const lowerFirst = (text: string): string =>
  /^(?:I\b|(?!There|That|It|What)\p{Lu}\p{L}+’s\b|Mom\b|Dad\b|(?:Mr|Mrs|Ms|Dr)\.)/u.test(text)
    ? text
    : uncapitalize(text)

/** What is said, without greeting. */
function bodyOf(brief: Brief, manner: Manner): string {
  const lines = manner.isShort ? shortOf(brief.lines) : brief.lines
  const end = brief.closes ?? ending(brief, manner)
  return [...join(lines, manner), ...(end === null ? [] : [end])].join(' ')
}

/** Said before all else, where it is spoken. */
function openerOf({ opens, lines }: Brief, { tone, isShort }: Manner): string {
  if (isShort) return ''
  if (opens !== undefined)
    return opens === '' ? '' : `${opens} ${tone === 'softer' ? 'This isn’t about being mad at you. ' : ''}`
  return lines.some(({ kind }) => kind === 'limit') && tone !== 'firmer'
    ? 'I’m sorry to ask. '
    : 'there’s something I’d like to settle, and I’m not mad. '
}

/** The first sentence alone, with the name. */
export function firstSentenceOf({ name, lines, medium }: Brief, manner: Manner): string {
  const asked = lines.filter(({ kind }) => kind === 'want' || kind === 'ask')
  const [first = ''] = join(
    asked.length === 0 ? lines.filter(({ kind }) => kind !== 'fond').slice(0, 1) : asked,
    manner,
  )
  const all = asked.length > 1 ? join(asked, manner).join(' ') : first
  const words = name === undefined ? capitalize(all) : `${name}, ${lowerFirst(all)}`
  return medium === 'aloud' ? `“${words}”` : words
}

/** The whole message. */
export function writeToldDraft(brief: Brief, manner: Manner): string {
  const body = bodyOf(brief, manner)
  const { name, medium } = brief
  if (medium === 'aloud') {
    const words = `${openerOf(brief, manner)}${body}`
    return `“${name === undefined ? capitalize(words) : `${name}, ${lowerFirst(words)}`}”`
  }
  const hello =
    name === undefined
      ? 'Hi,'
      : (manner.isCasual || manner.isShort) && !/^(?:Mr|Mrs|Ms|Dr)\b/.test(name)
        ? `${name},`
        : `Hi ${name},`
  if (medium === 'mail')
    return [hello, body, manner.isCasual ? null : 'Thanks,'].filter((part) => part !== null).join('\n\n')
  const opener = (brief.opens ?? '') === '' || manner.isShort ? '' : `${brief.opens ?? ''} `
  return `${hello} ${lowerFirst(`${opener}${body}`)}`
}

const askedIn = ({ lines }: Brief): Line | undefined =>
  lines.find(({ kind }) => kind === 'want') ??
  lines.find(({ kind }) => kind === 'ask') ??
  lines.find(({ kind }) => kind === 'limit')

/** Whether something is asked for or ruled out, and not only told. */
export const hasAsk = (brief: Brief): boolean => askedIn(brief) !== undefined

/** The ask once more, as a sentence; a fact alone is not said again. */
export function stillOf(brief: Brief): string {
  const asked = askedIn(brief)
  if (asked === undefined) return 'I do still want us to sort this out'
  const core = coreOf(brief)
  return asked.kind === 'limit' || /^(?:I|nobody|no one|nothing)\b/i.test(core)
    ? capitalize(core)
    : `It’s still ${core}`
}

/** What stays, whatever comes back: the ask in a few words. */
export function coreOf(brief: Brief): string {
  const asked = askedIn(brief) ?? brief.lines[0]
  if (asked === undefined) return 'what I said'
  const words = withoutReason(asked.text)
  if (asked.kind === 'want') return words.replace(/^to /, 'I’d still like to ')
  return asked.kind === 'ask' ? `I still need you to ${words}` : words
}
