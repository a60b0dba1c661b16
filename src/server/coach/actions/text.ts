import type { Language } from '../safety/kinds.ts'

/** Letter by letter without case and accents, so that positions in it are those of the text. */
export const fold = (text: string): string =>
  text.replaceAll(/[^\0-@[-~]/gu, (letter) => {
    const plain = /^\p{L}/u.exec(letter.normalize('NFD'))?.[0].toLowerCase() ?? (letter === '’' ? "'" : letter)
    return plain.length === letter.length ? plain : letter
  })

/** The groups of a form that matches the folded text, in the user's own letters; null where it does not. */
export function match(form: RegExp, text: string): (string | undefined)[] | null {
  const found = form.exec(fold(text))
  if (found === null) return null
  const { indices } = found
  return found.map((group, at) => {
    const span = indices?.[at]
    return span === undefined ? group : text.slice(...span)
  })
}

export const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Cuts a span out of a text. */
export const cut = (text: string, from: number, length: number): string =>
  tidy(`${text.slice(0, from)} ${text.slice(from + length)}`)

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

/** By its small words; `before` where they say nothing. */
export function languageOf(text: string, before: Language): Language {
  const words = fold(text).match(/[a-z\u00f1]+/g) ?? []
  const balance = words.reduce(
    (sum, word) => sum + (spanishWords.has(word) ? 1 : 0) - (englishWords.has(word) ? 1 : 0),
    0,
  )
  return balance === 0 ? before : balance > 0 ? 'es' : 'en'
}

const edge = /^(?:to|that i|i should|i have to|i need to|i|a|the|que|de)\s+(?=\S)/i

/** Text on one line, without anything that Markdown or a link would interpret. */
const toLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[*_`~#<>[\](){}|\\“”"¿¡?!]+/g, ' ')
    .replaceAll(/\bhttps?:\S*/gi, ' ')

const capital = (text: string, most: number): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}`.slice(0, most).trim()

/** What is to be done, for a title: one line without its first small words, with a capital letter. */
export const toTitle = (text: string, most = 200): string =>
  capital(trimEdges(tidy(toLine(text)).replace(edge, '')), most)

/** The same with all of its words. */
export const toHeading = (text: string, most = 200): string => capital(trimEdges(tidy(toLine(text))), most)

/** Without marks at its ends. */
export function trimEdges(text: string): string {
  let from = 0
  let to = text.length
  while (from < to && ' ,.;:-–'.includes(text.charAt(from))) from += 1
  while (to > from && ' ,.;:-–'.includes(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}
