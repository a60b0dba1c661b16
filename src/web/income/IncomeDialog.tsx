import { useMutation, useQuery } from '@tanstack/react-query'
import { brand } from '#contract/brand.ts'
import type { IncomeEntry } from '#contract/income.ts'
import { useRecordForm } from '#web/lib/use-record-form.ts'
import { useToday } from '#web/lib/use-today.ts'
import { RecordDialog } from '#web/ui/RecordDialog.tsx'
import { blankForm, toChange, toForm } from './entry-form.ts'
import { IncomeFields } from './IncomeFields.tsx'
import { changeIncome, logIncome } from './income.mutations.ts'
import { settingsQuery, summaryQuery } from './income.queries.ts'

type Props = { isOpen: boolean; entry: IncomeEntry | undefined; onClose: () => void }

const labels = { noun: 'entry', add: 'Log Income', edit: 'Edit Income', create: 'Log Income', creating: 'Saving...' }

export function IncomeDialog({ isOpen, entry, onClose }: Props) {
  const today = useToday()
  const { data: settings } = useQuery(settingsQuery)
  const { data: summary } = useQuery(summaryQuery)
  const log = useMutation(logIncome)
  const update = useMutation(changeIncome)
  const form = useRecordForm({
    draft: entry ? `income/${entry.id}` : 'income',
    initial: entry ? toForm(entry) : blankForm(today, settings?.currency ?? brand.currency),
    create: (values, id) => log.mutateAsync({ id, form: values }),
    update: entry && ((values) => update.mutateAsync({ id: entry.id, change: toChange(entry, values) })),
    onClose,
  })
  return (
    <RecordDialog form={form} labels={labels} isOpen={isOpen} onClose={onClose}>
      <IncomeFields form={form} today={today} sources={summary?.sources.map(({ source }) => source) ?? []} />
    </RecordDialog>
  )
}
