import { Link } from 'wouter'
import type { Dashboard, DashboardStats } from '#contract/dashboard.ts'
import { showMoney, showNumber } from '#web/lib/goal-words.ts'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'

type Props = {
  name: string
  amounts: DashboardStats['monthlyIncome']
  goal: Dashboard['tracked']['monthlyIncome']
  /** This month's income log, where it is added. */
  log?: Dashboard['incomeLog']
}

const noLog: Dashboard['incomeLog'] = []

/** The progress of the goal that is tracked under this name. Without one, a dash and how to choose a goal. */
export function TrackedBar({ name, amounts: { current, target, percentage }, goal, log = noLog }: Props) {
  const isKnown = goal !== null && current !== null && target !== null && percentage !== null
  const currency = goal?.currency ?? log.find(({ isCounted }) => isCounted)?.currency ?? null
  return (
    <div className="relative col-span-2 grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1.5">
      <dt className="text-15 font-semibold text-ink-soft">{name}</dt>
      {isKnown ? (
        <>
          <dd className="tabular text-15">
            <Link href="/financial-goals" className="after:absolute after:inset-0 hover:underline">
              <strong className="font-semibold">{showMoney(current, currency)}</strong>
              <span className="text-ink-soft"> of {showNumber(target, currency)}</span>
            </Link>
          </dd>
          <dd className="col-span-2">
            <ProgressBar label={name} value={percentage} valueText={`${percentage}%`} />
          </dd>
        </>
      ) : (
        <>
          <dd className="tabular text-15">
            {current === null ? '—' : <strong className="font-semibold">{showMoney(current, currency)}</strong>}
          </dd>
          <dd className="col-span-2 text-15 text-ink-soft">
            Set a goal and{' '}
            <Link href="/financial-goals#new" className="link">
              track it as {name.toLowerCase()}
            </Link>
            .
          </dd>
        </>
      )}
      {log.length > 0 && <LogNote log={log} hasGoal={isKnown} />}
    </div>
  )
}

/** The part of the number that comes from the log, and the log's amounts in other currencies, which aren't summed. */
function LogNote({ log, hasGoal }: { log: Dashboard['incomeLog']; hasGoal: boolean }) {
  const counted = log.find(({ isCounted }) => isCounted)
  const others = log.filter(({ isCounted }) => !isCounted).map(({ net, currency }) => showMoney(net, currency))
  const source =
    counted === undefined
      ? 'In'
      : hasGoal
        ? `Your goal’s own amount, plus ${showMoney(counted.net, counted.currency)} from`
        : 'From'
  const rest = counted === undefined ? ': ' : ', after costs. Not counted, because it’s in another currency: '
  return (
    <dd className="relative col-span-2 text-13 text-ink-soft">
      {source} your{' '}
      <Link href="/digital-income?tab=success-stories" className="link">
        income log
      </Link>
      {others.length > 0 ? `${rest}${list(others)}.` : ', after costs.'}
    </dd>
  )
}

const list = (texts: readonly string[]): string => new Intl.ListFormat('en').format(texts)
