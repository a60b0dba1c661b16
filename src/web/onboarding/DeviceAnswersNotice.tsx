import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** The device has answers from before signing in, and the account has others: the user decides. */
export function DeviceAnswersNotice({ onUse, onForget }: { onUse: () => void; onForget: () => void }) {
  return (
    <div className="mb-6">
      <Notice
        tone="warm"
        title="This device has other answers"
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={onUse}>
              Use these instead
            </Button>
            <Button size="small" variant="plain" onClick={onForget}>
              Discard them
            </Button>
          </div>
        }
      >
        They’re from before you logged in. Below are the answers in your account.
      </Notice>
    </div>
  )
}
