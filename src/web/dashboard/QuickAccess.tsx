import { Link } from 'wouter'
import { pages } from '#contract/pages.ts'
import { pageIcons } from '#web/lib/page-icons.ts'

const ready = pages.filter((page) => page.isReady && page.key !== 'dashboard')

/** Every page that is ready, one touch away. */
export function QuickAccess() {
  return (
    <section aria-labelledby="quick-access" className="grid content-start gap-3">
      <h2 id="quick-access" className="flex min-h-11 items-center text-22">
        Quick access
      </h2>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-1">
        {ready.map((page) => {
          const Icon = pageIcons[page.key]
          return (
            <li key={page.key}>
              <Link
                href={page.path}
                className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4 font-semibold shadow-card transition hover:border-edge lg:flex-row lg:items-center"
              >
                <span className="grid size-11 place-items-center rounded-control bg-magenta-wash text-magenta">
                  <Icon aria-hidden="true" className="size-5.5" />
                </span>
                {page.title}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
