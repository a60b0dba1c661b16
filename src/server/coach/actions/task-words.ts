import type { Language } from '../safety/kinds.ts'
import { articles, connectors, create, joinPhrases, putDown, reminders, taskKinds } from './request-phrases.ts'
import { phraseEnd, phrasesEnd, parsePhrases, textFrom, type Word, splitWords } from './match-phrases.ts'

/** Verbs that tasks begin with. */
const verbs = new Set(
  `call phone ring text email e-mail message write send buy get pick drop pay order book schedule clean wash do make cook bake fix repair
  return renew cancel check water feed walk take go visit meet finish start submit print mail post study read practice practise plan
  prepare pack organize organise sort iron fold vacuum mop sweep dust tidy mow paint change charge fill replace register sign apply review
  update find look ask tell invite thank bring collect wrap sell donate see talk work run exercise stretch meditate pray journal rest sleep
  eat drink turn put move ir ver leer lee`.split(/\s+/),
)
const spanishStems =
  `llam compr pag envi mand escrib recog limpi lav hac haz cocin prepar visit estudi reg sac llev ped pid reserv renov devolv termin empez
  revis busc pregunt orden planch barr pint cambi arregl imprim entreg camin medit descans habl tom`.split(/\s+/)

/** Returns true if a text begins like a task. */
export function beginsTask(text: string, language: Language): boolean {
  const [first, second] = splitWords(text)
  const word = (first?.word === 'to' ? second : first)?.word ?? ''
  return verbs.has(word) || (language === 'es' && spanishStems.some((stem) => word.startsWith(stem)))
}

const pointers = new Set('it that this them in on down up there to for a the reminder lo eso'.split(' '))
/** Cuts the request off 'the plumber comes on Friday, put that in'. */
export function withoutAfterthought(text: string): string {
  const words = splitWords(text)
  const at = words.findLastIndex((_, n) => n > 0 && phraseEnd(words, n, putDown) > n)
  const end = phraseEnd(words, Math.max(at, 0), putDown)
  const isAfterthought = at > 0 && end < words.length && words.slice(end).every(({ word }) => pointers.has(word))
  return isAfterthought || /l[oa]$/.test(words[at]?.word ?? '') ? withoutAsking(text.slice(0, words[at]?.start)) : text
}
/** Cuts the request off 'The sink leaks, can you put that down'. */
function withoutAsking(text: string): string {
  const left = text.replace(/(?<![\s,;])[\s,;]+$/, '')
  const said = left.replace(/[\s,;](?:so|and|please|pls|(?:can|could|would|will) (?:you|u))$/i, '')
  return said === left ? left : withoutAsking(said)
}

const kinds = joinPhrases(taskKinds, reminders)
const puts = joinPhrases(putDown, create)

/**
 * Returns the index of the first word of the task. A verb that may be part of it, such as 'make', is only an opening before a kind of
 * record ('make a task').
 */
function leadOf(words: readonly Word[]): number {
  const reminded = phrasesEnd(words, 0, reminders)
  if (reminded > 0) return phrasesEnd(words, reminded, connectors)
  const made = phrasesEnd(words, phraseEnd(words, 0, puts), articles)
  if (made === words.length) return made
  const kind = phrasesEnd(words, made, kinds)
  if (kind > made) return phrasesEnd(words, kind, connectors)
  const put = phraseEnd(words, 0, putDown)
  if (words[0]?.word === 'put' && isPutAway(words.slice(1, 5).map(({ word }) => word))) return 0
  return put > 0 ? phrasesEnd(words, put, articles) : 0
}

/** Words after 'put' that make it a task: 'Put the trash out'. */
const outOfTheWay = new Set(['out', 'away', 'together'])
const isPutAway = ([thing = '', ...next]: readonly string[]): boolean =>
  !thing.endsWith('ing') && [thing, ...next].some((word) => outOfTheWay.has(word))

/** Drops the words that only introduce a task. */
export function stripTaskOpening(text: string): string {
  const words = splitWords(text)
  const start = phrasesEnd(words, leadOf(words), owned)
  return start < words.length ? textFrom(text, words, start) : ''
}
/** Phrases for having something: 'I have a scan at ten'. */
const owned = parsePhrases(
  "that i need to, that i have to, that i've got to, that i gotta, that i should, that i must, that i'm to, that i am to, that i'm supposed to, that we need to, that we have to, i'm to, i need to, i have to, i gotta, i should, he has the, he has a, he has an, she has the, she has a, she has an, they have the, they have a, i have a, i have an, i have my, i have the, i've got a, i've got an, i've got my, i've got, i have, have a, have an, that i have, tengo una, tengo un, tengo la, tengo el, tengo, que tengo",
)
