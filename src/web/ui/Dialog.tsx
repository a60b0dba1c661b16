import X from 'lucide-react/icons/x'
import { Dialog as Radix } from 'radix-ui'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useBackCloses } from '#web/lib/back-closes.ts'
import { Button } from './Button.tsx'
import { buttonRow } from './button-styles.ts'
import { cx } from './cx.ts'
import { IconButton } from './IconButton.tsx'
import { useReturnFocus } from './use-return-focus.ts'

type Props = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description?: ReactNode
  children: ReactNode
  /** Actions at the bottom, the main one last; they stay visible while the rest scrolls. */
  footer?: ReactNode
  /** Whether closing now would lose changes: then the dialog asks first. */
  asksToClose?: boolean
  /** Makes the dialog as large as a page: for reading with a large title, or for writing with large text below the title. */
  page?: 'read' | 'write' | undefined
}

const panel =
  'pointer-events-auto relative flex w-full animate-sheet flex-col overflow-hidden short:overflow-y-auto border-line bg-surface text-ink shadow-card data-[state=closed]:animate-leave sm:animate-rise sm:rounded-card sm:border'
const sheet = 'max-h-[92dvh] rounded-t-card border sm:max-h-[86dvh] sm:max-w-dialog'
const sheetAsPage = 'h-dvh sm:h-[min(56rem,100dvh-3rem)] sm:max-w-writing'
/** Keeps lines short enough to read, in the middle of the page, with space for the close button. */
const column = 'pl-4 sm:pl-[max(1.5rem,calc((100%-42rem)/2))]'
const columnEnd = 'pr-4 sm:pr-[max(1.5rem,calc((100%-42rem)/2))]'
const titleEnd = 'pr-16 sm:pr-[max(4rem,calc((100%-42rem)/2))]'

/**
 * A dialog; on a phone a sheet from below. It traps the focus and returns it on close. Escape, the browser's Back, the cross and
 * `CloseButton` close it.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  children,
  footer,
  asksToClose = false,
  page,
}: Props) {
  const { keepOpener, returnFocus } = useReturnFocus()
  const leaving = useLeaving(onOpenChange, asksToClose)
  useBackCloses(isOpen, leaving.close)
  const handleKeyDown = (event: KeyboardEvent) => {
    // A toast above the dialog handles Escape first; the dialog closes all the same.
    if (event.key === 'Escape' && !event.defaultPrevented) leaving.close()
  }
  return (
    <Radix.Root open={isOpen} onOpenChange={leaving.close}>
      <Radix.Portal>
        <Radix.Overlay
          data-veil
          className="fixed inset-0 z-40 animate-fade bg-veil data-[state=closed]:animate-leave"
        />
        <div
          data-dialog-layer={page === undefined ? 'sheet' : 'page'}
          className="pointer-events-none fixed inset-0 z-50 grid items-end sm:place-items-center sm:p-6"
        >
          <Radix.Content
            onOpenAutoFocus={(event) => focusFirst(event, keepOpener)}
            onCloseAutoFocus={returnFocus}
            onKeyDown={handleKeyDown}
            {...(description === undefined && { 'aria-describedby': undefined })}
            className={cx(panel, page ? sheetAsPage : sheet)}
          >
            <Head title={title} description={description} page={page} />
            <div
              className={cx(
                'min-h-0 flex-1 overflow-y-auto py-4 short:flex-none short:overflow-visible',
                page ? cx(column, columnEnd) : 'px-4 sm:px-6',
              )}
            >
              {children}
            </div>
            {leaving.isAsked ? <LeaveQuestion {...leaving} /> : footer !== undefined && <Foot>{footer}</Foot>}
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

/** A field marked `data-first-focus` takes the focus, where there is one, instead of the first field. */
function focusFirst(event: Event, keepOpener: () => void): void {
  keepOpener()
  const field = event.target instanceof Element ? event.target.querySelector('[data-first-focus]') : null
  if (!(field instanceof HTMLElement)) return
  event.preventDefault()
  field.focus()
}

const titles = { none: 'text-22', read: 'text-28', write: 'text-16 text-ink-soft' }

const Head = ({ title, description, page }: Pick<Props, 'title' | 'description' | 'page'>) => (
  <header
    className={cx(
      'max-h-[40dvh] shrink-0 overflow-y-auto pt-4 sm:pt-6 short:max-h-none',
      page ? cx(column, titleEnd) : 'pr-16 pl-4 sm:pl-6',
    )}
  >
    <Radix.Title className={cx('user-text font-display', titles[page ?? 'none'])}>{title}</Radix.Title>
    {description !== undefined && (
      <Radix.Description className="mt-1 text-15 text-ink-soft">{description}</Radix.Description>
    )}
  </header>
)

/** Closes the dialog around it. */
export const CloseButton = ({ children }: { children: ReactNode }) => (
  <Radix.Close asChild>
    <Button variant="plain">{children}</Button>
  </Radix.Close>
)

const Foot = ({ children }: { children: ReactNode }) => (
  <footer
    className={cx(
      buttonRow,
      'shrink-0 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6 sm:py-4',
    )}
  >
    {children}
  </footer>
)

function useLeaving(onOpenChange: Props['onOpenChange'], asks: boolean) {
  const [hasAsked, setHasAsked] = useState(false)
  const isAsked = hasAsked && asks
  const stay = () => setHasAsked(false)
  const leave = () => {
    stay()
    onOpenChange(false)
  }
  return {
    isAsked,
    stay,
    leave,
    /** Closes the dialog, or asks first. Returns true if it has closed. If it was already asking, it stops asking and stays open. */
    close: (): boolean => {
      setHasAsked(asks && !isAsked)
      if (!asks) onOpenChange(false)
      return !asks
    },
  }
}

/** Asks whether to close although changes would be lost. Replaces the dialog's actions. */
const LeaveQuestion = ({ stay, leave }: { stay: () => void; leave: () => void }) => (
  <Foot>
    <p role="alert" className="font-semibold max-sm:basis-full sm:mr-auto sm:self-center">
      Leave without saving?
    </p>
    <Button variant="plain" onClick={leave}>
      Leave
    </Button>
    {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- The question takes the place of what had the focus. */}
    <Button variant="primary" autoFocus onClick={stay}>
      Keep editing
    </Button>
  </Foot>
)
