import { useEffect } from 'react'
import { Route, Switch } from 'wouter'
import { openLanding } from '#web/lib/session.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { openRoutes } from './open-routes.tsx'
import { Shell } from './Shell.tsx'

/** The landing page is not among them: it is a page of its own. */
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
