import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { helpLinesApi } from '#contract/help-lines.ts'
import { read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'), { COACH_PROVIDER: 'off' })
})
afterAll(() => app.stop())

const { reply } = helpLinesApi['GET /api/help']
const get = async (query: string) => read(reply, await app.visitor().get(`/api/help?${query}`))

test('signed out, and in a house without a coach, the lines are those of where the device is', async () => {
  const { country, emergency, lines } = await get('zone=Asia/Calcutta')
  expect({ country, emergency }).toEqual({ country: 'IN', emergency: '112' })
  expect(lines.map(({ number }) => number)).toEqual(['14416', '181', '1098'])
})

test('each line tells its hours by its own clock, where it answers, its languages, how it was checked and when', async () => {
  const { lines, checked } = await get('zone=America/Los_Angeles')
  expect(checked).toBe('2026-11-21')
  expect(lines.find(({ number }) => number === '1-888-375-7767')).toEqual({
    label: 'Eating and food',
    number: '1-888-375-7767',
    source: 'ANAD Eating Disorders Helpline',
    note: 'Peer support, not a crisis line',
    hours: 'Mo-Fr 09:00-21:00',
    zone: 'America/Chicago',
    languages: ['en'],
    language: 'en',
    kinds: ['eating'],
    grade: 'A2',
    checked: '2026-11-21',
  })
  const british = (await get('country=gb')).lines.filter(({ kinds }) => kinds.includes('violence'))
  expect(british.map(({ area }) => area)).toEqual(['England', 'Scotland', 'Wales', 'Northern Ireland'])
})

test('a country that is picked stands over the zone; one that is not listed does not', async () => {
  expect((await get('zone=America/Chicago&country=FR')).country).toBe('FR')
  expect((await get('zone=America/Chicago&country=XX')).country).toBe('US')
  expect(await get('zone=Europe/Belgrade')).toMatchObject({ country: 'RS', emergency: null, lines: [] })
  expect(await get('zone=UTC')).toMatchObject({ country: null, emergency: null, lines: [] })
})
