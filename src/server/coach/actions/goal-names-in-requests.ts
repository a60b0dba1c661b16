import { oneOf } from '../phrase-pattern.ts'
import type { Clause } from './action-request.ts'
import type { GoalClause } from './goal-change-wording.ts'
import { foldInPlace } from './title-text.ts'

/** A command, and the text before it. */
export type GoalCommand = { verb: string; rest: string; before: string }

const englishVerbs = oneOf(
  'change|update|raise|lower|adjust|increase|decrease|reduce|edit|set|bump(?: up)?|boost|up|switch|drop|cut|make|move|push',
  'extend|delay|bring|shift|postpone|put|reschedule|rename|retitle|call|turn|remove|clear|delete',
)
const spanishVerbs = oneOf(
  'cambia(?:r|me|le)?|actualiza(?:r)?|sub(?:e|ir|ele)|aumenta(?:r)?|incrementa(?:r)?|baja(?:r|le)?|reduc(?:e|ir)|ajusta(?:r)?|pon(?:er|me|le)?|deja(?:r)?',
  'muev[ea]|mover|pasa(?:r)?|aplaza(?:r)?|pospon(?:er)?|reprograma(?:r)?|adelanta(?:r)?|retrasa(?:r)?|extiende|renombra(?:r)?|llama|quita(?:r)?|borra(?:r)?|elimina(?:r)?|haz',
)
const asking = oneOf(
  '\\b(?:actually|ok(?:ay)?|oh|wait|no|yes|yeah|well|hey|hi|luxee|sorry|bueno|oye)',
  String.raw`[,;.!]|\b(?:and|but|then|so|please|also|let['’]?s|y|pero|entonces)`,
  String.raw`\b(?:can|could|would|will) you(?: please)?|\bi (?:want|need|would like) to|\bi['’]d like to|\bpuedes|\bpodr[ií]as`,
)
const object = oneOf('it|that|this|the|my|our|its|mi|la|el|su|nuestra|esa')
const starts = new RegExp(
  String.raw`(?:^|(?:${asking})\s+)(?<verb>${englishVerbs}|${spanishVerbs})\b(?=(?: (?:up|down|back|out|off|forward))? (?:${object})\b)`,
  'gi',
)

/** Matches 'My savings goal 2k and my run goal 40'. */
const another = /,? (?:and|y) (?=(?:my|the|our) (?:(?!(?:my|the|our)\b)[^,.;:?]){1,40} goal\b|(?:mi|la) meta\b)/i

const maxActs = 12

/** Finds the commands in a clause, each with the text before it. */
export function actsOf(text: string): GoalCommand[] {
  const found = [...text.matchAll(starts).take(maxActs)]
  return found.flatMap(({ index, 0: said, groups }, at) => {
    const verb = groups?.['verb'] ?? ''
    const end = index + said.length
    const each = text.slice(end, found[at + 1]?.index).split(another)
    return each.map((rest) => ({ verb, rest: rest.trim(), before: text.slice(0, index) }))
  })
}

export const dates = oneOf('target date|due date|end date|finish date|deadline|date')
export const targets = oneOf('target amount|target number|target|amount|number|total|currency')
export const nouns = oneOf(dates, targets, 'name|title')
export const owner = '(?:my|the|our|that|this)'
export const quoted = '[“"«][^”"»]{1,120}[”"»]'
const subject = new RegExp(
  String.raw`^(?:(?<way>up|down|back|out|off|forward) )?(?:(?:the |its )?(?<part>${nouns}) (?:of|for|on|in|from) )?${owner} (?:(?<name>${quoted}|(?!(?:goal|an?|my|the|one)\b)[^,.;:?“”"]{1,60}?) )?(?:savings? )?goal(?:['’]?s (?<own>${nouns}))?\b(?<after>.*)$`,
  'i',
)
const pronoun = new RegExp(
  String.raw`^(?:(?<way>up|down|back|out|off|forward) )?(?:it|that|this|(?:the|its|my) (?<part>${nouns}))\b(?! (?:of|for) (?:my|the|a)\b)(?<after>.*)$`,
  'i',
)
const spanishParts = oneOf('fecha(?: limite| final)?|plazo|monto|cantidad|numero|nombre|cifra|importe|titulo')
const spanishSubject = new RegExp(
  String.raw`^(?:(?:la |el |su )?(?<part>${spanishParts}) (?:de |a |del? )?)?(?:(?:mi|la|el|nuestra|esa|esta) )?(?:meta|objetivo)\b(?<after>.*)$`,
)
const spanishPronoun = new RegExp(String.raw`^(?:la|el|su) (?<part>${spanishParts})\b(?! de(?:l)? )(?<after>.*)$`)

const partOf = (said: string): GoalClause['part'] => {
  if (said === '') return null
  if (/date|deadline|fecha|plazo/i.test(said)) return 'date'
  return /name|title|nombre|titulo/i.test(said) ? 'name' : 'target'
}

export type GoalMention = { name: string | null; part: GoalClause['part']; after: string }

/** Returns what a command is about. `name` is null for a pronoun. */
export function subjectOf(rest: string, language: Clause['language']): GoalMention | null {
  const folded = foldInPlace(rest)
  const [own, pointing] = language === 'es' ? [spanishSubject, spanishPronoun] : [subject, pronoun]
  const named = own.exec(folded)
  const found = named ?? pointing.exec(folded)
  if (found === null) return null
  const { name = '', part = '', own: owned = '', way = '', after = '' } = found.groups ?? {}
  const at = name === '' ? -1 : folded.indexOf(name)
  const said = at === -1 ? '' : rest.slice(at, at + name.length)
  const value = `${way} ${rest.slice(rest.length - after.length)}`.trim()
  return { name: named === null ? null : said, part: partOf(part === '' ? owned : part), after: value }
}

/** Matches the name of a goal that the text mentions. */
export const mention = new RegExp(
  String.raw`\b${owner} (${quoted}|(?:(?!\b(?:my|the|our)\b)[^,.;:?]){2,50}?) goal\b`,
  'i',
)
