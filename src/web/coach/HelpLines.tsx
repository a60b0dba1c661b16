import Phone from 'lucide-react/icons/phone'
import type { Chat } from '#contract/coach.ts'

/** Whom she can reach now: what is a number begins a call. */
export function HelpLines({ lines }: { lines: Chat['help'] }) {
  return (
    <ul aria-label="Help lines" className="grid w-full gap-2">
      {lines.map(({ label, number, source }) => {
        const digits = /^\+?\d[\d\s-]*/.exec(number)?.[0].replaceAll(/[\s-]/g, '')
        const words = (
          <>
            <Phone aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-magenta" />
            <span>
              <strong className="block font-semibold">{number}</strong>
              <span className="text-15 text-ink-soft">{[label, source].filter(Boolean).join(' · ')}</span>
            </span>
          </>
        )
        const look = 'flex min-h-11 gap-3 rounded-control border border-edge bg-surface p-3'
        return (
          <li key={`${label} ${number}`}>
            {digits === undefined ? (
              <div className={look}>{words}</div>
            ) : (
              <a href={`tel:${digits}`} className={`${look} hover:bg-sunk`}>
                {words}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
