import ListChecks from 'lucide-react/icons/list-checks'
import LogOutIcon from 'lucide-react/icons/log-out'
import { otherPaths } from '#contract/pages.ts'
import { isCoachOn } from '#web/lib/coach.ts'
import { useUser } from '#web/lib/session.ts'
import { useLogOut } from '#web/lib/use-log-out.ts'
import { Button } from '#web/ui/Button.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Page } from '#web/ui/Page.tsx'
import { About } from './About.tsx'
import { CoachAreas } from './CoachAreas.tsx'
import { NotificationSettings } from './NotificationSettings.tsx'
import { ThemeSettings } from './ThemeSettings.tsx'
import { SpiritualSettings } from './SpiritualSettings.tsx'
import { Password } from './Password.tsx'
import { Sessions } from './Sessions.tsx'
import { Plan } from './Plan.tsx'
import { Section } from './Section.tsx'
import { YourData } from './YourData.tsx'

export function ProfileScreen() {
  const { isDemo } = useUser()
  return (
    <Page title="Profile" lead="Your name, your plan, and your devices.">
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1.65fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <About />
        <div className="grid content-start gap-4 sm:gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Plan />
          <Answers />
          <NotificationSettings />
          <SpiritualSettings />
          <ThemeSettings />
          {!isDemo && <Password />}
          <Leave />
        </div>
        <div className="grid content-start gap-4 sm:gap-6">
          {isCoachOn() && <CoachAreas />}
          <Sessions />
          <YourData />
        </div>
      </div>
    </Page>
  )
}

function Answers() {
  const { isOnboarded } = useUser()
  return (
    <Section title="Your answers" lead="What you told us about your goals. Change them whenever your life does.">
      <LinkButton
        href={otherPaths.onboarding}
        size="small"
        className="justify-self-start"
        icon={<ListChecks aria-hidden="true" className="size-4.5" />}
      >
        {isOnboarded ? 'Open my answers' : 'Answer a few questions'}
      </LinkButton>
    </Section>
  )
}

function Leave() {
  const { leave, isPending } = useLogOut()
  return (
    <Section
      title="Log out on this device"
      lead="Nothing of yours stays in this browser."
      action={
        <Button
          size="small"
          icon={<LogOutIcon aria-hidden="true" className="size-4.5" />}
          isPending={isPending}
          pendingText="Logging out..."
          onClick={leave}
        >
          Log out
        </Button>
      }
    />
  )
}
