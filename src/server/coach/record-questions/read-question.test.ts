import { expect, test } from 'vitest'
import { plainQuestion } from './read-common-question.ts'
import { readQuestion } from './read-question.ts'

const context = { now: new Date('2026-11-25T15:00:00Z'), timeZone: 'America/Chicago' }

test.each([
  ['am i free at 3 on thursday', { ask: 'taskAt', day: '2026-11-26', at: '15:00' }],
  ['what do i have tomorrow afternoon', { ask: 'tasks', from: '2026-11-26', hours: { from: '12:00', to: '18:00' } }],
  ['what did i get done last week', { ask: 'tasks', from: '2026-11-16', to: '2026-11-22', state: 'done' }],
  ['how is my mood on mondays', { ask: 'mood', weekday: 1, to: '2026-11-25' }],
  ['how many workouts did i do in october', { ask: 'workouts', from: '2026-10-01', to: '2026-10-31' }],
  ['how much did i earn in september', { ask: 'income', month: '2026-09' }],
  ['how much have I made so far this month', { ask: 'income', month: '2026-11' }],
  ['¿qué tengo el viernes a las 5?', { ask: 'taskAt', day: '2026-11-27', at: '17:00' }],
  ['cuánto me falta para el viaje a méxico', { ask: 'goal', about: 'viaje a mexico', want: 'left' }],
  ['is there anything on my grocery list', { ask: 'shopping', item: null }],
  ['is oat milk on my hygiene list', { ask: 'shopping', list: 'hygiene', item: 'oat milk' }],
  ['when is my dentist appointment', { ask: 'findTask', about: 'dentist appointment', from: null, to: null }],
  ['what all is on there for friday now', { ask: 'tasks', from: '2026-11-27', to: '2026-11-27' }],
  ['what have I still got to do before Friday?', { ask: 'tasks', from: '2026-11-25', to: '2026-11-26' }],
  ['do i have anything sunday morning before 11', { ask: 'tasks', from: '2026-11-29', to: '2026-11-29' }],
  ['which of my goals is furthest behind?', { ask: 'goals', which: 'behind' }],
  ['when can i fit 45 minutes this week', { ask: 'freeTime', minutes: 45 }],
])('“%s” is read with its dates and names', (message, question) => {
  expect(readQuestion(message, context)?.question).toMatchObject(question)
})

test('days are those of the user’s time zone', () => {
  const now = new Date('2026-11-26T03:00:00Z')
  const of = (timeZone: string) => readQuestion('what do i have today', { now, timeZone })?.question
  expect([of('America/Chicago'), of('Asia/Tokyo')]).toMatchObject([{ from: '2026-11-25' }, { from: '2026-11-26' }])
})

test.each([
  ['how have I been doing with my journal and self-care this month?', ['journalCount', 'selfCare']],
  ['how did i do with goals, workouts and water this week', ['goals', 'workouts', 'water']],
  ['be honest. how am i doing on my moods and my workouts', ['mood', 'workouts']],
  ['Am I drinking enough water or do I just think I am', ['water']],
  ['ok how’s it going', undefined],
  ['How am I doing on water and prayers lately', ['water', 'prayers']],
  ['how am i doing with my mom and my sister lately', undefined],
  ['what do i have tonight, and anything left over from yesterday?', ['tasks', 'overdue']],
  ['what’s on today and what’s still hanging from last week', ['tasks', 'overdue']],
  ['whats my day today, did any of that roll over, is stuff carried over from before', ['tasks', 'overdue']],
  ['is there leftover chicken in the fridge from today', undefined],
])('what is asked for together is answered together, and nothing besides: %s', (message, asks) => {
  expect(plainQuestion(message, '2026-11-25', 'en')?.questions.map(({ ask }) => ask)).toEqual(asks)
})

test('a question after a greeting and some telling is read', () => {
  const asked = readQuestion(
    'it’s Monday and I have both girls here all day. What all do I have on for today?',
    context,
  )
  expect(asked?.question).toMatchObject({ ask: 'tasks', from: '2026-11-25', to: '2026-11-25' })
})

test.each([
  ['¿cuánta agua bebí esta semana?', 'es', { ask: 'water', from: '2026-11-23' }],
  ['¿cómo va mi meta de París?', 'es', { ask: 'goal', about: 'paris', want: 'pace' }],
  ['what did I have in June', 'en', { ask: 'tasks', from: '2026-06-01', to: '2026-06-30', state: 'all' }],
] as const)('what is asked plainly is read as that: %s', (message, language, question) => {
  expect(plainQuestion(message, '2026-11-25', language)?.questions[0]).toMatchObject(question)
})
