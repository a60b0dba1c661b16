import { oneOf } from '../phrase-pattern.ts'
import { readDestination } from './read-destination.ts'
import { beginsTask } from './task-words.ts'
import { collapseSpaces } from './title-text.ts'

const mark = /^\s{0,8}(?:[-*•–—+☐◦▪·]|\d{1,2}[.)]|\[[ x]?\])\s{1,4}/i
/** In letters. A longer line is a sentence and not an item. */
const longestLine = 120
/** A line that only ends a message. */
const courtesy = oneOf(
  "thanks?|thank you|thx|ty|please|pls|plz|ok(?:ay)?|that['’]?s (?:it|all)",
  'gracias|por favor|eso es todo',
)
const closing = new RegExp(String.raw`^(?:${courtesy})\b(?:[,.! ]{1,3}(?:so much|luxee|${courtesy}))?[.!]{0,3}$`, 'i')
const reminds =
  /^(?:(?:and|also|then|please|pls|can you|could you|y|tambi[eé]n) ){0,3}(?:remind|nudge) me\b|^recu[eé]rdame\b/i

/** Returns true for 'Remind me to …', 'add milk to my shopping list': what no thing of a list is called. */
export const isRequestBeside = (text: string): boolean =>
  reminds.test(text) || readDestination(text) !== null || /\bgoals?\b|\bmetas?\b/i.test(text)

const withoutMark = (line: string): string =>
  collapseSpaces(line.replace(mark, '').trim())
    .replace(/(?<![,;])[,;]$/, '')
    .replace(/^(?:and |also |plus |y |tambi[eé]n ){1,2}/i, '')

/**
 * Returns a list with one item a line, and the text after it. Null if there is none. A line is one item, whatever verb it begins with. A
 * list with bullets goes on as long as the bullets do.
 */
export function takeLines(under: string): { lines: string[]; isMarked: boolean; after: string[] } | null {
  const all = under.split('\n')
  // The rest of the heading's line is a sentence, unless bullets or commas show that each line is an item.
  const isJoined = all.slice(0, -1).every((line) => /[,;]\s{0,3}$/.test(line)) || all.every((line) => mark.test(line))
  if (all.length < 2 || (all[0]?.trim() !== '' && !isJoined)) return null
  const said = all.filter((line) => line.trim() !== '')
  const isMarked = mark.test(said[0] ?? '')
  const isPlain = (line: string): boolean =>
    line.length <= longestLine && !line.includes('?') && !isRequestBeside(line.trim())
  // The mark may be forgotten.
  const isThing = (line: string): boolean =>
    isMarked ? mark.test(line) || (isPlain(line) && beginsTask(line, 'en')) : isPlain(line)
  const end = said.findIndex((line) => !isThing(line))
  const own = (end === -1 ? said : said.slice(0, end)).map(withoutMark).filter((line) => line !== '')
  const lines = own.filter((line) => !closing.test(line))
  const after = end === -1 ? [] : said.slice(end).map((line) => line.trim())
  return lines.length === 0 ? null : { lines, isMarked, after: after.filter((line) => !closing.test(line)) }
}

/** Returns true for 'Tasks:' or the like with one item a line. The whole is neither thanks nor a question, whatever its last line says. */
export const isListInLines = (message: string): boolean =>
  !message.includes('?') && /:\s{0,3}\n|\n\s{0,8}(?:[-*•–—+]|\d{1,2}[.)])\s/.test(message)
