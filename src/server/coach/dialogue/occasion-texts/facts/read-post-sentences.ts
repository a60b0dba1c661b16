import { capitalize } from '#contract/capitalize.ts'
import { holidays, weekdaysAndMonths } from '../../../calendar-names.ts'
import { oneOf } from '../../../phrase-pattern.ts'
import { cleanClause } from '../../message-drafts/read-clause.ts'
import { clausesForReader } from '../../personal-texts/short-clauses.ts'
import { spellOut, toCoach } from '../../message-drafts/templates/written-english.ts'

type Facts = Record<string, string | undefined>

const nobody = { name: null, role: null, gender: 'any', isGenderSure: false } as const

const names = [...weekdaysAndMonths.filter((name) => !/^(?:may|march)$/i.test(name)), ...holidays]
const named = new RegExp(String.raw`\b(?:${oneOf(...names)})\b`, 'giu')
/** Writes what was typed as a sentence of a post: names with a capital, '32 dollars' as a sum. */
const tidy = (text: string): string =>
  text
    .replace(named, (name) => capitalize(name.toLowerCase()))
    .replace(/\bmay (?=\d)/g, 'May ')
    .replace(/\b(Christmas|New Year[’']?s) eve\b/gi, '$1 Eve')
    .replace(/\b(\d[\d,.]*) (?:dollars|bucks)\b/gi, '$$$1')
    .replace(/\((\$[^()]{1,20})\)\.$/, '')
    .replace(/ {2,}/g, ' ')
    .trim()

const saying = new RegExp(
  oneOf(
    String.raw`\b(?:saying|says|to say|say|announcing|telling (?:them|everyone|everybody|people|folks))(?: that)? (.{8,200})$`,
    String.raw`\bpost (?:that )?((?:i|im|i[’']m|we|looking for) .{8,200})$`,
  ),
  'iu',
)
/** Matches words about the manner of the text. */
const manner =
  /(?:,|\.| and| but)? (?:please |and )?(?:do ?n[’']?t|nothing|not too|make it|keep it|something|nice but|short and|sound|w\/?o|without) .*$/iu
/** Matches a price that stands alone, which is a sentence of its own. */
const bareSum = /^(?:\$ ?)?(\d[\d,.]*) ?(?:dollars|bucks)?(?: (each|a \w+|per \w+))?$/iu

/** Returns the statements that a post is to make, as sentences. */
function readSaid(text: string): string | undefined {
  const told = saying
    .exec(text)
    ?.slice(1)
    .find((words) => words !== undefined)
    ?.replace(manner, '')
  if (told === undefined) return undefined
  const parts = spellOut(told).split(/, /)
  const sums = parts.filter((part) => bareSum.test(part.trim()))
  const rest = parts.filter((part) => !bareSum.test(part.trim())).join(', ')
  if (rest === '') return undefined
  const sentences = clausesForReader(rest.replace(/^looking for /i, 'I’m looking for '), nobody, [])
  if (sentences === null || sentences.length === 0) return undefined
  const prices = sums.map((part) => {
    const [, sum = '', each] = bareSum.exec(part.trim()) ?? []
    return `They’re $${sum}${each === undefined ? '' : ` ${each.toLowerCase()}`}.`
  })
  return tidy([...sentences, ...prices].join(' '))
}

const day = oneOf(...weekdaysAndMonths)
const about = /\babout (?:the |our |an? |my |this )?([^.?!]{5,200})$/iu
const subject = new RegExp(
  String.raw`^([\p{L}’' -]{3,50}?)(?: is| will be)?(?: (on|at|this|next|from))? ((?:${day}|tomorrow|tonight|today|week|weekend|month|\d{1,2}(?::\d\d)?)\b.{0,40})$`,
  'iu',
)
const asks = new RegExp(
  String.raw`^(?:please )?(?:${oneOf('bring|wear|pack|send|be there|be here|come|arrive|sign|return|rsvp|dress|park|remember|call|text|check|label|have them|make sure|do ?n[’]?t|turn in|drop')})\b`,
  'iu',
)
const goesOn = /^(?:starts?|begins?|ends?|runs|goes|lasts)\b/iu
const withHour = (words: string): string =>
  words
    .replace(/\b(opens?|starts?|begins?|ends?) (?=\d)/giu, '$1 at ')
    .replace(
      /\bat (\d{1,2}(?::\d\d)?) ?([ap])\.?m\b/giu,
      (_, hour: string, half: string) => `at ${hour} ${half.toUpperCase()}M`,
    )

/** Makes a sentence of one part of what a notice is about. */
function toNotice(part: string): string | null {
  const words = withHour(cleanClause(part.replace(/^(?:and|also|so|that) /i, '')))
  if (words === '') return ''
  if (toCoach.test(words) || /\b(?:I|me|my|she|he)\b/.test(words)) return null
  const none = /^(?:please )?no (.+)$/i.exec(words)?.[1]
  if (none !== undefined) return `No ${none}, please.`
  if (goesOn.test(words)) return `It ${words}.`
  if (asks.test(words)) return `Please ${words.replace(/^please /i, '')}.`
  return `${capitalize(words)}.`
}

/** Returns what a notice is about, its day and all that was told with it, as sentences. */
function readAbout(text: string): string | undefined {
  const [head = '', ...told] = (about.exec(text)?.[1] ?? '').split(/, (?:and )?/iu)
  const [first = '', ...joined] = head.split(/ and (?=(?:please )?(?:bring|wear|pack|be|come|no|send)\b)/iu)
  const others = [...joined, ...told]
  const [, what, preposition = '', when] = subject.exec(first.trim()) ?? []
  if (
    what === undefined ||
    when === undefined ||
    /\b(?:how|what|why|that|they|me|my|i|he|she)\b/i.test(`${what} ${when}`)
  )
    return undefined
  const on = /^(?:\d)/.test(when) && preposition === '' ? 'at' : preposition.toLowerCase()
  const sentences = others.map(toNotice)
  if (sentences.includes(null)) return undefined
  const name = / day$/i.test(what.trim()) ? capitalize(what.trim()) : `The ${what.trim()}`
  const isSeveral = /[^s]s$/i.test(what.trim())
  const lead = `${name} ${isSeveral ? 'are' : 'is'} ${on === '' ? '' : `${on} `}${withHour(when)}.`
  return tidy([lead, ...sentences].join(' '))
}

/** Reads the sentences that a post or a notice is to have, in the user's words. */
export function readOwnWords(text: string): Facts {
  return { said: readSaid(text), aboutsaid: readAbout(text) }
}
