import type { CSSProperties } from 'react'
import type { Placement } from '#contract/vision-board.ts'
import type { SnapLine } from './snap.ts'

const variables = ({ x, y, width, turn, layer }: Placement): Record<`--${string}`, string> => ({
  '--x': String(x),
  '--y': String(y),
  '--wide': String(width),
  '--turn': `${turn}deg`,
  '--layer': String(layer),
})

/** Read by the class `free-card`. */
export const placementStyle = (placement: Placement): CSSProperties => variables(placement)

export const depthStyle = (deep: number): CSSProperties => {
  const style: Record<`--${string}`, string> = { '--deep': String(deep) }
  return style
}

/** Bypasses React, so that a drag renders nothing else. */
export function paintPlacement(card: HTMLElement, placement: Placement): void {
  for (const [name, value] of Object.entries(variables(placement))) card.style.setProperty(name, value)
}

export function paintGuides(board: HTMLElement, guides: readonly SnapLine[]): void {
  for (const line of board.querySelectorAll<HTMLElement>('[data-guide]')) {
    const guide = guides.find(({ axis }) => axis === line.dataset['guide'])
    line.hidden = guide === undefined
    if (guide) line.style.setProperty('--at', String(guide.at))
  }
}
