import { useId, type ReactNode } from 'react'

const gold = 'var(--sunrise-gold)'
const coral = 'var(--sunrise-coral)'
const line = { fill: 'none', stroke: gold, strokeWidth: 2.5, strokeLinecap: 'round' } as const

/** The motif in the sky or on the hills of each drawing. */
const motifs = {
  hills: <circle cx="112" cy="66" r="17" fill={gold} />,
  water: (
    <>
      <circle cx="80" cy="52" r="18" fill={gold} />
      <path d="M52 78h56M62 86h36M72 94h16" {...line} />
    </>
  ),
  rings: (
    <g {...line}>
      <circle cx="80" cy="54" r="11" fill={gold} stroke="none" />
      <circle cx="80" cy="54" r="21" opacity="0.8" />
      <circle cx="80" cy="54" r="31" opacity="0.5" />
      <circle cx="80" cy="54" r="41" opacity="0.25" />
    </g>
  ),
  moon: (
    <g fill={gold}>
      <path d="M84 24a24 24 0 1 0 24 33 19.5 19.5 0 0 1-24-33z" />
      <circle cx="38" cy="30" r="2" />
      <circle cx="128" cy="26" r="1.6" />
      <circle cx="54" cy="64" r="1.6" />
    </g>
  ),
  peaks: (
    <>
      <circle cx="94" cy="44" r="15" fill={gold} />
      <path d="M22 96l38-56 24 34 16-20 40 42z" fill="var(--hill-far)" />
    </>
  ),
  stones: (
    <g fill="var(--hill-far)">
      <circle cx="118" cy="34" r="11" fill={gold} />
      <ellipse cx="72" cy="88" rx="30" ry="10" />
      <ellipse cx="74" cy="71" rx="22" ry="8.5" fill="var(--hill-mid)" />
      <ellipse cx="71" cy="57" rx="15" ry="7" />
      <ellipse cx="73" cy="45.5" rx="9" ry="5.5" fill={coral} />
    </g>
  ),
  rays: (
    <>
      <path d="M56 84a24 24 0 0 1 48 0z" fill={gold} />
      <path d="M80 48V34M54 58l-9-10M106 58l9-10M42 82H29M118 82h13" {...line} />
    </>
  ),
  rain: (
    <>
      <circle cx="98" cy="36" r="12" fill={gold} />
      <path d="M50 58a14 14 0 0 1 4-27 18 18 0 0 1 34 5 11 11 0 0 1 4 22z" fill="var(--hill-far)" />
      <path d="M54 68l-4 11M68 68l-4 15M82 68l-4 11" {...line} stroke="var(--blue)" />
    </>
  ),
  flame: (
    <>
      <path d="M80 22c16 18 27 30 27 47a27 27 0 0 1-54 0c0-12 8-18 12-28 5 5 7 9 8 14 6-9 9-19 7-33z" fill={coral} />
      <path d="M81 54c8 9 13 14 13 22a13 13 0 0 1-26 0c0-7 5-9 7-14 3 2 4 4 4 6 2-4 3-9 2-14z" fill={gold} />
    </>
  ),
  path: <circle cx="80" cy="48" r="15" fill={gold} />,
  stars: (
    <g fill={gold}>
      {[
        [44, 52, 1],
        [80, 36, 1.4],
        [116, 54, 1],
      ].map(([x, y, size]) => (
        <path
          key={x}
          transform={`translate(${x} ${y}) scale(${size})`}
          d="M0-11 2.8-2.8 11 0 2.8 2.8 0 11-2.8 2.8-11 0-2.8-2.8z"
        />
      ))}
    </g>
  ),
} as const satisfies Record<string, ReactNode>

export type Motif = keyof typeof motifs

/** Evening light over hills, and one thing in it. Decoration. */
export function Landscape({ motif, className }: { motif: Motif; className?: string }) {
  const id = useId()
  return (
    <svg viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="var(--sky-high)" />
        <stop offset="0.55" stopColor="var(--sky-mid)" />
        <stop offset="1" stopColor="var(--sky-low)" />
      </linearGradient>
      <path d="M0 0h160v120H0z" fill={`url(#${id})`} />
      {motifs[motif]}
      <path d="M0 92c30-16 58-10 84-2s50 4 76-10v40H0z" fill="var(--hill-mid)" opacity="0.9" />
      <path d="M0 108c34-14 62-8 92-4s46 0 68-8v24H0z" fill="var(--hill-near)" />
      {motif === 'path' && <path d="M72 120c16-10 24-12 12-20s-14-9 0-16" {...line} />}
    </svg>
  )
}
