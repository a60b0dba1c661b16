import { oneOf } from '../../phrase-pattern.ts'
import { cleanClause } from '../drafts/read-clause.ts'
import { capitalize } from '#server/lib/capitalize.ts'
import { expandTypedEnglish } from './expand-typed-english.ts'
import type { Point } from './message-draft.ts'

const questionWords = oneOf('what|when|where|which|who|how|whether|if|is there|are there|about')
const askVerbs = oneOf('asking|ask|asks|to ask|find out|know')
const asking = new RegExp(
  String.raw`\b(?:${askVerbs})(?: (?:him|her|them|if you can tell me))? ((?:${questionWords})\b[^.?!]{4,220})`,
  'i',
)
const next =
  /,? (?:and|or) (?=(?:also )?(?:what|when|where|which|who|how|whether|if|is|are|can|could|does|do|would)\b)/i
const modals = '(?:can|could|will|would|should|might|is|are|was|were|has|have|does|do|did|needs?|still can)'
const indirect = new RegExp(
  `^(what|when|where|which|who|how(?: \\p{L}+)?) ((?:he|she|they|we|i|it|my \\p{L}+|the \\p{L}+|\\p{Lu}\\p{L}+)) (?:still )?(${modals}) (still )?(.{3,120})$`,
  'iu',
)
const whether = new RegExp(
  `^(?:whether|if) (there|he|she|they|we|i|it|my \\p{L}+|the \\p{L}+) (${modals}) (.{3,120})$`,
  'iu',
)
/** 'what he can still make up' is 'What can he still make up?' */
function toDirect(words: string): string {
  const plain = cleanClause(words.replace(/^also /i, ''))
  const [, which, who, verb, still = '', rest] = indirect.exec(plain) ?? []
  if (which !== undefined) return `${capitalize(which)} ${verb ?? ''} ${who ?? ''} ${still}${rest ?? ''}?`
  const [, whom, modal, what] = whether.exec(plain) ?? []
  if (whom !== undefined) return `${capitalize(modal ?? '')} ${whom} ${what ?? ''}?`
  return /^about /i.test(plain) ? `I wanted to ask ${plain}.` : `${capitalize(plain)}?`
}

/** What is to be asked in the message, each as a question of its own. */
export function readQuestions(sentences: readonly string[]): Point[] {
  const found = sentences.flatMap((sentence) => asking.exec(sentence)?.[1] ?? [])
  return found
    .flatMap((words) => words.split(next))
    .slice(0, 4)
    .map((words): Point => ({ kind: 'ask', text: expandTypedEnglish(toDirect(words)) }))
}
