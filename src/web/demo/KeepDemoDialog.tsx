import { useId, type SubmitEvent } from 'react'
import { brand } from '#contract/brand.ts'
import { otherPaths } from '#contract/pages.ts'
import { plans, trialDays } from '#contract/plans.ts'
import { call } from '#web/lib/call.ts'
import { textOf, useFormCall } from '#web/lib/use-form-call.ts'
import { useLogOut } from '#web/lib/use-log-out.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { toastOnNextPage } from '#web/ui/toast.ts'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Signs up from inside the demo: the account becomes hers, with what is in it. */
export function KeepDemoDialog({ isOpen, onOpenChange }: Props) {
  const formId = useId()
  const { isPending, fields, run } = useFormCall({ title: 'Signup failed', description: 'Please try again' })
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (!(await run(form, () => signUp(form)))) return
    toastOnNextPage({
      variant: 'success',
      title: `Welcome to ${brand.name} 🌟`,
      description: 'Your account has been created successfully',
    })
    window.location.assign(otherPaths.onboarding)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Keep what is here"
      description="Everything in this demo stays, under your own name. Nothing is lost when you sign up."
      footer={
        <>
          <StartEmpty />
          <Button type="submit" form={formId} variant="primary" isPending={isPending} pendingText="Creating Account...">
            Create Account
          </Button>
        </>
      }
    >
      <form id={formId} method="post" className="grid gap-4" onSubmit={handleSubmit}>
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
        <p className="text-13 text-ink-soft">
          Your account is free. You can read and edit all of it; a free journal takes new entries while it holds fewer
          than {plans.free.limits.journalEntries}, and the {trialDays}-day trial lifts that.
        </p>
      </form>
    </Dialog>
  )
}

/** For who liked what she saw and wants pages of her own: leaves the demo for the landing page. */
function StartEmpty() {
  const { leave, isPending } = useLogOut()
  return (
    <Button variant="plain" isPending={isPending} onClick={leave}>
      Start with an empty journal
    </Button>
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
