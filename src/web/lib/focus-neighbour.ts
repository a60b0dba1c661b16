import { markRemoved } from './undo-focus.ts'

/**
 * Moves the focus from a control of a list item that is about to be removed to the first control of the next item, the previous
 * one, or else to the page's heading, so that the keyboard does not restart at the top.
 */
export function focusNeighbour(control: HTMLElement): void {
  markRemoved(control)
  const item = control.closest('li')
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const next = neighbour?.querySelector<HTMLElement>('button, a') ?? document.querySelector<HTMLElement>('h1')
  next?.focus({ preventScroll: true })
}
