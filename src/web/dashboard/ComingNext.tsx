import { Link } from 'wouter'
import { pages } from '#contract/pages.ts'
import { pageIcons } from '#web/lib/page-icons.ts'

const coming = pages.filter((page) => !page.isReady)

/** The pages that are still to come. Each says what it will be. */
export function ComingNext() {
  if (coming.length === 0) return null
  return (
    <section aria-labelledby="coming-next" className="rounded-card border border-line p-4">
      <h2 id="coming-next" className="mb-1.5 font-sans text-15 font-semibold tracking-normal text-ink-soft">
        Coming next
      </h2>
      <ul className="grid grid-cols-2 gap-x-2 sm:grid-cols-3 lg:grid-cols-1 xl:grid-cols-2">
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
    </section>
  )
}
