import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Button } from '#web/ui/Button.tsx'
import { LowSun } from '#web/ui/drawings/LowSun.tsx'
import { retryFailedScreens } from '#web/lib/lazy-screen.tsx'

export function ErrorFallback({ onRetry }: { onRetry: () => void }) {
  const { reset } = useQueryErrorResetBoundary()
  return (
    <div role="alert" className="mx-auto grid max-w-reading justify-items-center gap-4 px-4 py-14 text-center">
      <LowSun className="h-24" />
      <h1 className="text-28">Something went wrong</h1>
      <p className="max-w-[46ch] text-ink-soft">
        Part of the page didn’t load, or something broke on our side. What you saved is safe, and so is what you were
        typing.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          variant="accent"
          onClick={() => {
            reset()
            retryFailedScreens()
            onRetry()
          }}
        >
          Try again
        </Button>
        <Button
          onClick={() => {
            window.location.reload()
          }}
        >
          Reload the page
        </Button>
      </div>
    </div>
  )
}
