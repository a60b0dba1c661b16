import ExternalLink from 'lucide-react/icons/external-link'
import { communityUrl } from '#web/lib/community.ts'
import { buttonStyles } from '#web/ui/button-styles.ts'
import { Card } from '#web/ui/Card.tsx'
import { cardNames } from './card-layout.ts'

export function DigitalIncome() {
  const address = communityUrl()
  if (address === null) return null
  return (
    <Card as="section" aria-labelledby="digital-income" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="digital-income" className="text-22">
          {cardNames.digitalIncome}
        </h2>
        <p className="text-ink-soft">Women who earn online share what works and what doesn’t, in our community.</p>
      </div>
      <a href={address} target="_blank" rel="noopener noreferrer" className={buttonStyles('quiet', 'medium')}>
        Digital Income
        <ExternalLink aria-hidden="true" className="size-4.5" />
        <span className="sr-only">, opens the community in a new tab</span>
      </a>
    </Card>
  )
}
