import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { traditions } from '#contract/spiritual-lists.ts'
import { readContent } from '#server/lib/content.ts'
import { asExcerpt, wisdomOfTraditions, yearOfVerses } from './readings.ts'

const year = await readContent('spiritual/verses', yearOfVerses)
const wisdom = await readContent('spiritual/wisdom', wisdomOfTraditions)

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

test('every day of a leap year has a verse of its own', () => {
  const leapYear = Array.from({ length: 366 }, (_, day) =>
    new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(5, 10),
  )
  expect(year.verses.map(({ day }) => day)).toEqual(leapYear)
  expect(new Set(year.verses.map(({ reference }) => reference)).size).toBe(366)
})

test('each verse is, letter by letter, what the source gave', () => {
  for (const { reference, text, digest } of year.verses)
    expect([reference, digestOf(text)]).toEqual([reference, digest])
  const fromBible = wisdom.flatMap(({ texts }) => texts).filter(({ work }) => work === year.work)
  expect(fromBible.length).toBeGreaterThan(15)
  for (const { reference, text, digest } of fromBible) expect([reference, digestOf(text)]).toEqual([reference, digest])
})

test('a verse by itself has no half of a quote and no open end', () => {
  const shown = [...year.verses, ...wisdom.flatMap(({ texts }) => texts)].map(({ text }) => asExcerpt(text))
  for (const text of shown) {
    expect([text, text.split('“').length]).toEqual([text, text.split('”').length])
    expect(text).toMatch(/[.!?…][’”]*$/)
  }
  expect(asExcerpt('“Come to me, and I will give you rest.')).toBe('Come to me, and I will give you rest.')
  expect(asExcerpt('Love doesn’t brag, is not proud,')).toBe('Love doesn’t brag, is not proud…')
  expect(asExcerpt('Jesus said to her, “I am the resurrection.')).toBe('Jesus said to her, “I am the resurrection.”')
  expect(asExcerpt('The truth will make you free.”')).toBe('The truth will make you free.')
})

test('the source is named with its edition and rights, and every reference is book, chapter and verse', () => {
  expect([year.work, year.rights]).toEqual(['World English Bible', 'Public domain'])
  for (const { reference, text } of year.verses) {
    expect(reference).toMatch(/^([1-3] )?[A-Z][a-z]+( of [A-Z][a-z]+)? \d+:\d+(–\d+)?$/)
    expect(text).not.toMatch(/[<>]|[a-z][A-Z]|[.,;!?]\p{L}|\s{2}|^\s|\s$|engWEB/u)
  }
})

test('every tradition has texts of named works in the public domain, of which none says the same twice', () => {
  expect(wisdom.map(({ key, name }) => [key, name])).toEqual(traditions.map(({ key, label }) => [key, label]))
  for (const { texts } of wisdom) {
    expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length)
    // A translation of before 1931 is in the public domain in the United States.
    for (const { work } of texts)
      expect([work, work === year.work || /, 1[5-9]\d\d(–1[5-9]\d\d)?$/.test(work)]).toEqual([work, true])
  }
})
