/** Reads at most `most` bytes; null if there are more. Stops reading at the chunk that exceeds it. */
export async function readBytes(chunks: AsyncIterable<Uint8Array>, most: number): Promise<Buffer | null> {
  const read: Uint8Array[] = []
  let length = 0
  for await (const chunk of chunks) {
    length += chunk.length
    if (length > most) return null
    read.push(chunk)
  }
  return Buffer.concat(read, length)
}
