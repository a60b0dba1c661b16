import type { WellnessArea } from '#contract/dashboard.ts'
import { wellnessColours } from '#web/ui/wellness-colours.ts'

/** Returns the CSS colour of an area. */
export const areaColour = (area: WellnessArea['area']): string => `var(--${wellnessColours[area]})`

const petal = 'M0-20C-30-36-32-74 0-98 32-74 30-36 0-20Z'
/** The least size of a petal that can still be seen. */
const smallest = 0.22

/** A petal for each area, each as full as its area. Decoration: the text beside it says the same. */
export function WellnessFlower({ areas, className }: { areas: readonly WellnessArea[]; className?: string }) {
  return (
    <svg viewBox="-104 -104 208 208" aria-hidden="true" className={className}>
      <g fill="none" stroke="var(--gold)">
        <circle r="62" opacity="0.45" />
        <circle r="98" opacity="0.3" />
      </g>
      {areas.map(({ area, points }, index) => {
        const colour = areaColour(area)
        const share = (points ?? 0) / 100
        return (
          <g key={area} transform={`rotate(${(index * 360) / areas.length})`}>
            <path
              d={petal}
              fill={points === null ? 'var(--surface)' : colour}
              fillOpacity={points === null ? 1 : 0.16}
              stroke={points === null ? 'var(--edge)' : colour}
              strokeOpacity={points === null ? 0.8 : 0.45}
              strokeDasharray={points === null ? '4 4' : undefined}
            />
            {share > 0 && (
              <path
                d={petal}
                fill={colour}
                fillOpacity="0.85"
                className="transition-[scale] duration-250"
                style={{ scale: smallest + (1 - smallest) * share }}
              />
            )}
          </g>
        )
      })}
      <circle r="15" fill="var(--gold)" />
    </svg>
  )
}
