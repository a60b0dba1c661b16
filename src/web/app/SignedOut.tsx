import { useEffect } from 'react'
import { Route, Switch } from 'wouter'
import { openLanding } from '#web/lib/session.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { openRoutes } from './open-routes.tsx'
import { Shell } from './Shell.tsx'

/** The screens that open without a session. The landing page is a separate HTML page. */
export function SignedOut() {
  return (
    <Shell>
      <Switch>
        <Route path="/">
          <LeaveForLanding />
        </Route>
        {openRoutes()}
        <Route>
          <NotFoundScreen />
        </Route>
      </Switch>
    </Shell>
  )
}

function LeaveForLanding() {
  useEffect(() => {
    openLanding()
  }, [])
  return null
}
