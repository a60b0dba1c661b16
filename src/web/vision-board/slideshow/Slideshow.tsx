import X from 'lucide-react/icons/x'
import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import type { Vision } from '#contract/vision-board.ts'
import { useBackCloses } from '#web/lib/back-closes.ts'
import { useDeviceSettings } from '#web/lib/device-settings.ts'
import { useWakeLock } from '#web/lib/use-wake-lock.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { titleOf } from '../vision-labels.ts'
import { Slide } from './Slide.tsx'
import { SlideControls, type SlideSettings } from './SlideControls.tsx'
import { canBeFull, useFullScreen } from './use-full-screen.ts'
import { useIdle } from './use-idle.ts'
import { useSlides } from './use-slides.ts'

type Props = { visions: readonly Vision[]; onClose: () => void }

const usual: SlideSettings = { seconds: 8, only: 'all' }
const swipe = 48

export function Slideshow({ visions, onClose }: Props) {
  const { settings, change } = useDeviceSettings<SlideSettings>('glowell.slideshow', usual)
  const [isPlaying, setPlaying] = useState(true)
  const { keepOpener, returnFocus } = useReturnFocus()
  const play = useRef<HTMLButtonElement>(null)
  const full = useFullScreen(onClose)
  useCloseOnBack(onClose)
  useWakeLock(isPlaying)
  const { slides, only, hasLoved } = chosenOf(visions, settings)
  const { vision, before, at, show } = useSlides(slides, isPlaying, settings.seconds)
  const isQuiet = useIdle(isPlaying)
  const step = (by: number) => show(at + by)
  const handleKey = keysOf(
    { step, first: () => show(0), last: () => show(slides.length - 1) },
    () => setPlaying(!isPlaying),
    full.toggle,
  )

  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          data-theme="dark"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            keepOpener()
            // Focuses Play and not the first button, so that the space bar plays.
            event.preventDefault()
            play.current?.focus({ preventScroll: true })
          }}
          onCloseAutoFocus={returnFocus}
          onKeyDown={handleKey}
          className={cx(
            'fixed inset-0 z-50 animate-fade overflow-clip bg-deep text-ink outline-none',
            isQuiet && 'cursor-none',
          )}
        >
          <Radix.Title className="sr-only">Slideshow of your visions</Radix.Title>
          <Slides vision={vision} before={before} seconds={settings.seconds} onStep={step} />
          <div className="pointer-events-none absolute inset-x-0 bottom-0 grid gap-3 bg-linear-to-t from-deep via-deep/85 to-transparent px-4 pt-16 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-10 sm:pb-8">
            <Caption vision={vision} isPlaying={isPlaying} />
            <ControlBar isQuiet={isQuiet} count={`${at + 1} of ${slides.length}`}>
              <SlideControls
                play={play}
                isPlaying={isPlaying}
                onPlay={() => setPlaying(!isPlaying)}
                onStep={step}
                settings={{ ...settings, only }}
                onChange={change}
                hasLoved={hasLoved}
                full={canBeFull() ? full : undefined}
              />
            </ControlBar>
          </div>
          <CloseButton isQuiet={isQuiet} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The visions to show: all, or the loved ones where there are any. */
function chosenOf(visions: readonly Vision[], settings: SlideSettings) {
  const loved = visions.filter(({ isLoved }) => isLoved)
  const hasLoved = loved.length > 0
  const only = hasLoved ? settings.only : 'all'
  return { hasLoved, only, slides: only === 'loved' ? loved : visions }
}

type SlidesProps = {
  vision: Vision | undefined
  before: Vision | undefined
  seconds: number
  onStep: (by: number) => void
}

function Slides({ vision, before, seconds, onStep }: SlidesProps) {
  return (
    <div className="absolute inset-0 touch-pan-y" {...useSwipe(onStep)}>
      {before && <Slide key={before.id} vision={before} isLeaving seconds={seconds} />}
      {vision && <Slide key={vision.id} vision={vision} isLeaving={false} seconds={seconds} />}
    </div>
  )
}

function ControlBar({ isQuiet, count, children }: { isQuiet: boolean; count: string; children: ReactNode }) {
  return (
    <div
      className={cx(
        'pointer-events-auto flex flex-wrap items-center justify-center gap-x-4 gap-y-1 transition-opacity duration-500 sm:justify-between',
        isQuiet && 'opacity-0 focus-within:opacity-100',
      )}
    >
      {children}
      <p className="tabular text-15 text-ink-soft">{count}</p>
    </div>
  )
}

function CloseButton({ isQuiet }: { isQuiet: boolean }) {
  return (
    <Radix.Close asChild>
      <IconButton
        label="Close"
        icon={<X className="size-6" />}
        className={cx(
          'absolute top-[max(0.75rem,env(safe-area-inset-top))] right-3 rounded-full bg-deep/60 text-ink',
          isQuiet && 'opacity-0 focus-visible:opacity-100',
        )}
      />
    </Radix.Close>
  )
}

function useCloseOnBack(onClose: () => void): void {
  useBackCloses(true, () => {
    onClose()
    return true
  })
}

function Caption({ vision, isPlaying }: { vision: Vision | undefined; isPlaying: boolean }) {
  return (
    <div aria-live={isPlaying ? 'off' : 'polite'} className="grid max-w-reading gap-1">
      {vision && <Words vision={vision} />}
    </div>
  )
}

function Words({ vision }: { vision: Vision }) {
  return (
    <>
      <h3 className="user-text line-clamp-3 font-display text-28 sm:text-36">{titleOf(vision)}</h3>
      {vision.description !== null && vision.description !== '' && (
        <p className="user-text line-clamp-3 text-16 text-ink-soft sm:text-18">{vision.description}</p>
      )}
    </>
  )
}

type Steps = { step: (by: number) => void; first: () => void; last: () => void }

function keysOf({ step, first, last }: Steps, onPlay: () => void, onFull: () => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey || target instanceof HTMLSelectElement) return
    if (key === ' ' && target instanceof HTMLButtonElement) return
    const act = { ArrowLeft: () => step(-1), ArrowRight: () => step(1), Home: first, End: last, ' ': onPlay, f: onFull }
    const chosen = Object.entries(act).find(([name]) => name === key)?.[1]
    if (chosen === undefined) return
    event.preventDefault()
    chosen()
  }
}

function useSwipe(step: (by: number) => void) {
  const down = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown: ({ clientX, clientY, isPrimary }: PointerEvent) => {
      down.current = isPrimary ? { x: clientX, y: clientY } : undefined
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = down.current
      down.current = undefined
      if (from === undefined) return
      const [across, along] = [clientX - from.x, clientY - from.y]
      if (Math.abs(across) > swipe && Math.abs(across) > 1.5 * Math.abs(along)) step(across < 0 ? 1 : -1)
    },
  }
}
