import { useId } from 'react'

/** A sun that has all but set behind quiet hills: for what is not here. */
export function LowSun({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg viewBox="0 0 200 110" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id={id} x1="0" y1="1" x2="0.6" y2="0">
          <stop offset="0" stopColor="var(--sunrise-coral)" />
          <stop offset="1" stopColor="var(--sunrise-gold)" />
        </linearGradient>
      </defs>
      <g fill="none" stroke="var(--gold)" strokeWidth="1.5" strokeLinecap="round">
        <path d="M44 88a56 56 0 0 1 112 0" opacity="0.75" />
        <path d="M26 88a74 74 0 0 1 148 0" opacity="0.45" />
        <path d="M8 88a92 80 0 0 1 184 0" opacity="0.22" />
      </g>
      <path d="M62 88a38 38 0 0 1 76 0z" fill={`url(#${id})`} />
      <path d="M0 90c30-16 58-14 92-4s70 8 108-6v30H0z" fill="var(--hill-far)" />
      <path d="M0 98c44-12 80-4 112 0s60 2 88-8v20H0z" fill="var(--hill-mid)" />
    </svg>
  )
}
