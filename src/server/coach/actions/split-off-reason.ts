import type { Clause } from './action-request.ts'
import type { Language } from '../safety/kinds.ts'
import { findPhrase, parsePhrases, phraseEnd, phrasesEnd, splitWords } from './match-phrases.ts'
import { courtesies, joinPhrases, putDown, reminders } from './request-phrases.ts'
import { beginsTask } from './task-words.ts'

/** Matches the subject of a reason: 'since it's due' gives one, 'since Monday' does not. */
const who = String.raw`(?:i|it|he|she|they|we|you|there|that|this|these|my|our|his|her|their|the)(?:['’]?(?:s|m|d|re|ve|ll))?\b`
const why: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    String.raw`,?\s(?:(?:because|bc|cuz|coz)\b|(?:cause|since|so)\s${who}|as\s(?:it|he|she|they|we|there|i)(?:['’]?(?:s|m|re|ve))?\s|before\s(?:they|he|she|we)\s)`,
    'i',
  ),
  es: /,?\s(?:porque|ya que|puesto que)\b/i,
}
/** Texts of the user's own, which may contain reasons. */
const written = parsePhrases(
  'journal, diary, entry, pray, prayer, prayers, goal, goals, diario, entrada, oracion, oraciones, reza, meta, metas',
)
/** In words: a reason follows something. */
const least = 3
const another = /[,;]\s(?:and |y )?(?:also |then |también )?/gi

/** Returns the end of a reason: before another thing to do. */
function endOfReason(text: string, language: Language): number {
  const next = [...text.matchAll(another)].find(({ index, 0: joint }) =>
    beginsTask(text.slice(index + joint.length), language),
  )
  return next?.index ?? text.length
}

const verbs = joinPhrases(
  reminders,
  putDown,
  parsePhrases(
    'move, change, push, bump, cancel, delete, remove, mark, cross, reminded, need to remember, have a reminder, a reminder, i need a reminder, i want a reminder',
  ),
)
/** Returns true if the reason belongs to something to add or change. 'Flip a coin so I can decide' asks for something else. */
function isAskedFor(text: string): boolean {
  const words = splitWords(text)
  const at = phrasesEnd(words, 0, courtesies)
  return phraseEnd(words, at, verbs) > at || phraseEnd(words, 0, verbs) > 0
}

/**
 * Takes the reason out of 'Remind me Dec 1 to choose a plan because the cutoff is the 7th', so that its day isn't the due date.
 * `isListed`: under a heading.
 */
export function withoutReason(clause: Clause, isListed = false): Clause {
  const { text, language } = clause
  const at = text.search(why[language])
  if (at === -1 || splitWords(text.slice(0, at)).length < least) return clause
  if (text.includes('?') || (!isListed && !isAskedFor(text)) || findPhrase(splitWords(text), written) !== null)
    return clause
  const after = text.slice(at)
  const end = endOfReason(after.slice(1), language) + 1
  const note = after
    .slice(0, end)
    .replace(/^[,\s]+(?:because|bc|cuz|coz|cause|since|so|as|porque|ya que|puesto que)\s/i, '')
  return { ...clause, text: `${text.slice(0, at)}${after.slice(end)}`, note: clause.note ?? note }
}

/** Matches remarks after a task: ', and alternate weeks it's the green one', 'which is probably at work'. */
const weeks = '(?:alternate|alternating|every other|every second|some|odd|even|the other|other) (?:weeks?|times?|days?)'
const toldTail = new RegExp(
  String.raw`,? (?:and |but )?(?:on )?${weeks},? (?:(?:it|they|that)(?:['’](?:s|ll|re))?|i|we) [^]{3,120}$|(?:, which|,? which (?:is|are|was) (?:probably|maybe|usually|always|never|still|already|somewhere|i think)) [^,.;]{3,80}$|, (?:but )?not (?:before|after|until|till) [^;]{2,60}$`,
  'i',
)
export function withoutTrailingStatement(clause: Clause): Clause {
  const { text, language } = clause
  const at = language === 'en' && isAskedFor(text) ? text.search(toldTail) : -1
  if (at === -1 || splitWords(text.slice(0, at)).length < least) return clause
  const note = text.slice(at).replace(/^[,\s]+(?:and |but )?(?:on )?/i, '')
  return { ...clause, text: text.slice(0, at), note: clause.note ?? note }
}
