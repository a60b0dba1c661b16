import { useLayoutEffect, useRef, useState } from 'react'

/** A function that never changes and calls the newest one given: a memoised item that takes it does not render again. */
export function useStable<Given extends unknown[], Answer>(act: (...given: Given) => Answer) {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  const [stable] = useState(
    () =>
      (...given: Given): Answer =>
        newest.current(...given),
  )
  return stable
}
