import { Horizon } from '#web/ui/drawings/Horizon.tsx'
import { MoodFace } from '#web/ui/MoodFace.tsx'
import { TagList } from '#web/ui/TagList.tsx'

const tags = ['gratitude', 'slow mornings']

export function SampleEntry() {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <figure>
        <Horizon className="h-40 w-full" />
        <div className="p-4 sm:p-6">
          <figcaption className="text-13 font-semibold text-ink-soft">Sample</figcaption>
          <div className="mt-1 flex items-start justify-between gap-3">
            <h4 className="font-display text-22">The light on the kitchen table</h4>
            <MoodFace mood={4} />
          </div>
          <p className="mt-2 mb-4 text-ink-soft">
            Ten minutes before anyone woke up. Tea, the window, nothing to fix. I want more of these.
          </p>
          <TagList tags={tags} />
        </div>
      </figure>
    </div>
  )
}
