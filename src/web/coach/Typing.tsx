import { brand } from '#contract/brand.ts'

export function Typing() {
  return (
    <div className="flex h-6 items-center gap-1.5">
      <span className="sr-only">{brand.coach} is typing</span>
      {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
        <span key={delay} aria-hidden="true" className={`size-2 animate-breathe rounded-full bg-ink-soft ${delay}`} />
      ))}
    </div>
  )
}
