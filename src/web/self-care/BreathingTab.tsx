import { BreathingPanel } from './BreathingPanel.tsx'
import { useGuide } from './use-guide.ts'

export function BreathingTab() {
  const guide = useGuide()
  return <BreathingPanel guide={guide} isInAudioCenter />
}
