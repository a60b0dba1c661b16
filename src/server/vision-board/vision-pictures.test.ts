import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { vision } from '#contract/vision-board.ts'
import { visionSamples } from '#contract/vision-lists.ts'
import { type Client, problem, read } from '../../../test/client.ts'
import { startPictureHost } from '../../../test/picture-host.ts'
import { samplePicture, uploadBytes } from '../../../test/pictures.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

let host: Awaited<ReturnType<typeof startPictureHost>>
let app: StartedApp
let user: Client
beforeAll(async () => {
  host = await startPictureHost((_request, response) => response.end(samplePicture), {})
  app = await startApp(inject('testServer'), {}, { safeFetch: host.safeFetch })
  user = await app.signUp('clara')
  await user.post('/api/premium/trial')
})
afterAll(async () => {
  await app.stop()
  await host.stop()
})

const base = '/api/vision-board'
const add = async (imageUrl: string) => read(vision, await user.post(base, { title: 'A', imageUrl }))
const references = async (path: string): Promise<number> => {
  const { rows } = await app.database.pool.query('select reference_count::int as count from pictures where id = $1', [
    path.split('/').at(-1),
  ])
  return rows[0]?.count
}

test("a picture is an upload, one of our drawings, or fetched from a pasted address and then the user's own", async () => {
  const path = await uploadBytes(user, samplePicture)
  expect((await add(path)).imageUrl).toBe(path)
  for (const sample of visionSamples) expect((await add(sample.path)).imageUrl).toBe(sample.path)
  const { imageUrl } = await add(host.at('/a.png'))
  expect(imageUrl).toMatch(/^\/api\/pictures\/[0-9a-f-]{36}$/)
  expect((await user.get(`${imageUrl}/thumb`)).headers.get('content-type')).toBe('image/webp')
})

test('one picture can stand on several visions, and is let go of when the last of them has another', async () => {
  const path = await uploadBytes(user, samplePicture)
  const [one, two] = [await add(path), await add(path)]
  expect(await references(path)).toBe(2)
  await user.put(`${base}/${one.id}`, { imageUrl: '/visions/home.svg' })
  await user.put(`${base}/${two.id}`, { title: 'B' })
  expect(await references(path)).toBe(1)
  await user.put(`${base}/${two.id}`, { imageUrl: null })
  expect(await references(path)).toBe(0)
})

test('the picture of another account is refused, whether asked for here or in the database', async () => {
  const eve = await app.signUp('eve')
  const path = await uploadBytes(eve, samplePicture)
  const { id } = await add('/visions/home.svg')
  for (const got of [
    await user.post(base, { title: 'A', imageUrl: path }),
    await user.put(`${base}/${id}`, { imageUrl: path }),
  ])
    expect(read(problem, got).fields).toEqual({ imageUrl: 'This picture isn’t there anymore, so choose it again' })
  await expect(
    app.database.pool.query('update visions set image_url = $1 where id = $2', [path, id]),
  ).rejects.toMatchObject({ code: '23503' })
})
