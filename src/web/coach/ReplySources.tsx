import type { Exchange } from '#contract/coach.ts'
import { areaNames } from './coach-texts.ts'

export function ReplySources({ exchange: { sources, sentTo, answeredBy } }: { exchange: Exchange }) {
  const areas = sources.filter(({ lines }) => lines.length > 0)
  return (
    <div className="grid gap-3 rounded-control border border-line p-3 text-15 text-ink-soft">
      <p>
        Answered by: {answeredBy}. {sentTo === null ? 'It wasn’t sent anywhere.' : `Sent to: ${sentTo}.`}
      </p>
      {areas.length === 0 && <p>None of your records were read.</p>}
      {areas.map(({ area, lines }) => (
        <div key={area}>
          <h3 className="font-sans text-15 font-semibold tracking-normal">{areaNames[area]}</h3>
          <ul className="user-text list-disc pl-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
