import { expect, test } from 'vitest'
import { read } from './read-actions.testing.ts'

test.each([
  [
    'Put "ring Auntie Bose about the plot" on Wednesday, not before noon, she sleeps till then',
    ['Ring Auntie Bose about the plot | 2026-11-25 | Not before noon, she sleeps till then'],
  ],
  ['put the concert in: Saturday the 12th, doors at seven', ['Concert | 2026-12-12 | Doors at seven']],
  [
    'New goal please: get through one whole winter without buying a coat. End of February.',
    ['goal Get through one whole winter without buying a coat | 2027-02-28'],
  ],
  [
    'Mark the boiler appointment done and the forms too, but the bins I’ll do tonight',
    ['finish | task | Boiler appointment', 'finish | task | Forms'],
  ],
  [
    'Set a reminder an hour before my 3 o’clock tomorrow to print the slides',
    ['Print the slides | 2026-11-22 | 14:00'],
  ],
  ['Give me a task for Monday called Stop Saying Sorry', ['Stop Saying Sorry | 2026-11-23']],
  ['Cancel Thursday’s dentist, book nothing instead, leave it empty', ['delete | any | Dentist | 2026-11-26']],
  ['Add a household chore: descale the kettle, every three months', ['home Descale the kettle | 2026-11-21 | month']],
  ['Can you change all my 7 am things to 8? I cannot do mornings any more', ['unable severalAtOnce: All my things']],
  [
    'save this: the baby’s fever broke at 4:10 am',
    ['entry The baby’s fever broke at 4:10 am | the baby’s fever broke at 4:10 am'],
  ],
  [
    'Could you log 12 pounds from the car boot sale, and 7.50 for the jam',
    ['income Car boot sale | 12.00 GBP | 2026-11-21 | null', 'income Jam | 7.50 GBP | 2026-11-21 | null'],
  ],
  [
    'Remind me on the last Friday of each month to send the invoice to Kiel, and the Monday after that to chase it',
    ['Send the invoice to Kiel | 2026-11-27 | FREQ=MONTHLY;BYDAY=-1FR', 'unable unread: After that to chase it'],
  ],
  [
    'Take the swim off Monday and put it on Wednesday instead, same time',
    ['move | any | Swim | 2026-11-23 | 2026-11-25 null'],
  ],
  [
    'Bring tomorrow’s call with the bank forward to today',
    ['move | any | Call with the bank | 2026-11-22 | 2026-11-21 null'],
  ],
  ['Remind me twice a day to do my ankle circles', ['Do my ankle circles | 2026-11-21 | FREQ=DAILY | Twice a day']],
  ['Remind me to turn the compost every ten days', ['Turn the compost | 2026-11-21 | FREQ=DAILY;INTERVAL=10']],
  [
    'Put mum’s chemo in for the 4th, the 11th and the 18th at 9',
    ['4', '11', '18'].map((day) => `Mum’s chemo | 2026-12-${day.padStart(2, '0')} | 09:00`),
  ],
  ['walked 40 min with the pram, half of it uphill, log', ['workout Walk with the pram | 40']],
  [
    'buy: screws (40 mm), sandpaper. Not the white kind.',
    ['item screws, 40 mm | household', 'item sandpaper | household'],
  ],
])('a command is read without the turns around it: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})
