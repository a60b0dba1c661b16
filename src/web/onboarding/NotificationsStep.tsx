import BellOff from 'lucide-react/icons/bell-off'
import { notificationKinds } from '#contract/lists.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { StepProps } from './answers.ts'
import { nudges } from './wizard-text.ts'

export function NotificationsStep({ answers, onChange }: StepProps) {
  return (
    <>
      <fieldset>
        <legend className="mb-1 text-15 font-semibold">Notification preferences</legend>
        <div className="divide-y divide-line rounded-control border border-line px-4">
          {notificationKinds.map((kind) => (
            <Checkbox
              key={kind}
              name={kind}
              label={nudges[kind].title}
              hint={nudges[kind].hint}
              checked={answers.notifications[kind]}
              onChange={(event) => {
                onChange({ notifications: { ...answers.notifications, [kind]: event.target.checked } })
              }}
            />
          ))}
        </div>
      </fieldset>
      <Notice icon={<BellOff aria-hidden="true" className="size-5 shrink-0" />} title="No reminders yet">
        We’re still building reminders. We’ll keep your choice and use it from day one. You can change it here anytime.
      </Notice>
    </>
  )
}
