import { expect, test } from 'vitest'
import { readActions } from './read-actions.ts'
import { brief, context, read } from './read-actions.testing.ts'

const items = (...titles: string[]): string[] => titles.map((title) => `item ${title} | household`)

test.each([
  [
    'add to the shopping list: 2 cans pumpkin, thyme, the rolls my boys like (the sweet ones), and trash bags',
    items('2 cans pumpkin', 'thyme', 'rolls my boys like, the sweet ones', 'trash bags'),
  ],
  [
    'groceries: ramen (the spicy kind), oat milk, them little oranges, and trash bags',
    items('ramen, the spicy kind', 'oat milk', 'them little oranges', 'trash bags'),
  ],
  [
    'ok now my list: chicken thighs, rice - the 5 lb one, limes, and dish soap if its on sale',
    items('chicken thighs', 'rice, the 5 lb one', 'limes', 'dish soap'),
  ],
  ['put on the groceries.. 2 cans corn, celery, a pint of cream', items('2 cans corn', 'celery', 'pint of cream')],
  ['add to my grocery list - eggs, milk and butter', items('eggs', 'milk', 'butter')],
  [
    'need for the weekend baking: 3kg sultanas, 2 dozen eggs, brown sugar and parchment paper',
    items('3kg sultanas', '2 dozen eggs', 'brown sugar', 'parchment paper'),
  ],
  ['Shopping list:\n- eggs\n- brown sugar\n- foil', items('eggs', 'brown sugar', 'foil')],
  [
    'add to the list bleach, 2 mop heads, paper towels (bulk), gloves - mediums not larges - and a plunger for the Ortiz job',
    items('bleach', '2 mop heads', 'paper towels, bulk', 'gloves, mediums not larges', 'plunger for the Ortiz job'),
  ],
  ['Put eggs, oleo, and a small ham on the list for Thursday.', items('eggs', 'oleo', 'small ham')],
  [
    'tasks for monday: invoice Kessler, order more microfiber (Costco has em $19.99), call Renee back re: the keys',
    [
      'Invoice Kessler | 2026-11-23',
      'Order more microfiber | 2026-11-23 | Costco has em $19.99',
      'Call Renee back re: the keys | 2026-11-23',
    ],
  ],
  [
    'ok can u add these to my list real quick: bio lab report due tues at 11:59, return the library book thurs, text Jay abt the couch sometime sunday',
    [
      'Bio lab report | 2026-11-24 | 23:59',
      'Return the library book | 2026-11-26',
      'Text Jay abt the couch | 2026-11-22',
    ],
  ],
  [
    'I have three things for Wednesday: the bank at ten, lunch with Carol at 12:30, and a haircut at three.',
    ['Bank | 2026-11-25 | 10:00', 'Lunch with Carol | 2026-11-25 | 12:30', 'Haircut | 2026-11-25 | 15:00'],
  ],
  [
    'add to my tasks: renew my card before the 15th (its $65), pick up scrubs monday after 4, call abuela on sunday, her birthday',
    [
      'Renew my card | 2026-12-15 | Its $65',
      'Pick up scrubs | 2026-11-23 | 16:00',
      'Call abuela | 2026-11-22 | Her birthday',
    ],
  ],
  [
    'Add to my tasks: borrow a card table Tuesday, call Darren about pickup Friday. Remind me on the Darren one, Monday at lunch',
    [
      'Borrow a card table | 2026-11-24',
      'Call Darren about pickup | 2026-11-27',
      'Call Darren about pickup at lunch | 2026-11-23',
    ],
  ],
  ['add these\nmilk\nthe good bread\ndog food (the blue bag)', items('milk', 'good bread', 'dog food, the blue bag')],
  [
    'quick stuff. 1) dentist moved to dec 3 at 2:15 2) add cat litter + creamer to the shopping list 3) remind me to send Tia $40 fri',
    ['Dentist | 2026-12-03 | 14:15', ...items('cat litter', 'creamer'), 'Send Tia $40 | 2026-11-27'],
  ],
  [
    'i keep forgetting stuff so: tuesday trash, wednesday library books, thursday nothing, friday call the insurance ($212.60)',
    ['Trash | 2026-11-24', 'Library books | 2026-11-25', 'Call the insurance | 2026-11-27 | $212.60'],
  ],
  [
    'mark done: laundry, call mom, the mortgage thing',
    ['finish | any | Laundry', 'finish | any | Call mom', 'finish | any | Mortgage'],
  ],
  [
    'need to not forget: permission slip (due weds), snack duty friday - 22 kids, call the coach',
    ['Permission slip | 2026-11-25 | Due weds', 'Snack duty | 2026-11-27 | 22 kids', 'Call the coach | 2026-11-27'],
  ],
  [
    'ok so in order: call Aetna before noon monday bc they close early, fax the form, then pick up moms meds at 5 same day',
    [
      'Call Aetna | 2026-11-23 | 12:00 | They close early',
      'Fax the form | 2026-11-23',
      'Pick up moms meds | 2026-11-23 | 17:00',
    ],
  ],
  ['Here is my question: what do I say to my boss, my mom and my sister?', []],
])('the lines under a heading go to its list: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each([
  [
    'remind me Dec 1 to choose a dental plan because the cutoff is the 7th, and I’ve had 3 glasses of water today',
    ['Choose a dental plan | 2026-12-01 | The cutoff is the 7th', 'water 3 glasses of water | 750'],
  ],
  [
    'remind me sunday night to do the fafsa thing bc its due dec 1 and i always forget',
    ['Do the fafsa thing | 2026-11-22 | At night. Its due dec 1 and i always forget'],
  ],
  [
    'I’d like to be reminded on the 30th to send the property tax, as it’s due December 10.',
    ['Send the property tax | 2026-11-30 | It’s due December 10'],
  ],
  [
    'recuérdame el lunes pagar la luz porque vence el 25, y agrega tortillas y frijoles a la lista',
    ['Pagar la luz | 2026-11-23 | Vence el 25', ...items('tortillas', 'frijoles')],
  ],
  [
    'Change my Tuesday hair appointment to Wednesday at the same time because Doris has the funeral.',
    ['move | task | Hair appointment | 2026-11-24 | 2026-11-25 null'],
  ],
  [
    'remind me on the 1st to cancel the free trial before they charge me $79.99 on the 3rd',
    ['Cancel the free trial | 2026-12-01 | Before they charge me $79.99 on the 3rd'],
  ],
  ['i need you to flip a coin so i can decide', []],
  ['add a class to my planner on Monday since I’m free', ['Class | 2026-11-23 | I’m free']],
  [
    "put Mom's eye appointment in for Tuesday Dec 1 at 10:15, it's in Longview so I need to leave by 8:30",
    ["Mom's eye appointment | 2026-12-01 | 10:15 | It's in Longview so I need to leave by 8:30"],
  ],
])('a reason does not say when, and stays as a note: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each([
  [
    'I need to remember to ask Trina for the 28th off, put it in for tomorrow',
    ['Ask Trina for the 28th off | 2026-11-22'],
  ],
  [
    'put down that I need to call the school about the bus, they open at 7:30, so Monday at 7:30',
    ['Call the school about the bus | 2026-11-23 | 07:30 | They open at 7:30'],
  ],
  [
    'would you write down that I’m to take the cat to the vet Tuesday at 2, her name is Biscuit.',
    ['Take the cat to the vet | 2026-11-24 | 14:00 | Her name is Biscuit'],
  ],
  [
    'The church supper is the 5th at 4:30. Put that on my calendar and remind me the day before to make the slaw.',
    ['Church supper | 2026-12-05 | 16:30', 'Make the slaw | 2026-12-04'],
  ],
  [
    'Schedule the oil change for Tuesday, December 1 at 8:30 a.m. They said it takes about an hour.',
    ['Oil change | 2026-12-01 | 08:30'],
  ],
  [
    'Would you please put down that Ruth’s birthday is December 9th, and remind me a week before to mail her card.',
    ['Ruth’s birthday | 2026-12-09', 'Mail her card | 2026-12-02'],
  ],
  [
    'put pick up dry cleaning on tuesday and if the ticket says after 5 then wednesday',
    ['Pick up dry cleaning | 2026-11-24 | If the ticket says after 5 then wednesday'],
  ],
  [
    'can you put the kids flu shots on for the 2nd, 4:20pm at Walgreens',
    ['Kids flu shots at Walgreens | 2026-12-02 | 16:20'],
  ],
  [
    'hey can you remind me tmrw when i get home around 6 to take the chicken out',
    ['Take the chicken out | 2026-11-22 | 18:00'],
  ],
  ['Can you set something up so I remember to weigh in on Fridays', ['Weigh in | 2026-11-27 | FREQ=WEEKLY;BYDAY=FR']],
  ['We eat at 1 Thursday. When does the turkey come out of the freezer', []],
  ['remind me sunday nite to practice the talk', ['Practice the talk | 2026-11-22 | At night']],
  [
    'put it in my planner for wed to talk to sam after the kids are down, 8ish',
    ['Talk to Sam after the kids are down | 2026-11-25 | 20:00'],
  ],
  ['put please for friday the vet', ['Vet | 2026-11-27']],
  ['put the hem in for weds and tell me the new wake up time', ['Hem | 2026-11-25']],
])('a day said apart is that of the task it speaks of: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each([
  [
    'move whatever I’ve got Wednesday afternoon over to Friday, I’ll be baking pies',
    ['moveAll 2026-11-25 2026-11-25 12:00 to 2026-11-27'],
  ],
  ['push everything I have tomorrow to Monday the baby has a fever', ['moveAll 2026-11-22 2026-11-22 to 2026-11-23']],
  ['bump the 9am tmrw to 11, Renee’s running late', ['moveAll 2026-11-22 2026-11-22 09:00 to 2026-11-22 11:00']],
  [
    'please take light bulbs and the sponges off the list, Ron went to the store.',
    ['delete | any | Light bulbs', 'delete | any | Sponges'],
  ],
  [
    'scoot my 2 o’clock monday to 3:30, Janelle is bringing the baby',
    ['moveAll 2026-11-23 2026-11-23 14:00 to 2026-11-23 15:30'],
  ],
  [
    'push the report to wed and the laundry to thurs, swamped',
    ['move | any | Report | 2026-11-25 null', 'move | any | Laundry | 2026-11-26 null'],
  ],
  ['Move my Monday stuff to Tuesday, I’ve got jury duty', ['moveAll 2026-11-23 2026-11-23 to 2026-11-24']],
  ['take milk and the bananas off, Jim got them', ['delete | any | Milk', 'delete | any | Bananas']],
  ['cross off the dentist I called them this morning', ['finish | any | Dentist']],
  ['Mark the water bill as paid; I did it online this morning.', ['finish | any | Water bill']],
  [
    'Would you move my appointment with Dr. Patel from Monday to the following Monday? Same time.',
    ['move | task | Appointment with Dr. Patel | 2026-11-30 null'],
  ],
])('a remark after a change is not part of it: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each([
  [
    'log 3 glasses of water and a 25 min walk, walked down to the bay with my daughter after lunch',
    ['water 3 glasses of water | 750', 'workout Walk | 25'],
  ],
  [
    'I walked to the mailbox and around the block twice today, 15 minutes by the kitchen clock. Write that down, please.',
    ['workout Walk to the mailbox | 15'],
  ],
  [
    'Got paid, $411.60 from the county. Put that in the income. And I walked 25 minutes at lunch, put that down too',
    ['income County | 411.60 MXN | 2026-11-21 | null', 'workout Walk at lunch | 25'],
  ],
  [
    'log my workout, did the 30 minute dance video in the living room and my dog joined',
    ['workout Dance video in the living room | 30'],
  ],
  [
    'I put in 35 minutes on the treadmill this morning and had three glasses of water, can you log both',
    ['workout On the treadmill | 35', 'water three glasses of water | 750'],
  ],
  ['log today’s babysitting, 5 hrs at $18', ['income Babysitting | 90.00 MXN | 2026-11-21 | 5']],
  [
    'I sold three wreaths at the craft fair, $35 each, so $105. Put it under my earnings please.',
    ['income 3 wreaths at the craft fair | 105.00 MXN | 2026-11-21 | null'],
  ],
  [
    'made 85 in tips last night and 62 today. put both in',
    ['income Tips | 85.00 MXN | 2026-11-20 | null', 'income Tips | 62.00 MXN | 2026-11-21 | null'],
  ],
  [
    'log that I slept like 4 hours. also water, just the one glass so far',
    ['unable sleep', 'water one glass of water | 250'],
  ],
  [
    'Log $180 from the Kessler house and $95 from the dentist office, both yesterday',
    [
      'income The Kessler house | 180.00 MXN | 2026-11-20 | null',
      'income Dentist office | 95.00 MXN | 2026-11-20 | null',
    ],
  ],
  [
    'I was paid $1,240 by the Hendersons on Thursday for nine hours of work. Please record it.',
    ['income The Hendersons | 1240.00 MXN | 2026-11-19 | 9'],
  ],
])('what was done is logged once, and each sum by itself: %s', (message, wanted) => {
  expect(read(message).map((one) => one.replace(/^(unable \w+):.*/, '$1'))).toEqual(wanted)
})

const told = 'i got a 91 on my anatomy midterm. i literally cried in the parking lot'
test.each([
  ['put that in my journal', told],
  ['put it in my journal for me, just short. and dont make it sound pretty', told],
  ['put that in my journal, keep it short', told],
  ['put that in my journal, i don’t want any advice about it', told],
  ['write that in my journal for tonight would you, keep it plain', told],
  [
    'gave Nan’s sewing box to the girl next door. I miss her hands. put that in my journal, no advice needed',
    'gave Nan’s sewing box to the girl next door. I miss her hands.',
  ],
  ['can you save what i just said as a journal entry? don’t change it', told],
  ['Write this in my journal for today: we got the house. I keep saying it.', 'we got the house. I keep saying it.'],
  ['Please put that in my diary the way I told you.', told],
  [
    'morning. we talked and he cried a little. can you put that in my journal, kind of how I said it',
    'we talked and he cried a little.',
  ],
  [
    'put this in my journal would you. sunday at the lake, the boat, Ana singing off key. my words, dont pretty it up',
    'sunday at the lake, the boat, Ana singing off key.',
  ],
])('an entry that is pointed at is what was told before, as it was said: %s', (message, wanted) => {
  const [made] = readActions(message, { ...context, before: told })
  expect(made && brief(made)).toMatch(new RegExp(` \\| ${RegExp.escape(wanted)}$`))
})

test('where only a pointer is left of a task, what it is gets asked', () => {
  expect(readActions('put those in for wednesday', context).map(brief)).toEqual(['ask task'])
})

test.each(['what do I have tomorrow?', 'add milk to my list', undefined])(
  'where nothing was told before, what to write is asked for: %s',
  (before) => {
    expect(readActions('put that in my journal', { ...context, before }).map(brief)).toEqual(['ask entry'])
  },
)
