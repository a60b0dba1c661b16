import { Route } from 'wouter'
import { lazyScreen } from '#web/lib/lazy-screen.tsx'
import { openScreens } from './features.ts'

/** In development only, so that no build contains it. */
const Gallery = import.meta.env.DEV
  ? lazyScreen(async () => (await import('./gallery/Gallery.tsx')).Gallery)
  : undefined

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
