import { useQuery } from '@tanstack/react-query'
import type { CourseCard } from '#contract/mindset.ts'
import { askForUpgrade } from '#web/lib/upsell.ts'
import { Button } from '#web/ui/Button.tsx'
import { PremiumBadge } from '#web/ui/PremiumBadge.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { CardSkeletons } from './CardSkeletons.tsx'
import { CourseReader } from './CourseReader.tsx'
import { FeaturedCard } from './FeaturedCard.tsx'
import { Landscape, type Motif } from '#web/ui/drawings/Landscape.tsx'
import { coursesQuery } from './mindset.queries.ts'
import { useMindsetAddress } from './addresses.ts'
import { useFocusBack } from './use-focus-back.ts'

export function TutorialsPanel({ opened }: { opened: string | undefined }) {
  const query = useQuery(coursesQuery)
  const { data } = query
  const list = useFocusBack(opened)
  if (data === undefined)
    return <QueryPending query={query} title="The courses didn’t load" skeleton={<CardSkeletons />} />
  const course = data.find(({ id, isOpen }) => id === opened && isOpen)
  if (course) return <CourseReader key={course.id} id={course.id} />
  const first = data.find(isBegun) ?? data.find(({ isOpen, steps }) => isOpen && steps.some(({ isDone }) => !isDone))
  return (
    <div ref={list}>
      <ul className="grid grid-cols-1 gap-x-8 md:grid-cols-2">
        {first && (
          <li className="mb-4 md:col-span-2">
            <FeaturedCard
              eyebrow={isBegun(first) ? 'Pick up where you left off' : 'A good one to start with'}
              title={first.title}
              lead={first.lead}
              facts={factsOf(first)}
              motif={motifOf[first.id] ?? 'hills'}
            >
              <Open course={first} isMain />
            </FeaturedCard>
          </li>
        )}
        {data
          .filter((course) => course !== first)
          .map((course) => (
            <Row key={course.id} course={course} />
          ))}
      </ul>
    </div>
  )
}

const doneOf = ({ steps }: CourseCard): number => steps.filter(({ isDone }) => isDone).length
const isBegun = (course: CourseCard): boolean =>
  course.isOpen && doneOf(course) > 0 && doneOf(course) < course.steps.length

const factsOf = (course: CourseCard): string =>
  [
    `${course.steps.length} steps`,
    `${course.minutes} min`,
    ...(doneOf(course) > 0 ? [`${doneOf(course)} of ${course.steps.length} steps done`] : []),
  ].join(' · ')

const motifOf: Readonly<Partial<Record<string, Motif>>> = {
  'self-kindness': 'rings',
  worry: 'rain',
  'small-habits': 'path',
  confidence: 'peaks',
  boundaries: 'water',
  'money-calm': 'stones',
}

function Row({ course }: { course: CourseCard }) {
  const { id, title, lead, isPremium } = course
  return (
    <li className="flex items-start gap-4 border-b border-line py-4">
      <Landscape motif={motifOf[id] ?? 'hills'} className="h-18 w-20 shrink-0 rounded-control" />
      <div className="grid min-w-0 flex-1 gap-1">
        <h2 className="text-18">{title}</h2>
        <p className="text-15 text-ink-soft">{lead}</p>
        <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-soft">
          {factsOf(course)}
          {isPremium && <PremiumBadge />}
        </p>
        <div className="mt-1">
          <Open course={course} />
        </div>
      </div>
    </li>
  )
}

function Open({ course, isMain = false }: { course: CourseCard; isMain?: boolean }) {
  const { id, title, isOpen, steps } = course
  const { openInTab } = useMindsetAddress()
  const name = startName(doneOf(course), steps.length)
  if (!isOpen)
    return (
      <Button size="small" aria-label={`See Premium: ${title}`} onClick={() => askForUpgrade()}>
        See Premium
      </Button>
    )
  return (
    <Button
      variant={isMain ? 'accent' : 'quiet'}
      size={isMain ? 'medium' : 'small'}
      aria-label={`${name}: ${title}`}
      data-opens={id}
      onClick={() => openInTab('tutorials', id)}
    >
      {name}
    </Button>
  )
}

const startName = (done: number, of: number): string =>
  done === 0 ? 'Start Course' : done < of ? 'Continue' : 'Read again'
