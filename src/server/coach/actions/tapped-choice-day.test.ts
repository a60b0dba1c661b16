import { expect, inject, it, test } from 'vitest'
import { addDays } from '#server/lib/days.ts'
import { askCoach, signUpForCoach } from '../../../../test/coach-calls.ts'
import { startApp } from '../../../../test/start-app.ts'
import { choiceDay, withDayOfChoice } from './tapped-choice-day.ts'
import { read } from './read-actions.testing.ts'

const today = '2026-11-21'

it.each(['2026-11-21', '2026-12-03', '2027-01-07', '2028-02-29'])('a day to tap is read as it was meant: %s', (day) => {
  const move = `Move “Visit on 3 of 4” in my planner to ${choiceDay(day, today, 'en')}`
  expect(withDayOfChoice(move, today)).toBe(`Move “Visit on 3 of 4” in my planner to ${day}`)
  expect(read(move)).toEqual([`move | task | Visit on 3 of 4 | ${day} null`])
  expect(read(`${move} at 3:00 PM`)).toEqual([`move | task | Visit on 3 of 4 | ${day} 15:00`])
  const es = `Mueve “Dentista” en mi agenda al ${choiceDay(day, today, 'es')}`
  expect(withDayOfChoice(es, today)).toBe(`Mueve “Dentista” en mi agenda al ${day}`)
})

it('says the day in words', () => {
  expect(choiceDay('2026-12-03', today, 'en')).toBe('Thu, Dec 3')
  expect(choiceDay('2027-01-07', today, 'en')).toBe('Thu, Jan 7, 2027')
  expect(choiceDay('2027-01-07', today, 'es')).toBe('7 de enero de 2027')
})

it.each(['We move to Thu, Dec 3', 'Move the dentist to Thu, Dec 3', 'I wrote “Move” to Dan on Thu, Dec 3'])(
  'what is no choice stays as it is: %s',
  (said) => {
    expect(withDayOfChoice(said, today)).toBe(said)
  },
)

it('a day of a month beside an hour is kept', () => {
  expect(read('move the dentist to december 3 at 3 pm')).toEqual(['move | any | Dentist | 2026-12-03 15:00'])
  expect(read('move the dentist to 3')).toEqual(['move | any | Dentist | null 15:00'])
})

test('the choice of a task moves that task', async () => {
  const app = await startApp(inject('testServer'))
  const user = await signUpForCoach(app)
  const day = addDays(new Date().toISOString().slice(0, 10), 3)
  for (const title of ['Dentist, upper', 'Dentist, lower'])
    expect((await user.post('/api/tasks', { title, dueDate: day })).status).toBe(201)
  const { choices } = await askCoach(user, 'move the dentist to december 3 at 3 pm')
  expect(choices).toHaveLength(2)
  expect(choices[0]).not.toMatch(/\d{4}-\d\d/)
  const { proposals } = await askCoach(user, choices[0] ?? '')
  expect(proposals).toMatchObject([{ proposal: { kind: 'change', change: { act: 'move', time: '15:00' } } }])
  await app.stop()
})
