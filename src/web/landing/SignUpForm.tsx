import type { SubmitEvent } from 'react'
import { textOf } from '#web/lib/use-form-call.ts'
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts'
import { useSignUp } from '#web/lib/use-sign-up.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { NewAccountFields } from '#web/ui/NewAccountFields.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { toast } from '#web/ui/toast.ts'

export function SignUpForm() {
  const isAwake = useIsHydrated()
  const { isPending, fields, signUp } = useSignUp()
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (textOf(form, 'password') === textOf(form, 'confirmPassword')) void signUp(form)
    else showMismatch(form)
  }
  return (
    <form data-pane="sign-up" method="post" className="grid gap-4" onSubmit={handleSubmit}>
      <NewAccountFields fields={fields} />
      <Field label="Confirm password">
        <PasswordInput name="confirmPassword" autoComplete="new-password" required maxLength={256} />
      </Field>
      <Button
        type={isAwake ? 'submit' : 'button'}
        variant="primary"
        size="large"
        isPending={isPending}
        pendingText="Creating Account..."
      >
        Create Account
      </Button>
      <p className="text-13 text-ink-soft">
        Free, for as long as you like. No card, and you can leave whenever you want.
      </p>
    </form>
  )
}

const showMismatch = (form: HTMLFormElement): void => {
  toast({
    variant: 'destructive',
    title: "Passwords don't match",
    description: 'Please make sure your passwords match',
  })
  form.querySelector<HTMLInputElement>('input[name="confirmPassword"]')?.focus()
}
