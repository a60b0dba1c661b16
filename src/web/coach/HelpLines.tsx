import Phone from 'lucide-react/icons/phone'
import type { Chat } from '#contract/coach.ts'

/** Whom she can reach now: what is a number begins a call. */
export function HelpLines({ lines }: { lines: Chat['help'] }) {
  return (
    <ul aria-label="Help lines" className="grid w-full gap-2 sm:grid-cols-2">
      {lines.map(({ label, number, source }) => {
        const digits = /^[+*#]?\d[\d\s-]*/.exec(number)?.[0].replaceAll(/[\s-]/g, '')
        const words = (
          <>
            <Phone aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-magenta" />
            <span className="min-w-0">
              <strong className="block font-semibold">{number}</strong>
              <span className="block text-13 text-ink-soft">{[label, source].filter(Boolean).join(' · ')}</span>
            </span>
          </>
        )
        const look = 'flex h-full min-h-11 gap-2.5 rounded-control border border-edge bg-surface px-3 py-2.5'
        return (
          <li key={`${label} ${number}`}>
            {digits === undefined ? (
              <div className={look}>{words}</div>
            ) : (
              <a href={`tel:${encodeURIComponent(digits)}`} className={`${look} hover:bg-sunk`}>
                {words}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
