import type { Language } from '../safety/kinds.ts'
import { languageOfCommand } from '../language-of-command.ts'
import { foldInPlace } from './title-text.ts'

const spanishWords = new Set(
  `el la los las un una unos unas de del al mi mis para por que con en y lo su sus es hoy manana ayer cada lista tareas compra compras
recuerdame recordarme agrega agregame anade anadir agregar pon ponme poner apunta apuntame anota anotame crea programa agenda quita
elimina borra cambia mueve pasa tacha marca quiero necesito puedes podrias llama llamar comprar pagar lunes martes miercoles jueves viernes
sabado domingo diario oracion meta ahorrar hecho hecha como esta este tengo favor pospon aplaza posponer aplazar renombra renombrar mueve mover borrar quitar registra gane cobre peso`.split(
    /\s+/,
  ),
)
const englishWords = new Set(
  `the an my to of for with in on and it is at from this that me i add put remind list task remove delete create make set schedule call
buy pay done mark move change rename every today tomorrow monday tuesday wednesday thursday friday saturday sunday please you can journal
want need save log off as by up take`.split(/\s+/),
)

const isOther = (word: string, own: Language): boolean => (own === 'en' ? spanishWords : englishWords).has(word)

/** Returns the language of a request by its command, or else by its small words. `before` is the default. */
export function languageOfRequest(text: string, before: Language): Language {
  const words = foldInPlace(text).match(/[a-z\u00f1]+/g) ?? []
  const balance = words.reduce(
    (sum, word) => sum + (spanishWords.has(word) ? 1 : 0) - (englishWords.has(word) ? 1 : 0),
    0,
  )
  return balance === 0 ? before : (languageOfCommand(text, isOther) ?? (balance > 0 ? 'es' : 'en'))
}
