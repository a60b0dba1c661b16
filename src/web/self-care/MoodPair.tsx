import { moods } from '#contract/lists.ts'

const at = (mood: number) => ({ left: `${((mood - 1) / 4) * 100}%` })

export function MoodPair({ first, second }: { first: number; second: number }) {
  const [low, high] = [Math.min(first, second), Math.max(first, second)]
  return (
    <div aria-hidden="true" className="flex items-center gap-4">
      <span className="leading-none">{moods[0].emoji}</span>
      <div className="relative h-5 flex-1">
        <div className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 rounded-full bg-line" />
        <div
          className="absolute top-1/2 h-1 -translate-y-1/2 bg-purple/40"
          style={{ ...at(low), right: `${100 - ((high - 1) / 4) * 100}%` }}
        />
        <Dot mood={second} look="border-2 border-purple bg-surface" />
        <Dot mood={first} look="bg-purple" />
      </div>
      <span className="leading-none">{moods[4].emoji}</span>
    </div>
  )
}

const Dot = ({ mood, look }: { mood: number; look: string }) => (
  <div className={`absolute top-1/2 size-3.5 -translate-1/2 rounded-full ${look}`} style={at(mood)} />
)
