import PencilLine from 'lucide-react/icons/pencil-line'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { IncomeEntry } from '#contract/income.ts'
import { showMoney } from '#web/lib/goal-words.ts'
import { focusNeighbour } from '#web/lib/focus-neighbour.ts'
import { showDay } from '#web/lib/show-day.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { ShowMore } from '#web/ui/ShowMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { UnreadableText } from '#web/ui/Unreadable.tsx'
import { moneyColumn, showHours } from './income-text.ts'

type Props = {
  log: UseInfiniteQueryResult<IncomeEntry[]>
  onEdit: (entry: IncomeEntry) => void
  onDelete: (entry: IncomeEntry) => void
}

/** How many lines are shown at first, so that the content below the log is not far away. */
const few = 5

export function IncomeLog({ log, onEdit, onDelete }: Props) {
  const [isWhole, setIsWhole] = useState(false)
  const { data } = log
  if (data === undefined)
    return (
      <QueryPending query={log} title="Your log didn’t load" skeleton={<Skeleton className="h-80 rounded-card" />} />
    )
  const shown = isWhole ? data : data.slice(0, few)
  const showNet = moneyColumn(shown.map(({ net }) => net))
  return (
    <div>
      <h3 className="mb-2 text-18">Your log</h3>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
        {shown.map((entry) => (
          <Line key={entry.id} entry={entry} showNet={showNet} onEdit={onEdit} onDelete={onDelete} />
        ))}
      </ul>
      <ShowMore list={log} onShowAll={isWhole || data.length <= few ? undefined : () => setIsWhole(true)} />
    </div>
  )
}

type LineProps = { entry: IncomeEntry; showNet: (value: string, currency: string) => string } & Pick<
  Props,
  'onEdit' | 'onDelete'
>

function Line({ entry, showNet, onEdit, onDelete }: LineProps) {
  const { id, source, amount, costs, hours, note, currency, earnedOn, net, perHour, createdAt, isUnreadable } = entry
  const name = isUnreadable ? source : `${source}, ${showMoney(amount, currency)}`
  const details = [
    ...(Number(costs) > 0 ? [`${showMoney(amount, currency)} less ${showMoney(costs, currency)}`] : []),
    ...(hours === null ? [] : [showHours(hours)]),
    ...(perHour === null ? [] : [`${showMoney(perHour, currency)} an hour`]),
  ]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 py-1.5 pr-1 pl-4 sm:pl-6">
      <div className="flex items-baseline justify-between gap-3 py-2.5">
        <h4 className="user-text font-sans text-16 font-semibold tracking-normal">{source}</h4>
        {!isUnreadable && <p className="tabular font-semibold whitespace-nowrap">{showNet(net, currency)}</p>}
      </div>
      <div className="flex">
        {!isUnreadable && (
          <IconButton label={`Edit ${name}`} icon={<PencilLine className="size-4.5" />} onClick={() => onEdit(entry)} />
        )}
        <IconButton
          label={`Delete ${name}`}
          icon={<Trash className="size-4.5" />}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget)
            onDelete(entry)
          }}
        />
      </div>
      <div className="col-span-full -mt-2 pr-3 pb-1.5">
        <p className="tabular text-15 text-ink-soft">{[showDay(earnedOn, 'shortDate'), ...details].join(' · ')}</p>
        {isUnreadable && <UnreadableText record={{ id, createdAt }} />}
        {note !== null && <p className="user-text mt-0.5 max-w-reading text-15 whitespace-pre-line">{note}</p>}
      </div>
    </li>
  )
}
