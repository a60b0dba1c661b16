import { useEffect, useEffectEvent, useState } from 'react'
import type { Vision } from '#contract/vision-board.ts'
import { pictureAddress } from '#web/lib/picture-address.ts'

type Shown = { id: string; before: string | undefined }

/** Steps through the slides. The first one follows the last. */
export function useSlides(visions: readonly Vision[], isPlaying: boolean, seconds: number) {
  const [shown, setShown] = useState<Shown>()
  const at = Math.max(
    0,
    visions.findIndex(({ id }) => id === shown?.id),
  )
  const vision = visions[at]
  const next = visions[(at + 1) % visions.length]
  const show = (index: number) => {
    const to = visions[(index + visions.length) % visions.length]
    if (to && to.id !== vision?.id) setShown({ id: to.id, before: vision?.id })
  }
  const handleTime = useEffectEvent(() => show(at + 1))
  useEffect(() => {
    const coming = next === undefined ? undefined : preload(next)
    if (!isPlaying) return undefined
    let isOver = false
    const timer = setTimeout(() => {
      void coming?.then(() => {
        if (!isOver) handleTime()
      })
    }, seconds * 1000)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isPlaying, seconds, next])
  return {
    vision,
    before: visions.find(({ id }) => id === shown?.before),
    at,
    show,
  }
}

/** Preloads only the next picture. A failed one doesn't block. */
async function preload({ imageUrl }: Vision): Promise<void> {
  if (imageUrl === null) return
  const picture = Object.assign(new Image(), { src: pictureAddress(imageUrl, 'full') })
  await picture.decode().catch(() => {})
}
