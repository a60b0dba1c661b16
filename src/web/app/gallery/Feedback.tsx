import BookHeart from 'lucide-react/icons/book-heart'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { toast } from '#web/ui/toast.ts'
import { Horizon } from '#web/ui/drawings/Horizon.tsx'
import { LowSun } from '#web/ui/drawings/LowSun.tsx'
import { GallerySection } from './GallerySection.tsx'

const nothing = () => {}

export function Feedback() {
  return (
    <GallerySection title="Feedback">
      <Notice title="Three questions left this month" action={<Button size="small">Upgrade</Button>}>
        They reset on December 1.
      </Notice>
      <Notice tone="warm" icon={<BookHeart aria-hidden="true" className="size-6 shrink-0" />}>
        We kept what you were typing.
      </Notice>
      <Notice tone="success">Your trial runs until December 5.</Notice>
      <ErrorNotice onRetry={nothing} />
      <ErrorNotice title="Your entries didn’t load" onRetry={nothing} isRetrying />
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => {
            toast({ title: 'Journal entry deleted', action: { label: 'Undo', onSelect: nothing } })
          }}
        >
          Toast with Undo
        </Button>
        <Button
          onClick={() => {
            toast({ title: 'Journal entry created!', variant: 'success' })
          }}
        >
          Success toast
        </Button>
        <Button
          onClick={() => {
            toast({
              title: 'Journal Limit Reached',
              description: 'Premium has room for as many as you like.',
              variant: 'destructive',
            })
          }}
        >
          Destructive toast
        </Button>
      </div>
      <EmptyState
        drawing={<LowSun className="h-24" />}
        title="Your first page"
        example="Coffee by the window. I said no to one thing and it was fine."
        action={<Button variant="accent">New Entry</Button>}
      >
        A journal is for whatever the day left behind: a thought, a thank-you, a knot to untie.
      </EmptyState>
      <Horizon className="h-48 w-full rounded-card" />
    </GallerySection>
  )
}
