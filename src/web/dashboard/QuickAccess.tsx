import { Link } from 'wouter'
import type { Page } from '#contract/pages.ts'
import { useOpenPages } from '#web/lib/open-pages.ts'
import { PageIcon } from '#web/lib/PageIcon.tsx'
import { cx } from '#web/ui/cx.ts'
import { cardNames } from './card-layout.ts'
import { Panel } from './Panel.tsx'

export function QuickAccess() {
  const others = useOpenPages().filter((page) => page.key !== 'dashboard')
  const ready = others.filter((page) => page.isReady)
  const coming = others.filter((page) => !page.isReady)
  return (
    <Panel title={cardNames.quickAccess}>
      <Links list={ready} look="font-medium" />
      {coming.length > 0 && (
        <>
          <h3 className="border-t border-line pt-3 font-sans text-15 font-semibold tracking-normal text-ink-soft">
            Coming next
          </h3>
          <Links list={coming} look="text-ink-soft" />
        </>
      )}
    </Panel>
  )
}

function Links({ list, look }: { list: readonly Page[]; look: string }) {
  return (
    <ul className="-mx-2 grid grid-cols-2 gap-x-2 sm:grid-cols-3 lg:grid-cols-6">
      {list.map((page) => (
        <li key={page.key}>
          <Link
            href={page.path}
            className={cx(
              'flex min-h-11 items-center gap-2.5 rounded-control px-2 text-15 transition hover:bg-sunk',
              look,
            )}
          >
            <PageIcon page={page.key} className="size-4.5 shrink-0" />
            {page.title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
