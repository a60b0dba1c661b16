import type { Language } from '../safety/kinds.ts'
import type { Clause } from './actions.ts'
import { fold, match, trimEdges } from './text.ts'

/** What a request wants done, and with what. `when` and `title` belong to moves and renames. */
export type Command =
  | { verb: 'add' | 'remove' | 'finish'; object: string; word: string }
  | { verb: 'move' | 'change' | 'rename'; object: string; to: string; word: string }

type Form = readonly [Command['verb'], RegExp]

const english: readonly Form[] = [
  ['rename', /^(rename|retitle|change the (?:name|title) of) (.{1,200}?) (?:to|as|into) (.{1,200})$/d],
  [
    'finish',
    /^(cross|check|tick|mark|strike)(?: off)? (.{1,200}?)(?: off| (?:as |is |to )?(?:done|complete|completed|finished|checked|bought))$/d,
  ],
  ['finish', /^(cross off|check off|tick off|mark off|tick|cross out|complete|finish|strike) (.{1,200})$/d],
  ['finish', /^(cross|check|tick|mark|strike) (.{1,200})$/d],
  [
    'move',
    /^(move|reschedule|push(?: back)?|postpone|shift|delay|bring forward|put off) (.{1,200}?) (?:from .{1,60} )?(?:back |forward )?(?:to|until|till|for|by) (.{1,200})$/d,
  ],
  [
    'move',
    /^(reschedule|postpone|move|push back|delay) (.{1,200}?) (tomorrow|tonight|next .{1,40}|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day.{0,40})$/d,
  ],
  [
    'change',
    /^(change|update|switch) (?:the (?:date|time|day) (?:of|for|on) )?(.{1,200}?) (?:from .{1,60} )?to (.{1,200})$/d,
  ],
  [
    'remove',
    /^(remove|delete|take off|take out|take|get rid off?|drop|erase|scratch off|scratch|cancel|eliminate|i don't need|i no longer need|we don't need|we no longer need|subtract|clear|scrap|toss)(?: (.{1,300}?))?(?: off| out| away| anymore| any more| from it)?$/d,
  ],
  [
    'add',
    /^(?:i (?:need|want|would like|'d like)|i'd like|have|get|i need to have|can i (?:have|get)) (.{1,300}?) (?:to be )?(added|put|included|placed|written|put down|noted)(?: down| on)?$/d,
  ],
  [
    'add',
    /^(add|put|pop|place|include|write(?: down)?|note(?: down)?|jot(?: down)?|stick|throw|insert|enter|save|append|pencil in|(?:set up|set|create|make|log)(?= (?:an?|new|me)\b)|new|record|tack on)(?: (.{1,300}?))?(?: down| on| there| in| as well| too| again)?$/d,
  ],
]
const spanish: readonly Form[] = [
  ['rename', /^(renombrar?|cambia(?:r)?(?:le)? el nombre (?:de|a)) (.{1,200}?) (?:a|como|por) (.{1,200})$/d],
  [
    'finish',
    /^(marcar?|pon|poner|dar?) (.{1,200}?) (?:como|por) (?:hech[oa]s?|completad[oa]s?|terminad[oa]s?|list[oa]s?|comprad[oa]s?)$/d,
  ],
  ['finish', /^(tachar?|completar?) (.{1,200})$/d],
  [
    'move',
    /^(mueve|mover|cambia|cambiar|pasa|pasar|aplaza|aplazar|pospon|posponer|reprograma|reprogramar) (.{1,200}?) (?:para|hasta|al|a) ((?:la|las|el|hoy|manana|pasado|lunes|martes|miercoles|jueves|viernes|sabado|domingo|\d).{0,100})$/d,
  ],
  ['remove', /^(quita(?:r)?|elimina(?:r)?|borra(?:r)?|saca(?:r)?|cancela(?:r)?)(?: (.{1,300}))?$/d],
  [
    'add',
    /^(anade(?:me)?|anadir|agrega(?:me)?|agregar|pon(?:me)?|poner|apunta(?:me)?|apuntar|anota(?:me)?|anotar|mete(?:me)?|meter|incluye|incluir|crea(?:me)?|crear|guarda|registra|haz(?:me)?|(?:apunta|anota|agrega|anade|pon)l[oa]s?)(?: (.{1,300}))?$/d,
  ],
]

/** The verb of a request without its list, such as 'take milk off' or 'put down the laundry'. */
export function readCommand({ text, language }: Clause): Command | null {
  for (const [verb, form] of language === 'es' ? spanish : english) {
    const found = match(form, trimEdges(text))
    if (found === null) continue
    const [, first = '', second = '', to = ''] = found
    if (verb === 'move' || verb === 'change' || verb === 'rename')
      return { verb, word: fold(first), object: trimEdges(second), to: trimEdges(to) }
    const isTurned =
      verb === 'add' && /^(?:added|put|included|placed|written|noted)/.test(fold(second)) && first.length > 6
    return isTurned || isParticiple(second)
      ? { verb, word: 'add', object: trimEdges(first) }
      : { verb, word: fold(first), object: trimEdges(second) }
  }
  return null
}

const isParticiple = (word: string): boolean => /^(?:added|put|put down|included|placed|written|noted)$/i.test(word)

const everything: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:all|every)(?: (?:of )?(?:the |my |these |those )?(?:single )?(?:items?|things?|tasks?|events?|reminders?|stuff|entries|appointments)?)?|everything|every ?thing|it all|the (?:whole|entire).*|all .*|items)$/,
  es: /^(?:tod[oa]s?(?: (?:lo|los|las)(?: .*)?)?)$/,
}
const opens =
  /^(?:(?:keep|leave|make|have|block|get) .{0,60}|.{0,60}\bis |be )(?:clear|empty|open|free|blank)\b.{0,40}$|^(?:clear|empty|free)(?: up| out)? (?:for|on) .{1,60}$/

/** Whether all of a list is meant. */
export const isEverything = (object: string, language: Language): boolean =>
  everything[language].test(fold(object)) || (language === 'en' && /^(?:all|every)\b/.test(fold(object)))

const clears: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:clear|empty|wipe|reset|blank|erase|clean)(?: (?:out|off|up))?(?: (?:all|everything|every ?thing|all items|completely|it))?|(?:make|is|have|get|i want|i need|set|start)?(?: (?:completely|totally|all|be|a|an|new|fresh))*(?: )?(?:blank|empty|clear|cleared|emptied|wiped|erased|from scratch))$/,
  es: /^(?:vacia(?:r)?|limpia(?:r)?|borra(?:r)?|elimina(?:r)?)(?: tod[oa](?: la)?)?$/,
}
/** 'clear my list', 'make my list blank', without the list. */
export function isClear({ text, language }: Clause): boolean {
  const plain = fold(trimEdges(text))
  return clears[language].test(plain) || (language === 'en' && opens.test(plain))
}

const orders: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:get|have|i want) (?:everything |all |all the items |the items )?(?:to be )?ordered|(?:i'm ready to |i am ready to )?(?:order|buy|purchase|get|get me|go shopping and order|shop for|go buy|pay for|check ?out|(?:place|put in) (?:an|the|my) order for))(?: (?:me )?(?:all|everything|every ?thing|the items|the things|items|each|what'?s|whatever|all .*|everything .*|the items .*|stuff))?$/,
  es: /^(?:compra(?:r)?|pide|pedir|encarga(?:r)?)(?: todo.*)?$/,
}
/** 'order everything on my list', without the list. */
export const isOrder = ({ text, language }: Clause): boolean => orders[language].test(fold(trimEdges(text)))
