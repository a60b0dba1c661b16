import { type Replacement, replaceForms, typedContractions, typedShorthand } from '../dialogue/typed-english.ts'
import type { ActionContext, ActionRequest } from './action-request.ts'
import { articles, courtesies, create, joinPhrases, putDown, tails } from './request-phrases.ts'
import { phrasesEnd, findPhrase, type Phrases, parsePhrases, withoutTail, splitWords } from './match-phrases.ts'
import { closedEntry, type Letters, takeLetters, withLetters } from './entry-formatting.ts'
import { entryFromEarlier } from './entry-from-earlier-message.ts'
import { withoutAfterthought } from './task-words.ts'
import { collapseSpaces, toHeading } from './title-text.ts'
import type { Language } from '../safety/kinds.ts'
import { languageOfRequest } from './language-of.ts'

const maxLetters = 4_000

const journal = parsePhrases(
  'journal entry, journal page, diary entry, diary page, new entry, an entry, journal, diary, entry',
  'entrada en mi diario, entrada en el diario, entrada de diario, entrada del diario, mi diario, el diario, diario, una entrada, entrada, bitacora',
)
const prayers = parsePhrases(
  'prayer request, prayer list, prayers list, prayer, prayers, pray',
  'oraciones, oracion, reza, ora',
)
/** Words between 'entry' and its text. */
const afterWord = parsePhrases(
  `entry, for today, for me, for tonight, today's, about, on, saying, that says, that, called, please, titled, to say, i want to say, the following, this`,
  'de hoy, para hoy, sobre, que diga, que dice, que, esto, lo siguiente, para mi',
)
const beforeWord = parsePhrases(
  'in my, to my, into my, on my, in the, to the, in, to, on, down in my, my, as an, as a, as, for the, for my, en mi, en el, en mis, a mi, a mis, en, a, como',
)
const leads = joinPhrases(
  courtesies,
  putDown,
  create,
  articles,
  parsePhrases(
    'type, keep, log, record, down, that, a note, it, this, new, write me, que, escribe, escribir, escribeme',
  ),
)
const pointers = new Set(
  'that this it please thanks today now me for the following about esto eso hoy lo ello todo all of to say'.split(' '),
)
const hasContent = (text: string): boolean => splitWords(text).some(({ word }) => !pointers.has(word))

/** Returns the text of the entry, unchanged: what follows the word, or else what comes before it. */
function bodyOf(text: string, named: Phrases): string {
  const words = splitWords(text)
  const found = findPhrase(words, named)
  if (found === null) return text
  const next = words[phrasesEnd(words, found.to, afterWord)]
  const after = next === undefined ? '' : text.slice(next.start).trim()
  const from = phrasesEnd(words, 0, leads)
  // 'My bike got stolen' begins with its owner.
  const lead = words[from === phrasesEnd(words, 0, articles) ? 0 : Math.min(from, found.from)]
  const before = lead === undefined ? '' : text.slice(lead.start, words[found.from]?.start)
  const said = withoutAfterthought(withoutTail(before, beforeWord))
  const isBefore =
    hasContent(said) && (!hasContent(after) || (splitWords(said).length > 4 && splitWords(after).length < 4))
  return isBefore ? said : hasContent(after) ? after : ''
}

/** Matches 'A few lines, that I was asked'. */
const ofLength =
  /^(?:just )?(?:a )?(?:few|couple(?: of)?|two|three) (?:lines|words|sentences)[,:]? (?:that|about|saying) (?=\p{L})/iu

/** Returns the first sentence, up to 60 letters at the end of a word. */
function titleOf(body: string): string {
  const line = toHeading(/^[^.!?\n]{1,200}/.exec(body)?.[0] ?? body)
  if (line.length <= 60) return line === '' ? toHeading(body, 60) : line
  const end = line.lastIndexOf(' ', 57)
  return `${line.slice(0, end > 20 ? end : 57)}…`
}

/** Words for the journal, unchanged but for the letters that are asked for. */
export function keepEntry(said: string, letters: Letters | null, language: Language): ActionRequest {
  const body = withLetters(said.replace(/^[\s—–:,-]+/, '').trim(), letters)
  return { do: 'add', proposal: { kind: 'entry', title: titleOf(body), content: body }, language }
}

/** Reads a journal entry with the user's own words as its body. `message` is the whole message. */
export function readEntry(text: string, context: ActionContext, message = text): ActionRequest {
  const asked = takeLetters(text.trim().slice(0, maxLetters))
  const whole = asked.text
  const language = languageOfRequest(whole.slice(0, 300), context.language)
  const isLetter = /^(?:dear diary|querido diario)\b/i.test(whole)
  const said = takeLetters(message.slice(0, maxLetters)).text
  const told = closedEntry(said) ?? entryFromEarlier(said, context.before, language)
  const kept = isLetter ? whole : (told ?? bodyOf(whole, journal).replace(ofLength, ''))
  if (kept === '') return { do: 'ask', about: 'entry', language }
  return keepEntry(kept, asked.letters, language)
}

/** Matches 'Add pray for Ana to my prayers', which is a prayer for Ana. */
const asksToPray = /^(?:(?:for|in|to|a|please|keep) ){0,3}pray(?:er|ers|ing)? (?:for|that|about) (?=\S)|^in for (?=\S)/i

const aboutThem = "his|her|their|he|she|they|he['’]?s|she['’]?s|they['’]?re|it['’]?s|who['’]?s"
const isTold = new RegExp(
  String.raw`^((?:for )?(?:my|our|the|a) (?:[\p{L}’'-]+ ){0,2}?(?!(?:and|or|with) )[\p{L}’'-]+|for [\p{L}’'-]+(?: (?!(?:and|or|with) )[\p{L}’'-]+)?),? (?=(?:${aboutThem}) )`,
  'iu',
)
const written: readonly Replacement[] = [
  [/\b(he|she|it|who)s (?=[a-z])/gi, '$1’s '],
  [/\btheyre\b/gi, 'they’re'],
  ...typedContractions,
  ...typedShorthand,
]
/** Writes a prayer in full: 'For my dad his surgery is friday' becomes 'For my dad, his surgery is Friday'. */
const tidyPrayer = (said: string): string =>
  said.length > 300 ? said : replaceForms(said.replace(isTold, '$1, '), written)

/** Reads a prayer with the user’s own words as its text. */
export function readPrayer(message: string, { language: before }: ActionContext): ActionRequest {
  const whole = collapseSpaces(message.slice(0, 2_000))
  const language = languageOfRequest(whole.slice(0, 300), before)
  const said = toHeading(withoutTail(bodyOf(whole, prayers), tails).replace(asksToPray, ''), 2_000)
  const title = language === 'en' ? tidyPrayer(said) : said
  if (title === '') return { do: 'ask', about: 'prayer', language }
  return { do: 'add', proposal: { kind: 'prayer', title }, language }
}
