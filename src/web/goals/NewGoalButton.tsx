import Target from 'lucide-react/icons/target'
import { MainAction } from '#web/ui/MainAction.tsx'

export function NewGoalButton({ onClick }: { onClick: () => void }) {
  return (
    <MainAction icon={<Target aria-hidden="true" className="size-5" />} onClick={onClick}>
      New Goal
    </MainAction>
  )
}
