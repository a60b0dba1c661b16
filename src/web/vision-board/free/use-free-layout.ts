import { type KeyboardEvent, useState } from 'react'
import type { Placement, Vision } from '#contract/vision-board.ts'
import { toast } from '#web/ui/toast.ts'
import { showPlacement } from './nudge.ts'
import { onTop } from './free-placement.ts'
import { usePlacements } from './use-placements.ts'
import { useNudges } from './use-nudges.ts'

export function useFreeLayout(visions: readonly Vision[], onPlace: (id: string, placement: Placement | null) => void) {
  const [chosen, setChosen] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const { own, placements, lay } = usePlacements(visions, onPlace)
  const drop = (id: string, placement: Placement) => {
    setAnnouncement(showPlacement(placement))
    lay([{ id, placement }])
  }
  const { nudging, nudge, putBack, flush } = useNudges(drop)
  const shown = nudging ? new Map(placements).set(nudging.id, nudging.placement) : placements

  const press = (id: string, key: string, isShifted = false): boolean => {
    const placement = placements.get(id)
    return placement !== undefined && nudge(id, placement, key, isShifted)
  }
  const front = (id: string) => {
    flush()
    const placement = shown.get(id)
    if (placement) lay([{ id, placement: onTop(placement, placements.values()) }])
    setAnnouncement('Now in front')
  }
  const tidy = () => {
    tidyUp(own, lay)
    setChosen(undefined)
  }
  return {
    placements: shown,
    hasOwn: own.size > 0,
    chosen,
    choose: setChosen,
    announcement,
    drop,
    press,
    front,
    tidy,
    flush,
    handleKey: keyHandler({ press, front, putBack, chosen, choose: setChosen }),
  }
}

/** Returns every vision to the automatic layout, and offers to undo that. */
function tidyUp(own: ReadonlyMap<string, Placement>, lay: ReturnType<typeof usePlacements>['lay']): void {
  const before = [...own].map(([id, placement]) => ({ id, placement }))
  lay(before.map(({ id }) => ({ id, placement: null })))
  toast({
    title: 'Tidied up',
    description: 'Your visions are back in rows.',
    variant: 'success',
    action: { label: 'Undo', onSelect: () => lay(before) },
  })
}

type KeyActions = {
  press: (id: string, key: string, isShifted: boolean) => boolean
  front: (id: string) => void
  putBack: () => boolean
  chosen: string | undefined
  choose: (id: string | undefined) => void
}

/** Escape drops an unsent move and the choice, F brings a card to the front, and the keys of `press` move it. */
const keyHandler =
  ({ press, front, putBack, chosen, choose }: KeyActions) =>
  (id: string, event: KeyboardEvent<HTMLElement>): void => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey) return
    if (key === 'Escape') {
      if (!putBack() && chosen === undefined) return
      choose(undefined)
    } else if (key.toLowerCase() === 'f') front(id)
    else if (!press(id, key, shiftKey)) return
    event.preventDefault()
  }
