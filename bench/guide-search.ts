import { readPassages } from '#server/coach/guide/passage.ts'
import { createSearch } from '#server/coach/guide/search.ts'
import { atMost, type Figure, milliseconds } from './lib/figure.ts'
import { median } from './lib/rounds.ts'

const question = 'I cannot sleep and my boss wants more and more of me while the children are ill '.repeat(5)

/** How long the guide's search takes for a long question. */
export async function guideSearch(): Promise<Figure[]> {
  const find = createSearch(await readPassages())
  find(question)
  const times = Array.from({ length: 20 }, () => {
    const began = performance.now()
    find(question)
    return performance.now() - began
  })
  return [atMost('the guide finds passages for 400 characters', median(times), 20, milliseconds)]
}
