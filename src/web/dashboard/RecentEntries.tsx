import type { JournalEntry } from '#contract/journal.ts'
import { cardNames } from './card-layout.ts'
import { EntryPreview } from './EntryPreview.tsx'
import { EmptyCard } from './EmptyCard.tsx'
import { Panel } from './Panel.tsx'

export function RecentEntries({ entries }: { entries: readonly JournalEntry[] }) {
  if (entries.length === 0)
    return (
      <Panel title={cardNames.journal}>
        <EmptyCard
          action={{ href: '/journal#new', name: 'Write your first entry' }}
          sample={
            <>
              <p className="font-display text-18">The first good coffee</p>
              <p className="text-15 text-ink-soft">Ten quiet minutes before everyone woke up. I want more of these.</p>
            </>
          }
        >
          Your two latest entries show up here. A few words are enough.
        </EmptyCard>
      </Panel>
    )
  return (
    <Panel title={cardNames.journal} all={{ href: '/journal', of: 'entries' }}>
      <div className="grid gap-3 sm:grid-cols-2">
        {entries.map((entry) => (
          <EntryPreview key={entry.id} entry={entry} />
        ))}
      </div>
    </Panel>
  )
}
