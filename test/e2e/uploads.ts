import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { ask } from './test.ts'

/** Uploads a picture of one colour, and answers the path that records name it by. */
export async function uploadColouredPicture(
  page: Page,
  base: string,
  background: string,
  width = 900,
  height = 600,
): Promise<string> {
  const headers = { origin: base }
  const asked = await page.request.post(`${base}/api/objects/upload`, { headers })
  const { uploadURL, objectPath }: { uploadURL: string; objectPath: string } = await asked.json()
  const data = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  await page.request.put(uploadURL, {
    headers: { ...headers, 'content-type': 'image/png' },
    data,
    failOnStatusCode: true,
  })
  return objectPath
}

/** Makes `count` visions, each with one of these pictures, several calls at a time. */
export async function makeMany(page: Page, base: string, count: number, pictures: readonly string[]): Promise<void> {
  await ask(page.request, base, '/api/premium/trial', {})
  const numbers = Array.from({ length: count }, (_, n) => n)
  for (let from = 0; from < count; from += 10)
    await Promise.all(
      numbers.slice(from, from + 10).map((n) =>
        ask(page.request, base, '/api/vision-board', {
          title: `Vision ${n}`,
          description: 'Early light through the kitchen window, and nobody in a hurry.',
          imageUrl: pictures[n % pictures.length] ?? null,
          isLoved: n % 50 === 0,
        }),
      ),
    )
}
