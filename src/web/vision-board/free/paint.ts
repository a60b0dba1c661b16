import type { CSSProperties } from 'react'
import type { Place } from '#contract/vision-board.ts'
import type { Guide } from './snap.ts'

const variables = ({ x, y, width, turn, layer }: Place): Record<`--${string}`, string> => ({
  '--x': String(x),
  '--y': String(y),
  '--wide': String(width),
  '--turn': `${turn}deg`,
  '--layer': String(layer),
})

/** A place as the style of its card: the class `free-card` reads it. */
export const placeStyle = (place: Place): CSSProperties => variables(place)

/** How deep the board is, as its style. */
export const depthStyle = (deep: number): CSSProperties => {
  const style: Record<`--${string}`, string> = { '--deep': String(deep) }
  return style
}

/** Shows a card at a place without React: while it is in her hand, nothing else is to be worked out. */
export function paintPlace(card: HTMLElement, place: Place): void {
  for (const [name, value] of Object.entries(variables(place))) card.style.setProperty(name, value)
}

/** Shows the lines that a card was drawn to. */
export function paintGuides(board: HTMLElement, guides: readonly Guide[]): void {
  for (const line of board.querySelectorAll<HTMLElement>('[data-guide]')) {
    const guide = guides.find(({ axis }) => axis === line.dataset['guide'])
    line.hidden = guide === undefined
    if (guide) line.style.setProperty('--at', String(guide.at))
  }
}
