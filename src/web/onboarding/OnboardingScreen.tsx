import { useSession } from '#web/lib/session.ts'
import { Page } from '#web/ui/Page.tsx'
import { AccountWizard } from './AccountWizard.tsx'
import { VisitorWizard } from './VisitorWizard.tsx'

export function OnboardingScreen() {
  const { signedIn } = useSession()
  return (
    <Page title="Make it yours" lead="Four short steps. Skip what you like; nothing here holds you up.">
      {signedIn ? <AccountWizard /> : <VisitorWizard />}
    </Page>
  )
}
