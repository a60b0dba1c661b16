import { themeChoices } from '#web/ui/theme-choices.ts'
import { chooseTheme, themes, useTheme } from '#web/lib/theme.ts'
import { Section } from './Section.tsx'

export function ThemeSettings() {
  const chosen = useTheme()
  return (
    <Section title="Light or dark">
      <fieldset aria-label="Theme" className="grid grid-cols-3 gap-2">
        {themes.map((theme) => {
          const { label, Icon } = themeChoices[theme]
          return (
            <label
              key={theme}
              className="grid cursor-pointer content-start justify-items-center gap-1.5 rounded-control border border-edge bg-surface px-1 py-3 text-center text-13 font-medium transition hover:bg-sunk has-checked:border-magenta has-checked:bg-magenta-wash has-checked:ring-1 has-checked:ring-magenta has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-royal"
            >
              <input
                type="radio"
                name="theme"
                className="sr-only"
                checked={theme === chosen}
                onChange={() => {
                  chooseTheme(theme)
                }}
              />
              <Icon aria-hidden="true" className="size-5.5" />
              {label}
            </label>
          )
        })}
      </fieldset>
    </Section>
  )
}
