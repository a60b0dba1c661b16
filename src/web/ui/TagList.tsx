import { Badge } from './Badge.tsx'

/** At most `max` tags; the rest are counted. */
export function TagList({ tags, max = tags.length }: { tags: readonly string[]; max?: number }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
      {tags.slice(0, max).map((tag) => (
        <li key={tag}>
          <Badge tone="purple">
            <bdi className="min-w-0 wrap-anywhere">{tag}</bdi>
          </Badge>
        </li>
      ))}
      {tags.length > max && (
        <li>
          <Badge>+{tags.length - max}</Badge>
        </li>
      )}
    </ul>
  )
}
