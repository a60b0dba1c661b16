import { expect, test } from 'vitest'
import { phraseOf } from './goal-phrase.ts'

test.each([
  ['Clear the card', 'verb', 'clear the card'],
  ['Read twelve books', 'verb', 'read twelve books'],
  ['Save $1,500 for Paris', 'verb', 'save $1,500 for Paris'],
  ['Call someone I love', 'verb', 'call someone I love'],
  ['The quiet fund', 'noun', 'the quiet fund'],
  ['A house by the sea', 'noun', 'a house by the sea'],
  ['Thirty easy runs', 'noun', 'thirty easy runs'],
  ['My first marathon', 'noun', 'my first marathon'],
])('“%s” goes into a sentence as a %s', (title, form, words) => {
  expect(phraseOf(title)).toEqual({ form, words })
})

test.each([
  'Emergency fund',
  'Sundays with Mamma',
  'Marathon',
  'Travel fund',
  'Save energy bills',
  'I walk every day',
  'The house is clean',
  'Get what you want',
  'Read Twelve Good Books',
  'DEBT (the last one)',
  'Learn Spanish! Finally.',
  '“Fund” & more',
  'Find a way to say no to people and mean it this time',
  'ادخار هادئ لبيت صغير',
  'Six $& quiet months $1 {goal}',
])('“%s” does not', (title) => {
  expect(phraseOf(title)).toBeUndefined()
})
