import { capitalize } from '#contract/capitalize.ts'
import { toSecondPerson } from '../../../second-person.ts'
import { cleanClause } from '../../message-drafts/read-clause.ts'

const rest = '([^.?!]{3,150})'
const is = '(?:is|was|pays|has|would be)'
/** Matches two things, and what the message says about each. */
const oneAndOther = new RegExp(
  String.raw`\b(?:one|the first)(?: one)? (${is} ${rest})[.;,]\s(?:and |but )?the (?:other|second)(?: one)? (${is} ${rest})`,
  'iu',
)
const head = String.raw`((?:the|a) [^.?!,]{3,44}?)`
const whichAndWhich = new RegExp(
  String.raw`\b${head},? (?:which|that) (?:is|was) ([^.?!]{3,110}?),? (?:and|or) (the [^.?!,]{2,44}?),? (?:which|that) (?:is|was) ([^.?!]{3,150})`,
  'iu',
)
const name = String.raw`(\p{Lu}\p{L}{2,}|[Hh]ome|[Hh]ere|[Tt]here)`
const amounts = new RegExp(
  String.raw`(?:^|[.!?] |, )${name} is ([£$€]?\d[\d,.]{0,9}[^,.?!]{0,40}), (?:and |but )?${name} is ([£$€]?\d[\d,.]{0,9}[^.?!]{0,120})`,
  'u',
)

/** Returns the words in the second person, or null if they aren't clear alone. */
function say(words: string | undefined): string | null {
  if (words === undefined || /["“”()?[\]]|\byour?\b/i.test(words)) return null
  const said = cleanClause(words)
  return said === '' ? null : toSecondPerson(said)
}

const line = (label: string, words: string): string => `**${capitalize(label)}:** ${words}.`

/** Reads what the message says about each of two options. `told` is the passage that it was read from. */
export function readStorySides(message: string): { lines: readonly string[]; told: string } | null {
  const two = oneAndOther.exec(message)
  const [one, other] = [say(two?.[1]), say(two?.[3])]
  if (two !== null && one !== null && other !== null)
    return { lines: [`**One** ${one}.`, `**The other** ${other}.`], told: two[0] }
  for (const [form, begin] of [
    [whichAndWhich, 'it’s '],
    [amounts, ''],
  ] as const) {
    const found = form.exec(message)
    const [a, ofA, b, ofB] = (found ?? []).slice(1).map(say)
    if (found !== null && a && ofA && b && ofB)
      return { lines: [line(a, `${begin}${ofA}`), line(b, `${begin}${ofB}`)], told: found[0] }
  }
  return null
}
