import ExternalLink from 'lucide-react/icons/external-link'
import Phone from 'lucide-react/icons/phone'
import type { HelpLine } from '#contract/help-lines.ts'
import { openFirst, openStateAt } from '#contract/help-line-hours.ts'
import { openStateInWords } from '#contract/help-line-texts.ts'
import { useNow } from '#web/lib/use-now.ts'
import { callLink, deviceZone, directoryLink } from './call-links.ts'

/** The lines that answer now come first. A phone number is a call link. */
export function HelpLines({ lines }: { lines: readonly HelpLine[] }) {
  const now = useNow()
  return (
    <ul aria-label="Help lines" className="grid w-full gap-2 sm:grid-cols-2">
      {openFirst(lines, now).map((line) => (
        <li key={`${line.label} ${line.number}`} lang={line.language}>
          <OneLine line={line} now={now} />
        </li>
      ))}
    </ul>
  )
}

const lineClasses = 'flex h-full min-h-11 gap-2.5 rounded-control border border-edge bg-surface px-3 py-2.5'

function OneLine({ line, now }: { line: HelpLine; now: Date }) {
  const { label, number, source, area, note, language = 'en' } = line
  const openState = openStateInWords(openStateAt(line, now), { now, timeZone: deviceZone(), language })
  const [call, directory] = [callLink(number), directoryLink(number)]
  const Icon = directory === undefined ? Phone : ExternalLink
  const words = (
    <>
      <Icon aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-magenta" />
      <span className="min-w-0">
        <strong className="block font-semibold">{number}</strong>
        <span className="block text-13 text-ink-soft">{[label, source, area].filter(Boolean).join(' · ')}</span>
        {note !== undefined && <span className="block text-13 text-ink-soft">{note}</span>}
        {openState !== '' && <span className="block text-13 font-semibold text-ink-soft">{openState}</span>}
      </span>
    </>
  )
  if (call !== undefined)
    return (
      <a href={call} className={`${lineClasses} hover:bg-sunk`}>
        {words}
      </a>
    )
  if (directory !== undefined)
    return (
      <a href={directory} target="_blank" rel="noopener noreferrer" className={`${lineClasses} hover:bg-sunk`}>
        {words}
        <span className="sr-only">Opens in a new tab.</span>
      </a>
    )
  return <div className={lineClasses}>{words}</div>
}
