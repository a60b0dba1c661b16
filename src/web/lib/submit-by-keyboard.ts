import type { KeyboardEvent } from 'react'

/** Sends the form with Ctrl or ⌘ and Enter from a box in which Enter alone begins a new line. */
export function submitByKeyboard(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
}
