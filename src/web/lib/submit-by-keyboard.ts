import type { KeyboardEvent } from 'react'

/** One line as in a chat: Enter asks, Shift and Enter begin another. Enter that ends a composed word is part of the word. */
export function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** Sends the form with Ctrl or ⌘ and Enter from a box in which Enter alone begins a new line. */
export function submitByKeyboard(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
}
