import { useEffect, useRef, useState } from 'react'
import { blobOf } from './shrink-picture.ts'

/** Whether this page can ask for a camera. */
export const hasCamera = (): boolean => 'mediaDevices' in navigator

/**
 * The live camera in a `<video>`, released on unmount. `problem` says why there is none; `shoot` takes a photo and releases the
 * camera.
 */
export function useCamera(facing: 'user' | 'environment') {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<{ isLive: boolean; problem: string | null }>({ isLive: false, problem: null })
  const letGo = useRef(() => {})
  useEffect(() => {
    let isGone = false
    let stream: MediaStream | undefined
    const stop = () => {
      isGone = true
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    letGo.current = stop
    navigator.mediaDevices.getUserMedia({ video: { facingMode: facing, width: { ideal: 1920 } } }).then(
      (given) => {
        stream = given
        if (isGone) return stop()
        for (const track of given.getTracks())
          track.addEventListener('ended', () => setState({ isLive: false, problem: words.NotReadableError }))
        if (video.current) video.current.srcObject = given
      },
      (error: unknown) => {
        if (!isGone) setState({ isLive: false, problem: wordsOf(error) })
      },
    )
    return stop
  }, [facing])
  const shoot = async (): Promise<File | null> => {
    if (!video.current) return null
    const { videoWidth: width, videoHeight: height } = video.current
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    canvas.getContext('2d')?.drawImage(video.current, 0, 0)
    letGo.current()
    return new File([await blobOf(canvas, 'image/jpeg')], 'photo.jpg', { type: 'image/jpeg' })
  }
  return { video, ...state, handleLive: () => setState({ isLive: true, problem: null }), shoot }
}

const words = {
  NotAllowedError:
    'Your browser is blocking the camera on this page. Allow it next to the address bar, or choose a file.',
  NotFoundError: 'There’s no camera on this device. You can choose a file instead.',
  NotReadableError: 'The camera is in use elsewhere, or was unplugged. You can choose a file instead.',
  other: 'The camera didn’t open. You can choose a file instead.',
}

const wordsOf = (error: unknown): string => {
  const name = error instanceof DOMException ? error.name : ''
  return name === 'NotAllowedError' || name === 'NotFoundError' || name === 'NotReadableError'
    ? words[name]
    : words.other
}
