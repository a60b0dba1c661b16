import { useId } from 'react'

const rings = [
  { r: 172, opacity: 0.75 },
  { r: 218, opacity: 0.55 },
  { r: 272, opacity: 0.4 },
  { r: 334, opacity: 0.28 },
  { r: 404, opacity: 0.18 },
]

/** The sun's centre is the middle of the drawing. */
export function Sky({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg viewBox="-420 -420 840 840" aria-hidden="true" className={className}>
      <defs>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0.2" stopColor="var(--sunrise-coral)" stopOpacity="0.5" />
          <stop offset="0.55" stopColor="var(--glow)" stopOpacity="0.5" />
          <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}-sun`} x1="0.3" y1="1" x2="0.62" y2="0">
          <stop offset="0.3" stopColor="var(--sunrise-from)" />
          <stop offset="0.62" stopColor="var(--sunrise-coral)" />
          <stop offset="1" stopColor="var(--sunrise-gold)" />
        </linearGradient>
      </defs>
      <circle r="400" fill={`url(#${id}-glow)`} />
      <g fill="none" stroke="var(--gold)" strokeWidth="1.25">
        {rings.map(({ r, opacity }) => (
          <circle key={r} r={r} opacity={opacity} />
        ))}
        <circle r="195" strokeWidth="5" strokeDasharray="1 14.3" strokeLinecap="round" opacity="0.7" />
      </g>
      <circle r="132" fill={`url(#${id}-sun)`} />
    </svg>
  )
}
