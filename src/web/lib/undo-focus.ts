import { focusPage } from './page-focus.ts'

/** How long to wait for a restored record to appear, in milliseconds. */
const maxWait = 5_000

/** Identifies a control by its name and by its position among the controls with this name. Its element is removed with the record. */
export type ControlMark = { element: HTMLElement; name: string; at: number; count: number }

let removed: ControlMark | undefined

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent

const likeIt = (tag: string, name: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(tag)].filter((each) => nameOf(each) === name && each.checkVisibility())

function mark(element: Element | null): ControlMark | undefined {
  if (!(element instanceof HTMLElement) || element === document.body) return undefined
  const name = nameOf(element)
  const all = likeIt(element.localName, name)
  return { element, name, at: all.indexOf(element), count: all.length }
}

/** The control of a record that is about to be removed. */
export function markRemoved(control: HTMLElement): void {
  removed = mark(control)
}

/** Marks the control that the user just used: an undo returns the focus to it. */
export function markForUndo(): ControlMark | undefined {
  const marked = removed ?? mark(document.activeElement)
  removed = undefined
  return marked
}

function find({ element, name, at, count }: ControlMark): HTMLElement | undefined {
  if (element.isConnected && element.checkVisibility()) return element
  const all = likeIt(element.localName, name)
  return all.length < count ? undefined : all[at]
}

/**
 * Focuses the control again. Until it is there, the page's heading has the focus. If the user moves the focus meanwhile, it
 * stays there.
 */
export function focusAfterUndo(marked: ControlMark | undefined): void {
  const take = () => {
    const control = marked && find(marked)
    control?.focus()
    return control !== undefined
  }
  if (take()) return
  focusPage()
  if (marked === undefined) return
  const held = document.activeElement
  const observer = new MutationObserver(() => {
    if (document.activeElement !== held || take()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), maxWait)
}
