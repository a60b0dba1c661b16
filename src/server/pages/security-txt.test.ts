import { afterEach, describe, expect, inject, test } from 'vitest'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

const path = '/.well-known/security.txt'
let app: StartedApp
afterEach(() => app.stop())

const ask = () => fetch(new URL(path, app.url), { headers: { 'x-forwarded-host': 'glowell.example' } })

describe('who finds a weakness', () => {
  test.each(['mailto:security@glowell.example', 'https://glowell.example/report', 'tel:+1-201-555-0123'])(
    'is told to write to %s, where that is named',
    async (contact) => {
      app = await startApp(inject('testServer'), { SECURITY_CONTACT: contact, PUBLIC_URL: 'https://glowell.example' })
      app.setTime(new Date('2026-11-21T22:30:00Z'))
      const response = await ask()
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(await response.text()).toBe(
        [
          `Contact: ${contact}`,
          'Expires: 2027-02-19T00:00:00.000Z',
          'Preferred-Languages: en',
          `Canonical: https://glowell.example${path}`,
          '',
        ].join('\n'),
      )
    },
  )

  test('is never sent to what has expired, however long the server runs', async () => {
    app = await startApp(inject('testServer'), { SECURITY_CONTACT: 'mailto:security@glowell.example' })
    for (const day of ['2026-11-21', '2027-11-21', '2031-02-28']) {
      app.setTime(new Date(`${day}T23:59:59Z`))
      const text = await (await fetch(new URL(path, app.url))).text()
      const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '')
      expect(expires - Date.parse(day)).toBe(90 * 86_400_000)
      expect(text).not.toContain('Canonical')
    }
  })

  test('finds no made-up address where none is named', async () => {
    app = await startApp(inject('testServer'), { PUBLIC_URL: 'https://glowell.example' })
    expect((await ask()).status).toBe(404)
  })
})
