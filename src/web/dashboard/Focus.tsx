import type { communicationStyles } from '#contract/lists.ts'
import type { OnboardingState } from '#contract/onboarding.ts'
import { once } from '#web/lib/once.ts'

type Style = (typeof communicationStyles)[number]

const tones: Record<Style, string> = {
  encouraging: 'One small step is enough for today.',
  direct: 'Pick one thing and start.',
  gentle: 'There’s no rush. Start where you are.',
  motivating: 'Today’s yours. Run with it.',
}

const list = once(() => new Intl.ListFormat('en', { type: 'conjunction' }))

export function Focus({ focus, isOnboarded }: { focus: OnboardingState | undefined; isOnboarded: boolean }) {
  return <p className="min-h-13 max-w-[46ch] max-sm:hidden">{wordsFor(focus, isOnboarded)}</p>
}

function wordsFor(state: OnboardingState | undefined, isOnboarded: boolean): string {
  const answers = state?.answers
  if (!isOnboarded)
    return state !== undefined && state.step > 0
      ? 'Your setup is saved where you left off. Finish it whenever you like; everything here works without it.'
      : 'Four short steps set up Glowell for you. Or just start writing: setup is optional.'
  if (!answers) return tones.encouraging
  const goals = answers.primaryGoals.length > 0 ? answers.primaryGoals : answers.wellness_areas
  const tone = tones[answers.preferred_communication]
  return goals.length > 0 ? `You chose ${list().format(goals)}. ${tone}` : tone
}
