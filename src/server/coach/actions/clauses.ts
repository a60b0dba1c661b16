import type { Clause } from './actions.ts'
import type { Language } from '../safety/kinds.ts'
import { fold, languageOf, tidy, trimEdges } from './text.ts'

/** In characters and sentences: a longer message tells something rather than asks for it. */
const mostLetters = 1_000
const mostSentences = 8

const leads: Readonly<Record<Language, RegExp>> = {
  en: /^(?:please|pls|oh|right|hey|hi|hello|ok|okay|so|well|now|also|then|and|but|yes|luxee|can you|can u|could you|would you(?: please)?|will you|can we|can i(?: have you)?|could i|may i|i want (?:you )?to|i wanna|i need (?:you )?to|i must|i have to|i(?:'ve)? got to|i gotta|i'd like (?:you )?to|i would like (?:you )?to|i would love (?:you )?to|help me|let's|lets|go ahead and|kindly|just|quickly|be sure to|make sure(?: to| you| that)?|you (?:need to|have to|can|may|should)|i shall|i will|i'll|may i suggest (?:we|you)|i suggest (?:we|you)|(?:don't|dont|do not) forget to|do me a favor and|would you mind|is it possible to|are you able to|i'd appreciate it if you(?: could)?|if you can|and then)(?:,| +|$)/,
  es: /^(?:por favor|porfa|hola|oye|vale|bueno|luxee|me puedes|puedes|puede|podrias|me podrias|quiero que me|quiero|quisiera|necesito que me|necesito|me gustaria|ayudame a|tengo que|debo|vamos a|y|luego|tambien|despues|si)(?:,| +|$)/,
}
const tails =
  /(?<![\s,])[\s,]{0,5}(?:\b(?:please|pls|thanks|thank you|thank u|for me|luv|love|hun|lol|dear|ok|okay|if you can|right away|right now|asap|immediately|por favor|porfa|gracias)\b|[.!?])\s{0,5}$/i

const wishes =
  /^(?:i (?:want|need|must|have|would like|would love|shall|will)|i'(?:ve|d|ll)|i wanna|quiero(?! que)|quisiera|necesito(?! que)|me gustaria|tengo que|debo)\b/

const asks =
  /^(?:(?:can|could|would|will|may) (?:you|u|i|we)|is it possible|are you able|(?:me )?(?:puedes|puede|podrias))\b/

/** Without the courtesies around it. */
export function bare({ text, language, isTold: wasTold = false, isAsked: wasAsked = false }: Clause): Clause {
  let isTold = wasTold
  let isAsked = wasAsked
  let left = trimEdges(tidy(text))
  for (let most = 6; most > 0; most -= 1) {
    const found = leads[language].exec(fold(left))
    if (found === null || found[0].length === left.length) break
    isTold ||= wishes.test(found[0])
    isAsked ||= asks.test(found[0])
    left = trimEdges(left.slice(found[0].length))
  }
  for (let most = 4; most > 0 && tails.test(left); most -= 1) left = trimEdges(left.replace(tails, ''))
  return { text: left, language, isTold, isAsked }
}

const fillers = /\b(?:um+|uh+|erm+)\b/gi
/** Not the point of 'Dr.' or 'p.m.'. */
const sentenceEnd = /(?<=[.!?;])(?<!\b(?:dra?|mrs?|ms|st|sra?|a\.m|p\.m)\.)\s+|\n+/i
const verb = {
  en: '(?:add|put|pop|remind me|nudge me|remove|delete|clear|move|reschedule|postpone|mark|cross|check off|tick|rename|cancel|schedule|include|get rid of|take .{1,40} off|(?:set|make|create|start) (?:a|an|me|up)|log (?:a|my))',
  es: '(?:anade|agrega|agregame|anademe|pon|ponme|apunta|apuntame|anota|anotame|recuerdame|quita|elimina|borra|mueve|cambia|aplaza|marca|tacha|crea|programa|agenda|registra|cancela|apuntal[oa]|anotal[oa]|agregal[oa]|anadel[oa]|ponl[oa])',
} as const
const joints: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    String.raw`(?:,? and(?: also| then)?|,? so(?: just| please)?|, then|,? then|,? also|, plus|,|(?<=\w)(?= remind me to))(?= (?:please |(?:can|could|would|will) you (?:please )?)?${verb.en}\b)`,
    'g',
  ),
  es: new RegExp(String.raw`(?:,? y(?: tambien| luego| despues)?|,)(?= (?:(?:puedes|podrias) )?${verb.es}\b)`, 'g'),
}

/** Cuts where another request begins: 'remove milk and add bread'. */
function splitRequests({ text, language }: Clause): Clause[] {
  const cuts = [...fold(text).matchAll(joints[language])]
  const parts: string[] = []
  let at = 0
  for (const { index, 0: joint } of cuts) {
    parts.push(text.slice(at, index))
    at = index + joint.length
  }
  return [...parts, text.slice(at)].map((part) => ({ text: tidy(part), language }))
}

/** The requests of a message in order, each without courtesies. */
export function toClauses(message: string, language: Language): Clause[] {
  const sentences = message.slice(0, mostLetters).replaceAll(fillers, ' ').split(sentenceEnd).map(tidy).filter(Boolean)
  if (sentences.length > mostSentences) return []
  return sentences
    .map((text) => ({ text, language: languageOf(text, language) }))
    .flatMap(splitRequests)
    .map(bare)
    .filter(({ text }) => text !== '')
}

const questions: Readonly<Record<Language, RegExp>> = {
  en: /^(?:what|what's|whats|when|when's|where|which|who|whom|whose|why|how|is|are|am|was|were|do|does|did|have (?:i|you|we)|has|had|should|shall|tell|show|read|repeat|list|name|recite|display|check(?! off|.{1,80} off)|see|look|hear|know|find out|i wonder|let me (?:know|see|hear)|give me|go (?:through|over))\b/,
  es: /^(?:¿|que (?!me)|cual|cuales|cuando|donde|quien|por que|porque|como|cuanto|cuantos|cuanta|cuantas|hay|tengo(?! que)|dime|muestrame|ensename|leeme|lee|ver|saber|esta|estan)\b/,
}

/** Whether it asks for an answer rather than for something to be done. */
export const isQuestion = ({ text, language }: Clause): boolean => questions[language].test(fold(text))
