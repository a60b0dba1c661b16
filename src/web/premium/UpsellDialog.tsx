import { brand } from '#contract/brand.ts'
import type { Limited } from '#contract/plans.ts'
import { closeUpsell, useUpsell } from '#web/lib/upsell.ts'
import { Upsell } from './Upsell.tsx'

const reasons: Record<Limited, string> = {
  journalEntries: 'Write as often as you like, with no limit.',
  aiQuestions: `Ask ${brand.coach} as often as you like, at any hour.`,
  visionBoards: 'Room on your board for every picture of where you’re headed.',
}
const anyReason = 'More room for your words, and more to learn from them.'

/** Mounted once in the app. Any feature opens it through lib/upsell.ts. */
export function UpsellDialog() {
  const { isOpen, feature } = useUpsell()
  return (
    <Upsell
      form="modal"
      isOpen={isOpen}
      title={`${brand.name} Premium`}
      description={feature === undefined ? anyReason : reasons[feature]}
      onLater={closeUpsell}
    />
  )
}
