/** The longest that a small request took, of those sent one after the other until `over`, in milliseconds. */
export async function longestWait(url: string, over: AbortSignal): Promise<number> {
  let longest = 0
  while (!over.aborted) {
    const start = performance.now()
    await (await fetch(url)).arrayBuffer()
    longest = Math.max(longest, performance.now() - start)
  }
  return longest
}
