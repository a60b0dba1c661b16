import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)

test('every file that docs/security.md names exists', async () => {
  const page = await readFile(new URL('docs/security.md', root), 'utf8')
  const named = [...page.matchAll(/`([\w./-]+\.(?:test\.ts|ts|mjs|json))`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(30)
  const missing = named.filter(
    (name) => !existsSync(new URL(name, root)) && !existsSync(new URL(`src/server/${name}`, root)),
  )
  expect(missing).toEqual([])
})
