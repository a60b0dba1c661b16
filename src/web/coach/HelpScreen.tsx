import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import type { CountryHelpLines } from '#contract/help-lines.ts'
import { showDay } from '#web/lib/show-day.ts'
import { Card } from '#web/ui/Card.tsx'
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Select } from '#web/ui/Select.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Directories } from './Directories.tsx'
import { EmergencyCard } from './EmergencyCard.tsx'
import { helpLinesQuery } from './help-lines.queries.ts'
import { countryName, kindTitles } from './help-line-titles.ts'
import { ListedLines } from './ListedLines.tsx'

export function HelpScreen() {
  const [params, setParams] = useSearchParams()
  const help = useQuery(helpLinesQuery(params.get('country')))
  const pick = (country: string) => setParams(country === '' ? {} : { country }, { replace: true })
  return (
    <Page
      title="Help lines"
      lead={<p>Real people who pick up the phone. Nothing’s too small to call about, and you don’t need an account.</p>}
    >
      <div className="grid gap-4 sm:gap-6">
        {help.isError && (
          <ErrorNotice
            title="The list didn’t load"
            detail="We can’t reach Glowell right now. Call your local emergency number, or find a line below."
            isRetrying={help.isFetching}
            onRetry={() => void help.refetch()}
          />
        )}
        {help.isPending && <Skeleton className="h-40" />}
        {help.data && <HelpOf help={help.data} onPick={pick} />}
        {help.data === undefined && <Directories />}
      </div>
    </Page>
  )
}

function HelpOf({ help, onPick }: { help: CountryHelpLines; onPick: (country: string) => void }) {
  const { country, lines, countries, checked } = help
  const there = kindTitles.filter(({ kind }) => lines.some(({ kinds }) => kinds.includes(kind)))
  return (
    <>
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
        <EmergencyCard help={help} />
        <CountryPicker country={country} countries={countries} onPick={onPick} />
      </div>
      {there.length === 0 && (
        <p>
          {country === null
            ? 'We don’t know what country you’re in. Pick it above, or find a line here:'
            : `We don’t have lines for ${countryName(country)} yet. You can find some here:`}
        </p>
      )}
      <div className="gap-6 lg:columns-2">
        {there.map(({ kind, title }) => (
          <Section key={kind} title={title}>
            <ListedLines lines={lines.filter(({ kinds }) => kinds.includes(kind))} checked={checked} />
          </Section>
        ))}
        <Section title="Anywhere in the world">
          <Directories />
        </Section>
      </div>
      <p className="max-w-reading text-15 text-ink-soft">
        We checked these against public sources on {showDay(checked, 'longDate')}. We didn’t call them ourselves, so if
        one doesn’t work, try the next.
      </p>
    </>
  )
}

type PickerProps = { country: string | null; countries: readonly string[]; onPick: (country: string) => void }

function CountryPicker({ country, countries, onPick }: PickerProps) {
  const listed = country === null || countries.includes(country) ? countries : [...countries, country]
  const named = listed
    .map((code) => ({ code, name: countryName(code) }))
    .toSorted((one, two) => one.name.localeCompare(two.name, 'en'))
  return (
    <Field label="Country" hint="We go by your device’s time zone. Pick another one if we got it wrong.">
      <Select value={country ?? ''} onChange={({ target }) => onPick(target.value)}>
        {country === null && <option value="">Pick a country</option>}
        {named.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="mb-4 grid break-inside-avoid gap-3 sm:mb-6">
      <h2 id={id} className="text-18">
        {title}
      </h2>
      {children}
    </Card>
  )
}
