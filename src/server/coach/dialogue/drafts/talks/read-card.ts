import { normalize } from '../../../guide/text-analysis.ts'

const holiday =
  /\b(?:christmas|xmas|holiday) (?:card|note)\b|\b(?:card|note)\b.{0,40}\b(?:christmas|xmas|the holidays)\b/
const events: readonly (readonly [string, RegExp])[] = [
  ['card-baby-shower', /\bbaby shower\b|\bsprinkle card\b/],
  ['card-new-baby', /\bnew ?baby\b|\bnewborn\b|\bhad (?:a|her|their|the) baby\b/],
  ['card-wedding', /\bwedding\b|\bbridal shower\b|\bnewlyweds?\b/],
  ['card-graduation', /\bgraduat\w+\b/],
  ['card-get-well', /\bget well\b|\bsurgery\b|\bin the hospital\b/],
  ['card-retirement', /\bretir\w+\b/],
  ['card-teacher', /\bteachers?\b/],
  ['card-anniversary', /\banniversary\b/],
  ['card-birthday', /\bb(?:irth)?days?\b/],
]
const writes = /\b(?:write|writing|words|say|put|message|something|sign|idea|wording)\b/
const notHers =
  /\b(?:add|buy|get|pick up|remind|mail|send out|list)\b.{0,30}\bcards?\b|\b(?:credit|gift|report|debit|business|note) ?cards?\b/

/** The purpose of what is to be written in a card, by its event; null where no card is meant. */
export function readCard(text: string): string | null {
  const line = normalize(text)
  if (holiday.test(line) && writes.test(line) && !notHers.test(line)) return 'card-holiday'
  if (!/\bcard\b/.test(line) || !writes.test(line) || notHers.test(line)) return null
  return events.find(([, form]) => form.test(line))?.[0] ?? null
}
