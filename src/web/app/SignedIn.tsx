import { useEffect } from 'react'
import { Route, Switch } from 'wouter'
import { otherPaths, type Page } from '#contract/pages.ts'
import { isCoachOn, openPages } from '#web/lib/coach.ts'
import { watchSession } from '#web/lib/session.ts'
import { ComingSoonScreen } from './ComingSoonScreen.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { Offers } from './Offers.tsx'
import { Gallery, screens } from './screens.ts'
import { Shell } from './Shell.tsx'

const screenOf = (page: Page) => {
  if (!page.isReady) return <ComingSoonScreen page={page} />
  const Screen = screens[page.key]
  return <Screen />
}

/** The pages of someone who is signed in. */
export function SignedIn() {
  useEffect(watchSession, [])
  return (
    <Shell>
      <Switch>
        {openPages().map((page) => (
          <Route key={page.key} path={page.path}>
            {screenOf(page)}
          </Route>
        ))}
        <Route path={otherPaths.dashboard}>
          <screens.dashboard />
        </Route>
        <Route path={otherPaths.onboarding}>
          <screens.onboarding />
        </Route>
        <Route path={otherPaths.resetPassword}>
          <screens.resetPassword />
        </Route>
        <Route path={otherPaths.help}>
          <screens.help />
        </Route>
        {isCoachOn() && (
          <Route path={otherPaths.aboutCoach}>
            <screens.aboutCoach />
          </Route>
        )}
        {Gallery && (
          <Route path="/gallery">
            <Gallery />
          </Route>
        )}
        <Route>
          <NotFoundScreen />
        </Route>
      </Switch>
      <Offers />
    </Shell>
  )
}
