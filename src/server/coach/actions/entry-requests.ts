import type { Language } from '../safety/kinds.ts'
import type { ActionContext, ActionRequest } from './actions.ts'
import { bare } from './clauses.ts'
import { fold, languageOf, match, tidy, toHeading, trimEdges } from './text.ts'

const journal = '(?:journal|diary)'
const write = '(?:write|add|put|save|note|log|record|jot|enter|keep|type)'
/** The first group is the entry, in the user's own words. `s`: an entry may have several lines. */
const forms: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    new RegExp(String.raw`^(?:my |new )?${journal}(?: entry| page)?: ?(.+)$`, 'ds'),
    /^(dear diary\b.+)$/ds,
    new RegExp(
      String.raw`^${write}(?: down)?(?: this| that| it| the following) as an? (?:${journal} )?(?:entry|page)(?: please)?\s{0,3}[:.,-]?\s{0,3}(\S.*|)$`,
      'ds',
    ),
    new RegExp(
      String.raw`^${write}(?: down)?(?: this| that| it| the following)?(?: as an? entry)? (?:in|to|into|on|down in) my ${journal}(?: entry)?(?: for (?:today|me))?(?: that)?\s{0,3}[:,-]?\s{0,3}(\S.*|)$`,
      'ds',
    ),
    new RegExp(
      String.raw`^(?:i (?:want|need|would like|'d like) to |let me )?(?:add|create|make|write|start|open|put|save|log|new|begin)(?: me| down)?(?: an?| the| this| my| in my| today's| another){0,3}(?: new| quick| short)? ${journal}(?: entry| page)?(?: for (?:today|me|tonight))?(?: (?:about|on|saying|that says|that|called))?\s{0,3}[:,-]?\s{0,3}(\S.*|)$`,
      'ds',
    ),
    new RegExp(
      String.raw`^${write}(?: down)?(?: that)? (.+?),? (?:in|to|into) my ${journal}(?: entry)?(?: for today)?$`,
      'ds',
    ),
    new RegExp(String.raw`^journal(?: about| that| on)? (.+)$`, 'ds'),
  ],
  es: [
    /^(?:mi )?diario: ?(.+)$/ds,
    /^(querido diario\b.+)$/ds,
    /^(?:escribe|escribir|anota|apunta|anade|agrega|pon|guarda|registra)(?:me|lo)?(?: esto| lo siguiente)? (?:en|a) (?:mi|el) diario(?: que)?\s{0,3}[:,-]?\s{0,3}(\S.*|)$/ds,
    /^(?:crea|escribe|haz|anade|agrega|nueva|empieza|abre|quiero escribir)(?:me)?(?: una?)?(?: nueva)? (?:entrada|pagina)(?: (?:en|de|para) (?:mi|el) diario| de diario)?(?: (?:sobre|de|que diga))?\s{0,3}[:,-]?\s{0,3}(\S.*|)$/ds,
    /^(?:escribe|anota|apunta|anade|agrega|pon|guarda)(?:me)?(?: que)? (.+?),? (?:en|a) (?:mi|el) diario$/ds,
  ],
}
const after: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    String.raw`^(.{3,}[.!?\n])\s{0,3}(?:please |can you |could you )?${write}(?: down)? (?:this|that|it|all (?:of )?(?:this|that)) (?:in|to|into|down in) my ${journal}(?: please)?[.!?]{0,3}$`,
    'ds',
  ),
  es: /^(.{3,}[.!?\n])\s{0,3}(?:por favor )?(?:escribe|anota|apunta|anade|agrega|pon|guarda)(?:lo)?(?: esto| eso)? (?:en|a) (?:mi|el) diario[.!?]{0,3}$/ds,
}
const blank =
  /^(?:today|about today|for today|for me|please|this|that|it|now|about (?:this|it)|hoy|esto|sobre hoy)?[.!?]{0,3}$/i

const mostLetters = 4_000

/** The first sentence, up to 60 letters at a word's end. */
function titleOf(body: string): string {
  const line = toHeading(/^[^.!?\n]{1,200}/.exec(body)?.[0] ?? body)
  if (line.length <= 60) return line === '' ? toHeading(body, 60) : line
  const end = line.lastIndexOf(' ', 57)
  return `${line.slice(0, end > 20 ? end : 57)}…`
}

/** An entry for the journal, with what the user said as its body, unchanged. */
export function readEntry(message: string, { language: before }: ActionContext): ActionRequest | null {
  const whole = message.trim().slice(0, mostLetters)
  const language = languageOf(whole.slice(0, 300), before)
  const [, earlier] = match(after[language], whole) ?? []
  const led = bareStart(whole, language)
  const body = (
    earlier ?? forms[language].map((form) => match(form, led)?.[1]).find((found) => found !== undefined)
  )?.trim()
  if (body === undefined) return null
  if (blank.test(body)) return { do: 'ask', about: 'entry', language }
  return { do: 'add', proposal: { kind: 'entry', title: titleOf(body), content: body }, language }
}

/** Without courtesies before it; line breaks and marks within stay. */
function bareStart(text: string, language: Language): string {
  const [first = ''] = text.split(/(?<=[.!?])\s|\n/)
  const { text: left } = bare({ text: first, language })
  const at = fold(text).indexOf(fold(left))
  return at > 0 && at < 60 ? text.slice(at) : text
}

const prayers: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /^(?:add|create|make|write|keep|save|put(?: in)?|new)(?: me)?(?: an?| my| this| down){0,3}(?: new)? prayer(?: request)?(?: that says|,|:| to my (?:list|prayers):?)?\s{0,3}(\S.*|)$/ds,
    /^prayer: ?(.+)$/ds,
    /^prayer (for .+)$/ds,
    /^(?:add|put|save) (?:this )?(?:to|in) (?:my )?prayers?:? (.+)$/ds,
    /^(?:add|put|save) (.+?) (?:to|on|in) my prayers?(?: list)?$/ds,
  ],
  es: [
    /^(?:anade|anadir|agrega|agregar|crea|escribe|guarda|pon|nueva)(?:me)?(?: una?| mi| esta){0,2}(?: nueva)? oracion(?: que diga|,|:)?\s{0,3}(\S.*|)$/ds,
    /^oracion: ?(.+)$/ds,
    /^(?:anade|agrega|pon) (.+?) (?:a|en) mis oraciones$/ds,
  ],
}

export function readPrayer(message: string, { language: before }: ActionContext): ActionRequest | null {
  const whole = tidy(message.slice(0, 2_000))
  const language = languageOf(whole.slice(0, 300), before)
  const led = trimEdges(bareStart(whole, language))
  const text = prayers[language].map((form) => match(form, led)?.[1]).find((found) => found !== undefined)
  if (text === undefined) return null
  const title = toHeading(text, 2_000)
  if (title === '') return { do: 'ask', about: 'prayer', language }
  return { do: 'add', proposal: { kind: 'prayer', title }, language }
}
