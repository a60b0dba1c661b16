import { useId, useState, type FormEvent } from 'react'
import { CallError } from '#web/lib/call.ts'
import { useUser } from '#web/lib/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { useChangePassword } from './profile.queries.ts'

/** Her current password and the new one. */
export function PasswordDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const form = useId()
  const { username } = useUser()
  const [currentPassword, setCurrentPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const { mutate, isPending, error } = useChangePassword()
  const fields = error instanceof CallError ? error.fields : {}
  const isAboutField = fields['currentPassword'] !== undefined || fields['newPassword'] !== undefined
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ currentPassword, newPassword }, { onSuccess: onClose })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Change password"
      description="You stay signed in here, and are signed out everywhere else."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="accent" isPending={isPending} pendingText="Saving...">
            Change password
          </Button>
        </>
      }
    >
      <form id={form} className="grid gap-4" onSubmit={handleSubmit}>
        {error && !isAboutField && (
          <div role="alert">
            <Notice tone="problem">{error.message}</Notice>
          </div>
        )}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Field label="Current password" error={fields['currentPassword']}>
          <PasswordInput
            value={currentPassword}
            autoComplete="current-password"
            required
            onChange={(event) => {
              setCurrentPassword(event.target.value)
            }}
          />
        </Field>
        <Field
          label="New password"
          hint="8 characters or more. A short sentence is easy to remember and hard to guess."
          error={fields['newPassword']}
        >
          <PasswordInput
            value={newPassword}
            autoComplete="new-password"
            minLength={8}
            required
            onChange={(event) => {
              setNewPassword(event.target.value)
            }}
          />
        </Field>
      </form>
    </Dialog>
  )
}
