import { useRecordForm } from '#web/lib/use-record-form.ts'
import { useUser } from '#web/lib/session.ts'
import { Field } from '#web/ui/Field.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { RecordDialog } from '#web/ui/RecordDialog.tsx'
import { useChangePassword } from './profile.queries.ts'

const blank = { currentPassword: '', newPassword: '' }

const labels = {
  noun: 'password',
  add: 'Change password',
  create: 'Change password',
  creating: 'Saving...',
  close: 'Cancel',
  notSaved: 'Your password hasn’t changed.',
}

/** Passwords are never drafted. */
export function PasswordDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { username } = useUser()
  const { mutateAsync: save } = useChangePassword()
  const form = useRecordForm({ draft: null, initial: blank, create: (passwords) => save(passwords), onClose })
  const { values, change, problems } = form
  return (
    <RecordDialog
      form={form}
      labels={labels}
      isOpen={isOpen}
      onClose={onClose}
      description="You stay logged in here and get logged out everywhere else."
    >
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field label="Current password" error={problems['currentPassword']}>
        <PasswordInput
          value={values.currentPassword}
          autoComplete="current-password"
          required
          onChange={(event) => change({ currentPassword: event.target.value })}
        />
      </Field>
      <Field
        label="New password"
        hint="8 characters or more. A short sentence is easy to remember and hard to guess."
        error={problems['newPassword']}
      >
        <PasswordInput
          value={values.newPassword}
          autoComplete="new-password"
          minLength={8}
          required
          onChange={(event) => change({ newPassword: event.target.value })}
        />
      </Field>
    </RecordDialog>
  )
}
