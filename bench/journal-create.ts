import { type Figure, only, milliseconds, plain } from './lib/figure.ts'
import { prose } from './lib/journal.ts'
import { throughput } from './lib/load.ts'
import { median } from './lib/rounds.ts'
import type { Stage } from './lib/stage.ts'

const rounds = 3
const seconds = 2

/** `POST /api/journal`, 16 connections, each write on disk before its response. */
export async function journalCreate(stage: Stage): Promise<Figure[]> {
  const { cookie } = await stage.writer(0)
  const entry = JSON.stringify({ title: 'A quiet day', content: prose(1300), tags: ['walk'], mood: 4 })
  const measured = []
  for (let round = 0; round < rounds; round += 1)
    measured.push(
      await throughput({ server: stage.product, path: '/api/journal', cookie, seconds, method: 'POST', body: entry }),
    )
  const perSecond = median(measured.map((each) => each.perSecond))
  const processor = median(measured.map((each) => each.processor))
  return [only('journal create', `${plain(perSecond)}/s, ${milliseconds(processor)} of processor each`)]
}
