import { type KeyboardEvent, useState } from 'react'
import type { Placement, Vision } from '#contract/vision-board.ts'
import { toast } from '#web/ui/toast.ts'
import { showPlace } from './nudge.ts'
import { onTop } from './place.ts'
import { usePlacements } from './use-placements.ts'
import { useNudges } from './use-nudges.ts'

export function useFreeLayout(visions: readonly Vision[], onPlace: (id: string, place: Placement | null) => void) {
  const [chosen, setChosen] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const { own, places, lay } = usePlacements(visions, onPlace)
  const drop = (id: string, place: Placement) => {
    setAnnouncement(showPlace(place))
    lay([{ id, place }])
  }
  const { nudging, nudge, putBack, flush } = useNudges(drop)
  const shown = nudging ? new Map(places).set(nudging.id, nudging.place) : places

  const press = (id: string, key: string, isShifted = false): boolean => {
    const place = places.get(id)
    return place !== undefined && nudge(id, place, key, isShifted)
  }
  const front = (id: string) => {
    flush()
    const place = shown.get(id)
    if (place) lay([{ id, place: onTop(place, places.values()) }])
    setAnnouncement('Now in front')
  }
  const tidy = () => {
    const before = [...own].map(([id, place]) => ({ id, place }))
    lay(before.map(({ id }) => ({ id, place: null })))
    setChosen(undefined)
    toast({
      title: 'Tidied up',
      description: 'Your visions are back in rows.',
      variant: 'success',
      action: { label: 'Undo', onSelect: () => lay(before) },
    })
  }
  const handleKey = (id: string, event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey) return
    if (key === 'Escape') {
      if (!putBack() && chosen === undefined) return
      setChosen(undefined)
    } else if (key.toLowerCase() === 'f') front(id)
    else if (!press(id, key, shiftKey)) return
    event.preventDefault()
  }
  return {
    places: shown,
    hasOwn: own.size > 0,
    chosen,
    choose: setChosen,
    announcement,
    drop,
    press,
    front,
    tidy,
    flush,
    handleKey,
  }
}
