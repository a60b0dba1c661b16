import Phone from 'lucide-react/icons/phone'
import type { ListedHelpLine } from '#contract/help-lines.ts'
import { openFirst, openStateAt, wallTime } from '#contract/help-line-hours.ts'
import { hoursInWords, openStateInWords } from '#contract/help-line-texts.ts'
import { useNow } from '#web/lib/use-now.ts'
import { cx } from '#web/ui/cx.ts'
import { callLink, deviceZone } from './call-links.ts'
import { zoneName, languageNames } from './help-line-titles.ts'
import { capitalize } from '#contract/capitalize.ts'
import { showDay } from '#web/lib/show-day.ts'

/** The lines that answer now come first. `checked` is the date shown for the whole list. */
export function ListedLines({ lines, checked }: { lines: readonly ListedHelpLine[]; checked: string }) {
  const now = useNow()
  return (
    <ul className="grid divide-y divide-line">
      {openFirst(lines, now).map((line) => (
        <li key={line.number} className="grid gap-0.5 py-3 first:pt-0 last:pb-0">
          <OneLine line={line} now={now} checkedAll={checked} />
        </li>
      ))}
    </ul>
  )
}

function OneLine({ line, now, checkedAll }: { line: ListedHelpLine; now: Date; checkedAll: string }) {
  const { source, number, note, area, languages = [], grade, checked } = line
  const timeZone = deviceZone()
  const openState = openStateAt(line, now)
  const more = [
    note,
    hoursOf(line, now, timeZone),
    languageNames(languages),
    grade === 'C' ? 'Not confirmed on an official page' : '',
    checked === checkedAll ? '' : `Checked ${showDay(checked, 'longDate')}`,
  ]
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-sans text-16 font-semibold">
          {source}
          {area !== undefined && <span className="font-normal text-ink-soft"> · {area}</span>}
        </h3>
        <p className={cx('text-15 font-semibold', openState.is === 'open' ? 'text-green' : 'text-ink-soft')}>
          {openStateInWords(openState, { now, timeZone, language: 'en' })}
        </p>
      </div>
      <a
        href={callLink(number)}
        aria-label={['Call', source, area, number].filter(Boolean).join(' ')}
        className="link flex min-h-11 w-fit items-center gap-2 text-18 font-semibold"
      >
        <Phone aria-hidden="true" className="size-5 shrink-0" />
        {number}
      </a>
      <p className="text-13 text-ink-soft">{more.filter(Boolean).join(' · ')}</p>
    </>
  )
}

/** Returns the hours of a line in its own time zone, and names the zone if it differs from the user's. */
function hoursOf({ hours, zone = 'UTC' }: ListedHelpLine, now: Date, timeZone: string): string {
  if (hours === undefined || hours === '24/7') return ''
  if (hours === null) return 'We don’t know the exact hours'
  const isSame = wallTime(zone, now) === wallTime(timeZone, now)
  const words = hoursInWords(hours, 'en')
  return `${capitalize(words)}${isSame ? '' : `, ${zoneName(zone)}`}`
}
