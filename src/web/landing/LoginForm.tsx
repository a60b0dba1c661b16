import type { SubmitEvent } from 'react'
import { call } from '#web/lib/call.ts'
import { takeReturnPath } from '#web/lib/return-path.ts'
import { textOf, useFormCall } from '#web/lib/use-form-call.ts'
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { toastOnNextPage } from '#web/ui/toast.ts'

/** Logs in, then reseals what this device sealed with earlier passwords. */
async function logIn(body: { username: string; password: string }): Promise<void> {
  const { earlierDraftKeys, ...user } = await call('POST /api/auth/login', { body })
  if (earlierDraftKeys.length === 0) return
  try {
    const { resealDevice } = await import('#web/lib/reseal-device.ts')
    await resealDevice(user, earlierDraftKeys)
  } catch {
    // The network is gone: the sealed data stays unchanged until the next login.
  }
}

export function LoginForm({ onForgot }: { onForgot: () => void }) {
  const isAwake = useIsHydrated()
  const { isPending, fields, run } = useFormCall({
    title: 'Login failed',
    description: 'Please check your credentials',
  })
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const body = { username: textOf(form, 'username').trim(), password: textOf(form, 'password') }
    if (!(await run(form, () => logIn(body)))) return
    toastOnNextPage({ variant: 'success', title: 'Welcome back', description: 'Successfully logged in' })
    window.location.assign(takeReturnPath())
  }
  return (
    <form data-pane="login" method="post" className="grid gap-4" onSubmit={handleSubmit}>
      <Field label="Username" hint="You can use your email, too." error={fields['username']}>
        <Input
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={254}
        />
      </Field>
      <Field label="Password" error={fields['password']}>
        <PasswordInput name="password" autoComplete="current-password" required maxLength={256} />
      </Field>
      <Button
        type={isAwake ? 'submit' : 'button'}
        variant="primary"
        size="large"
        isPending={isPending}
        pendingText="Signing In..."
      >
        Sign In
      </Button>
      <button type="button" className="link min-h-11 w-fit justify-self-center text-15" onClick={onForgot}>
        Forgot your password?
      </button>
    </form>
  )
}
