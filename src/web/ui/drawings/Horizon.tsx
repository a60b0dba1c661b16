import { useId } from 'react'

/** Fills its container. */
export function Horizon({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg viewBox="0 0 480 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor="var(--sky-low)" />
          <stop offset="0.55" stopColor="var(--sky-mid)" />
          <stop offset="1" stopColor="var(--sky-high)" />
        </linearGradient>
        <linearGradient id={`${id}-sun`} x1="0.2" y1="1" x2="0.7" y2="0">
          <stop offset="0" stopColor="var(--sunrise-from)" />
          <stop offset="0.55" stopColor="var(--sunrise-coral)" />
          <stop offset="1" stopColor="var(--sunrise-gold)" />
        </linearGradient>
      </defs>
      <rect width="480" height="300" fill={`url(#${id}-sky)`} />
      <g fill="none" stroke="var(--gold)" strokeWidth="1.5">
        <circle cx="300" cy="196" r="92" opacity="0.7" />
        <circle cx="300" cy="196" r="124" opacity="0.45" />
        <circle cx="300" cy="196" r="160" opacity="0.25" />
      </g>
      <circle cx="300" cy="196" r="62" fill={`url(#${id}-sun)`} />
      <path d="M0 214c70-34 128-30 190-8s150 26 290-22v116H0z" fill="var(--hill-far)" />
      <path d="M0 244c90-30 150-14 216 2s150 14 264-20v74H0z" fill="var(--hill-mid)" />
      <path d="M0 274c80-18 170-14 250-4s150 6 230-8v38H0z" fill="var(--hill-near)" />
    </svg>
  )
}
