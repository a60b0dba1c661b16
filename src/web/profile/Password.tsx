import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { Section } from './Section.tsx'

export function Password() {
  const [opening, setOpening] = useState({ count: 0, isOpen: false })
  return (
    <Section
      title="Password"
      lead="A new one logs you out everywhere but here."
      action={
        <Button
          size="small"
          icon={<KeyRound aria-hidden="true" className="size-4.5" />}
          aria-haspopup="dialog"
          onClick={() => {
            setOpening({ count: opening.count + 1, isOpen: true })
          }}
        >
          Change password
        </Button>
      }
    >
      {opening.count > 0 && (
        <PasswordDialog
          key={opening.count}
          isOpen={opening.isOpen}
          onClose={() => {
            setOpening({ ...opening, isOpen: false })
          }}
        />
      )}
    </Section>
  )
}
