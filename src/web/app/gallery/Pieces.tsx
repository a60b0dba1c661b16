import { Avatar } from '#web/ui/Avatar.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { MoodFace } from '#web/ui/MoodFace.tsx'
import { PremiumBadge } from '#web/ui/PremiumBadge.tsx'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { TagList } from '#web/ui/TagList.tsx'
import { GallerySection } from './GallerySection.tsx'

const tabs = [
  { value: 'signup', label: 'Sign Up', content: <p>The panel of the first tab.</p> },
  { value: 'login', label: 'Login', content: <p>The panel of the second tab.</p> },
]

export function Pieces() {
  return (
    <GallerySection title="Pieces">
      <Card as="article" className="grid gap-2">
        <div className="flex items-start justify-between gap-3">
          <h3 className="text-18">A slow morning</h3>
          <MoodFace mood={4} />
        </div>
        <p>Coffee by the window. I said no to one thing and it was fine.</p>
        <TagList tags={['morning', 'boundaries', 'rest', 'coffee']} max={3} />
      </Card>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name="Ana" />
        <Avatar name="" />
        <PremiumBadge />
        <Badge>Free: 7 of 10 entries remaining</Badge>
        <Spinner className="size-6 text-magenta" />
      </div>
      <ProgressBar label="Setting up" value={50} valueText="Step 2 of 4" />
      <ProgressBar label="Not started" value={0} />
      <ProgressBar label="Done" value={100} />
      <Tabs label="Account" tabs={tabs} />
      <Card className="grid gap-3">
        <Skeleton className="h-6 w-2/5" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-4/5" />
      </Card>
    </GallerySection>
  )
}
