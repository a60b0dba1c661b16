import type { Dashboard } from '#contract/dashboard.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { cardNames } from './card-layout.ts'
import { Panel } from './Panel.tsx'

export function InsightCard({ insight: { text, basedOn } }: { insight: Dashboard['insight'] }) {
  return (
    <Panel title={cardNames.insight}>
      <p className={basedOn === null ? 'text-ink-soft' : 'font-display text-18'}>{text}</p>
      {basedOn === null ? (
        <LinkButton href="/self-care#log" size="small" className="justify-self-start">
          Log Activity
        </LinkButton>
      ) : (
        <p className="text-13 text-ink-soft">{basedOn}, using simple rules. Nothing was sent anywhere.</p>
      )}
    </Panel>
  )
}
