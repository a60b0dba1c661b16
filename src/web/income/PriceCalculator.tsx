import Calculator from 'lucide-react/icons/calculator'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { brand } from '#contract/brand.ts'
import { isSame } from '#web/lib/changed-fields.ts'
import { type Draft, useDraft } from '#web/lib/drafts.ts'
import { showMoney } from '#web/lib/goal-words.ts'
import { toNumber } from '#web/lib/to-number.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { settingsQuery, summaryQuery } from './income.queries.ts'
import { fromLog, type Price, priceOf } from './price.ts'

type Written = { takeHome: string; costs: string; hours: string; paidShare: string; weeksOff: string }

const begin: Written = { takeHome: '', costs: '', hours: '', paidShare: '60', weeksOff: '4' }

/** Calculates an hourly price from the user's hours, costs and rate. The inputs are kept on this device, like a draft. */
export function PriceCalculator({ onRate }: { onRate: () => void }) {
  const { data: settings } = useQuery(settingsQuery)
  const { data: summary } = useQuery(summaryQuery)
  const draft = useDraft('income/price', begin)
  const currency = settings?.currency ?? brand.currency
  const taxRate = settings?.taxRate ?? null
  const price = priceOf({ ...toNumbers(draft.values), taxRate: Number(taxRate ?? 0) }, currency)
  return (
    <details className="group rounded-card border border-gold/60 bg-gold-wash">
      <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-2.5 sm:px-6">
        <Calculator aria-hidden="true" className="size-5.5 shrink-0 text-magenta" />
        <h2 className="flex-1 text-18">
          What should I charge?
          <span className="tabular block font-sans text-15 font-normal tracking-normal text-ink-soft">
            {price === null
              ? 'Your price, from your own hours and costs'
              : `${showMoney(String(price.perHour), currency)} an hour, from your own numbers`}
          </span>
        </h2>
        <ChevronDown aria-hidden="true" className="size-5 text-ink-soft transition group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 px-4 pb-5 sm:px-6">
        <Inputs draft={draft} currency={currency} logged={summary && fromLog(summary, currency)} />
        <Result price={price} currency={currency} taxRate={taxRate} onRate={onRate} />
      </div>
    </details>
  )
}

type InputsProps = { draft: Draft<Written>; currency: string; logged: ReturnType<typeof fromLog> }

function Inputs({ draft: { values, change, startOver }, currency, logged }: InputsProps) {
  const field = (name: keyof Written, label: string, hint?: string) => (
    <Field label={label} hint={hint}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={values[name]}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </Field>
  )
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 sm:grid-cols-3">
        {field('takeHome', 'Take-home pay', `${currency} a month`)}
        {field('costs', 'Costs', `${currency} a month`)}
        {field('hours', 'Hours', 'Per week, paid and unpaid')}
        {field('paidShare', 'Share that’s paid', 'In percent. Writing quotes isn’t paid.')}
        {field('weeksOff', 'Weeks off', 'Per year: vacation, sick days, slow weeks')}
      </div>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {logged && (
          <Button size="small" onClick={() => change({ costs: logged.costs, hours: logged.hours })}>
            Use my log: {logged.months === 1 ? 'one month' : `${logged.months} months`}
          </Button>
        )}
        {!isSame(values, begin) && (
          <Button size="small" variant="plain" onClick={startOver}>
            Start over
          </Button>
        )}
      </div>
    </>
  )
}

const numberOf = (text: string): number => Number(toNumber(text) || '0')

const toNumbers = ({ takeHome, costs, hours, paidShare, weeksOff }: Written) => ({
  takeHome: numberOf(takeHome),
  costs: numberOf(costs),
  hours: numberOf(hours),
  paidShare: numberOf(paidShare),
  weeksOff: numberOf(weeksOff),
})

type ResultProps = { price: Price | null; currency: string; taxRate: string | null; onRate: () => void }

function Result({ price, currency, taxRate, onRate }: ResultProps) {
  const rate = (
    <button type="button" className="link" onClick={onRate}>
      {taxRate === null ? 'no tax rate chosen yet' : `${Number(taxRate)}% set aside for taxes`}
    </button>
  )
  return (
    <output className="block rounded-control bg-surface p-4">
      {price === null ? (
        <Line>— Fill in what you want to take home and your hours, and the price shows up here.</Line>
      ) : (
        <>
          <p className="tabular font-display text-28">
            {showMoney(String(price.perHour), currency)} <span className="font-sans text-15">an hour</span>
          </p>
          <Line>
            You need {showMoney(price.needed.toFixed(0), currency)} a month, with {rate}, over{' '}
            {price.paidHours.toLocaleString('en', { maximumFractionDigits: 1 })} paid hours. Charge{' '}
            {showMoney((price.perHour * 8).toFixed(2), currency)} or more for an 8-hour job.
          </Line>
        </>
      )}
    </output>
  )
}

const Line = ({ children }: { children: ReactNode }) => <p className="text-15 text-ink-soft">{children}</p>
