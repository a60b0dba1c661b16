import { moods } from '#contract/lists.ts'

const width = 320
const x = (mood: number): number => 8 + ((mood - 1) / 4) * (width - 16)

/** Two means on the scale of moods: the first filled, the second hollow. What it says stands in words beside it. */
export function MoodPair({ first, second }: { first: number; second: number }) {
  return (
    <div aria-hidden="true" className="flex items-center gap-2">
      <span className="leading-none">{moods[0].emoji}</span>
      <svg viewBox={`0 0 ${width} 20`} className="h-5 min-w-0 flex-1">
        <path d={`M8 10H${width - 8}`} className="stroke-line stroke-2" />
        {moods.map(({ value }) => (
          <circle key={value} cx={x(value)} cy="10" r="2" className="fill-line" />
        ))}
        <path d={`M${x(first)} 10H${x(second)}`} className="stroke-purple stroke-2 opacity-45" />
        <circle cx={x(second)} cy="10" r="5.5" className="fill-surface stroke-purple stroke-2" />
        <circle cx={x(first)} cy="10" r="6.5" className="fill-purple" />
      </svg>
      <span className="leading-none">{moods[4].emoji}</span>
    </div>
  )
}
