import type { ReactNode } from 'react'
import { Card } from '#web/ui/Card.tsx'
import { Landscape, type Motif } from '#web/ui/drawings/Landscape.tsx'

type Props = { eyebrow: string; title: string; lead: string; facts: ReactNode; motif: Motif; children: ReactNode }

/** The item that a panel suggests, larger than the others. */
export const FeaturedCard = ({ eyebrow, title, lead, facts, motif, children }: Props) => (
  <Card className="grid overflow-hidden p-0! sm:grid-cols-[1fr_minmax(14rem,38%)]">
    <Landscape motif={motif} className="h-20 w-full sm:order-last sm:h-full sm:min-h-60" />
    <div className="grid content-center gap-2 p-4 sm:gap-3 sm:p-8">
      <p className="text-15 font-semibold text-magenta">{eyebrow}</p>
      <h2 className="text-22 sm:text-28">{title}</h2>
      <p className="max-w-reading text-ink-soft sm:text-18">{lead}</p>
      <p className="tabular text-15 text-ink-soft">{facts}</p>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  </Card>
)
