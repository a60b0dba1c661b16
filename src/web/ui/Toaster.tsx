import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { Toast as Radix } from 'radix-ui'
import { useEffect, type ReactNode } from 'react'
import { focusAfterUndo } from '#web/lib/undo-focus.ts'
import { buttonStyles } from './button-styles.ts'
import { cx } from './cx.ts'
import { IconButton } from './IconButton.tsx'
import { type ShownToast, showStoredToast, toastDuration, useToast, type ToastVariant } from './toast.ts'

const signs: Record<ToastVariant, ReactNode> = {
  default: <Info aria-hidden="true" className="size-5.5 shrink-0 text-royal" />,
  success: <CircleCheck aria-hidden="true" className="size-5.5 shrink-0 text-green" />,
  destructive: <CircleAlert aria-hidden="true" className="size-5.5 shrink-0 text-red" />,
}

/** A title with an emoji of its own has no drawn sign beside it. */
const pictograph = /\p{Extended_Pictographic}/u

function handleAction({ action, focus }: ShownToast, isByKeyboard: boolean): void {
  action?.onSelect()
  // The toast has passed the focus on to its own region by then.
  if (isByKeyboard) requestAnimationFrame(() => focusAfterUndo(focus))
}

/** Mounted once in the app. Shows one toast at a time for 5 s; a swipe to the right dismisses it, F8 focuses it. */
export function Toaster() {
  const { shown, dismiss } = useToast()
  useEffect(showStoredToast, [])
  return (
    <Radix.Provider duration={toastDuration} swipeDirection="right" swipeThreshold={50}>
      {shown && (
        <Radix.Root
          key={shown.id}
          data-toast={shown.description === undefined ? 'short' : 'long'}
          type={shown.variant === 'destructive' ? 'foreground' : 'background'}
          open={shown.isOpen}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismiss(shown.id)
          }}
          className="flex animate-rise flex-wrap items-center gap-x-3 rounded-card border border-line bg-surface py-3 pr-2 pl-4 text-ink shadow-card data-[state=closed]:animate-leave data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
        >
          {!pictograph.test(shown.title) && signs[shown.variant ?? 'default']}
          <div className={cx('min-w-0 flex-1', shown.description !== undefined && 'max-sm:basis-48')}>
            <Radix.Title className="font-semibold">{shown.title}</Radix.Title>
            {shown.description !== undefined && (
              <Radix.Description className="text-15 text-ink-soft">{shown.description}</Radix.Description>
            )}
          </div>
          {shown.action && (
            <Radix.Action
              altText={shown.action.label}
              onClick={({ detail }) => handleAction(shown, detail === 0)}
              className={buttonStyles(
                'quiet',
                'small',
                shown.description && 'max-sm:order-last max-sm:mt-2 max-sm:mr-2 max-sm:ml-auto',
              )}
            >
              {shown.action.label}
            </Radix.Action>
          )}
          <Radix.Close asChild>
            <IconButton label="Dismiss" icon={<X className="size-5" />} />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport className="toast-place pointer-events-none fixed inset-x-3 z-60 mx-auto grid max-w-narrow *:pointer-events-auto sm:right-6 sm:left-auto sm:mx-0 sm:w-full" />
    </Radix.Provider>
  )
}
