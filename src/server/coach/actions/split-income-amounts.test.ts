import { expect, test } from 'vitest'
import { read } from './read-actions.testing.ts'

test.each([
  [
    'Log 340 for the two wigs and 60 deposit from Mrs. Acheampong',
    ['Two wigs | 340.00', 'Deposit, Mrs. Acheampong | 60.00'],
  ],
  ['Log 45 from the Saturday braids and 120 for the knotless, both cash', ['Braids | 45.00', 'Knotless | 120.00']],
  [
    'Log 500 for tutoring the Okafor boys and a 100 deposit for next month',
    ['Tutoring the Okafor boys | 500.00', 'Deposit | 100.00'],
  ],
  [
    'Record income: 45 for the hem, 30 for the zipper, 60 for the coat lining',
    ['Hem | 45.00', 'Zipper | 30.00', 'Coat lining | 60.00'],
  ],
  ['Log 60 for the lesson on Monday and 60 for the one on Thursday', ['Lesson | 60.00', 'Lesson | 60.00']],
  ['I earned 75 for the piano lesson and 25 in tips, log it', ['Piano lesson | 75.00', 'Tips | 25.00']],
  ['Log 48 for 12 eggs and 20 for the honey', ['12 eggs | 48.00', 'Honey | 20.00']],
  ['put 1,200 from the clinic and 85.50 from the choir in my income', ['Clinic | 1200.00', 'Choir | 85.50']],
  [
    'just got 60 from my neighbor and 40 from my aunt, write both down as income',
    ['My neighbor | 60.00', 'My aunt | 40.00'],
  ],
  ['I got paid 150 for the translation, add it', ['Translation | 150.00']],
])('each sum has a card of its own: %s', (message, wanted) => {
  expect(read(message).map((one) => one.replace('income ', '').split(' ').slice(0, -5).join(' '))).toEqual(wanted)
})
