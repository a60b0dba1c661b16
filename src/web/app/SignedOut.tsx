import { useEffect } from 'react'
import { Route, Switch } from 'wouter'
import { otherPaths } from '#contract/pages.ts'
import { isCoachOn } from '#web/lib/coach.ts'
import { openLanding } from '#web/lib/session.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { Gallery, screens } from './screens.ts'
import { Shell } from './Shell.tsx'

/** The pages of someone who is signed out: the wizard, a new password, whom to call, what is not found. The landing page is a page of its own. */
export function SignedOut() {
  return (
    <Shell>
      <Switch>
        <Route path="/">
          <LeaveForLanding />
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
    </Shell>
  )
}

function LeaveForLanding() {
  useEffect(() => {
    openLanding()
  }, [])
  return null
}
