/** Reads at most `most` bytes; null where there are more. Nothing beyond the chunk that is too many is kept or asked for. */
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
