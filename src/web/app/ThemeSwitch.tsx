import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { chooseTheme, themes, useTheme, type Theme } from '#web/lib/theme.ts'

const looks: Record<Theme, { word: string; Icon: typeof Sun }> = {
  system: { word: 'Match my device', Icon: Monitor },
  light: { word: 'Light', Icon: Sun },
  dark: { word: 'Dark', Icon: Moon },
}

export function ThemeSwitch() {
  const chosen = useTheme()
  return (
    <fieldset aria-label="Theme" className="flex h-fit w-fit rounded-full border border-edge bg-surface p-0.5">
      {themes.map((theme) => {
        const { word, Icon } = looks[theme]
        return (
          <button
            key={theme}
            type="button"
            aria-label={word}
            title={word}
            aria-pressed={theme === chosen}
            onClick={() => {
              chooseTheme(theme)
            }}
            className="grid size-11 place-items-center rounded-full text-ink-soft transition hover:text-ink aria-pressed:bg-gold-wash aria-pressed:text-ink"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        )
      })}
    </fieldset>
  )
}
