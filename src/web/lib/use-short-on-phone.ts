import { useState } from 'react'
import { roomy, useMedia } from './use-media.ts'

/** A list that is this much longer than the limit is not cut, because two more items aren't worth a button. */
const slack = 2

/** `onShowAll` only while something is hidden. */
type Shortened<T> = { shown: readonly T[]; onShowAll: (() => void) | undefined }

/** On a phone, the first `count` items of a long list, until the rest is asked for. */
export function useShortOnPhone(count: number) {
  const isRoomy = useMedia(roomy)
  const [isWhole, setIsWhole] = useState(false)
  return <T>(items: readonly T[]): Shortened<T> =>
    isRoomy || isWhole || items.length <= count + slack
      ? { shown: items, onShowAll: undefined }
      : { shown: items.slice(0, count), onShowAll: () => setIsWhole(true) }
}
