import { useMutation, useQuery } from '@tanstack/react-query'
import type { IncomeSettings } from '#contract/income.ts'
import { toNumber } from '#web/lib/to-number.ts'
import { useRecordForm } from '#web/lib/use-record-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { RecordDialog } from '#web/ui/RecordDialog.tsx'
import { CurrencySelect } from './CurrencySelect.tsx'
import { SourceNote } from './SourceNote.tsx'
import { saveSettings } from './income.mutations.ts'
import { guideQuery, settingsQuery } from './income.queries.ts'

type Props = { isOpen: boolean; onClose: () => void }

const labels = { noun: 'rate', add: 'Your tax rate', create: 'Save', save: 'Save' }

export function SettingsDialog(props: Props) {
  const { data } = useQuery(settingsQuery)
  return data && <SettingsForm settings={data} {...props} />
}

function SettingsForm({ settings, isOpen, onClose }: Props & { settings: IncomeSettings }) {
  const { data: guide } = useQuery(guideQuery)
  const save = useMutation(saveSettings)
  const form = useRecordForm({
    draft: null,
    initial: { currency: settings.currency, taxRate: settings.taxRate ?? '' },
    update: ({ currency, taxRate }) =>
      save.mutateAsync({ currency, taxRate: taxRate.trim() === '' ? null : toNumber(taxRate.replace('%', '')) }),
    onClose,
  })
  const { values, change, problems, isPending } = form
  return (
    <RecordDialog form={form} labels={labels} isOpen={isOpen} onClose={onClose}>
      <Field
        label="Set aside for taxes, in percent"
        hint="Taken from what’s left after costs. Leave it empty to set nothing aside."
        error={problems['taxRate']}
      >
        <Input
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          placeholder="25"
          readOnly={isPending}
          value={values.taxRate}
          onChange={(event) => change({ taxRate: event.target.value })}
        />
      </Field>
      <p className="text-15 text-ink-soft">
        We can’t know your rate: it depends on where you live and what else you earn. A tax preparer can tell you.
      </p>
      {guide?.taxFacts.map((fact) => (
        <SourceNote key={fact.text} fact={fact} />
      ))}
      <Field label="Usual currency" hint="New entries start with it." error={problems['currency']}>
        <CurrencySelect value={values.currency} onChange={(currency) => change({ currency })} />
      </Field>
    </RecordDialog>
  )
}
