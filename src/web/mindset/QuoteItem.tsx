import { useMutation } from '@tanstack/react-query'
import Bookmark from 'lucide-react/icons/bookmark'
import ImageDown from 'lucide-react/icons/image-down'
import Share from 'lucide-react/icons/share'
import { memo } from 'react'
import type { Quote } from '#contract/mindset.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { saveQuote } from './mindset.mutations.ts'
import { downloadQuote, shareQuote } from './share-quote.ts'

type Props = {
  quote: Quote
  /** Whether it leaves the list when it's unsaved. */
  isAmongSaved: boolean
  /** As wide as the list, in large type. */
  isOfToday?: boolean
}

export const QuoteItem = memo(function QuoteItem({ quote, isAmongSaved, isOfToday = false }: Props) {
  const { text, author, work, part, year, original, isSaved } = quote
  const { mutate: save } = useMutation(saveQuote)
  const name = `${author}, ${work}`
  return (
    <Card as="li" className={isOfToday ? 'border-transparent! bg-gold-wash! sm:col-span-full' : ''}>
      {isOfToday && <p className="mb-2 text-15 font-semibold text-ink-soft">For today</p>}
      <figure className="max-w-reading">
        <blockquote className={cx('font-display whitespace-pre-line', isOfToday ? 'text-22 sm:text-28' : 'text-18')}>
          {text}
        </blockquote>
        {original !== null && <p className="mt-2 text-15 text-ink-soft italic">{original}</p>}
        <figcaption className="mt-3 text-15">
          <span className="font-semibold">{author}</span>
          <span className="block text-ink-soft">
            <cite className="not-italic">{work}</cite>, {part !== null && `${part}, `}
            {year}
          </span>
        </figcaption>
      </figure>
      <div className="mt-3 -ml-2 flex flex-wrap items-center gap-1">
        <Button
          size="small"
          variant="plain"
          className="aria-pressed:bg-magenta-wash"
          aria-pressed={isSaved}
          aria-label={`${isSaved ? 'Saved' : 'Save'}: ${name}`}
          icon={<Bookmark aria-hidden="true" className={cx('size-4.5 text-magenta', isSaved && 'fill-current')} />}
          onClick={({ currentTarget }) => {
            if (isAmongSaved) focusNeighbour(currentTarget)
            save({ ...quote, isSaved: !isSaved })
          }}
        >
          {isSaved ? 'Saved' : 'Save'}
        </Button>
        <Button
          size="small"
          variant="plain"
          aria-label={`Share: ${name}`}
          icon={<Share aria-hidden="true" className="size-4.5" />}
          onClick={() => void shareQuote(quote)}
        >
          Share
        </Button>
        <IconButton
          label={`Download as a picture: ${name}`}
          icon={<ImageDown aria-hidden="true" className="size-4.5" />}
          className="ml-auto"
          onClick={() => void downloadQuote(quote)}
        />
      </div>
    </Card>
  )
})
