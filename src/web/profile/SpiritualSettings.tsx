import { useMutation } from '@tanstack/react-query'
import { useUser } from '#web/lib/session.ts'
import { hideSpiritual } from '#web/lib/spiritual-settings.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Section } from './Section.tsx'

export function SpiritualSettings() {
  const { hidesSpiritual } = useUser()
  const { mutate: hide } = useMutation(hideSpiritual)
  return (
    <Section title="Pages">
      <Checkbox
        label="Spiritual"
        hint="Scripture, prayer, reflection and wisdom. Turn it off and you won’t see them anywhere. What you wrote is kept."
        checked={!hidesSpiritual}
        onChange={({ target }) => hide(!target.checked)}
      />
    </Section>
  )
}
