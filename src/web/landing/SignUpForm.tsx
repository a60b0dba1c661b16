import type { SubmitEvent } from 'react'
import { brand } from '#contract/brand.ts'
import { otherPaths } from '#contract/pages.ts'
import { call } from '#web/lib/call.ts'
import { textOf, useFormCall } from '#web/lib/use-form-call.ts'
import { useIsAwake } from '#web/lib/use-is-awake.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { toast, toastOnNextPage } from '#web/ui/toast.ts'

/** Makes an account, then opens the wizard. */
export function SignUpForm() {
  const isAwake = useIsAwake()
  const { isPending, fields, run } = useFormCall({ title: 'Signup failed', description: 'Please try again' })
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (textOf(form, 'password') !== textOf(form, 'confirmPassword')) return sayTheyDiffer(form)
    if (!(await run(form, () => signUp(form)))) return
    toastOnNextPage({
      variant: 'success',
      title: `Welcome to ${brand.name} 🌟`,
      description: 'Your account has been created successfully',
    })
    window.location.assign(otherPaths.onboarding)
  }
  return (
    <form data-pane="sign-up" method="post" className="grid gap-4" onSubmit={handleSubmit}>
      <Field label="Username" error={fields['username']}>
        <Input
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          minLength={3}
          maxLength={30}
          pattern="[\p{L}\p{N}._\-]+"
          title="Letters, digits, dots, dashes and underscores"
        />
      </Field>
      <Field label="Email" error={fields['email']}>
        <Input name="email" type="email" autoComplete="email" required maxLength={254} />
      </Field>
      <Field
        label="Password"
        error={fields['password']}
        hint="8 characters or more. A few words together are strong and easy to keep."
      >
        <PasswordInput name="password" autoComplete="new-password" required minLength={8} maxLength={256} />
      </Field>
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

const signUp = (form: HTMLFormElement) =>
  call('POST /api/auth/signup', {
    body: {
      username: textOf(form, 'username'),
      email: textOf(form, 'email'),
      password: textOf(form, 'password'),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  })

const sayTheyDiffer = (form: HTMLFormElement): void => {
  toast({
    variant: 'destructive',
    title: "Passwords don't match",
    description: 'Please make sure your passwords match',
  })
  form.querySelector<HTMLInputElement>('input[name="confirmPassword"]')?.focus()
}
