// `node scripts/verses.mjs`: writes the text of every reference in content/spiritual/verses.json, and of every Bible text in
// content/spiritual/wisdom.json, from the source. `--check` only compares, and fails on a difference. Needs Debian's packages
// `diatheke` and `sword-text-web` (the World English Bible, 426.0).
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'

const bible = 'engWEB2015eb'
const folder = new URL('../content/spiritual/', import.meta.url)

/** The marked-up text of a reference. Footnotes are asked for because they stand where two words would otherwise meet. */
const readSource = (reference) =>
  execFileSync('diatheke', ['-b', bible, '-f', 'internal', '-o', 'f', '-k', reference.replace('–', '-')], {
    encoding: 'utf8',
  })

/** The words alone, a line of poetry a line. Headings and footnotes are not part of a verse. */
function toText(marked) {
  return marked
    .replace(/<title[^>]*>.*?<\/title>/gs, '')
    .replace(/<note[^>]*>.*?<\/note>/gs, ' ')
    .replace(/<l level[^>]*sID[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(`(${bible})`, '')
    .replace(/^[ \n]*[\w ]+ \d+:\d+: */gm, '\n')
    .split('\n')
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .replace(/ ([.,;:!?’”])/g, '$1')
        .replace(/([.,;:!?”])(?=\p{L})/gu, '$1 ')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n')
}

const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16)

const read = async (name) => JSON.parse(await readFile(new URL(name, folder), 'utf8'))

function fill(one) {
  const text = toText(readSource(one.reference))
  return { ...one, text, digest: digest(text) }
}

const verses = await read('verses.json')
const wisdom = await read('wisdom.json')
const filled = {
  'verses.json': { ...verses, verses: verses.verses.map(fill) },
  'wisdom.json': wisdom.map(({ key, name, about, texts }) => ({
    key,
    name,
    about,
    texts: texts.map((one) => (one.work === 'World English Bible' ? fill(one) : one)),
  })),
}
for (const [name, content] of Object.entries(filled)) {
  if (!process.argv.includes('--check')) {
    await writeFile(new URL(name, folder), `${JSON.stringify(content, null, 2)}\n`)
  } else if (JSON.stringify(content) !== JSON.stringify(await read(name))) {
    console.error(`${name} is not as the source has it`)
    process.exitCode = 1
  }
}
