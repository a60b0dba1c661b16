import { useLayoutEffect, useRef, useState } from 'react'

/** The same function at every render, which does what the newest one given does: a memoised item that takes it is not drawn anew. */
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
