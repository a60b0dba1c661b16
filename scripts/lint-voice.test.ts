import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glowell-voice-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function check(sources: Readonly<Record<string, string>>) {
  for (const [name, source] of Object.entries(sources)) await writeFile(join(folder, `${name}.tsx`), source)
  return spawnSync(process.execPath, [resolve('scripts/lint-voice.mjs'), folder], { encoding: 'utf8' })
}

const stiff = {
  'a label': `export const A = () => <p title="Your journal did not load" />`,
  'a text between tags': `export const A = () => <p>We cannot\n reach Glowell</p>`,
  'a part of a template': 'export const a = (n: number) => `There is room for ${n} more`',
  'a toast': `export const a = { title: 'The letter is on its way' }`,
}
const unclear = {
  'a riddle': '// Not wanted is no wish.',
  'a clause without a verb': '/** What the list shows. */',
  'a number that is not named': '/** In days: so many pass before it is\n * deleted. */',
}

test('stiff English and riddles in comments end the run, and the location of each is printed', async () => {
  const comments = Object.entries(unclear).map(([name, comment]) => [name, `${comment}\nexport const a = 1`])
  const { status, stderr } = await check({ ...stiff, ...Object.fromEntries(comments) })
  expect(status).toBe(1)
  for (const name of Object.keys({ ...stiff, ...unclear })) expect(stderr).toContain(`${name}.tsx:1 “`)
})

test('texts as a friend says them pass, and so does what nobody reads, and a comment that quotes or says there is none', async () => {
  const { status, stderr } = await check({
    text: `// it does not matter here\nexport const a = { title: 'Your journal didn’t load', where: \`deleted_at is not null\` }`,
    comment: `/** There is no index. 'This is no joke' is kept. */\nexport const a = 1`,
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})
