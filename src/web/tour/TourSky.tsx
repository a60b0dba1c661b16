import { useSteps } from './steps.ts'

function pointOf(index: number, count: number) {
  const angle = Math.PI * (1 - index / (count - 1))
  return { x: 240 + 196 * Math.cos(angle), y: 118 - 88 * Math.sin(angle) }
}

/** The sun's path over a day, one mark for each step. Decoration. */
export function TourSky({ step }: { step: number }) {
  const steps = useSteps()
  const stops = steps.map((_step, index) => pointOf(index, steps.length))
  const sun = stops[step] ?? { x: 240, y: 30 }
  return (
    <svg
      viewBox="0 0 480 150"
      aria-hidden="true"
      className="w-full rounded-control bg-[linear-gradient(100deg,var(--sky-high),var(--sky-mid)_55%,var(--sky-low))]"
    >
      {stops.map(({ x, y }, index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={index <= step ? 4.5 : 3.5}
          className={index <= step ? 'fill-gold' : 'fill-none stroke-edge'}
          strokeWidth="1.5"
        />
      ))}
      <g className="transition-[translate] duration-250" style={{ translate: `${sun.x}px ${sun.y}px` }}>
        <circle r="31" className="fill-none stroke-gold" strokeWidth="1.5" opacity="0.45" />
        <circle r="18" className="fill-gold" />
      </g>
      <path d="M0 124c88-22 150-20 236-12s160 12 244-12v50H0z" fill="var(--hill-far)" />
      <path d="M0 138c96-20 170-8 252-2s150 6 228-14v28H0z" fill="var(--hill-mid)" />
    </svg>
  )
}
