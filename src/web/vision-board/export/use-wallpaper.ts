import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Vision } from '#contract/vision-board.ts'
import { drawWallpaper, type Wallpaper } from './wallpaper.ts'

/** Keeps a canvas showing the wallpaper of these visions, and says whether it does by now. */
export function useWallpaper(
  canvas: RefObject<HTMLCanvasElement | null>,
  visions: readonly Vision[],
  wallpaper: Wallpaper,
) {
  const wanted = JSON.stringify([wallpaper, visions.map(({ id }) => id)])
  const [drawn, setDrawn] = useState<{ wanted: string; isFailed: boolean }>()
  const handleDraw = useEffectEvent(async (wanted: string, signal: AbortSignal) => {
    if (canvas.current === null) return
    try {
      await drawWallpaper(canvas.current, visions, wallpaper, signal)
      setDrawn({ wanted, isFailed: false })
    } catch {
      if (!signal.aborted) setDrawn({ wanted, isFailed: true })
    }
  })
  useEffect(() => {
    const ending = new AbortController()
    void handleDraw(wanted, ending.signal)
    return () => ending.abort()
  }, [wanted])
  const isShown = drawn?.wanted === wanted
  return { isDrawn: isShown && !drawn.isFailed, isFailed: isShown && drawn.isFailed }
}
