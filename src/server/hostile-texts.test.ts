import { describe, expect, test } from 'vitest'
import { growthOf } from '../../test/linear-time.ts'
import { hostileTexts } from '../../test/hostile-texts.ts'
import {
  actionReaders,
  contractReaders,
  openGuideReaders,
  otherReaders,
  safetyReaders,
  type TextReader,
} from '../../test/text-readers.ts'

/** Linear time doubles with the length and quadratic time quadruples: the limit lies between. */
const limit = 3

const guideReaders = await openGuideReaders()

function tooSlow(read: TextReader): string[] {
  return Object.entries(hostileTexts).flatMap(([name, make]) => {
    const growth = growthOf(read, make, limit)
    return growth < limit ? [] : [`${name}: ×${growth.toFixed(1)}`]
  })
}

test('there are more than 40 kinds of hostile text, and every call with a text is tested', () => {
  expect(Object.keys(hostileTexts).length).toBeGreaterThan(40)
  expect(Object.keys(contractReaders).length).toBeGreaterThan(40)
})

describe.each([
  ['the contract', contractReaders],
  ['what is asked to be done', actionReaders],
  ['the guide', guideReaders],
  ['the safety layer', safetyReaders],
  ['every other parser', otherReaders],
])('%s reads every hostile text in linear time', (_, readers) => {
  test.each(Object.entries(readers))('%s', (_, read) => {
    expect(tooSlow(read)).toEqual([])
  })
})
