import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const page = await readFile(new URL('docs/security.md', root), 'utf8')

const addressOf = (name: string): URL | undefined =>
  [new URL(name, root), new URL(`src/server/${name}`, root)].find((address) => existsSync(address))

test('every file that docs/security.md names exists', () => {
  const named = [...page.matchAll(/`([\w./-]+\.(?:test\.ts|ts|mjs|json))`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((name) => addressOf(name) === undefined)).toEqual([])
})

test('every test that docs/security.md names by its title is in the file named before it', async () => {
  const named = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`: ‘([^’]+)’/g)]
  expect(named.length).toBeGreaterThan(0)
  for (const [, file = '', title = ''] of named)
    expect(await readFile(addressOf(file) ?? root, 'utf8')).toContain(`'${title}`)
})

test('a requirement that is tested by machine is not listed as untested', () => {
  const [table = '', rest = ''] = page.split('\nNot yet tested by machine: ')
  const untested = [...(rest.split('\n')[0] ?? '').matchAll(/\d+\.\d+\.\d+/g)].map(([number]) => number)
  expect(untested.length).toBeGreaterThan(0)
  expect(untested.filter((number) => new RegExp(String.raw`\| [\d., –]*\b${number}\b`).test(table))).toEqual([])
})
