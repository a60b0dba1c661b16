import { addAbortListener } from 'node:events'

/**
 * Reads at most `most` bytes; null if there are more. Stops reading at the chunk that exceeds it. Rejects at once if `signal`
 * aborts, even while nothing arrives, and keeps nothing of what was read.
 */
export async function readBytes(
  chunks: AsyncIterable<Uint8Array>,
  most: number,
  signal?: AbortSignal,
): Promise<Buffer | null> {
  const read: Uint8Array[] = []
  const collect = async () => {
    let length = 0
    for await (const chunk of chunks) {
      signal?.throwIfAborted()
      length += chunk.length
      if (length > most) return null
      read.push(chunk)
    }
    return Buffer.concat(read, length)
  }
  if (signal === undefined) return collect()
  const stopped = new Promise<never>((_settle, refuse) => {
    addAbortListener(signal, () => {
      read.length = 0
      refuse(signal.reason)
    })
  })
  return Promise.race([collect(), stopped])
}
