// `node scripts/secrets.mjs [folders]`: no key, token or password is in the committed or built files, or in the given folders.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lintSource } from '@secretlint/core'
import { creator as rule } from '@secretlint/secretlint-rule-preset-recommend'

const root = fileURLToPath(new URL('..', import.meta.url))
const preset = '@secretlint/secretlint-rule-preset-recommend'
/** Used by tests only. */
const forTests = new Set([
  'test/fixtures/pictures.example.pem: PrivateKey',
  'src/server/ports/safe-fetch.test.ts: BasicAuth',
])

const ignored = readFileSync(`${root}.gitignore`, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.replace(/\/$/, ''))
const isIgnored = (name) =>
  name === '.git' || ignored.some((each) => (each.startsWith('*') ? name.endsWith(each.slice(1)) : name === each))

const files = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (isIgnored(entry.name)) return []
    return entry.isDirectory() ? files(path) : entry.isFile() ? [path] : []
  })

/** The lines with secrets, and of which kind; never the secrets. */
async function search(path) {
  const bytes = readFileSync(path)
  if (bytes.subarray(0, 8_192).includes(0)) return []
  const { messages } = await lintSource({
    source: { filePath: path, content: bytes.toString(), contentType: 'text' },
    options: { config: { rules: [{ id: preset, rule, options: {} }] }, maskSecrets: true },
  })
  const name = relative(root, path).replaceAll('\\', '/')
  return messages
    .filter(({ messageId }) => !forTests.has(`${name}: ${messageId}`))
    .map(({ messageId, loc }) => `${name}:${loc.start.line}: ${messageId}`)
}

const given = process.argv.slice(2)
const folders = given.length > 0 ? given.map((folder) => resolve(folder)) : [root, `${root}dist/web`].filter(existsSync)
const all = folders.flatMap(files)
const found = (await Promise.all(all.map(search))).flat()
for (const line of found) console.error(line)
if (found.length > 0)
  console.error('A secret is out for good once it is committed: replace it where it is used, then take it out here.')
else console.log(`${all.length} files, no secret in them.`)
process.exitCode = found.length > 0 ? 1 : 0
