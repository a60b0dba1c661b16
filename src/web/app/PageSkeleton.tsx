import { Brand } from '#web/ui/Brand.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

/** Written into index.html by the build: what the page shows before its scripts have loaded. */
export function PageSkeleton() {
  return (
    <>
      <header className="border-b border-line bg-paper">
        <div className="mx-auto flex h-16 max-w-page items-center px-4 sm:px-6">
          <Brand />
        </div>
      </header>
      <main>
        <ScreenSkeleton />
      </main>
    </>
  )
}
