import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { brand } from '#contract/brand.ts'
import { CallError, isAnswerLost } from '#web/lib/call.ts'
import { premiumQuery } from '#web/lib/premium.ts'
import { deleteAccount, useUser } from '#web/lib/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { CloseButton, Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { NotSaved } from '#web/ui/NotSaved.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import type { Download } from './download.ts'
import { DownloadAll } from './DownloadAll.tsx'

const saveText = 'Delete everything'

type Props = { isOpen: boolean; download: Download; onClose: () => void }

/** Lists what is deleted, offers the download, and asks for the password, which a demo lacks. Waits for a running download. */
export function DeleteAccountDialog({ isOpen, download, onClose }: Props) {
  const { username, isDemo } = useUser()
  const form = useId()
  const [password, setPassword] = useState('')
  const { mutate, error, isPending, isSuccess } = useMutation({ mutationFn: deleteAccount })
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    mutate(isDemo ? {} : { password })
  }
  const problem = error instanceof CallError ? error.fields['password'] : undefined
  const footer = (
    <>
      <CloseButton>Keep my account</CloseButton>
      <Button
        type="submit"
        form={form}
        variant="danger"
        disabled={download.state.kind === 'running'}
        isPending={isPending || isSuccess}
        pendingText="Deleting..."
      >
        {saveText}
      </Button>
    </>
  )
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Delete your account"
      description="Everything is deleted right away, and nobody can bring it back."
      footer={footer}
    >
      <form id={form} className="grid gap-5" onSubmit={handleSubmit}>
        <WhatGoes />
        <div className="grid gap-2">
          <p className="font-semibold">Want to keep a copy?</p>
          <DownloadAll download={download} />
        </div>
        {!isDemo && (
          <>
            <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
            <Field label="Your password" error={problem}>
              <PasswordInput
                value={password}
                autoComplete="current-password"
                required
                onChange={(event) => setPassword(event.target.value)}
              />
            </Field>
          </>
        )}
        {problem === undefined && <NotSaved error={error} title={titleFor(error)} saveText={saveText} />}
      </form>
    </Dialog>
  )
}

const titleFor = (error: Error | null): string =>
  isAnswerLost(error) ? 'We don’t know yet if that worked.' : 'Your account is still here.'

function WhatGoes() {
  const { data } = useQuery(premiumQuery)
  const isPaying = data !== undefined && data.subscription !== 'none' && data.subscription !== 'ended'
  return (
    <div className="grid gap-3 text-15">
      <ul className="grid list-disc gap-1.5 pl-5">
        <li>
          Everything you wrote: your journal, goals, tasks, prayers, lists, and your conversations with {brand.coach}
        </li>
        <li>Your pictures, your settings, and anything this device hasn’t saved yet</li>
        <li>Your login, on every device</li>
        {isPaying && <li>Your subscription. It ends right away, and nothing more is charged</li>}
        <li>Your place on shared shopping lists. The lists stay with the people who are on them</li>
      </ul>
      <p className="text-ink-soft">Backups of this server may keep an encrypted copy until they’re replaced.</p>
    </div>
  )
}
