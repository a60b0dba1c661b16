import { wellnessAreas } from '#contract/lists.ts'

const colours: Record<(typeof wellnessAreas)[number], string> = {
  'Physical Health': 'var(--pink)',
  'Mental & Emotional': 'var(--purple)',
  'Financial Wellness': 'var(--green)',
  'Spiritual Growth': 'var(--gold)',
  'Life Organization': 'var(--royal)',
}

type Props = { chosen: readonly (typeof wellnessAreas)[number][]; className?: string }

/** Five petals, one per area; the chosen ones are coloured. Decoration: the names are beside it. */
export function Petals({ chosen, className }: Props) {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className={className}>
      {wellnessAreas.map((area, index) => {
        const isChosen = chosen.includes(area)
        return (
          <path
            key={area}
            d="M0 -9C-17 -20 -15 -40 0 -47C15 -40 17 -20 0 -9Z"
            transform={`rotate(${index * 72})`}
            fill={isChosen ? colours[area] : 'var(--sunk)'}
            fillOpacity={isChosen ? 0.85 : 1}
            stroke={isChosen ? colours[area] : 'var(--edge)'}
            strokeWidth="1.2"
            strokeDasharray={isChosen ? undefined : '3 2.5'}
            className="transition-[fill,stroke]"
          />
        )
      })}
      <circle r="5" fill="var(--gold)" />
    </svg>
  )
}
