import { processorTimeOf } from '../test/linear-time.ts'
import { adversarialTexts } from '../test/adversarial-texts.ts'
import { Client } from '../test/client.ts'
import { hostileTexts } from '../test/hostile-texts.ts'
import { sampleBodies } from '../test/samples.ts'
import { actionReaders, openGuideReaders, type TextReader } from '../test/guide-readers.ts'
import { messageReaders } from '../test/message-readers.ts'
import { contractReaders, otherReaders, recordReaders, safetyReaders } from '../test/text-readers.ts'
import { atMost, type Figure, milliseconds, only } from './lib/figure.ts'
import { longestWait } from './lib/longest-wait.ts'
import { processorTime } from './lib/process-usage.ts'
import { alternate, median, ratio, time } from './lib/rounds.ts'
import type { Stage } from './lib/stage.ts'

const length = 4_000
const budget = 50
/** As many as an entry of the journal may have. */
const longLength = 50_000
const rounds = 5
const slowestShown = 3

type Reading = { reader: string; shape: string; time: number }

/**
 * Processor time of a hostile text of 4,000 characters, and of 50,000 in any call and in what reads records. It keeps this process
 * busy, so it runs before any connection is open: one that the product closed meanwhile would be used again.
 */
export async function hostileTextsRead(): Promise<Figure[]> {
  const groups = {
    'the contract': contractReaders,
    'what is asked to be done': actionReaders,
    'the guide': await openGuideReaders(),
    'parts of a message': messageReaders,
    safety: safetyReaders,
    records: recordReaders,
    'other texts': otherReaders,
  }
  const long = { 'the contract': contractReaders, records: recordReaders }
  return [...slowestOf(groups, length), ...slowestOf(long, longLength)]
}

/** How much longer hostile texts take than plain ones, and what another client waits while all of them are sent to the coach. */
export const hostileTextsSent = async (stage: Stage): Promise<Figure[]> => [
  ...(await overHttp(stage)),
  ...(await meanwhile(stage)),
]

/** Of each group the readings that take longest. */
const slowestOf = (groups: Record<string, Readonly<Record<string, TextReader>>>, length: number) =>
  Object.entries(groups).flatMap(([group, readers]) => {
    const readings = Object.entries(readers).flatMap(([reader, read]) =>
      Object.entries(hostileTexts).map(([shape, make]) => {
        const text = make(length)
        const time = () => processorTimeOf(read, text, 0)
        read(text)
        return { reader, shape, time: Math.min(time(), time()) }
      }),
    )
    return worstOf(readings).map(({ reader, shape }) => {
      const read = readers[reader] ?? String
      const text = hostileTexts[shape]?.(length) ?? ''
      const times = Array.from({ length: rounds }, () => processorTimeOf(read, text))
      const name = `${group}, ${length.toLocaleString('en')} characters: ${reader}, ${shape}`
      return atMost(name, Math.min(...times), budget, milliseconds)
    })
  })

const worstOf = (readings: readonly Reading[]): Reading[] =>
  readings.toSorted((one, other) => other.time - one.time).slice(0, slowestShown)

/** How much longer adversarial texts of 50 kB take than plain ones, in every field of every call, and of 12 kB in headers. */
async function overHttp({ product: { url }, writer }: Stage): Promise<Figure[]> {
  const { cookie } = await writer(0)
  const client = new Client(url)
  const plainTexts = adversarialTexts.map((text) => 'word '.repeat(text.length / 5))
  const inFields = async (text: string) => {
    for (const [key, body] of Object.entries<object>(sampleBodies)) {
      const [method = '', path = ''] = key.split(' ')
      for (const field of Object.keys(body)) await client.send(method, path, { ...body, [field]: text }, { cookie })
    }
  }
  const inHeaders = async (text: string) => {
    for (const name of ['cookie', 'user-agent', 'origin', 'accept-encoding', 'x-forwarded-for', 'range'])
      await client.post('/api/auth/logout', undefined, { [name]: text.slice(0, 12_000) })
  }
  const isHeader = (text: string) => /^[ -~]+$/.test(text)
  const each = (send: (text: string) => Promise<void>, texts: string[]) => () =>
    time(async () => {
      for (const text of texts) await send(text)
    })
  const [fields = [], usualFields = []] = await alternate(
    3,
    each(inFields, adversarialTexts),
    each(inFields, plainTexts),
  )
  const [headers = [], usualHeaders = []] = await alternate(
    3,
    each(inHeaders, adversarialTexts.filter(isHeader)),
    each(inHeaders, plainTexts.filter(isHeader)),
  )
  return [
    atMost('adversarial texts of 50 kB in any field / plain ones', ratio(fields, usualFields), 10),
    atMost('adversarial texts of 12 kB in any header / plain ones', ratio(headers, usualHeaders), 10),
  ]
}

/** Sends each text to the coach while another client sends small requests. */
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
