import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** A proxy before several servers, which passes each request to the next of them. */
export async function startAlternatingProxy(urls: readonly string[]) {
  let next = 0
  const served: string[] = []
  const server = createServer((from, to) => {
    const url = urls[next++ % urls.length] ?? ''
    served.push(url)
    const onward = request(new URL(from.url ?? '/', url), { method: from.method, headers: from.headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
    })
    onward.on('error', () => to.destroy())
    to.on('close', () => onward.destroy())
    from.pipe(onward)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** Who served each request so far. */
    served,
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
