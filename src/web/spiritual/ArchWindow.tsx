import { useId } from 'react'

/** An arched window with light, a shape without a particular faith. Decoration. */
export function ArchWindow({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg viewBox="0 0 240 320" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor="var(--sky-low)" />
          <stop offset="0.5" stopColor="var(--sky-mid)" />
          <stop offset="1" stopColor="var(--sky-high)" />
        </linearGradient>
        <linearGradient id={`${id}-sun`} x1="0.2" y1="1" x2="0.7" y2="0">
          <stop offset="0" stopColor="var(--sunrise-coral)" />
          <stop offset="1" stopColor="var(--sunrise-gold)" />
        </linearGradient>
        <clipPath id={`${id}-arch`}>
          <path d="M28 312V128a92 92 0 0 1 184 0v184z" />
        </clipPath>
      </defs>
      <path d="M14 320V128a106 106 0 0 1 212 0v192z" fill="var(--surface)" stroke="var(--line)" strokeWidth="1.5" />
      <g clipPath={`url(#${id}-arch)`}>
        <rect width="240" height="320" fill={`url(#${id}-sky)`} />
        <g fill="none" stroke="var(--gold)" strokeWidth="1.5">
          <circle cx="150" cy="196" r="60" opacity="0.6" />
          <circle cx="150" cy="196" r="84" opacity="0.35" />
          <circle cx="150" cy="196" r="112" opacity="0.2" />
        </g>
        <circle cx="150" cy="196" r="38" fill={`url(#${id}-sun)`} />
        <path d="M0 236c56-28 96-20 140-6s72 10 112-14v120H0z" fill="var(--hill-far)" />
        <path d="M0 270c60-22 104-8 148 2s68 4 104-12v72H0z" fill="var(--hill-mid)" />
      </g>
      <g fill="none" stroke="var(--surface)" strokeWidth="6">
        <path d="M120 36v276M28 128h184M28 220h184" />
      </g>
      <path d="M28 312V128a92 92 0 0 1 184 0v184z" fill="none" stroke="var(--edge)" strokeWidth="1.5" opacity="0.5" />
    </svg>
  )
}
