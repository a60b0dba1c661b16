import { moods } from '#contract/lists.ts'

/** A recorded mood, 1 to 5, as a face; its name is read aloud. */
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
