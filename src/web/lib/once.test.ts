import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { once } from './once.ts'

const src = fileURLToPath(new URL('../../', import.meta.url))

test('what is made once is made when it is first asked for, also where it is undefined', () => {
  const made: string[] = []
  const first = once(() => {
    made.push('first')
    return undefined
  })
  expect(made).toEqual([])
  expect([first(), first()]).toEqual([undefined, undefined])
  expect(made).toEqual(['first'])
})

test('no page makes a format or a segmenter while it loads', () => {
  const files = globSync(['web/**/*.{ts,tsx}', 'contract/**/*.ts'], { cwd: src })
  expect(files.length).toBeGreaterThan(500)
  const early = files.filter((file) => /^(?:export )?const \w+ = new Intl\./m.test(readFileSync(src + file, 'utf8')))
  expect(early).toEqual([])
})
