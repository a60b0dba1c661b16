import type { ReactNode } from 'react'

export type Sky = 'day' | 'rain' | 'sea' | 'leaf' | 'ember' | 'night'
export type Scene = { sky: Sky; draw: () => ReactNode }

export const times = <T,>(count: number, draw: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => draw(at))

export const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

export const drops = (count: number, colour: string) =>
  times(count, (at) => {
    const x = ((at * 67) % 330) - 4
    const y = (at * 41) % 96
    return (
      <path
        key={at}
        d={`M${x} ${y}l-5 15`}
        stroke={colour}
        strokeWidth="2"
        opacity={0.35 + (at % 4) * 0.16}
        {...line}
      />
    )
  })

export const hills = (
  <>
    <path d="M0 96c60-24 110-22 170-6s90 14 150-12v50H0z" fill="var(--hill-far)" />
    <path d="M0 112c70-18 130-14 190-2s80 8 130-10v28H0z" fill="var(--hill-mid)" />
  </>
)

export const swell = (y: number, height: number): string =>
  `M0 ${y}${times(4, () => `q20 ${-height} 40 0t40 0`).join('')}V128H0z`

export const tree = (x: number, size: number) => (
  <g key={x} fill="var(--green)" opacity="0.8">
    <path d={`M${x - 2} 128V${128 - size}h4v${size}z`} />
    <ellipse cx={x} cy={128 - size} rx={size * 0.36} ry={size * 0.52} />
  </g>
)

export const sun = (x: number, y: number, size: number) => (
  <>
    <circle cx={x} cy={y} r={size} fill="var(--sunrise-gold)" />
    {times(3, (at) => (
      <circle
        key={at}
        cx={x}
        cy={y}
        r={size + 10 + at * 12}
        stroke="var(--gold)"
        strokeWidth="1.5"
        opacity={0.6 - at * 0.18}
        {...line}
      />
    ))}
  </>
)

export const stars = times(16, (at) => (
  <circle key={at} cx={(at * 83) % 316} cy={((at * 37) % 70) + 6} r={1 + (at % 3) * 0.6} fill="var(--sunrise-gold)" />
))

export const bands = (count: number, height: (at: number) => number, colour: (at: number) => string) =>
  times(count, (at) => (
    <rect
      key={at}
      x={14 + (at * 292) / count}
      y={72 - height(at) / 2}
      width={Math.max(2, 292 / count - 5)}
      height={height(at)}
      rx="2.5"
      fill={colour(at)}
      opacity="0.85"
    />
  ))
