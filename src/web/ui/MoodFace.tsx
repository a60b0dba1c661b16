import { moods } from '#contract/lists.ts'

/** A mood that was recorded, 1 to 5, as its face; its word is read aloud. */
export function MoodFace({ mood, className }: { mood: number; className?: string }) {
  const found = moods.find((each) => each.value === mood)
  if (!found) return null
  return (
    <span title={found.word} className={className ?? 'text-22'}>
      <span aria-hidden="true">{found.emoji}</span>
      <span className="sr-only">Mood: {found.word}</span>
    </span>
  )
}
