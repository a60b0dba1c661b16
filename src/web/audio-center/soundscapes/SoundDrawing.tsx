import { useId } from 'react'
import type { SoundscapeKey } from '#contract/soundscapes.ts'
import { inside } from './scenes-inside.tsx'
import { outside } from './scenes-outside.tsx'
import type { Sky, Scene } from './strokes.tsx'

const scenes: Record<SoundscapeKey, Scene> = { ...outside, ...inside }

const skies: Record<Sky, readonly string[]> = {
  day: ['sky-low', 'sky-mid', 'sky-high'],
  rain: ['purple-wash', 'sky-mid', 'blue-wash'],
  sea: ['sky-low', 'royal-wash', 'blue-wash'],
  leaf: ['gold-wash', 'green-wash', 'sky-high'],
  ember: ['sunrise-coral', 'sunrise-from', 'hill-near'],
  night: ['hill-far', 'hill-mid', 'hill-near'],
}

export function SoundDrawing({ of, className }: { of: SoundscapeKey; className: string }) {
  const id = useId()
  const { sky, draw } = scenes[of]
  return (
    <svg viewBox="0 0 320 128" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id={id} x1="0" y1="1" x2="0.2" y2="0">
          {skies[sky].map((colour, at) => (
            <stop key={colour} offset={at / 2} stopColor={`var(--${colour})`} />
          ))}
        </linearGradient>
      </defs>
      <path d="M0 0h320v128H0z" fill={`url(#${id})`} />
      {draw()}
    </svg>
  )
}
