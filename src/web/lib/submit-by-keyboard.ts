import type { KeyboardEvent } from 'react'

/** Enter submits, Shift+Enter begins a new line. Enter that ends an IME composition does not submit. */
export function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** Submits the form with Ctrl or ⌘ and Enter from a text box in which Enter alone begins a new line. */
export function submitByKeyboard(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
}
