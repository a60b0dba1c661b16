import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { CloseButton } from './Dialog.tsx'

type Props = {
  form: string
  closeText?: string | undefined
  isDisabled?: boolean
  isPending: boolean
  pendingText: string
  children: ReactNode
}

/** The footer of a dialog that contains the form with the id `form`: close, or submit. */
export function FormFooter({ form, closeText = 'Close', isDisabled = false, isPending, pendingText, children }: Props) {
  return (
    <>
      <CloseButton>{closeText}</CloseButton>
      <Button
        type="submit"
        form={form}
        variant="primary"
        disabled={isDisabled}
        isPending={isPending}
        pendingText={pendingText}
      >
        {children}
      </Button>
    </>
  )
}
