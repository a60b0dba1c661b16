import { oneOf } from '../../phrase-pattern.ts'

const words = 'sentences?|english|grammar|spelling|lines?|paragraph|wording|mistakes?|errors?'
const asks = new RegExp(
  oneOf(
    String.raw`\b(?:correct|proof-?read)\b(?! me if)(?: [\p{L}’']+){0,6}? (?:${words}|text|e-?mail|message|letter|it|this|that|following|me)\b`,
    String.raw`\b(?:check|fix|improve|edit|look (?:over|at))\b(?: [\p{L}’']+){0,4}? (?:${words})\b`,
    String.raw`\b(?:is|does) (?:this|the|my) (?:${words})\b(?: [\p{L}’']+){0,3} (?:right|correct|grammatical|okay|ok|good|natural)\b`,
    String.raw`\bis (?:this|it) (?:correct|right|grammatical)(?: english)?[?:,]? ?[“"«'‘]`,
    String.raw`\b(?:better|good|proper|correct|right) english\b`,
    String.raw`\bany (?:mistakes|errors)\b`,
    String.raw`\b(?:check|correct|fix|proof-?read):?\s*[“"«'‘]`,
  ),
  'iu',
)
const quoted =
  /[“"«]([^“”"«»]{6,600})[”"»]|(?<![\p{L}\d])[‘']([^‘’'\n]{3,300}(?:[’'](?=\p{L})[^‘’'\n]{1,300}){0,4})[’'](?!\p{L})/gu
const afterColon = /:\s*([^\n]{12,600})$/su

/** In words. Less is a word or a name, not a sentence. */
const fewestWords = 3
const isSentence = (text: string): boolean => text.trim().split(/\s+/).length >= fewestWords

/** Returns the user's sentences that need correcting. Returns null if there are none, or the user wants something else. */
export function readTextToCorrect(message: string): string | null {
  const marked = [...message.matchAll(quoted)]
    .map(([, double, single]) => (double ?? single ?? '').trim())
    .filter(isSentence)
    .toSorted((one, other) => other.length - one.length)[0]
  const text = marked ?? afterColon.exec(message)?.[1]?.trim()
  if (text === undefined || !isSentence(text)) return null
  return asks.test(message.replace(text, '')) ? text : null
}
