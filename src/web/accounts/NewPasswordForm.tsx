import type { SubmitEvent } from 'react'
import { call, CallError } from '#web/lib/call.ts'
import { openLanding } from '#web/lib/session.ts'
import { textOf, useFormCall } from '#web/lib/use-form-call.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { toast, toastOnNextPage } from '#web/ui/toast.ts'

/** `onUsedUp`: the token is no longer valid. */
export function NewPasswordForm({ token, onUsedUp }: { token: string; onUsedUp: () => void }) {
  const { isPending, fields, run } = useFormCall({
    title: 'Your password hasn’t changed',
    description: 'Please try again',
  })
  const reset = async (newPassword: string) => {
    try {
      await call('POST /api/auth/password/reset', { body: { token, newPassword } })
    } catch (error) {
      if (error instanceof CallError && error.code === 'bad_token') onUsedUp()
      throw error
    }
  }
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const newPassword = textOf(form, 'newPassword')
    if (newPassword !== textOf(form, 'confirmPassword')) {
      toast({
        variant: 'destructive',
        title: "Passwords don't match",
        description: 'Please make sure your passwords match',
      })
      return
    }
    if (!(await run(form, () => reset(newPassword)))) return
    toastOnNextPage({
      variant: 'success',
      title: 'Your password has been changed',
      description: 'Please log in with the new one',
    })
    openLanding('#login')
  }
  return (
    <Card className="max-w-narrow">
      <form method="post" className="grid gap-4" onSubmit={handleSubmit}>
        <Field
          label="New password"
          error={fields['newPassword']}
          hint="8 characters or more. A few words together are strong and easy to remember."
        >
          <PasswordInput name="newPassword" autoComplete="new-password" required minLength={8} maxLength={256} />
        </Field>
        <Field label="Confirm password">
          <PasswordInput name="confirmPassword" autoComplete="new-password" required maxLength={256} />
        </Field>
        <Button type="submit" variant="primary" size="large" isPending={isPending} pendingText="Saving...">
          Save new password
        </Button>
      </form>
    </Card>
  )
}
