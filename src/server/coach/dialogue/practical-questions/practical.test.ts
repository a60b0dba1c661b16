import { expect, test } from 'vitest'
import { blankRequest } from '../../guide/blank-request.ts'
import { answerNow, converse } from '../../guide/conversation.testing.ts'
import { loadGuide } from '../../guide/guide.ts'
import { answerSavingShare } from './saving-share.ts'

const guide = await loadGuide()
const lastOf = (...messages: string[]): string => converse(guide, messages).at(-1)?.response ?? ''

test.each([
  ['the lasagna sat on the counter all night, can we still eat it?', /^No, toss it.*about 8 hours/],
  ['is the chili still good, it’s been in the fridge 3 days', /^Yes, if it’s been in a cold fridge/],
  ['raw chicken has been in the fridge for 6 days. Is it still ok?', /^No, I’d throw it out.*6 days/],
  ['can I use bleach and then windex on the shower', /^No, please don’t.*91 562 04 20/],
  ['I just mixed bleach with toilet bowl cleaner, is that ok', /act now.*fresh air/s],
  ['how big a ham for 12 people', /^9 pounds of bone-in ham/],
  ['I want to save 900 in 6 months, how much is that', /^\$150 every month/],
  [
    'Casserole bakes 60 min at 350, biscuits 20 min at 425 and we eat at 7. One oven. When do I start?',
    /goes in at 5:35/,
  ],
  [
    'My dad started a new heart medicine and now he is confused at night. Should I worry?',
    /^Yes, enough to call his doctor/,
  ],
  ['I have 25 min before class and I am wiped', /alarm for 20 minutes/],
])('what can be worked out or looked up has its answer first: %s', (message, expected) => {
  expect(lastOf(message)).toMatch(expected)
})

test.each([
  'it hurts that my sister didn’t invite me, should I say something?',
  'my husband keeps forgetting the trash, should I say something',
  'my son fell asleep in class again, should I be worried',
  'the chicken has been in the freezer 3 weeks, is it still good',
  'the turkey is thawed and in the fridge 3 days, is it still ok',
  'can I use drain cleaner with gloves on',
])('what only sounds like it is not answered as it: %s', (message) => {
  expect(lastOf(message)).not.toMatch(/doctor this week|pediatrician|throw it out|cold fridge|put those two/)
})

const mixed = 'I just mixed bleach with toilet bowl cleaner, is that ok'
const symptom = 'My dad started a new heart medicine and now he is dizzy at night. Should I worry?'
const answerAt = (timeZone: string, message: string, now = new Date('2026-11-21T18:00:00Z')): string =>
  answerNow(guide, { ...blankRequest, message, timeZone, now }).text

test.each([
  ['America/Chicago', 'Poison Control at 1-800-222-1222 if', 'Call 911 '],
  ['Australia/Sydney', 'Poisons Information Centre at 13 11 26 if', 'Call 000 '],
  ['America/Toronto', '1-844-764-7669 (All but Quebec and Nunavut) or ', 'Call 911 '],
  ['Europe/London', 'poison control or a doctor', 'Call 999 '],
  ['Europe/Belgrade', 'poison control or a doctor', 'Call your local emergency number '],
  ['UTC', 'poison control or a doctor', 'Call your local emergency number '],
])('the numbers to call are those of where the user is: %s', (timeZone, poison, emergency) => {
  expect(answerAt(timeZone, mixed)).toContain(poison)
  expect(answerAt(timeZone, mixed)).toContain(emergency)
  expect(answerAt(timeZone, symptom)).toContain(emergency)
})

test('a poison line that is closed now is not named', () => {
  expect(answerAt('Europe/Dublin', mixed)).toContain('01 809 2166')
  expect(answerAt('Europe/Dublin', mixed, new Date('2026-11-21T23:30:00Z'))).toContain('poison control or a doctor')
})

test('why that is so is told of the same thing', () => {
  expect(lastOf('the soup was left out overnight, can i eat it', 'ok but why. I can boil it')).toMatch(/toxins/)
})

test.each([
  ['My mom has an appointment with the cardiologist on Monday. What do I ask?', /photos of every label/],
  ['The preschool director wants to see me', 'what do i ask her, I get so nervous', /nobody minds a list/],
] as const)('questions for a meeting are listed: %s', (...given) => {
  const expected = given.at(-1)
  const messages = given.filter((part) => typeof part === 'string')
  expect(lastOf(...messages)).toMatch(expected instanceof RegExp ? expected : /$^/)
})

test.each([
  ['I earn 2400, rent is 900, food 450, car 310. what is left', '740 is left: 2,400 − 900 − 450 − 310 = 740.'],
  ['I make 1,900 a month and rent 1,200, food 500, car 350. What’s left?', '150 more than what comes in'],
  ['I earn 2800, rent 1100, car 350, food 600: how much can I save', '750 is left: 2,800 − 1,100 − 350 − 600 = 750.'],
  ['what is 15 percent of 86', '15% of 86 is 12.90.'],
  ['my rent goes up from 1150 to 1265, what percent is that', '10% more: 115 on top of 1,150'],
])('the numbers that were given are worked out: %s', (message, worked) => {
  expect(lastOf(message)).toContain(worked)
})

test.each(['from 9 to 5 I work, what is left of the day', 'I have 3 kids and 2 dogs, what should I cook'])(
  'what is no sum is not worked out: %s',
  (message) => {
    expect(lastOf(message)).not.toMatch(/ is left:|more than what comes in/)
  },
)

test.each([
  ['mi bebé tiene fiebre de 39', /pediatra/],
  ['mi hija vomita desde anoche, ¿qué hago?', /pediatra/],
  ['a mi madre le duele mucho la cabeza desde ayer', /su médico/],
])('in Spanish a symptom has its answer first, too: %s', (message, expected) => {
  const text = lastOf(message)
  expect(text).toMatch(expected)
  expect(text).toMatch(/Llama al 112 si/)
})

test('in Spanish what only sounds like it has none', () => {
  expect(lastOf('me duele que mi hermana no me invitara')).not.toMatch(/Llama al/)
})

test.each([
  ['how much should i be saving, i make 3000 a month and rent is 1200', /about \$300 a month, and \$450/, /takes 40%/],
  ['my rent is $900 and i bring home 3,200, how much should i put away', /about \$480 a month, and \$640/, /takes 28%/],
  ['we take home 5200 and the mortgage is 1600. what should we be saving', /about \$780 a month/, /After the house/],
  ['i clear 2000 and pay 1100 in rent how much can i save', /about \$100 a month, and \$200/, /takes 55%/],
])('what to save goes by what comes in and what the roof takes: %s', (message, first, why) => {
  expect(answerSavingShare(message) ?? '').toMatch(first)
  expect(answerSavingShare(message) ?? '').toMatch(why)
})

test.each([
  'i make 800 a week and my rent is 1200 how much should i save',
  'i make 3100 a month and rent is 1250, how much should i save for a car by june',
  'i make 1500 and rent is 1400 how much should i save',
])('where the sum would be another, no share is told: %s', (message) => {
  expect(answerSavingShare(message) ?? '').not.toMatch(/the roof takes/)
})
