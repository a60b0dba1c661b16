import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { PrivacyNotice } from './PrivacyNotice.tsx'

export function ReadNotice() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="plain"
        size="small"
        className="-mx-3 text-ink-soft"
        onClick={() => {
          setIsOpen(true)
        }}
      >
        What we keep, and who can read it
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="What we do with your answers">
        <PrivacyNotice />
      </Dialog>
    </>
  )
}
