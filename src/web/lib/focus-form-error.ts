/** Focuses the first invalid field of a form, or scrolls to the error where no field is invalid. */
export function focusFormError(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (wrong) {
    wrong.focus({ preventScroll: true })
    wrong.scrollIntoView({ block: 'center' })
    return
  }
  // The form's own alert comes after those of its fields.
  Array.from(form.querySelectorAll('[role="alert"]')).at(-1)?.scrollIntoView({ block: 'nearest' })
  // The pressed button lost the focus while it was disabled.
  if (document.activeElement !== document.body) return
  for (const control of form.elements)
    if (control instanceof HTMLButtonElement && control.type === 'submit') control.focus({ preventScroll: true })
}
