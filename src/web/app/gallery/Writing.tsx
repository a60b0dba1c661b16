import { Brand } from '#web/ui/Brand.tsx'
import { GallerySection } from './GallerySection.tsx'

const sizes = ['text-48', 'text-36', 'text-28', 'text-22']

export function Writing() {
  return (
    <GallerySection title="Type">
      <Brand />
      {sizes.map((size) => (
        <p key={size} className={`font-display ${size}`}>
          A calm room, late light
        </p>
      ))}
      <p className="text-18">Lead text: what this page is for, in one sentence.</p>
      <p className="max-w-reading">
        Body text at 16 on 1.6. You wrote three entries this week, and the one on Tuesday was the longest. Nothing here
        asks for more than you want to give.{' '}
        <a href="#main" className="link">
          A link in a text
        </a>
        .
      </p>
      <p className="text-15 text-ink-soft">Small text, 15: notes next to something.</p>
      <p className="tabular text-13 text-ink-soft">Smallest, 13: November 18, 2026, 7:42 AM</p>
    </GallerySection>
  )
}
