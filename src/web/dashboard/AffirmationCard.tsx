import { useMutation } from '@tanstack/react-query'
import Heart from 'lucide-react/icons/heart'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useId } from 'react'
import type { Affirmation } from '#contract/affirmations.ts'
import { affirmationCategory } from '#web/lib/affirmation-words.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { cx } from '#web/ui/cx.ts'
import { RisingSun } from '#web/ui/drawings/RisingSun.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { loveAffirmation, nextAffirmation } from './affirmation.mutations.ts'

export function AffirmationCard({ affirmation }: { affirmation: Affirmation }) {
  const heading = useId()
  return (
    <Card as="section" aria-labelledby={heading} className="relative overflow-clip">
      <span aria-hidden="true" className="absolute inset-x-0 top-0 h-0.75 bg-sunrise" />
      <h2
        id={heading}
        className="flex min-h-11 items-center gap-2 pr-12 font-sans text-15 font-semibold tracking-normal text-ink-soft"
      >
        <RisingSun className="h-4.5" />
        Daily affirmation
      </h2>
      <AffirmationText affirmation={affirmation} />
    </Card>
  )
}

/** While another one is loading, the buttons keep the focus and do nothing. */
function AffirmationText({ affirmation }: { affirmation: Affirmation }) {
  const { id, content, category, isCustom, basedOn, isLoved } = affirmation
  const next = useMutation(nextAffirmation)
  const love = useMutation(loveAffirmation)
  const { label, tone } = affirmationCategory[category]
  const handleNext = () => {
    if (!next.isPending) next.mutate()
  }
  return (
    <>
      <IconButton
        label="Refresh affirmation"
        icon={<RefreshCw aria-hidden="true" className={cx('size-5', next.isPending && 'animate-turn')} />}
        aria-busy={next.isPending}
        onClick={handleNext}
        className="absolute top-4 right-2 sm:top-6 sm:right-4"
      />
      <blockquote aria-live="polite" aria-atomic="true" className="mt-2">
        <div key={id} className="grid min-h-34 animate-fade grid-rows-[1fr_auto] justify-items-start gap-3 sm:min-h-28">
          <p
            className={cx(
              'user-text max-w-[40ch] self-center max-sm:pr-12 font-display tracking-[-0.01em] text-balance',
              sizeOf(content),
            )}
          >
            {content}
          </p>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Badge tone={tone}>{label}</Badge>
            {(isCustom || basedOn !== null) && (
              <span className="user-text text-15 text-ink-soft">
                {isCustom ? 'In your own words' : `Based on ${basedOn}`}
              </span>
            )}
          </div>
        </div>
      </blockquote>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button size="small" aria-busy={next.isPending} onClick={handleNext}>
          Get New One
        </Button>
        <Button
          size="small"
          variant="plain"
          className="aria-pressed:bg-magenta-wash"
          aria-pressed={isLoved}
          icon={<Heart aria-hidden="true" className={cx('size-5 text-magenta', isLoved && 'fill-current')} />}
          onClick={() => {
            love.mutate({ id, isLoved: !isLoved })
          }}
        >
          Love This
        </Button>
      </div>
    </>
  )
}

/** A sentence is set large; a paragraph is set for reading. */
function sizeOf(content: string): string {
  if (content.length > 240) return 'text-16 whitespace-pre-line'
  return content.length > 120 ? 'text-18 sm:text-22 whitespace-pre-line' : 'text-22 sm:text-28 whitespace-pre-line'
}
