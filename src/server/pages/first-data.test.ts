import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { otherPaths, pages } from '#contract/pages.ts'
import { features } from '#server/features.ts'
import { joinParts } from '#server/lib/feature.ts'
import { fillDays, firstAddresses } from './first-data.ts'
import { screenOf } from './pages.routes.ts'
import { aSessionUser } from '../../../test/session-user.ts'

const user = aSessionUser({ timeZone: 'Pacific/Kiritimati' })
const firstData = joinParts(features, 'firstData')
const now = new Date('2026-11-30T11:00:00Z')
const fill = (url: string) => fillDays('/api/x?day={day}&from={from}&to={to}', url, user, now)

test('a page asks first for the user’s current day, and for the month around it', () => {
  expect(fill('/planner')).toBe('/api/x?day=2026-12-01&from=2026-11-25&to=2027-01-11')
})

test('a day in the address is the one it asks for, where it exists', () => {
  expect(fill('/planner?date=2026-02-28')).toBe('/api/x?day=2026-02-28&from=2026-01-26&to=2026-03-14')
  for (const wrong of ['2026-02-30', '1234', '9999-01-01', '"><script>', '%'])
    expect(fill(`/planner?date=${wrong}`)).toBe(fill('/planner'))
})

test('the screen of every page is fetched ahead: it is in a file named after the page', async () => {
  const files = new Set((await readdir('src/web', { recursive: true })).map((file) => basename(file)))
  const keys = [...pages.map(({ key }) => key), ...Object.keys(otherPaths)]
  expect(keys.filter((key) => !files.has(`${screenOf(key)}.tsx`))).toEqual([])
})

test('an address without days is as it was', () => {
  expect(fillDays('/api/journal', '/journal?date=2026-02-28', user, now)).toBe('/api/journal')
})

test('what is fetched ahead is for the tab and the view that the address opens', () => {
  expect(firstAddresses(firstData, 'audio', '/audio-center')).toEqual(['/api/self-care/patterns'])
  expect(firstAddresses(firstData, 'audio', '/audio-center?tab=breathing')).toEqual(['/api/self-care/patterns'])
  expect(firstAddresses(firstData, 'audio', '/audio-center?tab=soundscapes')).not.toContain('/api/self-care/patterns')
  expect(firstAddresses(firstData, 'audio', '/audio-center?tab=music')).toEqual([])
  for (const unknown of ['nowhere', 'constructor', '__proto__'])
    expect(firstAddresses(firstData, 'audio', `/audio-center?tab=${unknown}`)).toEqual(['/api/self-care/patterns'])
  expect(firstAddresses(firstData, 'planner', '/planner?view=week')).toEqual([])
})
