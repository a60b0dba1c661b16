import { brand } from '#contract/brand.ts'
import { Card } from '#web/ui/Card.tsx'
import { RisingSun } from '#web/ui/drawings/RisingSun.tsx'

export function SampleChat() {
  return (
    <Card>
      <figure>
        <figcaption className="mb-4 flex items-center gap-2.5 border-b border-line pb-3">
          <RisingSun className="h-7" />
          <span className="font-display text-18">{brand.coach}</span>
          <span className="ml-auto text-13 font-semibold text-ink-soft">Sample</span>
        </figcaption>
        <div className="grid gap-3">
          <p className="max-w-[85%] justify-self-end rounded-card rounded-br-small bg-magenta-wash px-4 py-2.5">
            I keep putting off asking for a raise.
          </p>
          <p className="max-w-[85%] justify-self-start rounded-card rounded-bl-small bg-sunk px-4 py-2.5">
            That’s a hard ask, and it’s fair to want it. What have you done this year that you’re proud of? Start with
            one thing, and we’ll build your first sentence from it.
          </p>
        </div>
      </figure>
    </Card>
  )
}
