import { useEffect } from 'react'
import { Route, Switch } from 'wouter'
import { openLanding } from '#web/lib/session.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { openRoutes } from './open-routes.tsx'
import { Shell } from './Shell.tsx'

/** The pages of someone who is signed out: the wizard, a new password, whom to call, what is not found. The landing page is a page of its own. */
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
