import { assess } from '#server/coach/safety/assess.ts'
import { newConcernState } from '#server/coach/safety/concern-state.ts'
import { atMost, type Figure, milliseconds, only } from './lib/figure.ts'
import { median } from './lib/rounds.ts'
import type { Stage } from './lib/stage.ts'

const exchanges = 10_000
const budget = 100
const repeats = 40
const atOnce = 16
const message = 'How can I balance self-care with productivity?'

/** From the question to the first words of the built-in guide, in an account with a long history. */
export async function coachFirstWords(stage: Stage): Promise<Figure[]> {
  const user = await stage.writer(0)
  // Only the latest exchanges are opened, and these are real. The text of the others does not matter.
  for (let n = 0; n < 15; n += 1) await firstWords(stage.product.url, user.cookie)
  await stage.pool.query(
    `insert into coach_chats (user_id, id, state, discloses, words, created_at, updated_at)
     select $1, gen_random_uuid(), 'done', n % 50 = 0, '\\x00', at, at
     from (select n, now() - n * interval '1 minute' - interval '1 day' as at from generate_series(1, $2::int) n) d`,
    [user.id, exchanges],
  )
  const alone: number[] = []
  for (let n = 0; n < repeats; n += 1) alone.push(await firstWords(stage.product.url, user.cookie))
  return [
    atMost(
      `first words of the guide, ${exchanges.toLocaleString('en')} exchanges`,
      median(alone),
      budget,
      milliseconds,
    ),
    ...(await underLoad(stage)),
    ...assessing(),
  ]
}

/** The same while others ask too. */
async function underLoad(stage: Stage): Promise<Figure[]> {
  const people = await Promise.all(Array.from({ length: atOnce }, () => stage.writer(0)))
  const times: number[] = []
  for (let n = 0; n < repeats / 4; n += 1)
    times.push(...(await Promise.all(people.map(({ cookie }) => firstWords(stage.product.url, cookie)))))
  return [only(`first words of the guide, ${atOnce} ask at once`, milliseconds(median(times)))]
}

async function firstWords(url: string, cookie: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(`${url}/api/sophia/chat`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ message }),
  })
  if (!response.ok || response.body === null) throw new Error(`The coach answered ${response.status}`)
  let took: number | undefined
  let text = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (took === undefined && text.includes('event: text')) took = performance.now() - start
  }
  return took ?? performance.now() - start
}

/** How long the safety assessment of an ordinary message takes. For hostile ones see `hostile.ts`. */
function assessing(): Figure[] {
  const times = Array.from({ length: 15 }, () => {
    const start = performance.now()
    assess(message, newConcernState)
    return performance.now() - start
  })
  return [only('safety assessment, an ordinary message', milliseconds(median(times)))]
}
