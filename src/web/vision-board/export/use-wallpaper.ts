import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Placement, Vision } from '#contract/vision-board.ts'
import { drawWallpaper, type Wallpaper } from './wallpaper.ts'

export function useWallpaper(
  canvas: RefObject<HTMLCanvasElement | null>,
  visions: readonly Vision[],
  placements: ReadonlyMap<string, Placement>,
  wallpaper: Wallpaper,
) {
  const wanted = JSON.stringify([wallpaper, visions.map(({ id }) => id)])
  const [rendered, setRendered] = useState<{ wanted: string; isFailed: boolean }>()
  const handleDraw = useEffectEvent((element: HTMLCanvasElement, signal: AbortSignal) =>
    drawWallpaper(element, visions, placements, wallpaper, signal),
  )
  useEffect(() => {
    const element = canvas.current
    if (element === null) return undefined
    const ending = new AbortController()
    const { signal } = ending
    handleDraw(element, signal).then(
      () => !signal.aborted && setRendered({ wanted, isFailed: false }),
      () => !signal.aborted && setRendered({ wanted, isFailed: true }),
    )
    return () => ending.abort()
  }, [canvas, wanted])
  const isShown = rendered?.wanted === wanted
  return { isRendered: isShown && !rendered.isFailed, isFailed: isShown && rendered.isFailed }
}
