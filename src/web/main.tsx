import { setNonce } from 'get-nonce'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { askSession, takeBoot } from './app/boot.ts'
import { preloadScreen, preloadTouchedLinks } from './app/preload-screen.ts'
import { reportingRoot, watchErrors } from './lib/report-error.ts'
import './ui/styles.css'

// Dialogs keep the page from scrolling with a style element. The nonce makes the content security policy allow it.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
if (nonce !== undefined && nonce !== '') setNonce(nonce)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
watchErrors()
preloadTouchedLinks()
const asking = takeBoot() ? null : askSession()
// The page's own placeholder stays until a screen has loaded, because React would show its placeholder for at least 300 ms.
void preloadScreen(location.pathname).then(() => {
  // A transition is rendered in pieces of a few milliseconds, so that the page responds to a touch in between.
  startTransition(() => createRoot(root, reportingRoot).render(<App asking={asking} />))
})
