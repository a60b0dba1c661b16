import { themeChoices } from '#web/ui/theme-choices.ts'
import { chooseTheme, themes, useTheme } from '#web/lib/theme.ts'

export function ThemeSwitch() {
  const chosen = useTheme()
  return (
    <fieldset aria-label="Theme" className="flex h-fit w-fit rounded-full border border-edge bg-surface p-0.5">
      {themes.map((theme) => {
        const { label, Icon } = themeChoices[theme]
        return (
          <button
            key={theme}
            type="button"
            aria-label={label}
            title={label}
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
