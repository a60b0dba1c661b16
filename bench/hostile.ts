import { processorTimeOf } from '../test/growth.ts'
import { hostileTexts } from '../test/hostile-texts.ts'
import { contractReaders, openGuideReaders, otherReaders, safetyReaders } from '../test/text-readers.ts'
import { atMost, type Figure, milliseconds, only } from './lib/figure.ts'
import { longestWait } from './lib/longest-wait.ts'
import { processorTime } from './lib/proc.ts'
import { median } from './lib/rounds.ts'
import type { Stage } from './lib/stage.ts'

const length = 4_000
const budget = 50
const rounds = 5
const slowestShown = 3

type Reading = { reader: string; shape: string; time: number }

/** What reading a hostile text of 4,000 characters takes of the processor, and what another client waits while the coach is sent all of them. */
export async function hostileTextsRead(stage: Stage): Promise<Figure[]> {
  const groups = {
    'the contract': contractReaders,
    'the guide': await openGuideReaders(),
    safety: safetyReaders,
    'other texts': otherReaders,
  }
  const slowest = Object.entries(groups).flatMap(([group, readers]) => {
    const readings = Object.entries(readers).flatMap(([reader, read]) =>
      Object.entries(hostileTexts).map(([shape, make]) => {
        const text = make(length)
        const time = () => processorTimeOf(read, text, 0)
        read(text)
        return { reader, shape, time: Math.min(time(), time()) }
      }),
    )
    return worstOf(readings).map(({ reader, shape }): [string, number] => {
      const read = readers[reader] ?? String
      const text = hostileTexts[shape]?.(length) ?? ''
      const times = Array.from({ length: rounds }, () => processorTimeOf(read, text))
      return [`${group}, 4,000 characters: ${reader}, ${shape}`, Math.min(...times)]
    })
  })
  return [...slowest.map(([name, time]) => atMost(name, time, budget, milliseconds)), ...(await meanwhile(stage))]
}

const worstOf = (readings: readonly Reading[]): Reading[] =>
  readings.toSorted((one, other) => other.time - one.time).slice(0, slowestShown)

/** Each shape is sent to the coach while another client asks for something small, again and again. */
async function meanwhile({ product: { url, pid }, writer }: Stage): Promise<Figure[]> {
  const { cookie } = await writer(0)
  const ask = async (message: string) => {
    const response = await fetch(`${url}/api/sophia/chat`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ message }),
    })
    await response.arrayBuffer()
    return response.ok
  }
  await ask('How can I rest?')
  const waits: { shape: string; wait: number }[] = []
  let answered = 0
  const before = await processorTime(pid)
  for (const [shape, make] of Object.entries(hostileTexts)) {
    const over = new AbortController()
    const others = longestWait(`${url}/api/health`, over.signal)
    if (await ask(make(length))) answered += 1
    over.abort()
    waits.push({ shape, wait: await others })
  }
  const spent = (await processorTime(pid)) - before
  const [worst] = waits.toSorted((one, other) => other.wait - one.wait)
  const middle = median(waits.map(({ wait }) => wait))
  return [
    only(`hostile messages that the coach answered, of ${waits.length}`, String(answered)),
    only('processor of the server for each, with the other client’s calls', milliseconds(spent / waits.length)),
    only('longest wait of another client meanwhile, in the middle', milliseconds(middle)),
    only(`longest wait of another client meanwhile: ${worst?.shape ?? ''}`, milliseconds(worst?.wait ?? 0)),
  ]
}
