import { BreathingPanel } from './BreathingPanel.tsx'
import { useGuide } from './use-guide.ts'

/** Guided breathing as a tab of the Audio Center: the same guide, the same log. */
export function BreathingTab() {
  const guide = useGuide()
  return <BreathingPanel guide={guide} isInAudioCenter />
}
