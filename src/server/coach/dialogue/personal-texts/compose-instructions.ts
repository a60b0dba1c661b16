import { capitalize } from '#contract/capitalize.ts'
import { bulletList } from '../../markdown.ts'
import { spellOut } from '../message-drafts/templates/written-english.ts'
import { splitUserSentences } from '../split-sentences.ts'
import { isRequest } from './asks-for-text.ts'
import { isBanned, type Limits } from './read-limits.ts'
import { isUnkind, isDirective } from './read-statements.ts'

/** Matches the words that introduce the first item. */
const lead = /^.{0,160}?\b(?:instructions|routine|handover|notes?|message|list)\b[^,:;]{0,60}?[,:;] ?/isu
const opens = /^(?:and |but |so |also |then )?(?:it’s |it is |there’s |there is |that )?/iu

/** Turns 'they must call me' into 'please call me'. */
const asOrder = (item: string): string =>
  item
    .replace(opens, '')
    .replace(/^(?:she|he|they) (?:must|has to|have to|should|needs? to|is to|are to|can) not /iu, 'please don’t ')
    .replace(/^(?:she|he|they) (?:must|has to|have to|should|needs? to|is to|are to) /iu, 'please ')
    .replace(/\b(?:herself|himself|themselves)\b/giu, 'yourself')
    .replace(/^no ([\p{L} -]{2,40})$/iu, 'no $1, please')
    .replace(/^(never|don’t|always) /iu, 'please $1 ')

const itemsOf = (text: string): string[] =>
  text
    .replace(/(?<![.!])[.!]+$/, '')
    .split(/;|,(?: and)? |\. /u)
    .map((item) => asOrder(item.trim()))
    .filter((item) => item.split(' ').length >= 2 && item.length <= 140)
    .map(capitalize)

/** Reads the items of a note for somebody who takes over. Returns null if there are too few. */
export function instructionsIn(message: string, limits: Limits): string | null {
  const sentences = splitUserSentences(spellOut(message))
  const from = sentences.findIndex(isRequest)
  const [asked = '', ...later] = from < 0 ? [] : sentences.slice(from)
  const first = lead.test(asked) ? asked.replace(lead, '') : ''
  const items = [first, ...later]
    .filter((sentence) => !isDirective(sentence) && !sentence.includes('?') && !isRequest(sentence))
    .flatMap(itemsOf)
    .filter((item) => !isUnkind(item) && !isBanned(item, limits))
  return items.length < 2 ? null : bulletList(items)
}
