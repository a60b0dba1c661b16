import { Suspense, useState } from 'react'
import { lazyScreen } from '#web/lib/lazy-screen.tsx'
import { usePreloadWhenIdle } from '#web/lib/lazy-dialog.ts'
import { tabIn, useTabs } from '#web/lib/tabs.ts'
import { Page } from '#web/ui/Page.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'

const Breathing = lazyScreen(async () => (await import('#web/self-care/BreathingTab.tsx')).BreathingTab)
const Affirmations = lazyScreen(
  async () => (await import('#web/audio-center/affirmations/AffirmationsTab.tsx')).AffirmationsTab,
)
const Music = lazyScreen(async () => (await import('#web/audio-center/music/MusicTab.tsx')).MusicTab)
const Soundscapes = lazyScreen(
  async () => (await import('#web/audio-center/soundscapes/SoundscapesTab.tsx')).SoundscapesTab,
)

const tabs = ['breathing', 'affirmations', 'music', 'soundscapes'] as const

const panels = {
  breathing: { label: 'Breathing', Panel: Breathing },
  affirmations: { label: 'Affirmations', Panel: Affirmations },
  music: { label: 'Music', Panel: Music },
  soundscapes: { label: 'Soundscapes', Panel: Soundscapes },
} as const satisfies Record<(typeof tabs)[number], object>

const loadPanels = () => Promise.all(Object.values(panels).map(({ Panel }) => Panel.preload()))

/** Returns the screen once the panel of the tab in the address has loaded. */
export async function loadAudioScreen() {
  await panels[tabIn(new URLSearchParams(location.search), tabs)].Panel.preload()
  return AudioScreen
}

/** Part of `app`, because guided breathing belongs to self-care and features do not import each other. */
function AudioScreen() {
  const { tab, show } = useTabs(tabs)
  usePreloadWhenIdle(loadPanels)
  const isBreathingKept = useOnce(tab === 'breathing')
  return (
    <Page
      title="Audio Center"
      lead={
        <span className="max-sm:hidden">
          For when listening is easier than reading: breathing, affirmations, music and restful sounds.
        </span>
      }
    >
      <Tabs
        label="Audio"
        value={tab}
        onChange={show}
        tabs={tabs.map((value) => {
          const { label, Panel } = panels[value]
          return {
            value,
            label,
            // A guided session goes on while the user looks for a sound to go with it.
            isKept: value === 'breathing' && isBreathingKept,
            content: (
              <Suspense fallback={<Skeleton className="h-136 rounded-card" />}>
                <Panel />
              </Suspense>
            ),
          }
        })}
      />
    </Page>
  )
}

function useOnce(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue)
  if (isTrue && !wasTrue) setWasTrue(true)
  return wasTrue
}
