import { z } from 'zod'
import { type Client, read } from './client.ts'

/** A valid PNG of one pixel. */
export const samplePicture = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)

const asked = z.object({ uploadURL: z.url(), objectPath: z.string() })

/** Requests an upload and returns the path to send the file to. */
export const askForUpload = async (user: Client): Promise<string> =>
  new URL(read(asked, await user.post('/api/objects/upload')).uploadURL).pathname

/** Uploads a picture and returns the address that records use for it. */
export async function uploadBytes(user: Client, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const got = await user.put(await askForUpload(user), bytes)
  if (got.status !== 201) throw new Error(`The upload answered ${got.status}: ${JSON.stringify(got.body)}`)
  return read(z.object({ objectPath: z.string() }), got).objectPath
}
