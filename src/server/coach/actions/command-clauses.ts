import { oneOf } from '../phrase-pattern.ts'
import type { Clause } from './action-request.ts'
import type { Language } from '../safety/kinds.ts'
import { articles, asks, courtesies, joinPhrases, reminders, tails, wishes } from './request-phrases.ts'
import { phraseEnd, phrasesEnd, parsePhrases, textFrom, type Word, withoutTail, splitWords } from './match-phrases.ts'
import { foldInPlace, collapseSpaces, trimEdges } from './title-text.ts'
import { beginsTask } from './task-words.ts'
import { withoutReason, withoutTrailingStatement } from './split-off-reason.ts'
import { withoutRemark } from './strip-remarks.ts'
import { languageOfRequest } from './language-of.ts'

/** In letters and sentences. A longer message is a story rather than a request. */
const maxLetters = 1_000
const maxSentences = 8

/** Cuts the courtesies off both ends of a clause. */
export function stripCourtesies({ text, language, isWish = false, isAsked = false, note, when }: Clause): Clause {
  const line = withoutTail(trimEdges(collapseSpaces(text)).replace(/(?<![.!?])[.!?]+$/, ''), tails)
  const words = splitWords(line)
  const end = Math.min(phrasesEnd(words, 0, courtesies), words.length - 1)
  const lead = words.slice(0, Math.max(0, end)).map((_, at) => at)
  return {
    text: trimEdges(textFrom(line, words, Math.max(0, end))),
    language,
    isWish: isWish || lead.some((at) => phraseEnd(words, at, wishes) > at),
    isAsked: isAsked || lead.some((at) => phraseEnd(words, at, asks) > at),
    ...(note !== undefined && { note }),
    ...(when !== undefined && { when }),
  }
}

const fillers = /\b(?:um+|uh+|erm+)\b/gi
/** Matches the end of a sentence, but not the point of 'Dr.' or 'p.m.'. */
const sentenceEnd = /(?<=[.!?;])(?<!\b(?:dra?|mrs?|ms|st|sra?|a\.m|p\.m)\.)\s+|\n+/i

/** Matches 'At 8:30 a.m. They said …', where the point also ends the sentence. */
const hourAtEnd = /\b([ap])\.m\.(?=\s+\p{Lu})/gu

const joiningWords = new Set(['and', 'then', 'plus', 'also', 'so', 'y', 'luego', 'tambien', 'despues'])
/** Verbs that begin another request. */
const commands = parsePhrases(
  `take off, take out, take away, erase, drop, empty, wipe, get rid of, clear out, add, put, pop, stick, whack, remind me, nudge me, remove, delete, clear, move, reschedule, postpone, mark, cross, check off, tick, rename, cancel, schedule,
  include, get rid of, set a, set an, set me, set up, record, track, make a, make an, create a, create an, create me, start a, start an, log, jot, book`,
  `anade, agrega, agregame, anademe, pon, ponme, apunta, apuntame, anota, anotame, recuerdame, quita, elimina, borra, mueve, cambia, aplaza, marca, tacha,
  crea, programa, agenda, registra, cancela, apuntalo, anotalo, agregalo, anadelo, ponlo`,
)

/** Verbs that begin another request only in this form: 'change my … to', but not 'change' alone. */
const further: readonly RegExp[] = [
  /^take (?!out\b)[^,;]{2,60}? (?:off|from|out of) (?:of )?(?:the|my|our)\b/i,
  /^change (?:my|the|our) [^,;]{2,60}? to\b/i,
  /^(?:make|move|raise|lower|increase|reduce|bump|extend) (?:my|the|our) (?:[\w'’-]+ ){1,5}goal\b/i,
  /^(?:count|note|write) (?:it|that|this|them)\b/i,
  /^log both\b/i,
  /^i(?:['’]?ve)? (?:had|drank|walked|ran|swam|slept|did) [^,;]{0,12}?\d/i,
  /^(?:push|bump|shift|switch|slide) [^,;]{2,60}? (?:to|until|till)\b/i,
]
const begins = (words: readonly Word[], text: string, at: number): boolean =>
  phraseEnd(words, at, commands) > at || further.some((form) => form.test(textFrom(text, words, at)))

/** Returns the end of the joint before another request. Null if there is none. */
function nextRequest(text: string, words: readonly Word[], at: number): number | null {
  const isAfterComma = /[,;]/.test(text.slice(words[at - 1]?.end ?? 0, words[at]?.start))
  let start = at
  while (joiningWords.has(words[start]?.word ?? '')) start += 1
  if (start === at && !isAfterComma && (words[at]?.word !== 'remind' || at < 4)) return null
  if (phrasesEnd(words, 0, courtesies) >= at) return null
  const verb = phrasesEnd(words, start, courtesies)
  return begins(words, text, verb) ? start : null
}

/** Cuts where another request begins: 'remove milk and add bread'. */
export function splitRequests({ text, language }: Clause): Clause[] {
  const words = splitWords(text)
  const parts: string[] = []
  let from = 0
  for (let at = 1; at < words.length; at += 1) {
    const start = nextRequest(text, words, at)
    if (start === null) continue
    parts.push(text.slice(from, words[at]?.start))
    from = words[start]?.start ?? text.length
    at = start
  }
  return [...parts, text.slice(from)].map((part) => ({ text: trimEdges(collapseSpaces(part)), language }))
}

/** Returns true if the clause begins with a verb that asks for something. */
export function isCommand(clause: Clause): boolean {
  const { text } = stripCourtesies(clause)
  return begins(splitWords(text), text, 0) && !asksForAnswer({ ...clause, text })
}

/** Matches 'Put the play in for Friday, I gotta bring cookies': a request with a remark after it. */
const putsFirst = /^(?:put|pop|stick|pencil|throw|add|schedule)\b/i
const must = '(?:i|we) (?:gotta|have to|got to|need to|must) '
const textAfterLead = new RegExp(
  oneOf(
    // 'It's in Longview so I need to leave by 8:30' is one remark.
    `, (?:and )?(?:it|he|she|they|that|this|there)(?:['’]?s|['’]?re| is| are) [^,.;]{2,60}? (?:and |so )?${must}`,
    String.raw`(?<!\bthat),? (?:and )?${must}`,
  ),
  'i',
)
function cutAfterword(clause: Clause): Clause {
  const at = putsFirst.test(clause.text) ? clause.text.search(textAfterLead) : -1
  return at === -1
    ? clause
    : { ...clause, text: clause.text.slice(0, at), note: clause.text.slice(at).replace(/^[, ]+(?:and )?/, '') }
}

const pointers = oneOf('these|this|those|them all|the following|all (?:of )?(?:these|this)')
/** Matches 'Put these on my list: milk, eggs'. A list of another name is a shopping list. */
const listed = new RegExp(
  String.raw`\b((?:put|add|stick|throw|get|write)) (?:${pointers})(?: things| items| ones| down)? ((?:on|to|onto|in|into) [^:.]{2,40}):\s*`,
  'i',
)
const known =
  /\b(?:shopping|grocer\w*|store|to-?do|todo|task|chores?|planner|calendar|household|kids?|personal|beauty|home)\b/i
const inlineList = (message: string): string => {
  const [lead, verb = 'add', where = ''] = listed.exec(message) ?? []
  if (lead === undefined) return message
  const things = message
    .slice(message.indexOf(lead) + lead.length)
    .trim()
    .replace(/(?<![.!])[.!]{1,3}$/, '')
  return `${message.slice(0, message.indexOf(lead))}${verb} ${things} ${known.test(where) ? where : 'on my shopping list'}`
}

/** Matches 'Every weekday at 6:30 remind me to walk'. */
const whenFirst =
  /^((?:every|each|on|at|in|tomorrow|tonight|next|this) [^,]{2,40}?),? (remind me (?:to|about|of) [^]{2,200}?)[.!]?$/i

/** Matches 'Put it in for tomorrow', which dates the task named before. */
const pointer =
  /^(?:put|add|write|note|jot|pencil|schedule|stick|pop) (?:it|that|this) (?:in |down |up )?((?:on (?:my|the) \w+ )?(?:for|on) [^,]{3,40})$/i
function withPointers(clauses: readonly Clause[]): Clause[] {
  const placed: Clause[] = []
  for (const clause of clauses) {
    const [, when] = pointer.exec(stripCourtesies(clause).text) ?? []
    const before = placed.at(-1)
    if (when === undefined || before === undefined || !isToDo(before) || !namesDay(when)) placed.push(clause)
    else placed[placed.length - 1] = { ...before, when }
  }
  return placed
}
const namesDay = (text: string): boolean =>
  /\b(?:to(?:day|night|morrow)|\w{3,6}day|the \d{1,2}\w\w|next \w+)\b|\d:\d/i.test(text)

const needs = /\b(?:need|have to|got to|gotta|must|should|remember|supposed|is|are|due)\b/i
/** Returns true if a clause names something that may be planned. */
const isToDo = (clause: Clause): boolean =>
  !isCommand(clause) && (needs.test(clause.text) || namesDay(clause.text) || beginsTask(clause.text, clause.language))

/** The requests of a message in order, each with its courtesies. */
export function toClauses(message: string, language: Language): Clause[] {
  const sentences = inlineList(message.slice(0, maxLetters))
    .replaceAll(fillers, ' ')
    .replaceAll(hourAtEnd, '$1m.')
    .split(sentenceEnd)
    .map((sentence) => collapseSpaces(sentence).replace(whenFirst, '$2 $1'))
    .filter(Boolean)
  if (sentences.length > maxSentences) return []
  return withPointers(
    sentences.map((text) => ({ text, language: languageOfRequest(text, language) })).flatMap(splitRequests),
  )
    .map((clause) => withoutRemark(withoutReason(withoutTrailingStatement(cutAfterword(clause)))))
    .filter(({ text }) => phrasesEnd(splitWords(text), 0, polite) < splitWords(text).length)
}
const polite = joinPhrases(courtesies, tails)

const questionWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    `what what's whats when when's where which who whom whose why how is are am was were do does did has had should shall tell show read repeat
    list name recite display check see look hear know wonder`.split(/\s+/),
  ),
  es: new Set(
    `que cual cuales cuando donde quien porque como cuanto cuantos cuanta cuantas hay tengo dime muestrame ensename leeme lee ver saber
    esta estan`.split(/\s+/),
  ),
}
const questionPhrases = parsePhrases(
  "have i, have you, have we, i wonder, give me, i want to know, i need to know, i want to hear, i need to hear, i want to see, i'd like to know, let me know, let me see, let me hear, give me a list, find out, go through, go over, por que",
)
const recallPhrases = parsePhrases('of, about, again, to know, know, hear, to hear, to see')
const recalledThings = parsePhrases(
  'date, time, day, name, tasks, items, things, events, reminders, appointments, list, schedule, shopping list, citas, tareas, fecha',
)
const noQuestions = parsePhrases(
  `check off, give me a reminder, give me a nudge, que me, tengo que, list item, do box breathing, do the box breathing,
  do that box breathing, do some box breathing, do some breathing, do the breathing, do a breathing, do that breathing`,
)

/** Returns true if the clause asks for an answer rather than an action. */
export function asksForAnswer({ text, language }: Clause): boolean {
  const words = splitWords(text)
  if (foldInPlace(text).startsWith('¿')) return true
  if (phraseEnd(words, 0, noQuestions) > 0) return false
  // 'remind me what I have today'.
  const at = phrasesEnd(words, 0, joinPhrases(reminders, recallPhrases))
  const isTick = words[at]?.word === 'check' && words.some(({ word }) => word === 'off' || word === 'done')
  const thing = phrasesEnd(words, at, articles)
  const thingEnd = phraseEnd(words, thing, recalledThings)
  // 'The day after tomorrow' is when.
  const isRecalled = at > 0 && thingEnd > thing && words[thingEnd]?.word !== 'after'
  return (
    isRecalled ||
    (questionWords[language].has(words[0]?.word ?? '') && !isTick) ||
    (questionWords[language].has(words[at]?.word ?? '') && !isTick) ||
    phraseEnd(words, at, questionPhrases) > at
  )
}
