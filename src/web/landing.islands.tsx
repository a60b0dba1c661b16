import type { ComponentType } from 'react'
import { ThemeSwitch } from './app/ThemeSwitch.tsx'
import { GetStarted } from './landing/GetStarted.tsx'
import type { IslandName } from './landing/island-names.ts'
import { TryDemo } from './landing/TryDemo.tsx'

/** The parts of the landing page that need a script; everything else of it is plain HTML. */
export const islands: Readonly<Record<IslandName, ComponentType>> = {
  getStarted: GetStarted,
  tryDemo: TryDemo,
  theme: ThemeSwitch,
}
