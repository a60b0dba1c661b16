import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { GallerySection } from './GallerySection.tsx'

const grounds = ['bg-paper', 'bg-surface', 'bg-sunk', 'bg-raised', 'bg-sunrise', 'bg-sunrise-button']
const accents = ['magenta', 'royal', 'purple', 'green', 'pink', 'blue', 'red', 'gold'] as const
const fills: Record<(typeof accents)[number], string> = {
  magenta: 'bg-magenta',
  royal: 'bg-royal',
  purple: 'bg-purple',
  green: 'bg-green',
  pink: 'bg-pink',
  blue: 'bg-blue',
  red: 'bg-red',
  gold: 'bg-gold',
}
const tones: readonly BadgeTone[] = ['neutral', ...accents]

export function Colours() {
  return (
    <GallerySection title="Color">
      <div className="grid grid-cols-6 gap-2">
        {grounds.map((ground) => (
          <div key={ground} className={`h-14 rounded-control border border-line ${ground}`} />
        ))}
      </div>
      <div className="grid grid-cols-8 gap-2">
        {accents.map((accent) => (
          <div key={accent} className={`h-10 rounded-control ${fills[accent]}`} />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
    </GallerySection>
  )
}
