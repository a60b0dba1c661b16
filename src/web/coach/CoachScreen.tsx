import { useQuery } from '@tanstack/react-query'
import { brand } from '#contract/brand.ts'
import { useCoachDraft } from '#web/lib/coach-draft.ts'
import { coachQuery } from '#web/lib/coach.ts'
import { useUser } from '#web/lib/session.ts'
import { useMedia } from '#web/lib/use-media.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Page } from '#web/ui/Page.tsx'
import { toast } from '#web/ui/toast.ts'
import { ChatPanel } from './ChatPanel.tsx'
import { FreeQuestions } from './FreeQuestions.tsx'
import { LuxeeAvatar } from './LuxeeAvatar.tsx'
import { Sidebar, Tips } from './Sidebar.tsx'
import { cx } from '#web/ui/cx.ts'
import { useExchanges } from './use-exchanges.ts'
import { tagline } from './coach-texts.ts'

export function CoachScreen() {
  const conversation = useExchanges()
  const draft = useCoachDraft()
  const { isDemo } = useUser()
  const isWide = useMedia('(width >= 64rem)')
  const asked = conversation.exchanges.find(({ id }) => id === draft.id)
  const isWaiting = asked?.state === 'streaming'
  const handlePick = (prompt: string) => {
    if (isWaiting) return
    const { text } = draft.values
    draft.change({ text: prompt })
    document.querySelector<HTMLElement>('#coach-message')?.focus()
    if (text.trim() !== '' && text !== prompt)
      toast({
        title: 'We set aside what you were writing',
        action: { label: 'Restore', onSelect: () => draft.change({ text }) },
      })
  }
  return (
    <Page
      title={`Ask ${brand.coach}`}
      picture={<LuxeeAvatar className="size-11 self-center sm:size-18" />}
      lead={
        <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1.5">
          <p className="mr-1 max-sm:hidden">{tagline}, for the next step and the long haul</p>
          <CoachBadges />
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]">
        <div
          className={cx(
            'flex min-w-0 flex-col gap-2 reach:max-h-240 reach:min-h-80 sm:gap-4 lg:gap-6 lg:self-start',
            isDemo ? underDemoBar : onPhone,
          )}
        >
          <FreeQuestions isInNeed={(conversation.exchanges.at(-1)?.helpLines.length ?? 0) > 0} />
          <ChatPanel conversation={conversation} draft={draft} asked={asked} onPick={handlePick} />
          {isWide && <Tips />}
        </div>
        <Sidebar onPick={handlePick} isWide={isWide} />
      </div>
    </Page>
  )
}

/** On a phone the box starts right above the bottom navigation, under header and banner. */
const onPhone = 'reach:h-[calc(100dvh-14.5rem-env(safe-area-inset-bottom))]'
const underDemoBar = 'reach:h-[calc(100dvh-18.375rem-env(safe-area-inset-bottom))]'

function CoachBadges() {
  const { data } = useQuery(coachQuery)
  if (data === undefined) return null
  return (
    <>
      <Badge tone="purple">{data.name}</Badge>
      {data.isOnline ? (
        <Badge tone="green" icon={<span aria-hidden="true" className="size-2 rounded-full bg-green" />}>
          Online
        </Badge>
      ) : (
        <Badge>Can’t be reached right now</Badge>
      )}
    </>
  )
}
