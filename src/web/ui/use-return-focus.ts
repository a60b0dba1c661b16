import { useRef } from 'react'
import { focusPage } from '#web/lib/page-focus.ts'

/** Keeps what had the focus when a dialog opened, and gives it back when the dialog closes. */
export function useReturnFocus() {
  const opener = useRef<{ element: Element | null; path: string }>({ element: null, path: '' })
  return {
    keepOpener: () => {
      opener.current = { element: document.activeElement, path: window.location.pathname }
    },
    returnFocus: (event: Event) => {
      event.preventDefault()
      const { element, path } = opener.current
      // To what opened it; to the heading where that has gone (with the dialog it stood in, say: then nothing had the focus),
      // or where the dialog led to another page.
      const isBack = element?.isConnected === true && element !== document.body && path === window.location.pathname
      if (!isBack) focusPage()
      else if (element instanceof HTMLElement) element.focus({ preventScroll: true })
    },
  }
}
