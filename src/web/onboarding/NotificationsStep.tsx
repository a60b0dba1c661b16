import Bell from 'lucide-react/icons/bell'
import { notificationKinds } from '#contract/lists.ts'
import { notificationWords } from '#web/lib/notification-kinds.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { StepProps } from './answers.ts'

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
              {...notificationWords[kind]}
              checked={answers.notifications[kind]}
              onChange={(event) => {
                onChange({ notifications: { ...answers.notifications, [kind]: event.target.checked } })
              }}
            />
          ))}
        </div>
      </fieldset>
      <Notice icon={<Bell aria-hidden="true" className="size-5 shrink-0" />} title="You’ll find them under the bell">
        It’s at the top of every page. We don’t send emails. You can change this anytime, here or in your profile.
      </Notice>
    </>
  )
}
