import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { atMost, type Figure, megabytes, milliseconds, only, plain } from './lib/figure.ts'
import { memoryOf } from './lib/process-usage.ts'
import type { Server } from './lib/server-process.ts'
import { alternate, median, ratio, time } from './lib/rounds.ts'
import type { Stage, Writer } from './lib/stage.ts'

const answers = 300
const growth = 150_000_000
const watched = 10_000
const rounds = 5
const seconds = 3
const maxOthers = 3

/**
 * How much one account can take from the others: memory by not reading, and time by endless requests. With the shipped
 * settings.
 */
export async function fairness(stage: Stage): Promise<Figure[]> {
  const product = await stage.startProduct({ RATE_LIMIT_FACTOR: '1' })
  const [long, busy, other] = [await stage.writer(100, 40_000, 40_000), await stage.writer(50), await stage.writer(50)]
  return [
    ...(await besideLoops(product, busy, other)),
    await unread(product, long, other, 300),
    await unread(product, long, other, 10),
  ]
}

/** One request after the other of one account: alone, and while another account sends requests in 16 loops. */
async function besideLoops(product: Server, busy: Writer, other: Writer): Promise<Figure[]> {
  const typical = async (lasting: PromiseLike<unknown>) => {
    const times: number[] = []
    const over = new AbortController()
    const end = () => over.abort()
    lasting.then(end, end)
    while (!over.signal.aborted) times.push(await time(() => ask(product, other)))
    return median(times)
  }
  const beside = async () => {
    const url = `${product.url}/api/journal`
    // In a thread of its own, so that only the server is shared.
    return typical(
      autocannon({ url, connections: 16, duration: seconds, workers: 1, headers: { cookie: busy.cookie } }),
    )
  }
  const [alone = [], loaded = []] = await alternate(rounds, () => typical(wait(seconds * 1_000)), beside)
  return [
    only('journal page, one at a time', milliseconds(median(alone))),
    only('the same beside 16 loops of another account', milliseconds(median(loaded))),
    atMost('the same, beside / alone', ratio(loaded, alone), maxOthers),
  ]
}

async function ask({ url }: Server, { cookie }: Writer): Promise<void> {
  const response = await fetch(`${url}/api/journal`, { headers: { cookie } })
  await response.text()
  if (response.status !== 200) throw new Error(`Another account was answered ${response.status}`)
}

/** How much the server's memory grows in 10 s while 300 responses stay unread, and another account is served. */
async function unread(product: Server, long: Writer, other: Writer, connections: number): Promise<Figure> {
  const before = await memoryOf(product.pid)
  const { port } = new URL(product.url)
  const request = `GET /api/journal?limit=100 HTTP/1.1\r\nhost: x\r\ncookie: ${long.cookie}\r\n\r\n`
  const sockets = Array.from({ length: connections }, (): Socket => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
    socket.write(request.repeat(answers / connections))
    return socket
  })
  let most = before
  for (const end = performance.now() + watched; performance.now() < end; await wait(50)) {
    await ask(product, other)
    most = Math.max(most, await memoryOf(product.pid))
  }
  for (const socket of sockets) socket.destroy()
  const name = `memory for ${answers} unread answers on ${plain(connections)} connections`
  return atMost(name, most - before, growth, megabytes)
}
