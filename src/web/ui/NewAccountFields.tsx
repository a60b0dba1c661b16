import { Field } from './Field.tsx'
import { Input } from './Input.tsx'
import { PasswordInput } from './PasswordInput.tsx'

/** Username, email and password of a new account; `fields` has the server's errors. */
export function NewAccountFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  return (
    <>
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
        hint="8 characters or more. A few words together are strong and easy to remember."
      >
        <PasswordInput name="password" autoComplete="new-password" required minLength={8} maxLength={256} />
      </Field>
    </>
  )
}
