import { useMutation, useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useRef, useState } from 'react'
import type { Course } from '#contract/mindset.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { tickStep } from './mindset.mutations.ts'
import { courseQuery } from './mindset.queries.ts'
import { useMindsetAddress } from './addresses.ts'
import { StepList } from './StepList.tsx'

export function CourseReader({ id }: { id: string }) {
  const query = useQuery(courseQuery(id))
  const { data } = query
  const { showTab } = useMindsetAddress()
  return (
    <div className="grid grid-cols-1 gap-4">
      <Button
        variant="plain"
        size="small"
        className="-ml-3.5 justify-self-start"
        icon={<ArrowLeft aria-hidden="true" className="size-4.5" />}
        onClick={() => showTab('tutorials')}
      >
        All courses
      </Button>
      {data ? (
        <Steps course={data} />
      ) : (
        <QueryPending query={query} skeleton={<Skeleton className="h-136 rounded-card" />} />
      )}
    </div>
  )
}

function Steps({ course }: { course: Course }) {
  const { id, title, steps, sources } = course
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      steps.findIndex(({ isDone }) => !isDone),
    ),
  )
  const [hasMoved, setHasMoved] = useState(false)
  const { mutate: tick } = useMutation(tickStep)
  const top = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    bringTo(top.current)
  }, [])
  const handleGo = (next: number) => {
    setHasMoved(true)
    setAt(next)
  }
  const isWhole = steps.every(({ isDone }) => isDone)
  return (
    // On a phone the step comes before the list of steps: it's what the page was opened for.
    <div className="grid grid-cols-1 items-start gap-x-6 gap-y-4 lg:grid-cols-[1fr_2fr] lg:grid-rows-[auto_1fr]">
      <div className="grid grid-cols-1 gap-4">
        <h2 ref={top} tabIndex={-1} className="scroll-mt-24 text-22">
          {title}
        </h2>
        {isWhole && (
          <Notice tone="success" title="You finished this course">
            It stays open. Come back to any step whenever you need it.
          </Notice>
        )}
      </div>
      <div className="grid grid-cols-1 gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Step
          key={at}
          course={course}
          at={at}
          onTick={(isDone) => tick({ id, n: at, isDone })}
          onGo={handleGo}
          hasMoved={hasMoved}
        />
        <details className="group rounded-card border border-line px-4 open:pb-4">
          <summary className="flex min-h-12 cursor-pointer list-none items-center gap-1.5 text-15 font-semibold">
            <ChevronRight aria-hidden="true" className="size-4.5 transition group-open:rotate-90" />
            Where this comes from
          </summary>
          <ul className="grid max-w-reading list-disc gap-2 pl-5 text-15 text-ink-soft">
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </details>
      </div>
      <div className="max-lg:mt-2 lg:sticky lg:top-20">
        <StepList steps={steps} at={at} onChoose={handleGo} />
      </div>
    </div>
  )
}

function bringTo(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'nearest' })
}

type StepProps = {
  course: Course
  at: number
  /** After a step within the course, focus goes to the step's heading. */
  hasMoved: boolean
  onTick: (isDone: boolean) => void
  onGo: (at: number) => void
}

function Step({ course: { steps }, at, hasMoved, onTick, onGo }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasMoved) bringTo(heading.current)
  }, [hasMoved])
  const step = steps[at]
  if (step === undefined) return null
  return (
    <Card as="article" className="grid gap-4">
      <div>
        <p className="tabular text-15 text-ink-soft">
          Step {at + 1} of {steps.length}
        </p>
        <h3 ref={heading} tabIndex={-1} className="scroll-mt-24 text-28">
          {step.title}
        </h3>
      </div>
      <div className="grid max-w-reading gap-4">
        {step.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Notice tone="warm" title="Try it">
        <span className="block max-w-reading">{step.exercise}</span>
      </Notice>
      <Checkbox label="I did this step" checked={step.isDone} onChange={(event) => onTick(event.target.checked)} />
      <div className="flex flex-wrap justify-between gap-3">
        <Button disabled={at === 0} onClick={() => onGo(at - 1)}>
          Previous
        </Button>
        <Button variant="accent" disabled={at === steps.length - 1} onClick={() => onGo(at + 1)}>
          Next step
        </Button>
      </div>
    </Card>
  )
}
