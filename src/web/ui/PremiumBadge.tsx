import Sparkles from 'lucide-react/icons/sparkles'
import { Badge } from './Badge.tsx'

/** Marks premium features and accounts. */
export function PremiumBadge() {
  return (
    <Badge tone="gold" icon={<Sparkles aria-hidden="true" className="size-3.5" />}>
      Premium
    </Badge>
  )
}
