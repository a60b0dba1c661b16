import { Link } from 'wouter'
import { useOpenPages } from '#web/lib/open-pages.ts'
import { PageIcon } from '#web/lib/PageIcon.tsx'
import { cardNames } from './card-layout.ts'
import { Panel } from './Panel.tsx'

export function QuickAccess() {
  const others = useOpenPages().filter((page) => page.key !== 'dashboard')
  return (
    <Panel title={cardNames.quickAccess}>
      <ul className="-mx-2 grid grid-cols-2 gap-x-2 sm:grid-cols-3 lg:grid-cols-5">
        {others.map((page) => (
          <li key={page.key}>
            <Link
              href={page.path}
              className="flex min-h-11 items-center gap-2.5 rounded-control px-2 text-15 font-medium transition hover:bg-sunk"
            >
              <PageIcon page={page.key} className="size-4.5 shrink-0" />
              {page.title}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
