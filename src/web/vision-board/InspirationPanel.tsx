import Leaf from 'lucide-react/icons/leaf'
import Plus from 'lucide-react/icons/plus'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { cx } from '#web/ui/cx.ts'
import { quotes, sampleTitles, boardTips } from './inspiration.ts'

type Props = {
  /** The quote that the form holds. */
  chosen: string | undefined
  onQuote: (text: string) => void
  onOpen: () => void
  onTitle: (title: string) => void
}

export function InspirationPanel(props: Props) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <Tips />
      <Quotes {...props} />
      <SampleTitles {...props} />
    </div>
  )
}

const Tips = () => (
  <section aria-labelledby="tips">
    <h2 id="tips" className="mb-3 text-22">
      Manifestation tips
    </h2>
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {boardTips.map(({ title, lines }) => (
        <Card key={title}>
          <h3 className="text-18">{title}</h3>
          <ul className="mt-3 grid gap-2.5">
            {lines.map((line) => (
              <li key={line} className="flex gap-3">
                <Leaf aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-green" />
                {line}
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  </section>
)

/** Five without a gap: three above two, and in two columns the last one spans both. */
const inFull = 'sm:last:col-span-2 lg:col-span-2 lg:nth-[n+4]:col-span-3'

const Quotes = ({ chosen, onQuote, onOpen }: Props) => (
  <section aria-labelledby="quotes">
    <h2 id="quotes" className="mb-3 text-22">
      Words to keep close
    </h2>
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-6">
      {quotes.map(({ text, by }) => (
        <Card as="li" key={text} className={cx('flex flex-col gap-3', inFull)}>
          <figure>
            <blockquote className="font-display text-18">{text}</blockquote>
            <figcaption className="mt-2 text-15 text-ink-soft">{by}</figcaption>
          </figure>
          <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2">
            <Button
              size="small"
              aria-label={`Add to Board: ${by}`}
              aria-pressed={chosen === text}
              icon={<Plus aria-hidden="true" className="size-4.5" />}
              onClick={() => onQuote(text)}
            >
              Add to Board
            </Button>
            <output className="text-15 text-ink-soft">
              {chosen === text && (
                <>
                  It’s in the form.{' '}
                  <button type="button" className="link min-h-11 px-1 font-semibold" onClick={onOpen}>
                    Open
                  </button>
                </>
              )}
            </output>
          </div>
        </Card>
      ))}
    </ul>
  </section>
)

const SampleTitles = ({ onTitle }: Props) => (
  <section aria-labelledby="titles">
    <h2 id="titles" className="mb-1 text-22">
      Sample visions
    </h2>
    <p className="mb-3 text-ink-soft">Use one as is, or make it yours.</p>
    <ul className="flex flex-wrap gap-2.5">
      {sampleTitles.map((title) => (
        <li key={title}>
          <button
            type="button"
            className="min-h-11 rounded-full border border-edge bg-surface px-4 text-left text-15 font-semibold transition hover:bg-sunk"
            onClick={() => onTitle(title)}
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  </section>
)
