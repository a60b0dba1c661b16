import { mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkLibraries } from './binaries.ts'

let home = ''
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'binaries-test-'))
  await mkdir(join(home, 'native', 'lib'), { recursive: true })
  await writeFile(join(home, 'native', 'lib', 'libpq.so.5.18'), '')
})
afterEach(() => rm(home, { recursive: true, force: true }))

const describeLink = (target: string) =>
  writeFile(join(home, 'native', 'pg-symlinks.json'), JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target }]))

test('the library links that no install script made are made, by two starts at once too', async () => {
  await describeLink('native/lib/libpq.so.5')
  const starts = [1, 2, 3].map(() => linkLibraries(join(home, 'native'), join(home, 'spare')))
  expect(await Promise.all(starts)).toEqual([{}, {}, {}])
  expect(await readlink(join(home, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
})

test('where the package cannot be written, the links are made beside the data, as often as it starts', async () => {
  // A folder that is not there stands for one that cannot be written: root can write everywhere else.
  await describeLink('native/read-only/libpq.so.5')
  for (let start = 0; start < 2; start++) {
    const env = await linkLibraries(join(home, 'native'), join(home, 'spare'))
    expect(Object.values(env)).toEqual([join(home, 'spare')])
    expect(await readlink(join(home, 'spare', 'libpq.so.5'))).toBe(join(home, 'native', 'lib', 'libpq.so.5.18'))
  }
})
