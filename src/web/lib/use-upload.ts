import { useEffect, useRef, useState } from 'react'
import type { Picture } from '#contract/pictures.ts'
import { CallError } from './call.ts'
import { uploadPicture } from './upload-picture.ts'

type Upload = {
  /** From 0 to 1 while a picture is on its way; null otherwise. */ progress: number | null
  problem: string | null
}
const still: Upload = { progress: null, problem: null }

/**
 * Sending one picture at a time: how far it is and what went wrong. `send` gives null where it did not arrive: `problem` says
 * why, or she left, or chose another meanwhile.
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
  const send = async (file: Blob): Promise<Picture | null> => {
    stop()
    const mine = new AbortController()
    running.current = mine
    setUpload({ progress: 0, problem: null })
    const show = (next: Upload) => {
      if (running.current === mine) setUpload(next)
    }
    try {
      const onProgress = (progress: number) => show({ progress, problem: null })
      const picture = await uploadPicture(file, { signal: mine.signal, onProgress })
      if (running.current !== mine) return null
      show(still)
      return picture
    } catch (error) {
      show({ progress: null, problem: error instanceof CallError ? error.message : 'Please try again.' })
      return null
    }
  }
  return { ...upload, send, stop }
}
