import { useQuery } from '@tanstack/react-query'
import type { CourseCard } from '#contract/mindset.ts'
import { askForUpgrade } from '#web/lib/upsell.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx'
import { PremiumBadge } from '#web/ui/PremiumBadge.tsx'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { CardSkeletons } from './CardSkeletons.tsx'
import { CourseReader } from './CourseReader.tsx'
import { coursesQuery } from './mindset.queries.ts'
import { useAddress } from './addresses.ts'
import { useFocusBack } from './use-focus-back.ts'

export function TutorialsPanel({ opened }: { opened: string | undefined }) {
  const { data, error, isFetching, refetch } = useQuery(coursesQuery)
  const list = useFocusBack(opened)
  if (data === undefined)
    return error ? (
      <ErrorNotice
        title="The courses didn’t load"
        detail={error.message}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <CardSkeletons />
    )
  const course = data.find(({ id, isOpen }) => id === opened && isOpen)
  if (course) return <CourseReader key={course.id} id={course.id} />
  return (
    <ul ref={list} className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {data.map((course) => (
        <Item key={course.id} course={course} />
      ))}
    </ul>
  )
}

function Item({ course }: { course: CourseCard }) {
  const { id, title, lead, isPremium, isOpen, minutes, steps } = course
  const { openInTab } = useAddress()
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Card as="li" className="grid grid-rows-[auto_1fr_auto] gap-3">
      <div className="flex items-center justify-between gap-3">
        {isPremium ? <PremiumBadge /> : <Badge tone="green">Free</Badge>}
        <span className="tabular text-15 text-ink-soft">
          {steps.length} steps, {minutes} min
        </span>
      </div>
      <div>
        <h2 className="text-18">{title}</h2>
        <p className="mt-1 text-15 text-ink-soft">{lead}</p>
      </div>
      <div className="grid gap-3">
        {done > 0 && (
          <>
            <ProgressBar label={title} value={done} max={steps.length} valueText={`${done} of ${steps.length} steps`} />
            <p className="tabular text-15 text-ink-soft">
              {done} of {steps.length} steps done
            </p>
          </>
        )}
        {isOpen ? (
          <Button
            size="small"
            className="justify-self-start"
            aria-label={`${startName(done, steps.length)}: ${title}`}
            data-opens={id}
            onClick={() => openInTab('tutorials', id)}
          >
            {startName(done, steps.length)}
          </Button>
        ) : (
          <Button
            size="small"
            className="justify-self-start"
            aria-label={`See Premium: ${title}`}
            onClick={() => askForUpgrade()}
          >
            See Premium
          </Button>
        )}
      </div>
    </Card>
  )
}

const startName = (done: number, of: number): string =>
  done === 0 ? 'Start Course' : done < of ? 'Go on' : 'Read again'
