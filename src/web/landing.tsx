import { createRoot, hydrateRoot } from 'react-dom/client'
import { islands } from './landing.islands.tsx'
import { islandNames } from './landing/island-names.ts'
import { reportingRoot, watchErrors } from './lib/report-error.ts'
import { Toaster } from './ui/Toaster.tsx'

const container = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no #${id}`)
  return found
}

watchErrors()
if (import.meta.env.DEV) {
  const { Landing } = await import('./landing/Landing.tsx')
  const { getStarted: GetStarted, tryDemo: TryDemo, theme: Theme } = islands
  createRoot(container('page'), reportingRoot).render(
    <Landing getStarted={<GetStarted />} tryDemo={<TryDemo />} theme={<Theme />} />,
  )
} else {
  for (const name of islandNames) {
    const Island = islands[name]
    hydrateRoot(container(`island-${name}`), <Island />, { ...reportingRoot, identifierPrefix: name })
  }
}
createRoot(container('toasts'), reportingRoot).render(<Toaster />)
