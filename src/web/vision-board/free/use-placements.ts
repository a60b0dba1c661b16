import { useMemo, useState } from 'react'
import type { Placement, Vision } from '#contract/vision-board.ts'
import { arrange, isSamePlacement, middle } from './free-placement.ts'

type PendingPlacement = { placement: Placement | null; before: Placement | null }

/**
 * The placement of every vision: the user's own, else the automatic one. A new placement shows at once, until the
 * board has the server's answer.
 */
export function usePlacements(visions: readonly Vision[], onPlace: (id: string, placement: Placement | null) => void) {
  const [placements, setPlacements] = useState<ReadonlyMap<string, PendingPlacement>>(new Map())
  const arranged = useMemo(() => arrange(visions), [visions])
  // Once the board's data has changed, it replaces the local placement, even if the server refused that.
  const heard = visions.filter(({ id, placement }) => {
    const just = placements.get(id)
    return just !== undefined && !isSamePlacement(just.before, placement)
  })
  if (heard.length > 0)
    setPlacements(new Map([...placements].filter(([id]) => !heard.some((vision) => vision.id === id))))
  const own = new Map(
    visions.flatMap(({ id, placement }) => {
      const just = placements.get(id)
      const shown = just && isSamePlacement(just.before, placement) ? just.placement : placement
      return shown === null ? [] : [[id, shown]]
    }),
  )
  return {
    own,
    placements: new Map(visions.map(({ id }) => [id, own.get(id) ?? arranged.get(id) ?? middle])),
    /** Shows and saves. null returns a vision to the automatic layout. */
    lay: (changes: readonly { id: string; placement: Placement | null }[]) => {
      const news = changes.map(({ id, placement }): [string, PendingPlacement] => [
        id,
        { placement, before: visions.find((vision) => vision.id === id)?.placement ?? null },
      ])
      setPlacements((before) => new Map([...before, ...news]))
      for (const { id, placement } of changes) onPlace(id, placement)
    },
  }
}
