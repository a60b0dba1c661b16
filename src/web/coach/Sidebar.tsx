import ChevronDown from 'lucide-react/icons/chevron-down'
import Heart from 'lucide-react/icons/heart'
import Sparkle from 'lucide-react/icons/sparkle'
import { useId, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { brand } from '#contract/brand.ts'
import { otherPaths } from '#contract/pages.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Card } from '#web/ui/Card.tsx'
import { fields, quickStarts, coachTips } from './coach-texts.ts'

type Props = { onPick: (prompt: string) => void }

/** Shown beside the conversation, or folded below it, where it includes the tips. */
export function Sidebar({ onPick, isWide }: Props & { isWide: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="grid content-start gap-2">
      <Button
        variant="plain"
        size="small"
        className="justify-self-start lg:hidden"
        aria-expanded={isOpen}
        icon={<ChevronDown aria-hidden="true" className={cx('size-5 transition', isOpen && 'rotate-180')} />}
        onClick={() => setIsOpen(!isOpen)}
      >
        Ideas and tips
      </Button>
      {(isWide || isOpen) && (
        <div className="grid gap-4 sm:gap-6">
          <Parts onPick={onPick} />
          {!isWide && <Tips />}
        </div>
      )}
    </div>
  )
}

/** A row above the composer, where the sidebar is folded. */
export function QuickStarts({ onPick }: Props) {
  return (
    <ul aria-label="Quick Start" className="flex shrink-0 gap-2 overflow-x-auto px-3 pb-2 lg:hidden">
      {quickStarts.map(({ prompt }) => (
        <li key={prompt} className="shrink-0">
          <button
            type="button"
            onClick={() => onPick(prompt)}
            className="line-clamp-2 min-h-11 w-52 rounded-control border border-line px-3 py-1 text-left text-13 leading-snug transition hover:bg-sunk"
          >
            {prompt}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Parts({ onPick }: Props) {
  return (
    <>
      <Part title="Quick Start">
        <ul className="grid gap-2">
          {quickStarts.map(({ prompt, field, tone }) => (
            <li key={prompt}>
              <button
                type="button"
                onClick={() => onPick(prompt)}
                className="grid w-full justify-items-start gap-1.5 rounded-control border border-line p-3 text-left text-15 transition hover:bg-sunk"
              >
                {prompt}
                <Badge tone={tone}>{field}</Badge>
              </button>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="What I Can Help With">
        <ul className="grid gap-2.5">
          {fields.map((field) => (
            <li key={field} className="flex gap-2.5 text-15">
              <Sparkle aria-hidden="true" className="mt-1 size-4 shrink-0 text-magenta" />
              {field}
            </li>
          ))}
        </ul>
        <div className="flex gap-3 rounded-control bg-pink-wash p-3 text-15">
          <Heart aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-pink" />
          <p>
            <strong className="block font-semibold">Always Here for You</strong>
            {brand.coach} answers 24/7, on good days and on nights you can’t sleep.
          </p>
        </div>
      </Part>
    </>
  )
}

export const Tips = () => (
  <Part title="Tips for Better Conversations">
    <ul className="grid list-disc gap-x-10 gap-y-2 pl-5 text-15 text-ink-soft sm:grid-cols-2">
      {coachTips.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <Link href={otherPaths.aboutCoach} className="link text-15">
        What {brand.coach} is, and what happens to your words
      </Link>
      <Link href={otherPaths.help} className="link text-15">
        Help lines: people you can call
      </Link>
    </div>
  </Part>
)

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-18">
        {title}
      </h2>
      {children}
    </Card>
  )
}
