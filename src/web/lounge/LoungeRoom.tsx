import { useId } from 'react'

/** A room in the evening: a sofa, two lamps, a window. Decoration. */
export function LoungeRoom({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg viewBox="0 0 640 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id={`${id}-wall`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-high)" />
          <stop offset="1" stopColor="var(--sky-mid)" />
        </linearGradient>
        <radialGradient id={`${id}-light`}>
          <stop offset="0" stopColor="var(--sunrise-gold)" stopOpacity="0.7" />
          <stop offset="1" stopColor="var(--sunrise-gold)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}-sofa`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="var(--sunrise-from)" />
          <stop offset="1" stopColor="var(--sunrise-coral)" />
        </linearGradient>
      </defs>
      <rect width="640" height="300" fill={`url(#${id}-wall)`} />
      <g>
        <rect x="258" y="34" width="132" height="104" rx="10" fill="var(--sky-low)" />
        <circle cx="340" cy="112" r="24" fill="var(--sunrise-gold)" />
        <path d="M258 118c40-18 84-10 132 4v16H258z" fill="var(--hill-mid)" />
        <path d="M324 34v104M258 84h132" stroke="var(--surface)" strokeWidth="5" />
      </g>
      <Lamp x={96} light={`url(#${id}-light)`} />
      <Lamp x={548} light={`url(#${id}-light)`} />
      <rect y="250" width="640" height="50" fill="var(--hill-far)" />
      <path d="M150 262c0-10 340-10 340 0s-340 10-340 0z" fill="var(--hill-mid)" opacity="0.5" />
      <g fill={`url(#${id}-sofa)`}>
        <path d="M176 176a24 24 0 0 1 24-24h240a24 24 0 0 1 24 24v52H176z" />
        <path d="M152 190a18 18 0 0 1 36 0v30h264v-30a18 18 0 0 1 36 0v56a12 12 0 0 1-12 12H164a12 12 0 0 1-12-12z" />
      </g>
      <path d="M320 154v64M188 220h264" stroke="var(--sunrise-gold)" strokeWidth="2" opacity="0.55" />
      <path d="M170 258v12M470 258v12" stroke="var(--hill-near)" strokeWidth="7" strokeLinecap="round" />
    </svg>
  )
}

const Lamp = ({ x, light }: { x: number; light: string }) => (
  <g>
    <circle cx={x} cy="122" r="104" fill={light} />
    <path d={`M${x - 26} 126 ${x - 15} 88h30l11 38z`} fill="var(--gold)" />
    <path d={`M${x} 126v138M${x - 20} 266h40`} stroke="var(--hill-near)" strokeWidth="5" strokeLinecap="round" />
  </g>
)
