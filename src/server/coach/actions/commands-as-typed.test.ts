import { expect, test } from 'vitest'
import { read } from './read-actions.testing.ts'

// Saturday, November 21.
test.each([
  ['add take the cats to the vet to monday at 10', ['Take the cats to the vet | 2026-11-23 | 10:00']],
  ['put nails to next friday', ['Nails | 2026-11-27']],
  ['add dentist and haircut to thursday', ['Dentist and haircut | 2026-11-26']],
  ['on tuesday can you add parent teacher conference at 5:30', ['Parent teacher conference | 2026-11-24 | 17:30']],
  ['put a nail appointment in at 4 wednesday please and thank you', ['Nail appointment | 2026-11-25 | 16:00']],
  ['schedule therapy for me on the 9th at 11 if you would', ['Therapy | 2026-12-09 | 11:00']],
  ['add oil change to thursday after my morning shift', ['Oil change | 2026-11-26 | After my morning shift']],
  ['set yoga for tuesdays and thursdays at 6am', ['Yoga | 2026-11-24 | 06:00 | FREQ=WEEKLY;BYDAY=TU,TH']],
])('the day and the courtesies are not part of a title: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each([
  [
    'i have a dentist thing at 9 and a hair appt at 11:15 on friday put both in',
    ['Dentist thing | 2026-11-27 | 09:00', 'Hair appointment | 2026-11-27 | 11:15'],
  ],
  ['put zoom call at 10 and 3 monday', ['Zoom call | 2026-11-23 | 10:00', 'Zoom call | 2026-11-23 | 15:00']],
  [
    'remind me to take my antibiotic at 9 and 9 every day',
    ['Take my antibiotic | 2026-11-22 | 09:00 | FREQ=DAILY', 'Take my antibiotic | 2026-11-21 | 21:00 | FREQ=DAILY'],
  ],
  [
    'two nail clients tuesday one at 10 and one at 1:30',
    ['Nail client | 2026-11-24 | 10:00', 'Nail client | 2026-11-24 | 13:30'],
  ],
  [
    'put piano lessons on mon wed and fri at 4',
    ['Piano lessons | 2026-11-23 | 16:00', 'Piano lessons | 2026-11-25 | 16:00', 'Piano lessons | 2026-11-27 | 16:00'],
  ],
  [
    'i have two appointments tuesday, dentist at 9 and eye exam at 2, put them in',
    ['Dentist | 2026-11-24 | 09:00', 'Eye exam | 2026-11-24 | 14:00'],
  ],
])('each hour and each day has a card of its own: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each([
  ['put me down for dinner with Ana and Lee friday at 7', 1],
  ['remind me at 8 to call Ana and Lee', 1],
])('nothing is split that is one: %s', (message, most) => {
  expect(read(message).filter((one) => /\d\d:\d\d/.test(one)).length).toBeLessThanOrEqual(most)
})

test.each([
  ['cancel brunch on sunday, ana is sick', 'delete | any | Brunch | 2026-11-22'],
  ['get rid of the car wash thing tomorrow we sold the car', 'delete | any | Car wash | 2026-11-22'],
  ['remove book club from thursday nobody can come', 'delete | any | Book club | 2026-11-26'],
  ['take off pilates on monday my back is killing me', 'delete | any | Pilates | 2026-11-23'],
  ['erase the boiler guy on the 3rd he came today', 'delete | any | Boiler guy | 2026-12-03'],
  ['delete the open house on friday the buyer backed out', 'delete | any | Open house | 2026-11-27'],
  ['delete lunch with tara shes out of town', 'delete | any | Lunch with tara'],
  ['push my math homework to tuesday at 6 i got called in', 'move | any | Math homework | 2026-11-24 18:00'],
])('a reason is not part of the name to delete or move: %s', (message, wanted) => {
  expect(read(message)).toEqual([wanted])
})

test.each([['take off work on tuesday'], ['i want to take off my shoes on monday']])(
  'time off and clothes are nothing to delete: %s',
  (message) => {
    expect(read(message).join()).not.toContain('delete')
  },
)

test.each([
  ['put milk eggs diapers and wipes on my shopping list', ['milk', 'eggs', 'diapers', 'wipes']],
  [
    'add peanut butter jelly ground beef taco shells to my grocery list',
    ['peanut butter', 'jelly', 'ground beef', 'taco shells'],
  ],
  ['add bananas bread cheese sticks and coffee to the grocery list', ['bananas', 'bread', 'cheese sticks', 'coffee']],
  ['add chicken noodle soup to my grocery list', ['chicken noodle soup']],
  ['add 2 lbs ground turkey and frozen peas to my shopping list', ['2 lbs ground turkey', 'frozen peas']],
  ['add purple yarn needles to my shopping list', ['purple yarn needles']],
])('groceries without commas are told apart: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted.map((one) => `item ${one} | household`))
})

test.each([
  [
    'add light bulbs and batteries to my list and call the vet to my to do',
    ['item light bulbs | household', 'item batteries | household', 'Call the vet | 2026-11-21'],
  ],
  ['mark my workout done i did the 30 min video', ['workout Workout | 30']],
  ['log my workout i did 25 min of weights', ['workout Weights | 25']],
  ['add pray for my dads surgery to my prayer list', ['prayer My dads surgery']],
  ['put a prayer in for lucy', ['prayer Lucy']],
  ['made 70 in tips last night can you log that', ['income Tips | 70.00 MXN | 2026-11-20 | null']],
  [
    'put in $60 from mrs. ortiz for the lashes, she venmoed me yesterday',
    ['income Mrs. Ortiz for the lashes | 60.00 MXN | 2026-11-20 | null'],
  ],
  ['remind me fajr at 5:45 every day', ['Fajr | 2026-11-22 | 05:45 | FREQ=DAILY']],
  ['set a reminder for isha at 8', ['Isha | 2026-11-21 | 20:00']],
  ['put dishes on for tonight', ['home Dishes | 2026-11-21']],
  ['remind me labor day to close the pool', ['Close the pool | 2027-09-06']],
  ['add order the turkey to the day before thanksgiving', ['Order the turkey | 2026-11-25']],
  ['remind me the day after thanksgiving to put up lights', ['Put up lights | 2026-11-27']],
  ['schedule brunch for mothers day at 11', ['Brunch | 2027-05-09 | 11:00']],
  ['set a goal to lose 15 pounds by memorial day', ['goal Lose 15 pounds | 15 | 2027-05-31']],
  ['set a goal to read 24 books by new years', ['goal Read 24 books | 24 | 2027-01-01']],
])('lists, logs, prayers and holidays: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test('easter is found by its rule', () => {
  expect(read('remind me on easter to call nana')).toEqual(['Call nana | 2027-03-28'])
})

test.each([
  [
    'add rice wipes diapers size 2 and frozen corn to my shopping list',
    ['rice', 'wipes', 'diapers size 2', 'frozen corn'],
  ],
  ['put butter milk 1% and paper plates on the grocery list', ['butter', 'milk 1%', 'paper plates']],
  ['add cheese size 3 diapers and apples to my shopping list', ['cheese', 'size 3 diapers', 'apples']],
  [
    'add pull ups 2t yogurt batteries aaa light bulbs to my shopping list',
    ['pull ups 2t', 'yogurt', 'batteries aaa', 'light bulbs'],
  ],
  ['add pasta apples and bacon 12 oz to my shopping list', ['pasta', 'apples', 'bacon 12 oz']],
])('a size and a number stay with their thing: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted.map((name) => `item ${name} | household`))
})

test.each([
  [
    'add physical therapy tuesday and thursday at 10 am til christmas',
    ['Physical therapy | 2026-11-24 | 10:00 | FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20261225'],
  ],
  [
    'schedule yoga tue and thu at 7 til january 15',
    ['Yoga | 2026-11-24 | 07:00 | FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20270115'],
  ],
  [
    'remind me to walk mon wed fri at 7 thru 12/20',
    ['Walk | 2026-11-23 | 07:00 | FREQ=WEEKLY;BYDAY=MO,WE,FR;UNTIL=20261220'],
  ],
  ['add shift tuesday and thursday 10 til 4', ['Shift | 2026-11-24 | 10:00', 'Shift | 2026-11-26 | 10:00']],
  ['add lunch monday and dinner thursday until dec 9', ['Lunch | 2026-11-23', 'Dinner | 2026-11-26']],
])('several weekdays until a date repeat until then: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})
