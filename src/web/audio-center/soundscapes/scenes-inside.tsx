import { bands, line, times } from './strokes.tsx'
import type { Scene } from './strokes.tsx'

export const inside = {
  fire: {
    sky: 'ember',
    draw: () => (
      <>
        <path
          d="M160 20c34 34 40 56 30 78h-60c-10-20-2-36 14-48 2 10 6 14 10 16 8-14 8-30 6-46z"
          fill="var(--sunrise-gold)"
        />
        <path d="M162 62c14 14 16 26 10 36h-26c-4-10 0-18 8-24 1 5 3 7 5 8 3-6 4-12 3-20z" fill="var(--sunrise-from)" />
        <path d="M112 104l96 12M208 104l-96 12" stroke="var(--hill-near)" strokeWidth="9" {...line} />
        {times(9, (at) => (
          <circle key={at} cx={110 + ((at * 47) % 104)} cy={14 + ((at * 29) % 66)} r="1.8" fill="var(--sunrise-gold)" />
        ))}
      </>
    ),
  },
  cafe: {
    sky: 'day',
    draw: () => (
      <>
        <path d="M0 106h320v22H0z" fill="var(--hill-mid)" />
        <path d="M122 62h64v22a24 24 0 0 1-24 24h-16a24 24 0 0 1-24-24z" fill="var(--purple)" />
        <path d="M186 68h8a11 11 0 0 1 0 22h-9" stroke="var(--purple)" strokeWidth="5" {...line} />
        {times(3, (at) => (
          <path
            key={at}
            d={`M${138 + at * 16} 52c-7-9 7-13 0-24`}
            stroke="var(--purple)"
            strokeWidth="2.5"
            opacity="0.7"
            {...line}
          />
        ))}
      </>
    ),
  },
  bowls: {
    sky: 'day',
    draw: () => (
      <>
        {times(4, (at) => (
          <ellipse
            key={at}
            cx="160"
            cy="64"
            rx={54 + at * 26}
            ry={15 + at * 11}
            stroke="var(--gold)"
            strokeWidth="1.8"
            opacity={0.8 - at * 0.17}
            {...line}
          />
        ))}
        <path d="M104 66h112c0 28-22 46-56 46s-56-18-56-46z" fill="var(--purple)" />
        <ellipse cx="160" cy="66" rx="56" ry="11" fill="var(--magenta)" />
      </>
    ),
  },
  drone: {
    sky: 'day',
    draw: () =>
      times(5, (at) => (
        <path
          key={at}
          d={`M0 ${36 + at * 17}c60-${26 - at * 4} 110 ${22 - at * 2} 160 0s110-${24 - at * 3} 160 4`}
          stroke={at % 2 ? 'var(--magenta)' : 'var(--purple)'}
          strokeWidth={6 - at * 0.7}
          opacity={0.3 + at * 0.1}
          {...line}
        />
      )),
  },
  heartbeat: {
    sky: 'ember',
    draw: () => (
      <>
        <circle cx="160" cy="64" r="44" fill="var(--sunrise-gold)" opacity="0.3" />
        <path
          d="M0 72h104l12-10 12 10h12l10-36 16 66 12-42 8 12h14l10-8 8 8h112"
          stroke="var(--sunrise-gold)"
          strokeWidth="3.5"
          {...line}
        />
      </>
    ),
  },
  brown: {
    sky: 'sea',
    draw: () =>
      bands(
        32,
        (at) => 100 / (1 + at * 0.22),
        () => 'var(--purple)',
      ),
  },
  pink: {
    sky: 'day',
    draw: () =>
      bands(
        32,
        (at) => 34 + ((at * 53) % 41),
        () => 'var(--pink)',
      ),
  },
} satisfies Record<string, Scene>
