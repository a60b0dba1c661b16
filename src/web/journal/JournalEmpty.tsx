import { EmptyState } from '#web/ui/EmptyState.tsx'
import { MoodFace } from '#web/ui/MoodFace.tsx'
import { TagList } from '#web/ui/TagList.tsx'
import { Horizon } from '#web/ui/drawings/Horizon.tsx'
import { WriteButton } from './WriteButton.tsx'

export function JournalEmpty({ onWrite }: { onWrite: () => void }) {
  return (
    <EmptyState
      drawing={<Horizon className="h-28 w-full max-w-narrow rounded-card sm:h-40" />}
      title="Your first page is waiting"
      example={
        <div className="grid gap-2">
          <div className="flex items-start justify-between gap-3">
            <p className="font-display text-18">A small good thing</p>
            <MoodFace mood={4} />
          </div>
          <p className="text-15 text-ink-soft">
            Coffee on the balcony before anyone woke up. Ten minutes, no phone. I want more mornings that start like
            this.
          </p>
          <TagList tags={['gratitude', 'mornings']} />
        </div>
      }
      action={<WriteButton onClick={onWrite} />}
    >
      Write about a day, a worry, a win. A title and one sentence is enough; your mood and tags help you find it later.
    </EmptyState>
  )
}
