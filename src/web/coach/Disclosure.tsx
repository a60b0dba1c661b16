import { useQuery } from '@tanstack/react-query'
import Info from 'lucide-react/icons/info'
import { Link } from 'wouter'
import { otherPaths } from '#contract/pages.ts'
import { coachQuery } from '#web/lib/coach.ts'
import { Notice } from '#web/ui/Notice.tsx'

export function Disclosure() {
  const { data } = useQuery(coachQuery)
  if (data === undefined || data.disclosure === null) return null
  return (
    <Notice icon={<Info aria-hidden="true" className="size-5 shrink-0 self-start text-royal max-sm:hidden" />}>
      {data.disclosure}{' '}
      <Link href={otherPaths.aboutCoach} className="link">
        How it works
      </Link>
    </Notice>
  )
}
