import type { Language } from './kinds.ts'
import type { LexiconMatches } from './lexicon-matches.ts'

const spanish = new Set(
  'que de la el los las y en un una por con para como mi me se lo su pero mas ya muy estoy quiero tengo no si esta este eso porque cuando hace hola ayuda soy siento puedo nada todo nadie mis es le yo voy hay del al ti te tu sin he ha son quien donde hijos hija hijo marido esposo novio bebe'.split(
    ' ',
  ),
)
const english = new Set(
  'the and i to of a my is it that in for you he she we they was with on but not be have do am are what how me this want can if so at will would just him her his'.split(
    ' ',
  ),
)

/** In both languages, or in an English name of something: a 'todo list'. */
const shared = new Set(['me', 'no', 'todo', 'he', 'son'])

/** The language of a message; what the thread was in where it is too short to tell. */
export function languageOfMessage({ words }: LexiconMatches, before: Language): Language {
  let balance = 0
  for (const { text } of words)
    balance +=
      (spanish.has(text) && !shared.has(text) ? 1 : 0) - (english.has(text) && text !== 'me' && text !== 'a' ? 1 : 0)
  if (balance === 0) return words.some(({ text }) => onlySpanish.test(text)) ? 'es' : before
  return balance > 0 ? 'es' : 'en'
}

const onlySpanish =
  /^(?:suicid(?:arme|io)|matarme|morir(?:me)?|quiero|ayud[ae].*|violaron|golpea|pega|sobredosis|pastillas|.*arme|.*ando|.*iendo)$/u
