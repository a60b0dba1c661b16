import { Link } from 'wouter'
import type { JournalEntry } from '#contract/journal.ts'
import { nameDayOfMoment } from '#web/lib/days.ts'
import { excerpt } from '#web/lib/excerpt.ts'
import { MoodFace } from '#web/ui/MoodFace.tsx'
import { TagList } from '#web/ui/TagList.tsx'

export function EntryPreview({ entry }: { entry: JournalEntry }) {
  return (
    <article className="relative grid content-start gap-1 rounded-control border border-line bg-paper p-3 sm:gap-2 sm:p-4 transition hover:border-edge">
      <div className="flex items-center justify-between gap-3">
        <time dateTime={entry.createdAt} className="text-13 font-medium text-ink-soft">
          {nameDayOfMoment(entry.createdAt)}
        </time>
        <MoodFace mood={entry.mood} className="text-22 leading-none" />
      </div>
      <h3 className="user-text text-18">
        <Link href="/journal" className="after:absolute after:inset-0 after:rounded-control">
          {entry.title}
        </Link>
      </h3>
      <p className="user-text text-15 text-ink-soft max-sm:line-clamp-2">{excerpt(entry.content, 150)}</p>
      {entry.tags && (
        <div className="max-sm:hidden">
          <TagList tags={entry.tags} max={3} />
        </div>
      )}
    </article>
  )
}
