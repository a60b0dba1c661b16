import { capitalize } from '#server/lib/capitalize.ts'
import { sentence } from '../coaching/own-words.ts'
import type { Brief, Line, Manner } from './brief.ts'

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

/** Joined as they were told: 'I’m willing to …, but nobody …'. */
function join(lines: readonly Line[], manner: Manner): string[] {
  const said: string[] = []
  for (const line of lines) {
    const next = asSentence(line, manner)
    const before = said.at(-1)
    if (line.joins === 'but' && before !== undefined && before.endsWith('.') && !manner.isShort)
      said[said.length - 1] = `${before.slice(0, -1)}, but ${lowerFirst(next)}`
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
  const asks = lines.filter(({ kind }) => kind === 'want' || kind === 'ask' || kind === 'limit')
  const rest = asks.length === 0 ? lines : asks
  const fact = lines.findLast(({ kind }) => kind === 'fact')
  return [...rest, ...(fact === undefined ? [] : [fact])].slice(0, mostShort)
}

const lowerFirst = (text: string): string =>
  /^(?:I\b|\p{Lu}\p{L}+’s\b|Mom\b|Dad\b)/u.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** What is said, without greeting. */
function bodyOf(brief: Brief, manner: Manner): string {
  const lines = manner.isShort ? shortOf(brief.lines) : brief.lines
  const end = ending(brief, manner)
  return [...join(lines, manner), ...(end === null ? [] : [end])].join(' ')
}

/** The whole message. */
export function writeToldDraft(brief: Brief, manner: Manner): string {
  const body = bodyOf(brief, manner)
  const { name, medium } = brief
  if (medium === 'aloud') {
    const opener = manner.isShort
      ? ''
      : brief.lines.some(({ kind }) => kind === 'limit') && manner.tone !== 'firmer'
        ? 'I’m sorry to ask. '
        : 'there’s something I’d like to settle, and I’m not mad. '
    const words = `${opener}${body}`
    return `“${name === undefined ? capitalize(words) : `${name}, ${lowerFirst(words)}`}”`
  }
  const hello = name === undefined ? 'Hi,' : manner.isCasual || manner.isShort ? `${name},` : `Hi ${name},`
  if (medium === 'mail')
    return [hello, body, manner.isCasual ? null : 'Thanks,'].filter((part) => part !== null).join('\n\n')
  return `${hello} ${lowerFirst(body)}`
}

/** What stays, whatever comes back: the ask in a few words. */
export function coreOf({ lines }: Brief): string {
  const asked =
    lines.find(({ kind }) => kind === 'want') ??
    lines.find(({ kind }) => kind === 'ask') ??
    lines.find(({ kind }) => kind === 'limit') ??
    lines[0]
  if (asked === undefined) return 'what I said'
  const words = withoutReason(asked.text)
  if (asked.kind === 'want') return words.replace(/^to /, 'I’d still like to ')
  return asked.kind === 'ask' ? `I still need you to ${words}` : words
}
