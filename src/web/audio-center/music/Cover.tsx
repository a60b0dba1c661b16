import { type ReactNode, useId } from 'react'

type Props = { of: string; className: string }
/** Sky colours from low to high, and the foreground. */
type Drawing = { sky: readonly [string, string, string]; scene: () => ReactNode }

const rays = Array.from({ length: 13 }, (_, n) => Math.PI * (1 + n / 12))

export function Cover({ of, className }: Props) {
  const id = useId()
  const { sky, scene } = drawings[of] ?? rising
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id={id} x1="0" y1="1" x2="0.35" y2="0">
          {sky.map((colour, at) => (
            <stop key={colour} offset={at / 2} stopColor={`var(--${colour})`} />
          ))}
        </linearGradient>
      </defs>
      <path d="M0 0h120v120H0z" fill={`url(#${id})`} />
      {scene()}
    </svg>
  )
}

const rising: Drawing = {
  sky: ['sunrise-gold', 'sunrise-coral', 'sunrise-from'],
  scene: () => (
    <>
      {rays.map((angle, n) => (
        <path
          key={angle}
          d={`M${60 + 44 * Math.cos(angle)} ${104 + 44 * Math.sin(angle)}L${60 + (n % 2 ? 74 : 92) * Math.cos(angle)} ${104 + (n % 2 ? 74 : 92) * Math.sin(angle)}`}
          stroke="var(--sunrise-gold)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      ))}
      <circle cx="60" cy="104" r="34" fill="var(--gold-wash)" data-theme="light" />
      <path d="M0 108c34-12 80-12 120 0v12H0z" fill="var(--hill-near)" />
    </>
  ),
}

const flower: Drawing = {
  sky: ['sunrise-mid', 'sunrise-from', 'hill-near'],
  scene: () => (
    <>
      <path d="M62 120c-4-26-4-40 0-62" fill="none" stroke="var(--hill-far)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M60 92c-14-2-22-10-24-20 14 0 22 8 24 20zM61 102c12-3 20-11 22-21-13 1-21 10-22 21z"
        fill="var(--hill-far)"
      />
      {Array.from({ length: 8 }, (_, n) => (
        <ellipse
          key={n}
          cx="62"
          cy="26"
          rx="8.5"
          ry="17"
          fill={n % 2 ? 'var(--sunrise-gold)' : 'var(--sunrise-coral)'}
          transform={`rotate(${n * 45} 62 46)`}
        />
      ))}
      <circle cx="62" cy="46" r="10" fill="var(--hill-near)" />
    </>
  ),
}

const water: Drawing = {
  sky: ['royal', 'hill-mid', 'sunrise-gold'],
  scene: () => (
    <>
      <circle cx="60" cy="50" r="20" fill="var(--sunrise-gold)" />
      <path d="M0 60h120v60H0z" fill="var(--hill-near)" />
      {[66, 74, 83, 93, 104].map((y, n) => (
        <path
          key={y}
          d={`M${60 - 22 + n * 3.4} ${y}h${44 - n * 6.8}`}
          stroke="var(--sunrise-gold)"
          strokeWidth="3"
          strokeLinecap="round"
          opacity={1 - n * 0.16}
        />
      ))}
    </>
  ),
}

const rings: Drawing = {
  sky: ['hill-near', 'royal', 'hill-mid'],
  scene: () => (
    <g fill="none" stroke="var(--hill-far)" strokeWidth="2.5">
      {[10, 22, 34, 46, 58, 70].map((r, n) => (
        <circle key={r} cx="44" cy="72" r={r} opacity={1 - n * 0.14} />
      ))}
      <circle cx="44" cy="72" r="4" fill="var(--sunrise-gold)" stroke="none" />
    </g>
  ),
}

const dusk: Drawing = {
  sky: ['sunrise-gold', 'hill-far', 'hill-mid'],
  scene: () => (
    <>
      <circle cx="84" cy="64" r="15" fill="var(--sunrise-coral)" />
      <path d="M0 70c24-14 50-10 70-2s34 8 50 0v52H0z" fill="var(--hill-far)" />
      <path d="M0 86c30-10 52-4 74 2s30 4 46-4v36H0z" fill="var(--hill-mid)" />
      <path d="M0 104c32-8 60-4 84 0s26 2 36-2v18H0z" fill="var(--hill-near)" />
    </>
  ),
}

const night: Drawing = {
  sky: ['hill-mid', 'hill-near', 'royal'],
  scene: () => (
    <>
      <path d="M78 22a26 26 0 1 0 20 38 21 21 0 0 1-20-38z" fill="var(--gold)" />
      {[
        [24, 26, 2],
        [44, 16, 1.4],
        [34, 52, 1.5],
        [104, 24, 1.6],
        [18, 74, 1.3],
      ].map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="var(--gold)" />
      ))}
      <path d="M0 98c20-8 40-8 60 0s40 8 60 0v22H0z" fill="var(--hill-near)" opacity="0.85" />
      <path d="M0 108c20-6 40-6 60 0s40 6 60 0v12H0z" fill="var(--hill-far)" opacity="0.5" />
    </>
  ),
}

const way: Drawing = {
  sky: ['sunrise-gold', 'sunrise-coral', 'hill-far'],
  scene: () => (
    <>
      <circle cx="74" cy="42" r="18" fill="var(--gold-wash)" data-theme="light" />
      <path d="M0 66c30-22 60-26 84-16 14 6 24 8 36 6v64H0z" fill="var(--hill-mid)" />
      <path
        d="M30 120c26-12 40-18 38-28s-26-8-24-18 24-8 30-24c-2 18-14 18-14 26s26 6 28 18-6 18-14 26z"
        fill="var(--sunrise-gold)"
      />
    </>
  ),
}

const leaps: Drawing = {
  sky: ['hill-near', 'sunrise-from', 'sunrise-coral'],
  scene: () => (
    <g fill="none" strokeLinecap="round" strokeWidth="5">
      <path d="M10 98a13 13 0 0 1 26 0" stroke="var(--hill-far)" />
      <path d="M36 98a17 22 0 0 1 34 0" stroke="var(--sunrise-coral)" />
      <path d="M70 98c0-46 18-66 40-72" stroke="var(--sunrise-gold)" />
      <circle cx="108" cy="24" r="7" fill="var(--sunrise-gold)" stroke="none" />
      <path d="M0 106h120" stroke="var(--hill-far)" strokeWidth="2" opacity="0.6" />
    </g>
  ),
}

const drawings: Record<string, Drawing> = {
  'standing-tall': rising,
  'my-own-name': flower,
  'one-thing': water,
  'steady-hands': rings,
  'evening-comes': dusk,
  'before-sleep': night,
  'out-of-the-door': way,
  'one-more-round': leaps,
}
