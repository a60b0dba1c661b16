import { useId } from 'react'
import { Link } from 'wouter'
import type { PageKey } from '#contract/pages.ts'
import type { Hit } from '#contract/search.ts'
import { shortDate } from '#web/lib/days.ts'
import { excerpt } from '#web/lib/excerpt.ts'
import { PageIcon } from '#web/lib/PageIcon.tsx'

type Props = { heading: string; page: PageKey; hits: readonly Hit[]; isMore: boolean; onFollow: () => void }

/** The longest title, in characters. Longer ones are cut, because prayers and affirmations have only a title. */
const maxLetters = 120

export function SearchGroup({ heading, page, hits, isMore, onFollow }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1 flex items-center gap-2 text-15 font-semibold text-ink-soft">
        <PageIcon page={page} className="size-4.5" />
        {heading}
      </h3>
      <ul className="-mx-3">
        {hits.map((hit) => (
          <Item key={hit.id} hit={hit} onFollow={onFollow} />
        ))}
      </ul>
      {isMore && <p className="text-13 text-ink-soft">There are more. Add a word to narrow it down.</p>}
    </section>
  )
}

const Item = ({ hit, onFollow }: { hit: Hit; onFollow: () => void }) => (
  <li>
    <Link
      href={hit.href}
      onClick={onFollow}
      className="grid min-h-12 gap-0.5 rounded-control px-3 py-2 transition hover:bg-sunk"
    >
      <span className="flex items-baseline justify-between gap-3">
        <span dir="auto" className="user-text min-w-0 font-medium wrap-anywhere">
          {excerpt(hit.title, maxLetters)}
        </span>
        <span className="shrink-0 text-13 text-ink-soft">{shortDate(hit.date)}</span>
      </span>
      {hit.excerpt !== '' && (
        <span dir="auto" className="user-text text-15 text-ink-soft wrap-anywhere">
          {hit.excerpt}
        </span>
      )}
    </Link>
  </li>
)
