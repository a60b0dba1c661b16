import type { communicationStyles } from '#contract/lists.ts'
import type { OnboardingState } from '#contract/onboarding.ts'

type Style = (typeof communicationStyles)[number]

const tones: Record<Style, string> = {
  encouraging: 'One small step is enough for today.',
  direct: 'Pick one thing and begin.',
  gentle: 'There is no hurry. Start where you are.',
  motivating: 'Today is yours. Take it somewhere.',
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

export function Focus({ focus, isOnboarded }: { focus: OnboardingState | undefined; isOnboarded: boolean }) {
  return <p className="min-h-13 max-w-[46ch]">{wordsFor(focus, isOnboarded)}</p>
}

function wordsFor(state: OnboardingState | undefined, isOnboarded: boolean): string {
  const answers = state?.answers
  if (!isOnboarded)
    return state !== undefined && state.step > 0
      ? 'Your setup is waiting where you left it. Write first if you like: nothing here depends on it.'
      : 'Four short steps make Glowell yours. Or begin with a few words: nothing here depends on it.'
  if (!answers) return tones.encouraging
  const goals = answers.primaryGoals.length > 0 ? answers.primaryGoals : answers.wellness_areas
  const tone = tones[answers.preferred_communication]
  return goals.length > 0 ? `You chose ${list.format(goals.slice(0, 3))}. ${tone}` : tone
}
