import X from 'lucide-react/icons/x'
import { Toast as Radix } from 'radix-ui'
import { buttonLook } from './button-look.ts'
import { cx } from './cx.ts'
import { IconButton } from './IconButton.tsx'
import { toastDuration, useToast, type ToastVariant } from './toast.ts'

const edges: Record<ToastVariant, string> = {
  default: 'border-l-royal',
  success: 'border-l-green',
  destructive: 'border-l-red',
}

/** The place of toasts, once in the app: one at a time, gone after 5 s, a swipe to the right dismisses, F8 focuses. */
export function Toaster() {
  const { shown, dismiss } = useToast()
  return (
    <Radix.Provider duration={toastDuration} swipeDirection="right" swipeThreshold={50}>
      {shown && (
        <Radix.Root
          key={shown.id}
          type={shown.variant === 'destructive' ? 'foreground' : 'background'}
          open={shown.isOpen}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismiss(shown.id)
          }}
          className={cx(
            'flex animate-rise items-center gap-3 rounded-card border border-l-4 border-line bg-surface py-3 pr-2 pl-4 text-ink shadow-card data-[state=closed]:animate-leave data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            edges[shown.variant ?? 'default'],
          )}
        >
          <div className="min-w-0 flex-1">
            <Radix.Title className="font-semibold">{shown.title}</Radix.Title>
            {shown.description !== undefined && (
              <Radix.Description className="text-15 text-ink-soft">{shown.description}</Radix.Description>
            )}
          </div>
          {shown.action && (
            <Radix.Action
              altText={shown.action.label}
              onClick={shown.action.onSelect}
              className={buttonLook('quiet', 'small')}
            >
              {shown.action.label}
            </Radix.Action>
          )}
          <Radix.Close asChild>
            <IconButton label="Dismiss" icon={<X className="size-5" />} />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport className="pointer-events-none fixed inset-x-3 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-60 mx-auto grid max-w-narrow *:pointer-events-auto sm:right-6 sm:bottom-6 sm:left-auto sm:mx-0 sm:w-full" />
    </Radix.Provider>
  )
}
