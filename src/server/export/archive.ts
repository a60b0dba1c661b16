import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A file that is being written. `write` waits while the reader is slow. */
export type OpenFile = { name: string; write: (chunk: string | Buffer) => Promise<void>; close: () => Promise<void> }

/** A ZIP that is written as it is read: memory holds a few buffers of it. All methods throw once its reader has gone. */
export class Archive {
  readonly output = new PassThrough()
  readonly #zip = new ZipFile()
  readonly #gone = new AbortController()
  readonly #mtime: Date

  constructor(mtime: Date) {
    this.#mtime = mtime
    this.#zip.on('error', () => this.fail())
    this.#zip.outputStream.pipe(this.output)
    this.output.once('close', () => this.#gone.abort())
  }

  /** Opens the next file; the one before must be closed. `isPacked`: its content is compressed already. */
  open(name: string, isPacked = false): OpenFile {
    const content = new PassThrough()
    const { signal } = this.#gone
    this.#zip.addReadStream(content, name, { mtime: this.#mtime, compress: !isPacked })
    return {
      name,
      write: async (chunk) => {
        signal.throwIfAborted()
        if (!content.write(chunk)) await once(content, 'drain', { signal })
      },
      close: async () => {
        content.end()
        await finished(content, { signal })
      },
    }
  }

  /** Ends the archive, once all files are closed. */
  end(): void {
    this.#zip.end()
  }

  /** Breaks it off, so that it does not look complete. The message goes to the log, so it contains no user data. */
  fail(): void {
    this.output.destroy(new Error('A download broke off'))
  }
}
