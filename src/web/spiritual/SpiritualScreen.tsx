import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { hideSpiritual } from '#web/lib/spiritual-settings.ts'
import { useTabs } from '#web/lib/tabs.ts'
import { Button } from '#web/ui/Button.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { toast } from '#web/ui/toast.ts'
import { PrayerPanel } from './PrayerPanel.tsx'
import { ReflectionPanel } from './ReflectionPanel.tsx'
import { ScripturePanel } from './ScripturePanel.tsx'
import { useReflectionForm } from './use-reflection-form.ts'
import { useReflectionTimer } from './use-reflection-timer.ts'
import { WisdomPanel } from './WisdomPanel.tsx'

const tabs = ['scripture', 'prayer', 'reflection', 'wisdom'] as const

export function SpiritualScreen() {
  const { tab, show } = useTabs(tabs)
  const timer = useReflectionTimer()
  const form = useReflectionForm(timer)
  const handleReflect = (prompt: string) => {
    form.change({ prompt })
    show('reflection')
  }
  return (
    <Page title="Spiritual" lead="A quiet room. Come in as you are.">
      <Tabs
        label="Spiritual"
        value={tab}
        onChange={show}
        tabs={[
          {
            value: 'scripture',
            label: 'Daily Scripture',
            content: <ScripturePanel onReflect={handleReflect} onPray={() => show('prayer')} />,
          },
          { value: 'prayer', label: 'Prayer', content: <PrayerPanel /> },
          { value: 'reflection', label: 'Reflection', content: <ReflectionPanel timer={timer} form={form} /> },
          { value: 'wisdom', label: 'Wisdom', content: <WisdomPanel onReflect={handleReflect} /> },
        ]}
      />
      <NotForMe />
    </Page>
  )
}

function NotForMe() {
  const { mutate: hide } = useMutation(hideSpiritual)
  const [, navigate] = useLocation()
  const handleHide = () => {
    hide(true)
    navigate('/')
    toast({
      title: 'This page is hidden',
      description: 'It’s gone from every menu. You can bring it back in your profile.',
      action: { label: 'Undo', onSelect: () => hide(false) },
    })
  }
  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-5">
      <p className="max-w-reading text-15 text-ink-soft">
        Not your thing? Hide this page and every mention of it. What you wrote is kept.
      </p>
      <Button size="small" onClick={handleHide}>
        Not for me
      </Button>
    </div>
  )
}
