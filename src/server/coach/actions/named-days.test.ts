import { expect, test } from 'vitest'
import { conversationsWith } from '../guide/conversation.testing.ts'
import { loadGuide } from '../guide/guide.ts'

// It is Saturday, November 21, 2026.
const { lastReply } = conversationsWith(await loadGuide())

test.each([
  ['a week from tomorrow', '2026-11-29'],
  ['two weeks from friday', '2026-12-11'],
  ['the first monday of december', '2026-12-07'],
  ['the last friday of the month', '2026-11-27'],
  ['the first friday of the month', '2026-12-04'],
  ['the thursday after next', '2026-12-03'],
  ['the day after tomorrow', '2026-11-23'],
])('a day is the one that was named, and leaves the title: %s', (day, dueDate) => {
  expect(lastReply(`remind me ${day} to call Ana`).proposal).toMatchObject({ title: 'Call Ana', dueDate })
})

test.each(['2/30', '31/11', '11/31'])('a date that doesn’t exist is said: %s', (date) => {
  const { response, proposal } = lastReply(`remind me on ${date} to pay rent`)
  expect(response).toContain(`“${date}” doesn’t exist`)
  expect(proposal).toBeNull()
})

test('so is one of a rule', () => {
  expect(lastReply('every 30th of february pay rent').response).toContain('“30th of february” doesn’t exist')
})

test.each(['50/50', '24/7'])('what only looks like a date is none: %s', (words) => {
  expect(lastReply(`add split it ${words} with Ana tomorrow`).proposal).toMatchObject({ dueDate: '2026-11-22' })
})

test('a weekday that isn’t that date’s is said', () => {
  const { response } = lastReply('add lunch with Kay on Sunday November 24')
  expect(response).toContain('You said Sunday November 24, but November 24 is a Tuesday')
})

test('dinner at 7 is in the evening', () => {
  expect(lastReply('add dinner with Sam tomorrow at 7').proposal).toMatchObject({ time: '19:00' })
  expect(lastReply('add coffee with Sam tomorrow at 7').proposal).toMatchObject({ time: '07:00' })
})

test('an opening letter is not part of the title', () => {
  expect(lastReply('k remind me to call dads neurologist tomorrow at 9').proposal).toMatchObject({
    title: 'Call dads neurologist',
  })
})

test('where words of the request would be the title, it is asked for', () => {
  const { proposal, response } = lastReply('add swim class is but this week they changed it to my planner')
  expect(proposal).toBeNull()
  expect(response).toContain('What should it say?')
})

test.each([
  ['in a fortnight', '2026-12-05'],
  ['in two fortnights', '2026-12-19'],
  ['a fortnight from friday', '2026-12-11'],
  ['in half a year', '2027-05-21'],
  ['in a decade', '2036-11-21'],
  ['at the end of next month', '2026-12-31'],
])('a day that is counted in rare words is read: %s', (day, dueDate) => {
  expect(lastReply(`remind me ${day} to call Ana`).proposal).toMatchObject({ title: 'Call Ana', dueDate })
})

test.each([
  ['on december 31 9999', '“december 31 9999” is too far off'],
  ['on 12/31/9999', '“12/31/9999” is too far off'],
  ['in june 2400', '“in june 2400” is too far off'],
  ['in 500 years', '“in 500 years” is too far off'],
  ['in 99999999 weeks', '“in 99999999 weeks” is too far off'],
  ['in -1 hours', '“in -1 hours” has passed'],
  ['next year', '“next year” isn’t one day'],
  ['in early january', '“in early january” isn’t one day'],
])('a day that can’t be is said, and not made today: %s', (day, said) => {
  for (const message of [`remind me ${day} to call Ana`, `remind me to call Ana ${day}`]) {
    const { response, proposal } = lastReply(message)
    expect(response).toContain(said)
    expect(proposal).toBeNull()
  }
})

test('a year may be what it is about', () => {
  expect(lastReply('remind me tomorrow to make a budget for next year').proposal).toMatchObject({
    title: 'Make a budget for next year',
    dueDate: '2026-11-22',
  })
})

test('all tasks are not moved to a day after the calendar’s last', () => {
  const { response, proposal } = lastReply('move all my tasks to december 31 9999')
  expect(response).toContain('“december 31 9999” is too far off')
  expect(proposal).toBeNull()
})
