// `node scripts/lint-voice.mjs [folders]`: checks that texts for people follow docs/voice.md, as far as a rule can tell, and that
// comments are plain.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'rolldown/utils'

const root = fileURLToPath(new URL('..', import.meta.url))
const given = process.argv.slice(2)
const inRoot = (names) => names.map((name) => join(root, name))
const folders = given.length > 0 ? given : inRoot(['src/web', 'src/contract', 'src/server'])
const commentFolders = given.length > 0 ? given : inRoot(['src', 'scripts', 'test', 'bench'])

/** Left out: the coach's texts, which are judged with the coach, an operator's, which are brief, and quotes. */
const isOurs = (path) =>
  /\.tsx?$/.test(path) &&
  !/\.test\.ts$|\.testing\.ts$|server[\\/](?:coach|env|unreadable|planner[\\/]plan-repeats|lib[\\/](?:embedded|migrate|kin-names))|coach-models|vision-board[\\/]inspiration|contract[\\/]help/.test(
    path,
  )

/** Refused patterns, each with a better wording. */
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

/** Refused in comments, each with a better wording. */
const commentRules = [
  [/^What /, 'begin with the verb or the noun: “Reads …”, “The fields of …”'],
  [/(?<!\b[Tt]here )\b(?:is|are|was|were) no (?!longer\b|more\b)[a-z]/, '“isn’t a”, “has no”, “doesn’t”'],
  [/\bin (?:the )?place of\b/i, '“instead of”'],
  [/\bso many (?!that\b)/i, 'the number, “this many”, “at most `limit`”'],
]

const files = (folder, isChecked) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter(isChecked)
    .toSorted()

const isChecked = (path) => /\.(?:tsx?|mjs)$/.test(path)
const plainOf = (text) => text.replace(/\s+/g, ' ').trim()
const quoted = /(?<![\p{L}\d])'[^']*'(?!\p{L})|“[^”]*”|`[^`]*`/gu

/** An error that is thrown is for whoever reads the log. */
const isUnread = ({ type, callee }) =>
  type === 'ImportDeclaration' || type === 'TSLiteralType' || (type === 'NewExpression' && callee.name === 'Error')

/** The texts of a file: literals with a space, templates, and text between tags. */
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

function faultsOf(path, textsOf, patterns) {
  const source = readFileSync(path, 'utf8')
  return textsOf(parseSync(path, source)).flatMap(([start, text]) => {
    const plain = plainOf(text)
    const rule = plain.includes(' ') ? patterns.find(([pattern]) => pattern.test(plain)) : undefined
    if (rule === undefined) return []
    const line = source.slice(0, start).split('\n').length
    return [`${relative(root, path).replaceAll('\\', '/')}:${line} “${plain}”: ${rule[1]}`]
  })
}

/** The comments of a file, without what they quote. */
const commentsIn = ({ comments }) =>
  comments.map(({ start, value }) => [start, value.replaceAll(/^\s*\*+ ?/gm, '').replaceAll(quoted, '…')])

const faults = [
  ...folders
    .flatMap((each) => files(each, isOurs))
    .flatMap((path) => faultsOf(path, ({ program }) => textsIn(program), rules)),
  ...commentFolders
    .flatMap((each) => files(each, isChecked))
    .flatMap((path) => faultsOf(path, commentsIn, commentRules)),
]
for (const fault of faults) console.error(fault)
if (faults.length > 0) {
  console.error(`${faults.length} texts are not written as docs/voice.md says.`)
  process.exit(1)
}
console.log('The texts are written as docs/voice.md says.')
