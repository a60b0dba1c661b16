import { useEffect, useRef, useState } from 'react'
import type { Picture } from '#contract/pictures.ts'
import { CallError } from './call.ts'
import type { Sending } from './send-bytes.ts'
import { uploadPicture } from './upload-picture.ts'

/** `progress`: the uploaded share of a picture, from 0 to 1; null while none uploads. `problem` is shown to the user. */
type Upload = { isBusy: boolean; progress: number | null; problem: string | null }
const still: Upload = { isBusy: false, progress: null, problem: null }

/**
 * One upload at a time, its progress and its error. `run` returns null where it failed, was aborted, or another one replaced it.
 * `send` is the usual work: an upload.
 */
export function useUpload() {
  const [upload, setUpload] = useState(still)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const stop = () => {
    running.current?.abort()
    running.current = null
    setUpload(still)
  }
  const run = async <T>(work: (sending: Sending) => Promise<T>): Promise<T | null> => {
    stop()
    const mine = new AbortController()
    running.current = mine
    const show = (next: Upload) => {
      if (running.current === mine) setUpload(next)
    }
    show({ ...still, isBusy: true })
    try {
      const onProgress = (progress: number) => show({ isBusy: true, progress, problem: null })
      const done = await work({ signal: mine.signal, onProgress })
      if (mine.signal.aborted) return null
      show(still)
      return done
    } catch (error) {
      show({ ...still, problem: error instanceof CallError ? error.message : 'This didn’t work. Please try again.' })
      return null
    }
  }
  const send = (file: Blob): Promise<Picture | null> => run((sending) => uploadPicture(file, sending))
  return { ...upload, run, send, stop }
}
