import { Link } from 'wouter'
import { pages } from '#contract/pages.ts'
import { pageIcons } from '#web/lib/page-icons.ts'
import { Badge } from '#web/ui/Badge.tsx'

const others = pages.filter((page) => page.key !== 'dashboard')
const ready = others.filter((page) => page.isReady)
const coming = others.filter((page) => !page.isReady)

/** Every page, one touch away. What is still to come says so, and its page says what it will be. */
export function QuickAccess() {
  return (
    <section aria-labelledby="quick-access" className="grid content-start gap-3">
      <h2 id="quick-access" className="text-22">
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
      {coming.length > 0 && (
        <div className="rounded-card border border-line bg-surface p-4 shadow-card">
          <h3 className="mb-2 flex items-center gap-2 font-sans text-15 font-semibold tracking-normal text-ink-soft">
            Coming next <Badge>{coming.length}</Badge>
          </h3>
          <ul className="grid grid-cols-2 gap-x-2 lg:grid-cols-1 xl:grid-cols-2">
            {coming.map((page) => {
              const Icon = pageIcons[page.key]
              return (
                <li key={page.key}>
                  <Link
                    href={page.path}
                    className="flex min-h-11 items-center gap-2.5 rounded-small px-1 text-15 text-ink-soft transition hover:text-ink"
                  >
                    <Icon aria-hidden="true" className="size-4.5 shrink-0" />
                    {page.top ?? page.title}
                  </Link>
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </section>
  )
}
