import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** The device has answers from before signing in, and the account has others: the user decides. */
export function DeviceAnswersNotice({ onUse, onForget }: { onUse: () => void; onForget: () => void }) {
  return (
    <div className="mb-6">
      <Notice
        tone="warm"
        title="There are other answers on this device"
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={onUse}>
              Use those instead
            </Button>
            <Button size="small" variant="plain" onClick={onForget}>
              Let them go
            </Button>
          </div>
        }
      >
        They were given here before you signed in. Below are the answers of your account.
      </Notice>
    </div>
  )
}
