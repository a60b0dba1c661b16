import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

// The first value is what a page that was rendered by the build shows; the device's own is set over it.
const theme = atom<Theme>('system')

if (typeof document !== 'undefined') {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') theme.set(chosen)
}

/** Follows the system, or stays light or dark from now on; remembered on this device (public/theme.js applies it). */
export const chooseTheme = (next: Theme): void => {
  if (next === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = next
  try {
    if (next === 'system') localStorage.removeItem('theme')
    else localStorage.setItem('theme', next)
  } catch {
    // Storage is closed to us: it holds until the tab closes.
  }
  theme.set(next)
}

/** The theme that is chosen. */
export const useTheme = (): Theme => useStore(theme, { ssr: 'initial' })
