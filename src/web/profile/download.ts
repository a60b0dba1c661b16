import { useEffect, useRef, useState } from 'react'
import { callFile, CallError, offline } from '#web/lib/call.ts'
import { saveFile } from '#web/lib/save-file.ts'

/** `bytes` have arrived so far; a `saved` file is whole. */
type DownloadState =
  | { kind: 'idle' }
  | { kind: 'running'; bytes: number }
  | { kind: 'saved'; bytes: number; name: string }
  | { kind: 'failed'; error: Error }

export type Download = { state: DownloadState; start: () => void }

/** After how many bytes the shown size is updated. */
const step = 100_000

/** Downloads everything of the user. A file that breaks off is not saved. */
export function useDownload(): Download {
  const [state, setState] = useState<DownloadState>({ kind: 'idle' })
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])
  const start = async () => {
    const abort = new AbortController()
    leaving.current = abort
    setState({ kind: 'running', bytes: 0 })
    try {
      const { file, name } = await fetchAll(abort.signal, (bytes) => setState({ kind: 'running', bytes }))
      saveFile(file, name)
      setState({ kind: 'saved', bytes: file.size, name })
    } catch (error) {
      if (abort.signal.aborted) return
      // A connection that breaks is an error of the stream's own.
      setState({ kind: 'failed', error: error instanceof CallError ? error : offline() })
    }
  }
  return { state, start: () => void start() }
}

async function fetchAll(
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<{ file: Blob; name: string }> {
  const response = await callFile('GET /api/export', { signal })
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'glowell.zip'
  let [bytes, told] = [0, 0]
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      bytes += chunk.length
      if (bytes - told >= step) onProgress((told = bytes))
      controller.enqueue(chunk)
    },
  })
  // The browser keeps a large one on disk.
  const file = await new Response(response.body?.pipeThrough(counting)).blob()
  return { file: new Blob([file], { type: 'application/zip' }), name }
}

/** '340 kB', '1.2 MB'. */
export const showSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
