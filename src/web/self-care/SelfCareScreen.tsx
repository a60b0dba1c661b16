import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useRef } from 'react'
import type { SelfCareActivity } from '#contract/self-care.ts'
import { useOpenFromHash, useDialogState } from '#web/lib/dialog-state.ts'
import { usePreloadWhenIdle, onceLoaded } from '#web/lib/lazy-dialog.ts'
import { useMedia } from '#web/lib/use-media.ts'
import { Button } from '#web/ui/Button.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { ActivityDialog } from './ActivityDialog.tsx'
import { BreathingPanel } from './BreathingPanel.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { useSelfCareAddress } from './addresses.ts'
import { QuickPanel } from './QuickPanel.tsx'
import { SummaryCards } from './SummaryCards.tsx'
import { useGuide } from './use-guide.ts'

const loadInsights = async () => ({ default: (await import('./InsightsPanel.tsx')).InsightsPanel })
const Insights = lazy(loadInsights)

export function SelfCareScreen() {
  const guide = useGuide()
  const { tab, days, show } = useSelfCareAddress()
  const panels = useRef<HTMLDivElement>(null)
  const editor = useDialogState<SelfCareActivity | undefined>()
  const handleLog = () => editor.open(undefined)
  useOpenFromHash('#log', handleLog)
  usePreloadWhenIdle(loadInsights)
  // On a small screen the panels come before the summary of past sessions.
  const isRoomy = useMedia('(width >= 40rem) and (height >= 56rem)')
  const summary = <SummaryCards onFollow={() => focusPanel(panels.current)} />
  return (
    <Page
      title="Self-Care Center"
      lead={<span className="max-sm:hidden">A few minutes just for you. Every one counts.</span>}
      actions={
        <Button variant="accent" icon={<Plus aria-hidden="true" className="size-5" />} onClick={handleLog}>
          Log Activity
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        {isRoomy && summary}
        <div key="panels" ref={panels}>
          <Tabs
            label="Self-care"
            value={tab}
            onChange={(next) => (next === 'insights' ? onceLoaded(loadInsights, () => show(next)) : show(next))}
            tabs={[
              { value: 'breathing', label: 'Breathing', content: <BreathingPanel guide={guide} /> },
              { value: 'quick', label: 'Quick', content: <QuickPanel /> },
              {
                value: 'history',
                label: 'History',
                content: <HistoryPanel days={days} onLog={handleLog} onEdit={editor.open} />,
              },
              {
                value: 'insights',
                label: 'Insights',
                content: (
                  <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
                    <Insights onLog={handleLog} />
                  </Suspense>
                ),
              },
            ]}
          />
        </div>
        {!isRoomy && summary}
      </div>
      {editor.state && (
        <ActivityDialog
          key={editor.state.key}
          isOpen={editor.state.isOpen}
          activity={editor.state.value}
          onClose={editor.close}
        />
      )}
    </Page>
  )
}

/** After a link to a tab: moves the focus there and scrolls it into view. */
function focusPanel(panels: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const panel = panels?.querySelector('[role=tabpanel][data-state=active]')
    if (panel instanceof HTMLElement) panel.focus()
  })
}
