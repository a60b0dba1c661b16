/** Shows what went wrong in a form, also on a small screen with much written: the first wrong field takes the focus. */
export function bringIntoView(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (wrong) {
    wrong.focus({ preventScroll: true })
    wrong.scrollIntoView({ block: 'center' })
    return
  }
  // The reason stands after the fields, which may have alerts of their own.
  Array.from(form.querySelectorAll('[role="alert"]')).at(-1)?.scrollIntoView({ block: 'nearest' })
  // The button that was pressed let go of the focus while it was disabled.
  if (document.activeElement !== document.body) return
  for (const control of form.elements)
    if (control instanceof HTMLButtonElement && control.type === 'submit') control.focus({ preventScroll: true })
}
