import { expect, test } from 'vitest'
import { read } from './read-actions.testing.ts'

test.each([
  [
    'I meditated in the car for five minutes before going in and I swear it worked. Log it? Whatever you’d log that under.',
    ['care meditation 5'],
  ],
  ['Meditated ten minutes on the bus, log it under whatever fits', ['care meditation 10']],
  ['I stretched for 15 minutes while the pasta boiled. log it wherever that goes', ['care stretching 15']],
  ['read for twenty minutes in the laundromat. put it under self-care', ['care reading 20']],
  [
    'Danced in the kitchen with my son for half an hour. Log that as exercise?',
    ['workout Dancing in the kitchen with my son | 30'],
  ],
  ['Log it as self-care: 10 minutes on the porch with tea', ['unable logWhat: ']],
])('what was done is logged where it belongs, though the place is left open: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each([
  'meh. not a good day not a bad one. log it as whatever’s in the middle',
  'Not great not awful today. put down a 3',
  'long day, weird day. mark it as neutral please',
  'Felt flat. Log it as low.',
])('a mood told and then logged goes on no card: %s', (message) => {
  expect(read(message)).toEqual([`unable mood: ${message}`])
})
