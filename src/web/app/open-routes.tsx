import { Route } from 'wouter'
import { lazyScreen } from '#web/lib/lazy-screen.tsx'
import { openScreens } from './features.ts'

/** Everything of the kit in every state: in development only, so that no build holds it. */
const Gallery = import.meta.env.DEV
  ? lazyScreen(async () => ({ default: (await import('./gallery/Gallery.tsx')).Gallery }))
  : undefined

/** The routes that are there whether or not somebody is signed in. */
export const openRoutes = () => [
  ...Object.values(openScreens)
    .filter(({ isOn }) => isOn?.() ?? true)
    .map(({ path, screen: Screen }) => (
      <Route key={path} path={path}>
        <Screen />
      </Route>
    )),
  Gallery && (
    <Route key="gallery" path="/gallery">
      <Gallery />
    </Route>
  ),
]
