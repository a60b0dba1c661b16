import { useRef } from 'react'
import { focusPage } from '#web/lib/page-focus.ts'

/** Stores the focused element when a dialog opened, and focuses it again when the dialog closes. */
export function useReturnFocus() {
  const opener = useRef<{ element: Element | null; path: string }>({ element: null, path: '' })
  return {
    keepOpener: () => {
      opener.current = { element: document.activeElement, path: window.location.pathname }
    },
    returnFocus: (event: Event) => {
      event.preventDefault()
      const { element, path } = opener.current
      // The element may be gone, such as with another dialog, or the dialog led to another page: then the heading gets the focus.
      const isBack = element?.isConnected === true && element !== document.body && path === window.location.pathname
      if (!isBack) focusPage()
      else if (element instanceof HTMLElement) element.focus({ preventScroll: true })
    },
  }
}
