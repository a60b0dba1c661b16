import { Page } from '#web/ui/Page.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

/** Holds the place of a screen that is being built beside this one. */
export function PendingScreen() {
  return (
    <Page title="Being built">
      <ScreenSkeleton />
    </Page>
  )
}
