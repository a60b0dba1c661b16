import { brand } from '#contract/brand.ts'
import { otherPaths } from '#contract/pages.ts'
import { toastOnNextPage } from '#web/ui/toast.ts'
import { call } from './call.ts'
import { textOf, useFormCall } from './use-form-call.ts'

type Send = typeof send

/** Signs up with the fields of a form (`NewAccountFields`), then opens the wizard. `around` runs the call. */
export function useSignUp(around: (work: () => ReturnType<Send>) => ReturnType<Send> = (work) => work()) {
  const { isPending, fields, run } = useFormCall({ title: 'Signup failed', description: 'Please try again' })
  const signUp = async (form: HTMLFormElement): Promise<void> => {
    if (!(await run(form, () => around(() => send(form))))) return
    toastOnNextPage({
      variant: 'success',
      title: `Welcome to ${brand.name} 🌟`,
      description: 'Your account has been created successfully',
    })
    window.location.assign(otherPaths.onboarding)
  }
  return { isPending, fields, signUp }
}

const send = (form: HTMLFormElement) =>
  call('POST /api/auth/signup', {
    body: {
      username: textOf(form, 'username'),
      email: textOf(form, 'email'),
      password: textOf(form, 'password'),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  })
