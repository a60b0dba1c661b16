import { lazy, Suspense, useEffect } from 'react'
import { Route, Switch } from 'wouter'
import { otherPaths, type Page } from '#contract/pages.ts'
import { followChanges } from '#web/lib/live-changes.ts'
import { useOpenPages } from '#web/lib/open-pages.ts'
import { useUser, watchSession } from '#web/lib/session.ts'
import { useLogOutQuestion } from '#web/lib/use-log-out.ts'
import { features, readersByTable } from './features.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { PremiumOffer } from './on-demand-parts.tsx'
import { openRoutes } from './open-routes.tsx'
import { Shell } from './Shell.tsx'
import { startOffline } from './start-offline.ts'

const LogOutQuestion = lazy(async () => ({ default: (await import('./LogOutQuestion.tsx')).LogOutQuestion }))

const screenOf = ({ key }: Page) => {
  const { screen: Screen } = features[key]
  return <Screen />
}

export function SignedIn() {
  useEffect(watchSession, [])
  useEffect(() => followChanges(readersByTable), [])
  const user = useUser()
  useEffect(() => startOffline(user), [user])
  const pages = useOpenPages()
  const isLeaving = useLogOutQuestion().unsaved.length > 0
  return (
    <Shell>
      <Switch>
        {pages.map((page) => (
          <Route key={page.key} path={page.path}>
            {screenOf(page)}
          </Route>
        ))}
        <Route path={otherPaths.dashboard}>
          <features.dashboard.screen />
        </Route>
        {openRoutes()}
        <Route>
          <NotFoundScreen />
        </Route>
      </Switch>
      <PremiumOffer />
      {isLeaving && (
        <Suspense>
          <LogOutQuestion />
        </Suspense>
      )}
    </Shell>
  )
}
