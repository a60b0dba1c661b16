import { oneOf } from '../../phrase-pattern.ts'

const verbs = `(?:${oneOf(
  'wrote(?: back)?|write|writes|answered|answers?|said|says?|say|texted(?: back)?|replied|goes|was like|came back with',
  'sent(?: back)?|asked|asks?|told me|offered',
)})`
const who =
  '(?:(?:[Hh]e|[Ss]he|[Tt]hey|(?:and )?\\p{Lu}\\p{L}+(?: (?:he|she))?|[Mm]y \\p{L}+(?:[ -]in[ -]law)?)(?: just| finally| only)?)'
const quoted = new RegExp(`(?:^|[\\s,.])${who} ${verbs}[.:,]? ?["“‘]([^"“”‘]{1,400}?)["”’](?=[\\s.,;!?)]|$)`, 'u')
const leads = oneOf('Ok|So|Well|Lord|Ugh|And|Now|Good|But|ok|so|well|lord|ugh|and|now|good|but')
const plain = new RegExp(
  `^(?:(?:${leads}) )*(?:then )?${who} (?:${verbs}|called back and)[:,]? (?!me to say)(.{1,200}?)(?=[.!?] |[.!?]?$|, what| what do|\\. now)`,
  'u',
)
const wants = /^(?:[Hh]e|[Ss]he|[Tt]hey|\p{Lu}\p{L}+) wants (?:me|us) to (.{3,160}?)(?=[.!?] |[.!?]?$|, what| what do)/u

/** What came back, and what the user says besides. */
export type CameBack = { theirs: string; rest: string; isQuoted: boolean; isSpoken: boolean }

const spoken =
  /\b(?:said|says|told me|goes|was like|at (?:supper|dinner|breakfast|lunch)|in that voice|on the phone)\b/i

export function readReply(written: string): CameBack | null {
  const quote = quoted.exec(written)
  const found = quote ?? plain.exec(written) ?? wants.exec(written)
  const theirs = found?.[1]?.trim()
  if (found === null || theirs === undefined || theirs === '') return null
  const rest = `${written.slice(0, found.index)} ${written.slice(found.index + found[0].length)}`.trim()
  return { theirs, rest: rest.replace(/^[.,!?\s]+/, ''), isQuoted: quote !== null, isSpoken: spoken.test(written) }
}
