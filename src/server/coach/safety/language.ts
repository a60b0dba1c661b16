import { languageOfCommand } from '../language-of-command.ts'
import { readOtherLanguage } from '../other-language.ts'
import type { Language } from './kinds.ts'
import type { LexiconMatches } from './lexicon-matches.ts'

const spanish = new Set(
  'que de la el los las y en un una por con para como mi me se lo su pero mas ya muy estoy quiero tengo no si esta este eso porque cuando hace hola ayuda soy siento puedo nada todo nadie mis es le yo voy hay del al ti te tu sin he ha son quien donde hijos hija hijo marido esposo novio bebe'.split(
    ' ',
  ),
)
/** Words that identify Spanish in a message of few words, or beside names and numbers. */
const telling = new Set(
  'gracias adios buenos buenas dias tardes noches eres necesito necesita puedes podrias recuerdame recordarme manana ayer anoche semana mejor anade agrega apunta anota anotar registra pon quita borra cuanto cuanta cuantos cuantas cual cuales cuando donde tarea tareas meta metas favor tambien ahora luego perdon claro vale bien mal dormir llamar hablar comer hacer tengo tienes tiene hoy vez veces nunca siempre algo alguien hermana hermano madre padre amiga amigo trabajo dinero agua vasos minutos diario lista compra gane cobre ayudame escuchame desahogarme conversacion dificil humana persona fiebre'.split(
    ' ',
  ),
)
const english = new Set(
  'the and i to of a my is it that in for you he she we they was with on but not be have do am are what how me this want can if so at will would just him her his'.split(
    ' ',
  ),
)

/** Words of both languages, or in English names: a 'todo list'. */
const shared = new Set(['me', 'no', 'todo', 'he', 'son'])

const isOther = (word: string, own: Language): boolean =>
  !shared.has(word) && (own === 'en' ? spanish.has(word) || telling.has(word) : english.has(word))

/** Returns the language of a message, or that of the thread if the message is too short to tell. */
export function languageOfMessage({ words }: LexiconMatches, message: string, before: Language): Language {
  // A message in a third language gets a reply in English.
  if (readOtherLanguage(message) !== null) return 'en'
  let balance = /[¿¡ñ]/i.test(message) ? 1 : 0
  for (const { text } of words)
    balance +=
      ((spanish.has(text) || telling.has(text)) && !shared.has(text) ? 1 : 0) -
      (english.has(text) && text !== 'me' && text !== 'a' ? 1 : 0)
  const isSpanishOnly = words.some(({ text }) => onlySpanish.test(text))
  if (balance === 0) return isSpanishOnly ? 'es' : before
  const commanded = isSpanishOnly ? null : languageOfCommand(message, isOther)
  return commanded ?? (balance > 0 ? 'es' : 'en')
}

const onlySpanish =
  /^(?:suicid(?:arme|io)|matarme|morir(?:me)?|quiero|ayud[ae].*|violaron|golpea|pega|sobredosis|pastillas|.*arme|.*ando|.*iendo)$/u
