import { unzipSync } from 'fflate'
import type { Client } from './client.ts'

/** The files of a user's download, by name. */
export async function download(user: Client): Promise<ReadonlyMap<string, Uint8Array>> {
  const response = await user.fetch('GET', '/api/export')
  if (response.status !== 200) throw new Error(`The download answered ${response.status}: ${await response.text()}`)
  return new Map(Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer()))))
}

const text = new TextDecoder('utf-8', { fatal: true })

/** All files of text, one after the other. */
export const textOf = (files: ReadonlyMap<string, Uint8Array>): string =>
  [...files].flatMap(([name, bytes]) => (name.endsWith('.webp') ? [] : [`${name}\n${text.decode(bytes)}`])).join('\n')
