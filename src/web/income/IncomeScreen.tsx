import Plus from 'lucide-react/icons/plus'
import type { IncomeEntry } from '#contract/income.ts'
import { useDialogState, useOpenFromHash } from '#web/lib/dialog-state.ts'
import { useTabs } from '#web/lib/tabs.ts'
import { MainAction } from '#web/ui/MainAction.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { IncomeDialog } from './IncomeDialog.tsx'
import { MonthReceipt } from './MonthReceipt.tsx'
import { PlanPanel } from './PlanPanel.tsx'
import { SettingsDialog } from './SettingsDialog.tsx'
import { StoriesPanel } from './StoriesPanel.tsx'
import { StrategiesPanel } from './StrategiesPanel.tsx'
import { ToolsPanel } from './ToolsPanel.tsx'

const tabs = ['strategies', 'ai-tools', 'action-plan', 'success-stories'] as const

export function IncomeScreen() {
  const { tab, show } = useTabs(tabs)
  const editor = useDialogState<IncomeEntry | undefined>()
  const settings = useDialogState<null>()
  const handleLog = () => editor.open(undefined)
  const handleRate = () => settings.open(null)
  useOpenFromHash('#log', handleLog)
  return (
    <Page
      title="Digital Income Hub"
      lead="Honest ways to earn online, and what an hour of your work really brings in."
      actions={
        <MainAction icon={<Plus aria-hidden="true" className="size-5" />} onClick={handleLog}>
          Log Income
        </MainAction>
      }
    >
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
        <MonthReceipt onRate={handleRate} onLog={() => show('success-stories')} isLogOpen={tab === 'success-stories'} />
        <Tabs
          label="Digital income"
          value={tab}
          onChange={(next) => show(next)}
          tabs={[
            { value: 'strategies', label: 'Strategies', content: <StrategiesPanel onRate={handleRate} /> },
            { value: 'ai-tools', label: 'AI Tools', content: <ToolsPanel /> },
            { value: 'action-plan', label: 'Action Plan', content: <PlanPanel /> },
            {
              value: 'success-stories',
              label: 'Success Stories',
              content: <StoriesPanel onLog={handleLog} onEdit={editor.open} />,
            },
          ]}
        />
      </div>
      {editor.state && (
        <IncomeDialog
          key={editor.state.key}
          isOpen={editor.state.isOpen}
          entry={editor.state.value}
          onClose={editor.close}
        />
      )}
      {settings.state && (
        <SettingsDialog
          key={`settings-${settings.state.key}`}
          isOpen={settings.state.isOpen}
          onClose={settings.close}
        />
      )}
    </Page>
  )
}
