import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import type { Theme } from '#web/lib/theme.ts'

/** The label and icon of each theme, wherever it is chosen. */
export const themeChoices: Record<Theme, { label: string; Icon: typeof Sun }> = {
  system: { label: 'Match my device', Icon: Monitor },
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
}
