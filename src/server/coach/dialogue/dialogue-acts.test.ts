import { expect, test } from 'vitest'
import { readDialogueAct, readMeant } from './dialogue-acts.ts'
import { toSecondPerson } from '../second-person.ts'
import { readNamesAndAges } from './names-and-ages.ts'

test.each([
  [
    'misread',
    ['that’s not what I meant', 'no, you misunderstood', 'I meant my sister', 'eso no es lo que quería decir'],
  ],
  ['no', ['no', 'nope', 'neither', 'not that one', 'no gracias', 'ninguna de las dos']],
  ['otherSubject', ['can we talk about something else?', 'new topic', 'otro tema', 'hablemos de otra cosa']],
  ['back', ['go back', 'back to the first topic', 'where were we?', '¿en qué quedamos?', 'volvamos a lo anterior']],
  ['why', ['why?', 'but why is that', '¿por qué?']],
  [
    'example',
    ['an example', 'can you give me an example?', 'like what?', 'what do I actually say?', 'dame un ejemplo'],
  ],
  ['whatIf', ['and if he says no?', 'what if she gets mad', '¿y si no contesta?']],
  ['shorter', ['shorter please', 'that’s too long', 'tl;dr', 'más corto']],
  ['pick', ['the first one', '2', 'let’s go with option 2', 'la primera']],
  ['second', ['the second one', 'the other one', 'la segunda']],
  ['more', ['more', 'another idea', 'what else?', 'más ideas']],
  ['listen', ['just listen', 'I don’t want advice', 'let me vent for a minute', 'solo quiero que me escuches']],
  ['yes', ['yes please', 'ok', 'sounds good', 'sí', 'claro que sí']],
  ['drop', ['never mind', 'forget it', 'olvídalo']],
  ['thanks', ['thanks a lot!', 'thank you, that helped', 'muchas gracias']],
  ['bye', ['bye', 'I have to go', 'good night', 'hasta mañana']],
  ['hello', ['hi', 'hey Luxee', 'good morning!', 'hola', 'buenos días']],
])('%s is understood, in English and Spanish', (act, messages) => {
  expect(messages.map((message) => [message, readDialogueAct(message)])).toEqual(
    messages.map((message) => [message, act]),
  )
})

test('a subject of its own is none of these', () => {
  const subjects = [
    'No one at work listens to me and I want to quit',
    'how do I go back to work after the baby',
    'I want to know more about saving',
    'yes and no is all my teenager says to me these days',
    'why does my husband never help',
    'my second baby cries all night',
    'I thank my mother every day and she still complains about everything',
    'if I lose my job we lose the house and I do not know what to tell the kids about it all',
  ]
  expect(subjects.map((message) => [message, readDialogueAct(message)])).toEqual(
    subjects.map((message) => [message, null]),
  )
})

test('a correction says what was meant, in the user’s words', () => {
  expect(readMeant('no, I meant my sister’s wedding')).toBe('my sister’s wedding')
  expect(readMeant('That’s wrong. It’s more about money.')).toBe('money.')
  expect(readMeant('me refiero a mi jefa')).toBe('mi jefa')
  expect(readMeant('that’s not what I meant')).toBeNull()
})

test.each([
  ['quit my job because I’m tired', 'quit your job because you’re tired'],
  ['I was late and my boss yelled at me', 'you were late and your boss yelled at me'.replace('at me', 'at you')],
  ['we moved to be near our family', 'you moved to be near your family'],
  ['talk to Mia about Mike', 'talk to Mia about Mike'],
  ['the army took me in', 'the army took you in'],
  ['they said “you are late”', 'they said “you are late”'],
])('said back, “%s” is “%s”', (own, turned) => {
  expect(toSecondPerson(own)).toBe(turned)
})

test('names and ages are kept, and weekdays are no people', () => {
  expect(readNamesAndAges('My daughter Ella is 6 and Tom, 9, is in third grade')).toEqual([
    { name: 'Ella', is: 'daughter, 6' },
    { name: 'Tom', is: '9' },
  ])
  expect(readNamesAndAges('my boss Karen wants it on Friday, 5 pages')).toEqual([{ name: 'Karen', is: 'boss' }])
  expect(readNamesAndAges('mi hija Lucía tiene 4')).toEqual([{ name: 'Lucía', is: 'hija, 4' }])
})
