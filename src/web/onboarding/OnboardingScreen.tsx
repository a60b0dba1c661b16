import { useSession } from '#web/lib/session.ts'
import { Page } from '#web/ui/Page.tsx'
import { AccountWizard } from './AccountWizard.tsx'
import { VisitorWizard } from './VisitorWizard.tsx'

export function OnboardingScreen() {
  const { signedIn } = useSession()
  return (
    <Page title="Make it yours" lead="Four short steps. Skip anything you like.">
      {signedIn ? <AccountWizard /> : <VisitorWizard />}
    </Page>
  )
}
