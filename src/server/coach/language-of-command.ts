import { foldInPlace } from './actions/title-text.ts'
import type { Language } from './safety/kinds.ts'

const commands: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    `add put call text email remind log move change schedule reschedule cancel book buy get order delete remove mark rename set create make track
    record visit pay pick drop clean wash walk finish send write`.split(/\s+/),
  ),
  es: new Set(
    `agrega agregame anade anademe pon ponme apunta apuntame anota anotame recuerdame quita borra elimina mueve cambia marca crea programa
    agenda registra llama llamar compra comprar paga pagar visita visitar`.split(/\s+/),
  ),
}
/** Words of the other language that occur in names of places and people: 'la fonda', 'the home depot'. */
const inNames: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('el la los las de del y un una al lo'.split(' ')),
  es: new Set('the of and in on at a'.split(' ')),
}

const maxHead = 80
/** Matches the words before a list: 'add these tasks:', 'my list'. */
const headOfList =
  /^[^:\n]{0,60}\b(?:lists?|tasks?|to-?dos?|chores|errands|groceries|reminders|things)\b[^:\n]{0,20}[:\n]/i

/**
 * Returns the language of a command by its verb, not by the names in it: 'call la fonda' is English. Returns null if it begins
 * with no known verb, or is mostly in the other language. `isOther`: whether a word is of that other language.
 */
export function languageOfCommand(text: string, isOther: (word: string, own: Language) => boolean): Language | null {
  const head = headOfList.exec(text)?.[0] ?? text.slice(0, maxHead * 4).split('\n', 1)[0] ?? ''
  const words = foldInPlace(head).match(/[a-z\u00f1]+\d*/g) ?? []
  const first = words[0] ?? ''
  const language = commands.en.has(first) ? 'en' : commands.es.has(first) ? 'es' : null
  if (language === null) return headOfList.test(text) && !words.some((word) => isOther(word, 'en')) ? 'en' : null
  return words.some((word) => isOther(word, language) && !inNames[language].has(word)) ? null : language
}
