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

async function check(source: string) {
  await writeFile(join(folder, 'Text.tsx'), source)
  return spawnSync(process.execPath, [resolve('scripts/lint-voice.mjs'), folder], { encoding: 'utf8' })
}

test.each([
  ['a label', `export const A = () => <p title="Your journal did not load" />`],
  ['a text between tags', `export const A = () => <p>We cannot\n reach Glowell</p>`],
  ['a part of a template', 'export const a = (n: number) => `There is room for ${n} more`'],
  ['a toast', `export const a = { title: 'The letter is on its way' }`],
])('%s in stiff English ends the run, and its location is printed', async (_, source) => {
  const { status, stderr } = await check(source)
  expect(status).toBe(1)
  expect(stderr).toMatch(/Text\.tsx:1 “/)
})

test('texts as a friend says them pass, and so does what nobody reads', async () => {
  const { status, stderr } = await check(
    `// it does not matter here\nexport const a = { title: 'Your journal didn’t load', where: \`deleted_at is not null\` }`,
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test.each([
  ['a riddle', '// Not wanted is no wish.'],
  ['a clause without a verb', '/** What the list shows. */'],
  ['a number that is not named', '/** In days: so many pass before it is\n * deleted. */'],
])('%s in a comment ends the run, and its location is printed', async (_, comment) => {
  const { status, stderr } = await check(`${comment}\nexport const a = 1`)
  expect(status).toBe(1)
  expect(stderr).toMatch(/Text\.tsx:1 “/)
})

test('a comment may say that there is none of something, and quote what people say', async () => {
  const { status, stderr } = await check(`/** There is no index. 'This is no joke' is kept. */\nexport const a = 1`)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})
