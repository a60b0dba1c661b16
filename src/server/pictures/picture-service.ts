import type { FastifyBaseLogger } from 'fastify'
import { maxPictureBytes } from '#contract/lists.ts'
import type { Picture } from '#contract/pictures.ts'
import type { Context } from '#server/lib/context.ts'
import { idOfPath, type Pictures } from '#server/lib/pictures.ts'
import { HttpError, fieldError, serverBusy } from '#server/lib/http-error.ts'
import { readBytes } from '#server/lib/read-bytes.ts'
import { type Owner, sealBytes, unsealBytes } from '#server/lib/sealed.ts'
import type { Session } from '#server/lib/session.ts'
import { limitSlots, limitConcurrency } from '#server/lib/concurrency-limit.ts'
import { FairTotal } from '#server/lib/fair-total.ts'
import type { ObjectStore } from '#server/ports/object-store.ts'
import { type SafeFetch, SafeFetchError } from '#server/ports/safe-fetch.ts'
import { folderOf, pathOf } from './paths.ts'
import {
  askForPicture,
  beginStoring,
  beginUpload,
  claimPicture,
  dropPicture,
  hasPicture,
  keepPicture,
} from './pictures.repo.ts'
import { reEncode, type Size } from './re-encode.ts'
import type { UploadAddresses } from './upload-address.ts'

export type PictureServiceParts = Context & {
  store: ObjectStore
  safeFetch: SafeFetch
  uploadAddresses: UploadAddresses
  /** Counts one of the account's uploads per hour, or refuses. */
  requireRateLimit: (session: Session) => Promise<void>
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** Concurrent uploads, in all and per account: 5 MB each in memory. Beyond the total the account with the most gives way. */
const receivedAtOnce = 24
const receivedOfOne = 4

/**
 * Stores and reads pictures. A process decodes one picture at a time, and one of each account waits for it: this bounds memory,
 * and nobody waits behind all uploads of another account.
 */
export class PictureService implements Pictures {
  private readonly parts: PictureServiceParts
  private readonly receiving = new FairTotal(receivedAtOnce)
  private readonly receivingOfOne = limitSlots(receivedOfOne, fourAtOnce)
  private readonly decoding = limitConcurrency(() => 1, receivedAtOnce)
  private readonly decodingOfOne = limitConcurrency(() => 1, receivedOfOne)

  constructor(parts: PictureServiceParts) {
    this.parts = parts
  }

  /** Reserves an upload and answers the picture's id. */
  async ask(session: Session): Promise<string> {
    const { db, clock, requireRateLimit } = this.parts
    await requireRateLimit(session)
    return askForPicture(db, session, clock())
  }

  /** Receives the file of a reserved upload, once. On any failure nothing is kept. */
  receive(owner: Owner, id: string, chunks: AsyncIterable<Uint8Array>): Promise<Picture> {
    return this.amongFew(owner, ({ signal, count }) =>
      this.fill(owner, id, signal, async () => {
        const bytes = await readBytes(counted(chunks, count), maxPictureBytes, signal).catch(() => {
          signal.throwIfAborted()
          throw new HttpError('bad_input', 'The picture didn’t arrive in one piece. Please try again.')
        })
        if (bytes === null) throw tooLarge()
        return bytes
      }),
    )
  }

  /** The bytes of one size; null if the user has no such picture. */
  async open(owner: Owner, id: string, size: Size): Promise<Buffer | null> {
    const { db, store } = this.parts
    if (!(await hasPicture(db, owner, id))) return null
    const key = `${folderOf(owner.id, id)}/${size}`
    const bytes = await store.get(key)
    return bytes === null ? null : unsealBytes(owner, key, bytes)
  }

  async take(session: Session, field: string, given: string): Promise<string> {
    const id = idOfPath(given)
    if (id !== null) return pathOf(id)
    const [, address] = /^(?:https?:\/\/[^/?#]+)?\/api\/objects\/upload\/([\w.-]+)$/.exec(given) ?? []
    if (address !== undefined) return pathOf(this.openAddress(session, field, address))
    return (await this.fetch(session, field, given)).objectPath
  }

  /** Fetches a pasted `https` address once, and stores it like an upload. Refuses `field` if it is not a picture. */
  async fetch(session: Session, field: string, address: string): Promise<Picture> {
    const { safeFetch, log } = this.parts
    if (!/^https:\/\//i.test(address)) throw fieldError(field, 'Paste an address that begins with https://')
    const id = await this.ask(session)
    const { owner } = session
    return this.amongFew(owner, ({ signal }) =>
      this.fill(owner, id, signal, () =>
        safeFetch.read(address, maxPictureBytes, signal).catch((error: unknown) => {
          signal.throwIfAborted()
          const reason = error instanceof SafeFetchError ? error.message : 'unknown'
          log.info({ event: 'picture_not_fetched', userId: owner.id, reason }, 'a pasted picture wasn’t fetched')
          throw fieldError(field, 'We couldn’t get a picture from this address; save it and upload the file instead')
        }),
      ),
    )
  }

  claim = claimPicture

  private openAddress({ owner }: Session, field: string, address: string): string {
    try {
      return this.parts.uploadAddresses.open(owner.id, address).id
    } catch {
      throw fieldError(field, 'This picture isn’t there anymore, so choose it again')
    }
  }

  private async fill(owner: Owner, id: string, signal: AbortSignal, arrive: () => Promise<Buffer>): Promise<Picture> {
    const { db, store } = this.parts
    await beginUpload(db, owner, id)
    const put: string[] = []
    try {
      const arrived = await arrive()
      const decode = () => this.decoding('', () => reEncode(arrived), signal)
      const { width, height, sizes } = await this.decodingOfOne(owner.id, decode, signal)
      signal.throwIfAborted()
      const sealed = Object.entries(sizes).map(([size, bytes]) => {
        const key = `${folderOf(owner.id, id)}/${size}`
        return { key, bytes: sealBytes(owner, key, bytes) }
      })
      const bytes = sealed.reduce((sum, each) => sum + each.bytes.length, 0)
      await beginStoring(db, owner, id, { width, height, bytes })
      for (const each of sealed) {
        put.push(each.key)
        await store.put(each.key, each.bytes)
      }
      await keepPicture(db, owner, id)
      return { objectPath: pathOf(id), width, height }
    } catch (error) {
      await dropPicture(db, owner, id).catch(() => {})
      // If the account was deleted meanwhile, its folder was already emptied.
      for (const key of put) await store.remove(key).catch(() => {})
      throw error
    }
  }

  /** So that slow uploads of an account do not take all slots. The signal aborts if its slot goes to another account. */
  private async amongFew<T>({ id }: Owner, work: (upload: Upload) => Promise<T>): Promise<T> {
    const leaveOwn = this.receivingOfOne(id)
    const cut = new AbortController()
    let arrived = 0
    try {
      const leave = this.receiving.take(id, {
        amount: 1,
        moved: () => arrived,
        cutOff: () => cut.abort(serverBusy()),
      })
      return await work({ signal: cut.signal, count: (bytes) => (arrived += bytes) }).finally(leave)
    } finally {
      leaveOwn()
    }
  }
}

type Upload = { signal: AbortSignal; count: (bytes: number) => void }

async function* counted(chunks: AsyncIterable<Uint8Array>, count: Upload['count']): AsyncIterable<Uint8Array> {
  for await (const chunk of chunks) {
    count(chunk.length)
    yield chunk
  }
}

const fourAtOnce = (): HttpError =>
  new HttpError('too_many_requests', 'Four pictures at a time, please. You can send the next one in a moment.', {
    retryAfterSeconds: 5,
  })

/** The refusal of a file with too many bytes. */
export const tooLarge = (): HttpError =>
  new HttpError('too_large', 'This picture is larger than 5 MB. Try a smaller copy.')
