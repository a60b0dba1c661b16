import { expect, test } from 'vitest'
import { readActions, readMissing } from './read-actions.ts'
import { readWhen } from '../when/read-when.ts'
import { brief, clock, context, read } from './read-actions.testing.ts'

test.each([
  [
    "put 'call the plumber about the sink' on my list for Monday at ten",
    ['Call the plumber about the sink | 2026-11-23 | 10:00'],
  ],
  [
    'remind me to call the dentist tomorrow at 10 and buy stamps on friday',
    ['Call the dentist | 2026-11-22 | 10:00', 'Buy stamps | 2026-11-27'],
  ],
  [
    'call the dentist tomorrow at 10 and buy stamps on friday',
    ['Call the dentist | 2026-11-22 | 10:00', 'Buy stamps | 2026-11-27'],
  ],
  ['Remind me to water the plants every monday at 7', ['Water the plants | 2026-11-23 | 07:00 | FREQ=WEEKLY;BYDAY=MO']],
  ['add a task to pay rent on the 1st of each month', ['Pay rent | 2026-12-01 | FREQ=MONTHLY;BYMONTHDAY=1']],
  [
    'remind me to walk every weekday at 6:30am until december 18',
    ['Walk | 2026-11-23 | 06:30 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261218'],
  ],
  ['remind me tonight at 10 to take my pills', ['Take my pills | 2026-11-21 | 22:00']],
  [
    'schedule a meeting with Ana on friday at half past twelve for 45 minutes',
    ['Meeting with Ana | 2026-11-27 | 12:30'],
  ],
  ['remind me in 3 days to renew my passport', ['Renew my passport | 2026-11-24']],
  ['haircut 4pm tomorrow', ['Haircut | 2026-11-22 | 16:00']],
  ['add grade unit 3 essays to thursday after school pls', ['Grade unit 3 essays after school | 2026-11-26']],
  [
    'add a habit for reading 20 min before bed instead of scrolling lol',
    ['Reading before bed instead of scrolling | 2026-11-21 | FREQ=DAILY'],
  ],
  [
    'Can you add call the Hendersons about moving their clean to Thursday, for tomorrow morning',
    ['Call the Hendersons about moving their clean to Thursday | 2026-11-22 | In the morning'],
  ],
  ['Remind me to send the field trip money Wednesday it’s $22', ['Send the field trip money | 2026-11-25 | It’s $22']],
  [
    'recuérdame llamar al dentista mañana a las 10 y comprar sellos el viernes',
    ['Llamar al dentista | 2026-11-22 | 10:00', 'Comprar sellos | 2026-11-27'],
  ],
  ['agrega una tarea: pagar la renta el 1 de cada mes', ['Pagar la renta | 2026-12-01 | FREQ=MONTHLY;BYMONTHDAY=1']],
])('tasks are read with their days, hours and rules: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each([
  [
    'add milk, eggs and 2 kg apples to my list',
    ['item milk | household', 'item eggs | household', 'item 2 kg apples | household'],
  ],
  ['add mac and cheese to the grocery list', ['item mac and cheese | household']],
  ['put shampoo on my hygiene list', ['item shampoo | hygiene']],
  [
    'ok few things before i forget: add milk, pull ups no wait hes out of those, just wipes and that la victoria salsa to my groceries',
    ['item milk | household', 'item wipes | household', 'item la victoria salsa | household'],
  ],
  [
    'add a couple of things: eggs, bread wait no we have bread, and just butter to my groceries',
    ['item eggs | household', 'item butter | household'],
  ],
  [
    'put cleaning out the garage fridge on the house stuff, sometime next weekend is fine',
    ['home Cleaning out the garage fridge | 2026-11-28'],
  ],
  [
    'put something on saturday morning, me and her getting boba, just us. 10:30ish. call it mija date',
    ['Mija date | 2026-11-28 | 10:30 | Me and her getting boba just us'],
  ],
  [
    'make it a goal then. one date night a month w hubby til the end of the yr, no kids no costco trips that count',
    ['goal Date night w hubby | 2 | 2026-12-31'],
  ],
  ['make that a goal: two hikes a month until the end of january', ['goal Hikes | 6 | 2027-01-31']],
  [
    "Well, put down today's, then: a forty-five minute walk along the Lakewalk this morning, into the wind",
    ['workout Walk along the Lakewalk | 45'],
  ],
  ['I have a dentist appointment tomorrow at 10', []],
  [
    'añade leche, huevos y 2 kg de manzanas a mi lista',
    ['item leche | household', 'item huevos | household', 'item 2 kg de manzanas | household'],
  ],
  ['add take out the trash to my chores every tuesday', ['home Take out the trash | 2026-11-24 | week']],
  [
    'new goal: save $2000 by june, like 40 a week, i get paid on mondays',
    ['goal Save $2000 | 2000 | MXN | 2027-06-30'],
  ],
  [
    'put these on my party list: paper plates, two bags of ice and the good olives',
    [
      'item paper plates, Party | household',
      'item two bags of ice, Party | household',
      'item good olives, Party | household',
    ],
  ],
  ['set a goal to save $2000 by june', ['goal Save $2000 | 2000 | MXN | 2027-06-30']],
  ['crea una meta de ahorrar 2000 euros para junio', ['goal Ahorrar 2000 euros | 2000 | EUR | 2027-06-30']],
  ['start box breathing', ['breathe box']],
  ['log my weight 62 kg', ['weight 62']],
  ['I earned €90 from a flyer in 3 hours', ['income A flyer | 90.00 EUR | 2026-11-21 | 3']],
  ['I earned €75 for a repair, 2 hours', ['income A repair | 75.00 EUR | 2026-11-21 | 2']],
  ['add a prayer: for my sister', ['prayer For my sister']],
  ['log a workout: squats 3x8 at 40 kg', ['workout Gym visit']],
])('everything else that is asked for is read too: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each([
  ['log 2 waters and a 20 min stretch', ['water 2 glasses of water | 500', 'care stretching 20']],
  ['i drank three glasses of water today, log it', ['water three glasses of water | 750']],
  [
    'log 6 hrs sleep, 30 oz water and mood like a 3',
    ['unable sleep: log 6 hrs sleep', 'water 30 oz of water | 887', 'unable mood: mood like a 3'],
  ],
  [
    'Today I swam for half an hour, drank two glasses of water, and slept badly. My mood was fine.',
    [
      'workout Swim | 30',
      'water two glasses of water | 500',
      'unable sleep: slept badly',
      'unable mood: My mood was fine',
    ],
  ],
  ['put me down for 50 minutes of pilates yesterday', ['workout Pilates | 50 | 2026-11-20']],
  ['log 10 minutes of meditation from last night', ['unable pastCare: 10 minutes of meditation']],
])('what was done is logged part by part, and what has no place is said: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each(['I slept 5 hours and drank two glasses of wine', 'i walked 2 miles and my feet hurt, what do i do'])(
  'what is only told logs nothing: %s',
  (message) => {
    expect(read(message)).toEqual([])
  },
)

test.each([
  [
    'add eye doctor for Leo Tuesday at 4:20, Nia’s recital Thursday 6pm (she needs black shoes), and roofer Friday between 9 and 11',
    [
      'Eye doctor for Leo | 2026-11-24 | 16:20',
      'Nia’s recital | 2026-11-26 | 18:00 | She needs black shoes',
      'Roofer | 2026-11-27 | 09:00',
    ],
  ],
  [
    'pop the bake sale in for thurs 9am, i have to bring 3 pies',
    ['Bake sale | 2026-11-26 | 09:00 | I have to bring 3 pies'],
  ],
  [
    'Please put the vet in my planner for Tuesday at 9, bell practice every Thursday at 7 in the evening',
    ['Vet | 2026-11-24 | 09:00', 'Bell practice | 2026-11-26 | 19:00 | FREQ=WEEKLY;BYDAY=TH'],
  ],
  ['add lunch tomorrow with Ana, Bea and Carla', ['Lunch with Ana, Bea and Carla | 2026-11-22']],
  [
    'mark the tax forms done, I finally did them. Move the car wash to next Sunday.',
    ['finish | any | Tax forms', 'move | any | Car wash | 2026-11-29 null'],
  ],
  [
    'add a task to call the bank before Friday about the fee',
    ['Call the bank about the fee | 2026-11-27 | Before Friday'],
  ],
  ['every weekday at 6:30 remind me to stretch', ['Stretch | 2026-11-23 | 18:30 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR']],
  ['I need to get the van inspected before the 30th, can you put that in?', ['Get the van inspected | 2026-11-30']],
  ['put that down', ['ask task']],
])('several plans in one message are told apart, with what else was said of each: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each([
  ['I need a Costco list: rice, dog food', ['item rice, Costco | household', 'item dog food, Costco | household']],
  ['add pens to the school list', ['item pens, School | household']],
  [
    'start a list for my trip: passport, charger',
    ['item passport, Trip | household', 'item charger, Trip | household'],
  ],
  ['add one more thing to that list: vanilla', ['item vanilla | household']],
])('a list that the app has not becomes a note of its items: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each([
  [
    'make a goal for the laptop, $900 by may 1, and start it at 250',
    /^goal Laptop \| 900 \| MXN \| 250 \| 2027-05-01$/,
  ],
  ['set a goal to save 500 for a electric bike by june', /^goal Save for an electric bike \| 500 \| MXN/],
  ['make me a goal to swim twice a week until december 20', /^goal Swim twice weekly \| 8 \| 2026-12-20/],
])('a goal keeps what is there already, its own money and its rhythm: %s', (message, wanted) => {
  expect(read(message)).toEqual([expect.stringMatching(wanted)])
})

const asidesOf = (message: string): string[] =>
  readActions(message, context).flatMap((request) => (request.do === 'add' ? (request.aside ?? []) : []))

test('whether a pace reaches the goal is worked out, and a weekday that does not fit its date is said', () => {
  const [short] = asidesOf('new goal: save $600 by march 31, 50 a paycheck every other friday')
  expect(short).toMatch(/9 times by then, is .*450: .*150 short/)
  const [enough] = asidesOf('new goal: save $600 by march 31, 200 a month')
  expect(enough).toMatch(/gets you there/)
  expect(asidesOf('put the vet in my planner for Monday the 3rd at 9')).toEqual([
    expect.stringContaining('December 3 is a Thursday'),
  ])
})

test('a journal entry keeps the user’s own words as its body', () => {
  expect(read('Write in my journal: I said no to my boss today. It felt good, and I’d do it again!')).toEqual([
    'entry I said no to my boss today | I said no to my boss today. It felt good, and I’d do it again!',
  ])
  expect(read('Today I rested.\nNobody minded. Add that to my journal.')).toEqual([
    'entry Today I rested | Today I rested.\nNobody minded.',
  ])
  expect(read('escribe en mi diario: hoy dije que no')).toEqual(['entry Hoy dije que no | hoy dije que no'])
  expect(read('write a journal entry')).toEqual(['ask entry'])
})

test.each([
  ['move the dentist to thursday at 3pm', ['move | any | Dentist | 2026-11-26 15:00']],
  ['change the dentist appointment to 5pm', ['move | task | Dentist appointment | null 17:00']],
  ['mark laundry as done', ['finish | any | Laundry']],
  ['tick milk and bread off my shopping list', ['finish | item | Milk', 'finish | item | Bread']],
  ['delete the dentist task', ['delete | task | Dentist']],
  ['rename “Dentist” to “Dental checkup”', ['rename | any | Dentist | Dental checkup']],
  ['remove milk from my shopping list and add bread', ['delete | item | Milk', 'item bread | household']],
  ['mueve el dentista al jueves a las 3 de la tarde', ['move | any | Dentista | 2026-11-26 15:00']],
  ['marca la colada como hecha', ['finish | any | Colada']],
])('changes of what exists are read by its name: %s', (message, wanted) => {
  expect(read(message)).toEqual(wanted)
})

test.each([
  ['remind me on February 30 to pay', 'unable noSuchDay: February 30'],
  ['remind me the 32nd to pay', 'unable noSuchDay: the 32nd'],
  ['remind me yesterday to eat', 'unable past: yesterday'],
  ['remind me today at 8 to run', 'unable past: today at 8 to run'],
  ['add buy milk to my planner at 25:00', 'unable noSuchDay: 25:00'],
  ['recuérdame el 31 de abril renovar', 'unable noSuchDay: el 31 de abril'],
  ['clear my to do list', 'unable clearList: clear my to do list'],
  ['order everything on my shopping list', 'unable order: order everything on my shopping list'],
])('what cannot be is said, not guessed: %s', (message, wanted) => {
  expect(read(message)).toEqual([wanted])
})

test.each([
  'Should I call the dentist tomorrow?',
  'how do I add a task',
  'what is on my list',
  'why do I always put work on my list',
  'I want to move to Spain next year',
  'I want to call my ex tomorrow',
  'I have a dentist appointment tomorrow at 10',
  'work was awful today',
  'see you tomorrow',
  'weather tomorrow',
  'remind me what is on my list',
  '¿Debería llamar a mi ex mañana?',
  'Quiero llamar a mi madre mañana',
  'estoy cansada hoy',
])('a question or a story gets no card: %s', (message) => {
  expect(read(message)).toEqual([])
})

test('what was missing is taken from the answer', () => {
  expect(readMissing('task', 'call mom on sunday', context).map(brief)).toEqual(['Call mom | 2026-11-22'])
  expect(readMissing('entry', 'I slept well.', context).map(brief)).toEqual(['entry I slept well | I slept well.'])
  expect(readMissing('item', 'oats and jam', context).map(brief)).toEqual([
    'item oats | household',
    'item jam | household',
  ])
})

test.each([
  ['the 14th of march', 'en', '2027-03-14', null],
  ['noon tomorrow eat', 'en', '2026-11-22', '12:00'],
  ['quarter to seven on mondays', 'en', '2026-11-23', '18:45'],
  ['by the end of the month', 'en', '2026-11-30', null],
  ['sat 28th 7.30', 'en', '2026-11-28', '07:30'],
  ['thursday week', 'en', '2026-12-03', null],
  ['in 2 hours', 'en', '2026-11-21', '12:00'],
  ['pasado mañana a mediodía', 'es', '2026-11-23', '12:00'],
  ['el martes a las cuatro y cuarto de la tarde', 'es', '2026-11-24', '16:15'],
  ['en media hora', 'es', '2026-11-21', '10:30'],
] as const)('%s (%s) is %s %s', (text, language, day, time) => {
  expect(readWhen(text, clock, language)).toMatchObject({ day, time, problem: null })
})
