import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LowSun } from '#web/ui/drawings/LowSun.tsx'
import { useAddress } from './addresses.ts'

export function NoneShown({ part }: { part: string }) {
  const { showPart } = useAddress()
  return (
    <EmptyState
      drawing={<LowSun className="h-20" />}
      title="Nothing here yet"
      action={<Button onClick={() => showPart('all')}>Show everything</Button>}
    >
      {part === 'loved'
        ? 'Touch the heart of a vision, and it waits for you here.'
        : 'What you put in this part of your board waits for you here.'}
    </EmptyState>
  )
}
