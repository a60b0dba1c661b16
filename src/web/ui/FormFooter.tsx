import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

type Props = { form: string; onClose: () => void; isPending: boolean; pendingText: string; children: ReactNode }

/** The foot of a dialog that holds the form with the id `form`: close it, or send it. */
export function FormFooter({ form, onClose, isPending, pendingText, children }: Props) {
  return (
    <>
      <Button variant="plain" onClick={onClose}>
        Close
      </Button>
      <Button type="submit" form={form} variant="primary" isPending={isPending} pendingText={pendingText}>
        {children}
      </Button>
    </>
  )
}
