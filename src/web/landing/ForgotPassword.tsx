import { useState, type SubmitEvent } from 'react'
import { call } from '#web/lib/call.ts'
import { textOf, useFormCall } from '#web/lib/use-form-call.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** The answer is the same whether or not the address is known. */
export function ForgotPassword({ onBack }: { onBack: () => void }) {
  const [sentTo, setSentTo] = useState<string>()
  const { isPending, fields, run } = useFormCall({ title: 'The email didn’t go out', description: 'Please try again' })
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const email = textOf(form, 'email')
    if (await run(form, () => call('POST /api/auth/password/forgot', { body: { email } }))) setSentTo(email)
  }
  return (
    <div data-pane="forgot" className="grid gap-4">
      {sentTo === undefined ? (
        <form method="post" className="grid gap-4" onSubmit={handleSubmit}>
          <p className="text-ink-soft">
            It happens. Tell us your email and we’ll send you a link to choose a new password.
          </p>
          <Field label="Email" error={fields['email']}>
            <Input name="email" type="email" autoComplete="email" required maxLength={254} />
          </Field>
          <Button type="submit" variant="primary" size="large" isPending={isPending} pendingText="Sending...">
            Email me the link
          </Button>
        </form>
      ) : (
        <output>
          <Notice tone="success" title="Check your email">
            If there’s an account for <strong className="wrap-anywhere">{sentTo}</strong>, a link is on its way. Nothing
            after a few minutes? Check your spam folder too.
          </Notice>
        </output>
      )}
      <button type="button" className="link min-h-11 w-fit justify-self-center text-15" onClick={onBack}>
        Back to Login
      </button>
    </div>
  )
}
