import Sparkle from 'lucide-react/icons/sparkle'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Horizon } from '#web/ui/drawings/Horizon.tsx'

export function ComingSoonScreen({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Page title={title} lead="This page is coming next.">
      <section className="overflow-hidden rounded-card border border-line bg-surface shadow-card md:grid md:grid-cols-[1.1fr_1fr]">
        <Horizon className="h-44 w-full md:order-last md:h-full" />
        <div className="p-5 sm:p-8">
          <h2 className="text-22">What will be here</h2>
          <ul className="mt-4 grid gap-3">
            {lines.map((line) => (
              <li key={line} className="flex gap-3">
                <Sparkle aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-magenta" />
                {line}
              </li>
            ))}
          </ul>
          <p className="mt-6 mb-4 text-15 text-ink-soft">
            We would rather show you nothing than something that does not work. Your journal is ready today.
          </p>
          <LinkButton href="/journal" variant="accent">
            Open my journal
          </LinkButton>
        </div>
      </section>
    </Page>
  )
}
