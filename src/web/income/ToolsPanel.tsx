import ChevronDown from 'lucide-react/icons/chevron-down'
import Copy from 'lucide-react/icons/copy'
import { useQuery } from '@tanstack/react-query'
import type { IncomeTool } from '#contract/income.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { Button } from '#web/ui/Button.tsx'
import { QueryResult } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { guideQuery } from './income.queries.ts'
import { SourceNote } from './SourceNote.tsx'

export function ToolsPanel() {
  const query = useQuery(guideQuery)
  return (
    <QueryResult query={query} title="The tools didn’t load" skeleton={<Skeleton className="h-96 rounded-card" />}>
      {({ tools, toolFacts }) => (
        <div className="grid grid-cols-1 gap-6">
          <p className="max-w-reading text-ink-soft">
            Tools for the parts that aren’t the work itself. You can start with any of these for free. None of them
            knows your client.
          </p>
          <ul className="grid gap-2">
            {tools.map((tool) => (
              <Tool key={tool.id} tool={tool} />
            ))}
          </ul>
          <section aria-labelledby="tool-law" className="grid gap-3">
            <h2 id="tool-law" className="text-22">
              Good to know
            </h2>
            {toolFacts.map((fact) => (
              <SourceNote key={fact.text} fact={fact} />
            ))}
          </section>
        </div>
      )}
    </QueryResult>
  )
}

/** Shows the name and examples; the rest unfolds. */
const Tool = ({ tool: { title, examples, goodFor, notFor, prompt } }: { tool: IncomeTool }) => (
  <li>
    <details className="group rounded-control border border-line bg-surface open:shadow-card">
      <summary className="grid min-h-11 list-none grid-cols-[1fr_auto] items-center gap-x-3 px-4 py-2.5">
        <h2 className="font-sans text-16 font-semibold tracking-normal">{title}</h2>
        <ChevronDown
          aria-hidden="true"
          className="row-span-2 size-5 self-center text-ink-soft transition group-open:rotate-180"
        />
        <p className="text-15 text-ink-soft">{examples}</p>
      </summary>
      <div className="grid max-w-reading gap-3 px-4 pb-4 text-15">
        <dl className="grid gap-2">
          <div>
            <dt className="font-semibold text-green">Good for</dt>
            <dd>{goodFor}</dd>
          </div>
          <div>
            <dt className="font-semibold text-magenta">Not for</dt>
            <dd>{notFor}</dd>
          </div>
        </dl>
        {prompt !== null && <Prompt title={title} prompt={prompt} />}
      </div>
    </details>
  </li>
)

const Prompt = ({ title, prompt }: { title: string; prompt: string }) => (
  <figure className="grid gap-2 rounded-control bg-sunk p-3">
    <figcaption className="text-13 font-semibold text-ink-soft">Prompt to start with</figcaption>
    <p>{prompt}</p>
    <Button
      size="small"
      className="justify-self-start"
      aria-label={`Copy the prompt: ${title}`}
      icon={<Copy aria-hidden="true" className="size-4.5" />}
      onClick={() => void copyText(prompt)}
    >
      Copy
    </Button>
  </figure>
)
