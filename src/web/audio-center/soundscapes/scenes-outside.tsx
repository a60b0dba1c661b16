import { drops, hills, line, stars, sun, swell, times, tree } from './strokes.tsx'
import type { Scene } from './strokes.tsx'

export const outside = {
  rain: {
    sky: 'rain',
    draw: () => (
      <>
        {hills}
        {drops(34, 'var(--royal)')}
      </>
    ),
  },
  roof: {
    sky: 'rain',
    draw: () => (
      <>
        {drops(26, 'var(--purple)')}
        <path d="M70 84l90-50 90 50z" fill="var(--sunrise-from)" />
        <path d="M88 84h144v44H88z" fill="var(--sunrise-plum)" />
        <path d="M142 96h36v32h-36z" fill="var(--sunrise-gold)" />
        <path d="M160 96v32M142 110h36" stroke="var(--sunrise-plum)" strokeWidth="3" {...line} />
      </>
    ),
  },
  storm: {
    sky: 'night',
    draw: () => (
      <>
        <path d="M196 30l-20 34h16l-12 32 34-42h-17l15-24z" fill="var(--sunrise-gold)" />
        <path
          d="M40 52c0-16 14-26 30-24 8-16 34-20 46-4 18-6 34 6 32 22 22-2 30 8 28 18H50c-10 0-14-6-10-12z"
          fill="var(--hill-far)"
          opacity="0.85"
        />
        {drops(22, 'var(--hill-far)')}
        <path d="M0 112c70-18 130-14 190-2s80 8 130-10v28H0z" fill="var(--hill-mid)" />
      </>
    ),
  },
  ocean: {
    sky: 'sea',
    draw: () => (
      <>
        {sun(236, 66, 24)}
        <path d={swell(84, 10)} fill="var(--hill-far)" />
        <path d={swell(98, 13)} fill="var(--hill-mid)" opacity="0.9" />
        <path d={swell(114, 9)} fill="var(--hill-near)" />
      </>
    ),
  },
  stream: {
    sky: 'leaf',
    draw: () => (
      <>
        {[24, 60, 268, 300].map((x, at) => tree(x, 66 - at * 7))}
        <path
          d="M150 40c30 22-34 36 2 54s20 22-16 34h110c-14-16-50-16-44-36s-40-30-22-52z"
          fill="var(--blue)"
          opacity="0.55"
        />
        {times(4, (at) => (
          <path
            key={at}
            d={`M${154 + at * 9} ${72 + at * 13}q10 6 20 0`}
            stroke="var(--paper)"
            strokeWidth="2"
            {...line}
          />
        ))}
      </>
    ),
  },
  wind: {
    sky: 'leaf',
    draw: () => (
      <>
        {[40, 96, 236, 286].map((x, at) => tree(x, 48 + (at % 2) * 18))}
        {times(4, (at) => (
          <path
            key={at}
            d={`M${20 + at * 34} ${28 + at * 15}h120c20 0 24-18 8-20s-18 12-8 14`}
            stroke="var(--green)"
            strokeWidth="2.5"
            opacity={0.75 - at * 0.12}
            {...line}
          />
        ))}
      </>
    ),
  },
  birds: {
    sky: 'day',
    draw: () => (
      <>
        {sun(160, 96, 26)}
        {hills}
        {[
          [70, 40],
          [98, 54],
          [228, 34],
          [254, 50],
          [206, 56],
        ].map(([x, y]) => (
          <path key={x} d={`M${x} ${y}q7-9 13 0q6-9 13 0`} stroke="var(--purple)" strokeWidth="2.5" {...line} />
        ))}
      </>
    ),
  },
  crickets: {
    sky: 'night',
    draw: () => (
      <>
        {stars}
        <path d="M262 18a26 26 0 1 0 26 36 21 21 0 0 1-26-36z" fill="var(--sunrise-gold)" />
        <path d="M0 116c60-14 120-12 180-4s90 4 140-8v24H0z" fill="var(--hill-mid)" />
        {times(26, (at) => (
          <path
            key={at}
            d={`M${at * 13} 128q${at % 2 ? 5 : -5}-14 ${at % 2 ? 8 : -6}-${20 + (at % 5) * 5}`}
            stroke="var(--hill-far)"
            strokeWidth="1.8"
            {...line}
          />
        ))}
      </>
    ),
  },
} satisfies Record<string, Scene>
