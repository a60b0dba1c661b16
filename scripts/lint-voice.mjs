// `node scripts/lint-voice.mjs [folders]`: what people read is written as docs/voice.md says, as far as a rule can tell.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'rolldown/parseAst'

const root = fileURLToPath(new URL('..', import.meta.url))
const given = process.argv.slice(2)
const folders = given.length > 0 ? given : ['src/web', 'src/contract', 'src/server'].map((name) => join(root, name))

/** The coach's own texts are judged with the coach, an operator's are brief, quoted authors and people who type write as they do. */
const isOurs = (path) =>
  /\.tsx?$/.test(path) &&
  !/\.test\.ts$|\.testing\.ts$|server[\\/](?:coach|env|unreadable|planner[\\/]plan-repeats|lib[\\/](?:embedded|migrate|kin-names))|coach-models|vision-board[\\/]inspiration|contract[\\/]help/.test(
    path,
  )

/** What is refused, and what to write instead. */
const rules = [
  [
    /\b(?:cannot|(?:do|does|did|is|are|was|were|would|could|should|has|have|will) not)\b(?! null)/i,
    'contract it: can’t, didn’t, won’t',
  ],
  [/\b(?:you|we|they) (?:are|will)(?= [a-z])(?! now)/i, 'contract it: you’re, we’ll'],
  [/\b(?:there|that) is(?= [a-z])/i, 'contract it: there’s, that’s'],
  [/\breckon|\banew\b|\bwhilst\b|\bthereof\b|\bupon\b(?! a)/i, 'a plain word'],
  [/\bthe letter\b|\bour letter\b/i, '“email”'],
  [
    /\b(?:towards|favourite|colour|harbour|neighbour|organis|recognis|realis|apologis|any more\b(?= *[.;,!]|$))/i,
    'American spelling: toward, favorite, color, anymore',
  ],
  [/\bmum\b/i, '“Mom”'],
  [
    /\bonly if you like\b|\bdoes? (?:you|me) good\b|\bof your own\b[.;,]?$|\bby itself\b/i,
    'as people say it: optional, feels good, your own, on its own',
  ],
  [/\bstands? (?:here|there|below|above)\b/i, '“is”, “shows up”'],
  [/\bas (?:it|they) (?:was|were)\b/i, '“didn’t change”'],
  [
    /\b(?:is|are)n’t back yet\b|\bdidn’t come back yet\b|\bis still here$/,
    '“We couldn’t restore this”, “We couldn’t delete this”',
  ],
  [/\btick (?:it|them|things|one|off)\b/i, '“check off”'],
  [/\bneed not\b|\bwhoever (?!runs)/i, '“don’t have to”, “if you”, “anyone who”'],
]

const files = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter(isOurs)
    .toSorted()

/** An error that is thrown is for whoever reads the log. */
const isUnread = ({ type, callee }) =>
  type === 'ImportDeclaration' || type === 'TSLiteralType' || (type === 'NewExpression' && callee.name === 'Error')

/** The texts of a file: literals with a space in them, templates, and what stands between tags. */
function textsIn(node, found = []) {
  if (node === null || typeof node !== 'object') return found
  if (Array.isArray(node)) for (const each of node) textsIn(each, found)
  else if (!isUnread(node)) {
    if (node.type === 'Literal' && typeof node.value === 'string') found.push([node.start, node.value])
    if (node.type === 'JSXText') found.push([node.start, node.value])
    if (node.type === 'TemplateElement') found.push([node.start, node.value.cooked ?? ''])
    for (const [name, each] of Object.entries(node)) if (name !== 'type') textsIn(each, found)
  }
  return found
}

const faults = folders.flatMap(files).flatMap((path) => {
  const source = readFileSync(path, 'utf8')
  return textsIn(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' })).flatMap(([start, text]) => {
    const plain = text.replace(/\s+/g, ' ').trim()
    const rule = plain.includes(' ') ? rules.find(([pattern]) => pattern.test(plain)) : undefined
    if (rule === undefined) return []
    return [
      `${relative(root, path).replaceAll('\\', '/')}:${source.slice(0, start).split('\n').length} “${plain}”: ${rule[1]}`,
    ]
  })
})
for (const fault of faults) console.error(fault)
if (faults.length > 0) {
  console.error(`${faults.length} texts are not written as docs/voice.md says.`)
  process.exit(1)
}
console.log('The texts are written as docs/voice.md says.')
