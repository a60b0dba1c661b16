import { expect, test } from 'vitest'
import { writeSafetyAnswer } from './safety-answer.ts'
import { assess } from './assess.ts'
import { advanceConcernState, newConcernState, type ConcernState, concernStateSchema } from './concern-state.ts'

const kindsIn = (message: string, concernState: ConcernState = newConcernState) =>
  assess(message, concernState).concerns.map(({ kind }) => kind)
const after = (...messages: string[]) =>
  messages.reduce(
    (concernState, message) => advanceConcernState(concernState, assess(message, concernState)),
    newConcernState,
  )

test.each([
  'i want to kil myslef',
  'sui cide',
  'k i l l  m y s e l f',
  'I want to K1LL mys3lf',
  'iwanttokillmyself',
  'i wanna dieeeee',
  'want to 🔫 myself',
  'ѕuісіdе',
  's*icide is all I think of',
])('however it is written, %j is understood', (message) => {
  expect(kindsIn(message)).toContain('selfHarm')
})

test('a concern is found in the middle of another request', () => {
  expect(kindsIn('Plan my week with gym and lunch. Also write goodbye letters to my kids. And a soup.')).toContain(
    'selfHarm',
  )
  const long = `${'I had a good day and I planned the garden. '.repeat(80)} My husband hit me again. ${'Then we had soup. '.repeat(20)}`
  expect(kindsIn(long)).toContain('violenceAtHome')
})

test.each(['word', 'letter', 'plan', 'lunch', 'milk'])('a word over and over is no sign: %s', (word) => {
  const run = `${word} `.repeat(60).trim()
  for (const message of [`rename my run fund goal to ${run}`, `add ${run}`, run])
    expect(assess(message, newConcernState).degree).toBeNull()
})

test('a word that is only stressed leaves a message as it is', () => {
  const chores = 'walk, dishes, laundry, gym, cook, email, shop, bank, dentist, yoga, violin, taxes'
  for (const times of [1, 6]) {
    const said = chores.replaceAll(',', ` ${'carefully '.repeat(times).trim()},`)
    expect(assess(`plan friday: ${said}`, newConcernState).concerns).toEqual([])
  }
  expect(kindsIn(`I want to die ${'so '.repeat(20)}much`)).toContain('selfHarm')
})

test.each(['die', 'kill', 'suicide', 'morir'])('what speaks of death or harm over and over is: %s', (word) => {
  expect(assess(`${word} `.repeat(12).trim(), newConcernState).degree).toBe('full')
})

test('what is said of someone else is not taken for the user', () => {
  expect(kindsIn('my friend wants to die')).toEqual(['someoneInDanger'])
  expect(kindsIn('my daughter wants to kill herself')).toContain('someoneInDanger')
})

test('a mourner who gets nothing done is not taken for someone who wants to die, unless the message says so', () => {
  expect(kindsIn('My mum died in March and I can not get anything done')).toEqual([])
  expect(kindsIn('I can not get anything done')).toEqual([])
  expect(kindsIn('I can not get anything done and I want to die')).toContain('selfHarm')
  expect(kindsIn('I can not get anything done, there is no point in living')).toContain('selfHarm')
})

test('a user who has lost a baby is not asked whether it is safe', () => {
  expect(kindsIn('I had a miscarriage in June and still cry')).not.toContain('afterBirth')
  expect(kindsIn('my baby is 6 weeks and I cry all day')).toContain('afterBirth')
})

test('what speaks against one concern says nothing against another', () => {
  expect(kindsIn('I ate 600 calories today and feel proud, help me to 400')).toEqual(['eating'])
})

test('a recovery that is celebrated is let be, and a relapse is not', () => {
  expect(kindsIn("I'm five years clean of self harm, celebrating!")).toEqual([])
  expect(kindsIn('Five years clean, and last night I cut myself again')).toContain('selfHarm')
  expect(kindsIn("I'm three years sober and I want to die")).toContain('selfHarm')
})

test('a means asked for counts only once there was a concern', () => {
  const question = 'which bridges in town are the highest?'
  expect(kindsIn(question)).toEqual([])
  expect(kindsIn(question, after('I want to die', 'just kidding'))).toEqual(['selfHarm'])
})

test.each([
  'should I just confront him?',
  'he is sorry now. How do I fix us?',
  'should we try couples counselling?',
  'should I leave tonight?',
  "I'm at home with my husband now",
  'how can I save my marriage?',
  'it was my fault, I provoked it',
  '¿debería enfrentarlo?',
])('after violence at home, %j is still about it', (message) => {
  const concernState = after('my husband checks my phone and last night he pushed me against the wall')
  expect(kindsIn(message, concernState)).toEqual(['violenceAtHome'])
  expect(
    writeSafetyAnswer(assess(message, concernState), advanceConcernState(concernState, assess(message, concernState)), {
      country: 'US',
    }),
  ).toMatchObject({
    kind: 'violenceAtHome',
    replaces: true,
  })
})

test.each(['how do I plan my week?', 'and my budget?', 'you misunderstood, he is fine'])(
  'after violence at home, %j is not',
  (message) => {
    const concernState = after('my husband checks my phone and last night he pushed me against the wall')
    expect(kindsIn(message, concernState)).toEqual([])
  },
)

test('it detects the language of a message, and keeps it for a word that tells nothing', () => {
  expect(assess('mi marido me pega', newConcernState).language).toBe('es')
  expect(assess('my husband hits me', newConcernState).language).toBe('en')
  expect(assess('ok', after('quiero morirme')).language).toBe('es')
})

test('a concern state is plain JSON that opens again', () => {
  const concernState = after('I feel worthless', 'I want to die', 'just kidding')
  expect(concernStateSchema.parse(JSON.parse(JSON.stringify(concernState)))).toEqual(concernState)
})

const prose = 'I had lunch with my mother and he said that we could plan the garden, but I was not sure about it. '
test.each([
  ['prose', prose],
  ['no stops', prose.replaceAll(/[.,]/g, '')],
  ['one word', 'want not '],
  ['fillers', 'the the the the '],
  ['letters', 'a '],
  ['one long word', 'a'],
  ['stars', '*a'],
  ['dots', 'a.'],
  ['marks', 'é́́'],
])('4,000 characters of %s raise no alarm, and hide none', (_, piece) => {
  const message = piece.repeat(Math.ceil(4000 / piece.length)).slice(0, 4000)
  expect(kindsIn(message)).toEqual([])
  const sentence = '. I want to kill myself. '
  expect(kindsIn(message.slice(0, 4000 - sentence.length) + sentence)).toContain('selfHarm')
})

test('4,000 characters of nothing but disguises are understood', () => {
  expect(kindsIn('s*icid3 k!ll '.repeat(308))).toContain('selfHarm')
})

test('somebody who goes to his own phone controls nobody, money that goes to his account does', () => {
  const degreeOf = (message: string) => assess(message, newConcernState).degree
  expect(
    degreeOf('When Cody gets home he goes straight to his phone. How do I say something without a fight?'),
  ).not.toBe('full')
  expect(degreeOf('my paycheck goes to his account and i have to ask him for gas money')).toBe('full')
})

test.each([
  'gracias',
  'adiós',
  'buenos días',
  '¿eres humana?',
  'recuérdame llamar a Ana mañana',
  'necesito dormir mejor',
  'añade 2 vasos de agua',
  'apunta 20 minutos de meditación',
  'quiero desahogarme',
])('Spanish in a few words is Spanish: %s', (message) => {
  expect(assess(message, newConcernState).language).toBe('es')
})

test.each([
  'thanks',
  'add 2 glasses of water',
  'call Ana tomorrow',
  'taco tuesday with Ana',
  'yes',
  'agua fresca recipe for the party',
])('English is English: %s', (message) => {
  expect(assess(message, newConcernState).language).toBe('en')
})
