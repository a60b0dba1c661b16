import { type DaySpan, hourMarks } from './day-span.ts'
import { showHour } from './hour-words.ts'

/** The hours at the left of the days. */
export function HourGutter({ span }: { span: DaySpan }) {
  return (
    <div aria-hidden="true" className="sticky left-0 z-20 bg-surface">
      {hourMarks(span).map(({ at, moment, isAgain }) => (
        <span
          key={moment}
          className="tabular absolute right-1.5 w-11 text-right text-13 leading-none text-ink-soft first:mt-1"
          style={{ top: `calc(var(--hour) * ${at / 60} - ${at === 0 ? 0 : 0.4}rem)` }}
        >
          {showHour(moment)}
          {isAgain && <span className="block">again</span>}
        </span>
      ))}
    </div>
  )
}
