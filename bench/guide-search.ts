import { readClassifier } from '#server/coach/guide/matter-classifier.ts'
import { createLibrary } from '#server/coach/guide/library.ts'
import { readPassages } from '#server/coach/guide/passage.ts'
import { atMost, type Figure, megabytes, milliseconds } from './lib/figure.ts'
import { median } from './lib/rounds.ts'

const question = 'I cannot sleep and my boss wants more and more of me while the children are ill '.repeat(5)

/** Bytes that stay in memory. Needs `--expose-gc`, or what is to be collected would count as well. */
function held(): number {
  if (globalThis.gc === undefined) throw new Error('Run it by `npm run bench`, which exposes the collector')
  globalThis.gc()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** How long the guide takes to find a long question's matter, and what the library and its classifier hold in memory. */
export async function guideSearch(): Promise<Figure[]> {
  const before = held()
  const { find } = createLibrary(await readPassages(), await readClassifier('matter-classifier'))
  const size = held() - before
  find(question)
  const times = Array.from({ length: 50 }, () => {
    const began = performance.now()
    find(question)
    return performance.now() - began
  })
  return [
    atMost('the guide finds matters for 400 characters', median(times), 5, milliseconds),
    atMost('the library and its classifier in memory', size, 40_000_000, megabytes),
  ]
}
