import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { buttonStyles } from '#web/ui/button-styles.ts'
import { Card } from '#web/ui/Card.tsx'
import { RisingSun } from '#web/ui/drawings/RisingSun.tsx'

type Props = { firstName: string; onChangeAnswers: () => void; onForget: () => void }

export function SavedOnDevice({ firstName, onChangeAnswers, onForget }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Card as="section" className="mx-auto grid max-w-dialog justify-items-center gap-4 py-10 text-center">
      <RisingSun className="h-14" />
      <h2 ref={heading} tabIndex={-1} className="text-28 outline-none">
        {firstName === '' ? 'Your answers are saved' : `Your answers are saved, ${firstName}`}
      </h2>
      <p className="max-w-[42ch] text-ink-soft">
        They’re in this browser, on this device. Create your free account and they’ll come with you, so you won’t have
        to answer twice.
      </p>
      <a href="/#sign-up" className={buttonStyles('primary', 'large', 'w-full sm:w-auto')}>
        Create your account
      </a>
      <div className="flex flex-wrap justify-center gap-x-2">
        <Button variant="plain" size="small" onClick={onChangeAnswers}>
          Change my answers
        </Button>
        <Button variant="plain" size="small" onClick={onForget}>
          Forget my answers
        </Button>
      </div>
    </Card>
  )
}
