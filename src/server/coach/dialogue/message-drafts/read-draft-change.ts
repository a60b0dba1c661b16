import { oneOf } from '../../phrase-pattern.ts'
import { countWords, normalize, splitAtPunctuation } from '../../guide/text-analysis.ts'
import { cleanClause, addressReader } from './read-clause.ts'
import { type Details, readDetails } from './read-details.ts'
import { asksAnother, readRevision } from './read-tone.ts'

const nextTone = { plain: 'softer', softer: 'firmer', firmer: 'short' } as const

/** Changes the tone, because the user wants another try. */
function another({ tone = 'plain', ...rest }: Details): Details {
  const next = tone === 'softer' || tone === 'firmer' ? nextTone[tone] : nextTone.plain
  return next === 'short' ? { ...rest, tone: 'plain', length: 'short' } : { ...rest, tone: next }
}

const omitVerbs = oneOf('without|leave out|take out|remove|drop|skip|cut|lose')
const omits = new RegExp(
  `^(?:ok |but |can you |please )*(?:${omitVerbs})(?: the)?(?: part| bit| line)?(?: about| where| with| that says)?(?: the| my)? (.{3,40}?)(?: part| bit| line)?$`,
)
const addOpening = oneOf('ok |but |and |can you |could you |please |maybe ')
const addObject = oneOf(' that| also that| something about| about')
const adds = new RegExp(
  `^(?:${addOpening})*(?:also )?(?:add|mention|include|say|put in)(?: in)?(?:${addObject})? ([^.?!]{4,120})(?:[.?!].*)?$`,
  'iu',
)
const names = /\b(?:name(?: i|[’']?)s|it[’']?s (?:for|to)|called) /i
const asMail = /\b(?:as|for|into|make it) an? e-?mail\b/i
const asText = /\b(?:as|for|into|make it) an? (?:text|message)\b/i
const asSpoken = /\b(?:out loud|in person|face to face|on the phone)\b/i

/** Reads another way to send it. */
function readMedium(message: string): Details | null {
  if (asMail.test(message)) return { medium: 'mail' }
  if (asText.test(message)) return { medium: 'text' }
  return asSpoken.test(message) ? { medium: 'aloud' } : null
}

const addsToo = /^(.{0,300}?)(?:,| and){1,2} (?:also )?(?:mention|add|include)(?: that)? ([^.?!]{4,120})(?:[.?!].*)?$/iu

/** Reads the changes of the draft. Returns null if the message is about something else. */
export function readDraftChange(message: string, details: Details): Details | null {
  const [, first, more] = addsToo.exec(message.trim()) ?? []
  if (first !== undefined && more !== undefined) {
    const turned = addressReader(cleanClause(more))
    return { ...(readDraftChange(first, details) ?? details), ...(turned !== null && { added: turned }) }
  }
  const style = readRevision(message)
  if (style !== null) {
    const { length: _, ...whole } = details
    return { ...(style.length === 'full' || style.tone !== undefined ? whole : details), ...style }
  }
  if (asksAnother(message)) return another(details)
  const [, omit] = omits.exec(normalize(message)) ?? []
  if (omit !== undefined) return { ...details, omit }
  const isShort = countWords(message) <= 10
  const medium = isShort ? readMedium(message) : null
  if (medium) return { ...details, ...medium }
  const added = adds.exec(message.trim())?.[1]
  const turned = added === undefined ? null : addressReader(cleanClause(added))
  if (turned !== null) return { ...details, added: turned }
  const { name } = isShort && names.test(message) ? readDetails([message], []) : {}
  return name === undefined ? null : { ...details, name }
}

/** Reads the changes from the sentences of a message that ask for any. */
export function changeIn(message: string, details: Details): Details | null {
  const sentences = splitAtPunctuation(message)
  const styles = sentences.length > 1 ? sentences.flatMap((sentence) => readRevision(sentence) ?? []) : []
  return styles.length === 0 ? null : Object.assign({}, details, ...styles)
}
