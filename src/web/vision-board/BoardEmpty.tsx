import ImagePlus from 'lucide-react/icons/image-plus'
import { visionSamples } from '#contract/vision-lists.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { MainAction } from '#web/ui/MainAction.tsx'

export function BoardEmpty({ onAdd }: { onAdd: () => void }) {
  const [home] = visionSamples
  return (
    <EmptyState
      drawing={<Pinned />}
      title="Create Your Vision Board"
      example={
        <div className="flex flex-col gap-x-4 gap-y-3 min-[22rem]:flex-row min-[22rem]:items-center">
          <img src={home.path} alt="" width={112} height={84} className="shrink-0 rounded-control" />
          <div>
            <p className="font-display text-18">A home with a garden</p>
            <p className="text-15 text-ink-soft">Somewhere to read under a tree, and a table for eight.</p>
          </div>
        </div>
      }
      action={
        <MainAction icon={<ImagePlus aria-hidden="true" className="size-5" />} onClick={onAdd}>
          Add Your First Vision
        </MainAction>
      }
    >
      A picture and a few words for what you want to see in your life. Start with one that makes you smile.
    </EmptyState>
  )
}

const Pinned = () => (
  <svg viewBox="0 0 200 112" aria-hidden="true" className="h-28">
    <g strokeWidth="1.5">
      <g transform="rotate(-6 46 60)">
        <rect x="16" y="26" width="60" height="72" rx="8" fill="var(--surface)" stroke="var(--line)" />
        <rect x="22" y="32" width="48" height="38" rx="4" fill="var(--sky-low)" />
        <path d="M30 70a16 16 0 0 1 32 0z" fill="var(--sunrise-coral)" />
        <path d="M24 80h34M24 88h22" stroke="var(--line)" strokeLinecap="round" />
      </g>
      <g transform="rotate(5 156 62)">
        <rect x="126" y="28" width="60" height="72" rx="8" fill="var(--surface)" stroke="var(--line)" />
        <rect x="132" y="34" width="48" height="38" rx="4" fill="var(--sky-high)" />
        <path d="M132 66c12-14 20-16 27-6s13 2 21-8v20h-48z" fill="var(--hill-mid)" />
        <path d="M134 82h34M134 90h22" stroke="var(--line)" strokeLinecap="round" />
      </g>
      <rect
        x="68"
        y="12"
        width="66"
        height="80"
        rx="8"
        fill="var(--surface)"
        stroke="var(--edge)"
        strokeDasharray="4 4"
      />
      <path d="M101 42v20M91 52h20" stroke="var(--magenta)" strokeWidth="2.5" strokeLinecap="round" />
    </g>
    <g fill="var(--gold)">
      <circle cx="50" cy="26" r="4" />
      <circle cx="101" cy="12" r="4" />
      <circle cx="153" cy="28" r="4" />
    </g>
  </svg>
)
