import { articles, joinPhrases } from './request-phrases.ts'
import { parsePhrases, phraseEnd, phrasesEnd, type Word, splitWords } from './match-phrases.ts'

const all = parsePhrases(
  'all, all of, every, each, every single, everything, it all, any, whole, entire, todo, toda, todos, todas, single, last, next',
)
const ofIt = joinPhrases(
  articles,
  all,
  parsePhrases('these, those, of, new, current, old, shopping, grocery, from, on, for'),
)
/** Phrases for a whole list: 'my list', 'the reminders'. */
const wholes = parsePhrases(
  'item, event, reminder, thing, stuff, appointment, list, lists, calendar, schedule, agenda, planner, reminders, tasks, events, appointments, items, meetings, to dos, todos, lista, tareas, pendientes, recordatorios',
)
const emptied = new Set('clear empty blank open free clean wiped vacia limpia'.split(' '))
/** Returns true for 'Clear', 'empty my list'. An open house is an item. */
const isEmptying = (words: readonly Word[]): boolean =>
  emptied.has(words[0]?.word ?? '') && (words.length === 1 || phraseEnd(words, 1, ofItOrWhole) > 1)
const ofItOrWhole = joinPhrases(ofIt, wholes)
/** Returns true if the text means the whole list, and not an item on it. */
export function isWhole(object: string): boolean {
  const words = splitWords(object)
  const start = phrasesEnd(words, 0, ofIt)
  const end = phraseEnd(words, start, wholes)
  const isEmptied =
    words.some(({ word }, at) => at > 0 && emptied.has(word) && (word !== 'open' || at === words.length - 1)) ||
    isEmptying(words)
  return isEmptied || start === words.length || (end > start && (end === words.length || start > 1))
}
