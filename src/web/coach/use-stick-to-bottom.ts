import { useEffect, useLayoutEffect, useRef, useState, type UIEvent } from 'react'

/** So many pixels from the end still count as being there. */
const near = 48
/** From so many she is offered the way back. */
const far = 120
const margin = 16

const fromEnd = ({ scrollHeight, scrollTop }: HTMLElement): number => scrollHeight - scrollTop
const isNearEnd = (place: HTMLElement): boolean => fromEnd(place) - place.clientHeight < near

const isFar = (place: HTMLElement): boolean => fromEnd(place) - place.clientHeight > far

/**
 * Keeps the end of what grows in sight, as long as she is there; where she reads further up, nothing moves, and `isAway` says
 * that there is more below. `first` is the earliest exchange that is here: before there is one she reads from the top, and what
 * comes in above moves nothing either.
 */
export function useStickToBottom(first: string | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const known = useRef(first)
  const isLonger = useRef(false)
  const begun = useRef<Element>(null)
  const seen = useRef(0)
  const top = useRef(0)
  const [isAway, setIsAway] = useState(false)
  const hasBegun = first !== undefined
  useLayoutEffect(() => {
    isLonger.current = known.current !== first
    known.current = first
  }, [first])
  useEffect(() => {
    const place = ref.current
    const content = place?.firstElementChild
    if (!place || !content || !hasBegun) return undefined
    // To the end; where that is an answer which came all at once, once to its beginning: it is read from there.
    const toEnd = () => {
      const newest = content.querySelector(':scope > article:last-of-type')
      const isWhole = newest instanceof HTMLElement && newest !== begun.current && newest.matches('[data-from-start]')
      if (isWhole) begun.current = newest
      place.scrollTo({ top: isWhole ? newest.offsetTop - margin : place.scrollHeight })
      isAtEnd.current = isNearEnd(place)
      top.current = place.scrollTop
    }
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) toEnd()
      else if (isLonger.current) place.scrollTop = place.scrollHeight - seen.current
      isLonger.current = false
      seen.current = fromEnd(place)
      setIsAway(isFar(place))
    })
    observer.observe(content)
    return () => {
      observer.disconnect()
    }
  }, [hasBegun])
  return {
    ref,
    isAway: isAway && hasBegun,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      seen.current = fromEnd(currentTarget)
      // What has grown since this scroll began is not her doing: only going up is leaving.
      const hasLeft = currentTarget.scrollTop < top.current
      isAtEnd.current = isNearEnd(currentTarget) || (isAtEnd.current && !hasLeft)
      top.current = currentTarget.scrollTop
      setIsAway(isFar(currentTarget) && !isAtEnd.current)
    },
    goToEnd: () => {
      isAtEnd.current = true
      ref.current?.scrollTo({ top: ref.current.scrollHeight })
    },
  }
}
