import { useRef } from 'react'

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
      const target = isBack ? element : document.querySelector('h1')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
  }
}
