import { Link } from 'wouter'
import { pages } from '#contract/pages.ts'
import { PageIcon } from '#web/lib/PageIcon.tsx'

const tiles = [
  { key: 'journal', name: 'Journal', line: 'Write a few words', look: 'bg-purple-wash text-purple' },
  { key: 'planner', name: 'Planner', line: 'Look at your day', look: 'bg-royal-wash text-royal' },
  { key: 'visionBoard', name: 'Vision Board', line: 'See where you’re going', look: 'bg-magenta-wash text-magenta' },
] as const

export function QuickActions() {
  return (
    <nav aria-label="Quick actions">
      <ul className="grid grid-cols-3 gap-2 sm:gap-3">
        {tiles.map(({ key, name, line, look }) => {
          const page = pages.find((each) => each.key === key)
          return (
            page && (
              <li key={key}>
                <Link
                  href={page.path}
                  className="flex h-full flex-col gap-1 rounded-card border border-line bg-surface p-2 shadow-card max-sm:items-center max-sm:text-center sm:gap-2 transition hover:border-edge sm:p-4"
                >
                  <span className={`grid size-9 shrink-0 place-items-center rounded-full sm:size-11 ${look}`}>
                    <PageIcon page={key} className="size-5 sm:size-5.5" />
                  </span>
                  <span>
                    <span className="block leading-tight font-semibold max-sm:text-13">{name}</span>
                    <span className="text-13 text-ink-soft max-sm:hidden">{line}</span>
                  </span>
                </Link>
              </li>
            )
          )
        })}
      </ul>
    </nav>
  )
}
