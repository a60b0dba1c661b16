// For the operator: which help lines need a review: older than a year, from public lists only, without hours, with languages
// that are assumed, or with a note to watch. Exits with 1 if one is older than a year. Another day than today may be given: 2027-11-22.
import { readFileSync } from 'node:fs'

const file = new URL('../content/coach/safety/help-lines.json', import.meta.url)
const { countries } = JSON.parse(readFileSync(file, 'utf8'))
const today = new Date(process.argv[2] ?? Date.now())
const yearAgo = new Date(today)
yearAgo.setUTCFullYear(today.getUTCFullYear() - 1)

const checks = countries.flatMap(({ country, emergency, numbers, watch, lines }) => {
  const own = lines.map((line) =>
    Object.assign(line, { at: `${country} ${line.kinds.join(', ')}: ${line.name} ${line.number}` }),
  )
  if (numbers !== undefined) own.unshift({ at: `${country} emergency ${emergency}`, watch, ...numbers })
  return own
})
const old = checks.filter(({ checked }) => new Date(checked) < yearAgo)

const print = (title, found, more) => {
  console.log(`${title}: ${found.length}`)
  for (const one of found) console.log(`  ${one.at} (${more(one)})`)
}
print('Checked more than a year ago', old, ({ checked }) => checked)
print(
  'Seen in public lists only',
  checks.filter(({ grade }) => grade === 'C'),
  ({ source }) => source,
)
print(
  'Hours not known',
  checks.filter(({ hours }) => hours === null),
  ({ note, source }) => note ?? source,
)
print(
  'Languages assumed',
  checks.filter(({ areLanguagesAssumed }) => areLanguagesAssumed),
  ({ languages, source }) => `${languages.join(', ')}; ${source}`,
)
print(
  'To watch',
  checks.filter(({ watch }) => watch !== undefined),
  ({ watch }) => watch,
)
process.exitCode = old.length > 0 ? 1 : 0
