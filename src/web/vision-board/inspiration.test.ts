import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { quotes, sampleTitles, boardTips } from './inspiration.ts'

const checked = z.array(z.object({ text: z.string(), author: z.string(), work: z.string() }))

test('there are two lists of tips, five quotes and twelve titles, and each fits into a title', () => {
  expect([boardTips.length, quotes.length, sampleTitles.length]).toEqual([2, 5, 12])
  for (const title of [...quotes.map(({ text }) => text), ...sampleTitles])
    expect(title.length).toBeLessThanOrEqual(200)
})

test('every quote is by whom it names: the same stands among those whose sources were checked', async () => {
  const file = await readFile(new URL('../../../content/mindset/quotes.json', import.meta.url), 'utf8')
  const known = checked.parse(JSON.parse(file)).map(({ text, author, work }) => ({ text, by: `${author}, ${work}` }))
  for (const quote of quotes) expect(known).toContainEqual(quote)
})
