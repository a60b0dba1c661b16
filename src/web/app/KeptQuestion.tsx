import { brand } from '#contract/brand.ts'
import { useCoachDraft } from '#web/lib/coach-draft.ts'

/** What she asked from the dashboard before the coach was here: kept, and said so. */
export function KeptQuestion() {
  const { values } = useCoachDraft()
  const text = values.text.trim()
  if (text === '') return null
  return (
    <figure className="mt-6 rounded-control border border-line bg-paper p-4">
      <figcaption className="text-15 font-semibold">Your question is kept on this device for {brand.coach}</figcaption>
      <blockquote className="her-words mt-1 line-clamp-6 text-15 whitespace-pre-line text-ink-soft">{text}</blockquote>
    </figure>
  )
}
