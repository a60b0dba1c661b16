import KeyRound from 'lucide-react/icons/key-round'
import { useDialogState } from '#web/lib/dialog-state.ts'
import { Button } from '#web/ui/Button.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { Section } from './Section.tsx'

export function Password() {
  const { state, open, close } = useDialogState<null>()
  return (
    <Section
      title="Password"
      lead="A new one logs you out everywhere but here."
      action={
        <Button
          size="small"
          icon={<KeyRound aria-hidden="true" className="size-4.5" />}
          aria-haspopup="dialog"
          onClick={() => open(null)}
        >
          Change password
        </Button>
      }
    >
      {state && <PasswordDialog key={state.key} isOpen={state.isOpen} onClose={close} />}
    </Section>
  )
}
