import { useId } from 'react'
import type { DayPart } from './day-part.ts'

const suns: Record<Exclude<DayPart, 'night'>, { x: number; y: number; r: number }> = {
  morning: { x: 372, y: 160, r: 46 },
  afternoon: { x: 452, y: 84, r: 40 },
  evening: { x: 470, y: 178, r: 60 },
}

export function Sky({ part, className }: { part: DayPart; className?: string }) {
  const id = useId()
  return (
    <svg viewBox="0 0 600 260" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id={id} x1="0.2" y1="1" x2="0.7" y2="0">
          <stop offset="0" stopColor="var(--sunrise-from)" />
          <stop offset="0.55" stopColor="var(--sunrise-coral)" />
          <stop offset="1" stopColor="var(--sunrise-gold)" />
        </linearGradient>
      </defs>
      {part === 'night' ? <Moon /> : <Sun {...suns[part]} fill={`url(#${id})`} />}
      <path d="M0 260c110-6 190-70 300-78s150 34 300-34v112z" fill="var(--hill-far)" />
      <path d="M60 260c120-6 170-44 270-38s160 26 270-22v60z" fill="var(--hill-mid)" />
      <path d="M150 260c110-4 170-22 250-18s120 8 200-14v32z" fill="var(--hill-near)" />
    </svg>
  )
}

function Sun({ x, y, r, fill }: { x: number; y: number; r: number; fill: string }) {
  return (
    <>
      <g fill="none" stroke="var(--gold)" strokeWidth="1.5">
        <circle cx={x} cy={y} r={r + 26} opacity="0.7" />
        <circle cx={x} cy={y} r={r + 54} opacity="0.42" />
        <circle cx={x} cy={y} r={r + 86} opacity="0.22" />
      </g>
      <circle cx={x} cy={y} r={r} fill={fill} />
    </>
  )
}

function Moon() {
  return (
    <g fill="var(--gold)">
      <path d="M478 46a44 44 0 1 0 30 74 36 36 0 1 1-30-74z" />
      <circle cx="392" cy="56" r="2.5" />
      <circle cx="352" cy="112" r="2" opacity="0.8" />
      <circle cx="566" cy="70" r="2.5" />
      <circle cx="420" cy="142" r="1.8" opacity="0.7" />
      <circle cx="548" cy="140" r="2" opacity="0.8" />
    </g>
  )
}
