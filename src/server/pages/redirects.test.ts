import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { builtWeb } from '../../../test/built-web.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

let app: StartedApp
let web: Awaited<ReturnType<typeof builtWeb>>
beforeAll(async () => {
  web = await builtWeb()
  app = await startApp(inject('testServer'), {}, { web: web.folder })
})
afterAll(async () => {
  await app.stop()
  await web.remove()
})

/** As it is written: a client that tidies up addresses would not send these. */
async function ask(path: string): Promise<{ status: number | undefined; location: string | undefined }> {
  const { hostname, port } = new URL(app.url)
  const request = get({ hostname, port, path })
  const response = await new Promise<IncomingMessage>((settle, refuse) => {
    request.once('response', settle).once('error', refuse)
  })
  response.resume()
  await once(response, 'end')
  return { status: response.statusCode, location: response.headers.location }
}

test.each([
  ['/JOURNAL', '/journal'],
  ['/journal/', '/journal'],
  ['/Journal///?search=Fern&to=//evil.example', '/journal?search=Fern&to=//evil.example'],
])('the address of a page in another writing leads to the page: %s', async (path, location) => {
  expect(await ask(path)).toEqual({ status: 308, location })
})

test.each([
  '//evil.example/',
  '//evil.example/journal/',
  '//EVIL.example/%2e%2e/JOURNAL',
  '///JOURNAL',
  String.raw`/\evil.example/JOURNAL`,
  '/%2f%2fevil.example/JOURNAL/',
  '/JOURNAL/@evil.example/',
  '/.JOURNAL',
  'http://evil.example/JOURNAL/',
  '/help/?country=//evil.example',
  '/JOURNAL/#//evil.example',
  '/JOURNAL?%0d%0alocation:%20http://evil.example',
])('a redirect never leaves the origin: %s', async (path) => {
  const { location } = await ask(path)
  const { origin } = new URL(location ?? '/', app.url)
  expect(origin).toBe(new URL(app.url).origin)
})

test('no path with a host in it is redirected at all', async () => {
  const hosts = ['//evil.example/journal/', '///JOURNAL', 'http://evil.example/JOURNAL/']
  for (const path of hosts) expect((await ask(path)).location).toBeUndefined()
})
