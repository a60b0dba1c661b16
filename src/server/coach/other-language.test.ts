import { expect, test } from 'vitest'
import { blankRequest } from './guide/blank-request.ts'
import { loadGuide } from './guide/guide.ts'
import { readOtherLanguage } from './other-language.ts'
import { assess } from './safety/assess.ts'
import { newConcernState } from './safety/concern-state.ts'

const guide = await loadGuide()

test.each([
  ['Gisteren heb ik mijn zus gebeld en ze wil niet naar het feest', 'Dutch'],
  ['Ich kann heute nicht schlafen, was soll ich tun?', 'German'],
  ['Je suis fatiguée et je ne sais pas quoi faire avec mon mari', 'French'],
  ['Non riesco a dormire e domani ho un colloquio', 'Italian'],
  ['Hoje estou muito cansada', 'Portuguese'],
])('a message in another language is said to be in it, in no third one: %s', async (message, name) => {
  const other = readOtherLanguage(message)
  expect(other?.name).toBe(name)
  expect(assess(message, newConcernState).language).toBe('en')
  const { text } = await guide.answer({ ...blankRequest, message })
  expect(text.startsWith(other?.line ?? '?')).toBe(true)
  expect(text).toContain('English and Spanish')
})

test.each([
  'Mi mamá no me habla desde ayer y estoy cansada',
  'que hago con mi marido que no me escucha nada',
  'I made spaghetti alla nonna, das auto is in the shop, and c’est la vie',
  'add pain au chocolat and vin santo to my list',
  'My friend says je ne sais quoi about everything and it makes me laugh',
])('English and Spanish are not: %s', (message) => {
  expect(readOtherLanguage(message)).toBeNull()
})
