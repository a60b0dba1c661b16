import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { PoolConfig } from 'pg'

/** A TCP proxy that tests can cut, like a failing network or a restart: before the database, or before the product. */
export class TcpProxy {
  private readonly ends = new Set<Socket>()
  private isCut = false
  private isFrozen = false
  /** How many more messages reach the other end before the connection is cut. */
  private left = Number.POSITIVE_INFINITY

  /** Starts the proxy. Returns the connection settings that lead through it. */
  start = async (to: PoolConfig): Promise<PoolConfig> => {
    const { host = '127.0.0.1', port = 5432 } = to
    const server = createServer((here) => {
      if (this.isCut) return here.destroy()
      const there = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
      this.join(here, there)
      return undefined
    })
    server.unref()
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('No port')
    return { ...to, host: '127.0.0.1', port: address.port }
  }

  /** Closes all connections and refuses new ones. */
  cut(): void {
    this.isCut = true
    for (const end of this.ends) end.destroy()
  }

  /** Cuts after this many more messages: the last one is carried out, and its reply is lost. */
  cutAfter(messages: number): void {
    this.left = messages
    if (messages === 0) this.cut()
  }

  /** Holds back every byte, like a network that drops packets: connections stay, and new ones are taken. */
  freeze(): void {
    this.isFrozen = true
    for (const end of this.ends) end.pause()
  }

  restore(): void {
    this.isCut = false
    this.isFrozen = false
    for (const end of this.ends) end.resume()
    this.left = Number.POSITIVE_INFINITY
  }

  private join(here: Socket, there: Socket): void {
    for (const end of [here, there]) {
      // Else each message of a run waits up to 40 ms for the acknowledgement of the one before.
      end.setNoDelay()
      this.ends.add(end)
      end.on('error', () => {})
      end.on('close', () => {
        this.ends.delete(end)
        here.destroy()
        there.destroy()
      })
    }
    there.pipe(here)
    if (this.isFrozen) for (const end of [here, there]) setImmediate(() => end.pause())
    here.on('data', (message) => {
      if (this.isCut) return
      this.left -= 1
      if (this.left > 0) there.write(message)
      // The message arrives before the cut, and its reply is lost.
      else {
        this.isCut = true
        there.unpipe(here)
        there.write(message, () => this.cut())
      }
    })
  }
}
