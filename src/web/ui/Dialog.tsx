import X from 'lucide-react/icons/x'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { useReturnFocus } from './use-return-focus.ts'

type Props = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description?: ReactNode
  children: ReactNode
  /** Actions at its lower edge, the main one last; they stay in sight while the rest scrolls. */
  footer?: ReactNode
}

/** A dialog over the page; on a phone a sheet from below. It keeps the focus and gives it back when it closes. */
export function Dialog({ isOpen, onOpenChange, title, description, children, footer }: Props) {
  const { keepOpener, returnFocus } = useReturnFocus()
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-veil data-[state=closed]:animate-leave" />
        <div className="pointer-events-none fixed inset-0 z-50 grid items-end sm:place-items-center sm:p-6">
          <Radix.Content
            onOpenAutoFocus={keepOpener}
            onCloseAutoFocus={returnFocus}
            onKeyDown={(event) => {
              // A toast that came after the dialog takes Escape for itself; it closes what she is in all the same.
              if (event.key === 'Escape' && !event.defaultPrevented) onOpenChange(false)
            }}
            {...(description === undefined && { 'aria-describedby': undefined })}
            className="pointer-events-auto relative flex max-h-[92dvh] w-full animate-sheet flex-col overflow-hidden short:overflow-y-auto rounded-t-card border border-line bg-surface text-ink shadow-card data-[state=closed]:animate-leave sm:max-h-[86dvh] sm:max-w-dialog sm:animate-rise sm:rounded-card"
          >
            <header className="max-h-[40dvh] shrink-0 overflow-y-auto pt-4 pr-16 pl-4 sm:pt-6 sm:pl-6 short:max-h-none">
              <Radix.Title className="her-words font-display text-22">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-1 text-15 text-ink-soft">{description}</Radix.Description>
              )}
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto px-4 py-4 sm:px-6 short:flex-none short:overflow-visible">
              {children}
            </div>
            {footer !== undefined && (
              <footer className="flex shrink-0 flex-col-reverse gap-2 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6 sm:py-4">
                {footer}
              </footer>
            )}
            {/* Last in order, so that the first field takes the focus. */}
            <Radix.Close asChild>
              <IconButton
                label="Close"
                icon={<X className="size-5" />}
                className="absolute top-2.5 right-2.5 sm:top-4.5 sm:right-4"
              />
            </Radix.Close>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
