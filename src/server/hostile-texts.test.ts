import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ends, growthOf } from '../../test/linear-time.ts'
import { hostileTexts } from '../../test/hostile-texts.ts'
import { contractTexts, received } from '../../test/contract-texts.ts'
import { actionReaders, openGuideReaders, type TextReader } from '../../test/guide-readers.ts'
import { messageReaders } from '../../test/message-readers.ts'
import { contractReaders, otherReaders, recordReaders, safetyReaders } from '../../test/text-readers.ts'

/** Linear time doubles with the length and quadratic time quadruples: the limit lies between. */
const limit = 3

const guideReaders = await openGuideReaders()

function tooSlow(read: TextReader): string[] {
  const slow: string[] = []
  let reading = ''
  const isDone = ends(() => {
    for (const [name, make] of Object.entries(hostileTexts)) {
      reading = name
      const growth = growthOf(read, make, limit)
      if (growth >= limit) slow.push(`${name}: ×${growth.toFixed(1)}`)
    }
  })
  return isDone ? slow : [...slow, `${reading}: endless`]
}

test('there are more than 40 kinds of hostile text', () => {
  expect(Object.keys(hostileTexts).length).toBeGreaterThan(40)
})

/** Everything in a path or a query arrives as text, in a body what JSON calls a string. */
const takesText = {
  params: /"type":\[?"(?!object|array)/g,
  query: /"type":\[?"(?!object|array)/g,
  body: /"type":\[?"string"/g,
}

test(`${contractTexts.length} texts of ${received.length} bodies, queries and paths are read, as many as the contract has`, () => {
  for (const { key, part, schema } of received) {
    const found = contractTexts.filter((text) => text.schema === schema && text.path.startsWith(`${key} ${part}`))
    const written = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
    expect(found.length, `${key} ${part}`).toBe(written.match(takesText[part])?.length ?? 0)
  }
})

test('where each of them is put, a usual text is taken: nothing else in the input is refused before it is read', () => {
  const refused = contractTexts.filter(({ schema, put, usual }) => !schema.safeParse(put(usual)).success)
  expect(refused.map(({ path }) => path)).toEqual([])
})

describe.each([
  ['the contract', contractReaders],
  ['what is asked to be done', actionReaders],
  ['the guide', guideReaders],
  ['what is read at one place of a conversation', messageReaders],
  ['the safety layer', safetyReaders],
  ['what reads records', recordReaders],
  ['every other parser', otherReaders],
])('%s reads every hostile text in linear time', (_, readers) => {
  test.each(Object.entries(readers))('%s', (_, read) => {
    expect(tooSlow(read)).toEqual([])
  })
})
