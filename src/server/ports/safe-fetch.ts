import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { addAbortListener, once } from 'node:events'
import ipaddr from 'ipaddr.js'
import { readBytes } from '#server/lib/read-bytes.ts'

/** Downloads files from the public internet. The only way to fetch an address that a user entered. */
export type SafeFetch = {
  /** At most `most` bytes from an `https` address. Throws `SafeFetchError` otherwise, and if `stopped` aborts. */
  read(address: string, most: number, stopped?: AbortSignal): Promise<Buffer>
}

/** Why nothing was read. For logs only: an answer would reveal the internal network. */
export class SafeFetchError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause })
    this.name = 'SafeFetchError'
  }
}

type Address = { address: string; family: number }

/** Replaced by tests. */
export type NetworkOptions = {
  resolve: (host: string) => Promise<Address[]>
  mayReach: (address: string, port: number) => boolean
  ca?: string
  patience: number
}

/** The system's resolver, public addresses, port 443, 10 seconds in all. */
const internet: NetworkOptions = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  mayReach: (address, port) => port === 443 && isPublic(address),
  patience: 10_000,
}

const maxHops = 3

/** Whether an IP address is public: not private, local or reserved, and not an IPv4 address embedded in IPv6. */
export function isPublic(address: string): boolean {
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  // Only 2000::/3 of IPv6 is allocated; the library also calls unallocated addresses unicast.
  return parsed.kind() === 'ipv4' || (parsed.toByteArray()[0] ?? 0) >> 5 === 1
}

/**
 * Fetches by `https` only. Every address of a host name must be public, and the connection uses exactly the checked addresses,
 * against DNS rebinding. Redirects are checked likewise.
 */
export function createSafeFetch(options: Partial<NetworkOptions> = {}): SafeFetch {
  const { resolve, mayReach, ca, patience } = { ...internet, ...options }
  const addressesOf = async (url: URL): Promise<Address[]> => {
    if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') throw new SafeFetchError('not https')
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const family = isIP(host)
    const addresses = family === 0 ? await resolve(host) : [{ address: host, family }]
    const port = Number(url.port || 443)
    if (addresses.length === 0 || !addresses.every(({ address }) => mayReach(address, port)))
      throw new SafeFetchError('not public')
    return addresses
  }
  const read = async (url: URL, most: number, hops: number, signal: AbortSignal): Promise<Buffer> => {
    const addresses = await addressesOf(url)
    signal.throwIfAborted()
    const response = await ask(url, { lookup: pinnedLookup(addresses), signal, ...(ca !== undefined && { ca }) })
    try {
      const next = nextOf(response, url)
      if (next === null) return await bodyOf(response, most)
      if (hops === 0) throw new SafeFetchError('too many redirects')
      return await read(next, most, hops - 1, signal)
    } finally {
      response.destroy()
    }
  }
  return {
    read: async (address, most, stopped) => {
      const signal = AbortSignal.any([AbortSignal.timeout(patience), ...(stopped === undefined ? [] : [stopped])])
      if (!URL.canParse(address)) throw new SafeFetchError('not an address')
      try {
        return await Promise.race([read(new URL(address), most, maxHops, signal), timeOf(signal)])
      } catch (error) {
        throw error instanceof SafeFetchError ? error : new SafeFetchError('not reached', error)
      }
    },
  }
}

/** A DNS look-up cannot be cancelled; waiting for it can. */
const timeOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_settle, refuse) => addAbortListener(signal, () => refuse(new SafeFetchError('too slow'))))

/** Resolves every name to the checked addresses. */
const pinnedLookup =
  (addresses: Address[]): LookupFunction =>
  (_host, { all }, answer) => {
    const [first] = addresses
    if (all) answer(null, addresses)
    else answer(null, first?.address ?? '', first?.family)
  }

const headers = { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif', 'user-agent': 'Glowell' }

async function ask(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const sent = request(url, { ...options, headers, agent: false })
  sent.end()
  const [response]: IncomingMessage[] = await once(sent, 'response')
  if (response === undefined) throw new SafeFetchError('no answer')
  // The connection may fail while nobody reads: an unhandled 'error' event would end the process.
  sent.on('error', () => {})
  return response
}

function nextOf({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return null
  if (location === undefined || !URL.canParse(location, from)) throw new SafeFetchError('a redirect to nowhere')
  return new URL(location, from)
}

async function bodyOf(response: IncomingMessage, most: number): Promise<Buffer> {
  const { statusCode, headers: given } = response
  if (statusCode !== 200) throw new SafeFetchError(`answered ${statusCode}`)
  if ((given['content-encoding'] ?? 'identity') !== 'identity') throw new SafeFetchError('compressed')
  if (Number(given['content-length'] ?? 0) > most) throw new SafeFetchError('too large')
  const bytes = await readBytes(response, most)
  if (bytes === null) throw new SafeFetchError('too large')
  return bytes
}
