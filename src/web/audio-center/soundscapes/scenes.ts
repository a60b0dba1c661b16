import type { SoundscapeKey } from '#contract/soundscapes.ts'
import { inside } from './scenes-inside.tsx'
import { outside } from './scenes-outside.tsx'
import type { Scene } from './strokes.tsx'

export const scenes: Record<SoundscapeKey, Scene> = { ...outside, ...inside }
