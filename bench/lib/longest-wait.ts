/** The longest time that a small request took, in milliseconds, of those sent one after the other until `over`. */
export async function longestWait(url: string, over: AbortSignal): Promise<number> {
  let longest = 0
  while (!over.aborted) {
    const start = performance.now()
    await (await fetch(url)).arrayBuffer()
    longest = Math.max(longest, performance.now() - start)
  }
  return longest
}
