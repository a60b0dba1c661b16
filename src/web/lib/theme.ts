import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'

/** The choices of appearance; 'system' follows the device. */
export const themes = ['system', 'light', 'dark'] as const
/** One of `themes`. */
export type Theme = (typeof themes)[number]

// The first value is that of the prerendered page; the device's own replaces it.
const theme = atom<Theme>('system')

if (typeof document !== 'undefined') {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') theme.set(chosen)
}

/** Follows the system, or stays light or dark; stored on this device (public/theme.js applies it). */
export const chooseTheme = (next: Theme): void => {
  if (next === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = next
  try {
    if (next === 'system') localStorage.removeItem('theme')
    else localStorage.setItem('theme', next)
  } catch {
    // Storage is not available: the theme holds until the tab closes.
  }
  theme.set(next)
}

/** The chosen theme. */
export const useTheme = (): Theme => useStore(theme, { ssr: 'initial' })
