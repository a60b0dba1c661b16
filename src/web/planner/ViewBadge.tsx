import { askForUpgrade } from '#web/lib/upsell.ts'
import { Badge } from '#web/ui/Badge.tsx'

/** Says which view the free plan has; it opens the offer of the others. */
export function ViewBadge() {
  return (
    <button
      type="button"
      className="group min-h-11 rounded-full text-left transition hover:brightness-[0.96]"
      onClick={() => askForUpgrade()}
    >
      <Badge tone="gold">Monthly View Only - Upgrade for Daily/Weekly Views</Badge>
    </button>
  )
}
