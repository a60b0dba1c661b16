import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from './Button.tsx'

type Props = { onMore: () => void; isLoading: boolean; hasFailed: boolean }

/** Loads more of a list when it scrolls near, or by its button. After a failure only the button does. */
export function LoadMore({ onMore, isLoading, hasFailed }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const handleNear = useEffectEvent(([entry]: IntersectionObserverEntry[]) => {
    if (entry?.isIntersecting === true) onMore()
  })
  const isWaiting = isLoading || hasFailed
  useEffect(() => {
    if (isWaiting || end.current === null) return undefined
    const observer = new IntersectionObserver((entries) => handleNear(entries), { rootMargin: '800px' })
    observer.observe(end.current)
    return () => {
      observer.disconnect()
    }
  }, [isWaiting])
  return (
    <div ref={end} className="mt-8 grid justify-items-center gap-3">
      {hasFailed && (
        <p role="alert" className="text-15 text-ink-soft">
          The rest didn’t load. Everything’s safe.
        </p>
      )}
      <Button onClick={onMore} isPending={isLoading} pendingText="Loading...">
        {hasFailed ? 'Try again' : 'Load more'}
      </Button>
    </div>
  )
}
