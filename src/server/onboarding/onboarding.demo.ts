import { onboarding } from '#contract/onboarding.ts'
import { type FillDemo, readDemoContent } from '#server/lib/demo.ts'
import { completeOnboarding } from './onboarding.repo.ts'

export const fillOnboarding: FillDemo = async (tx, owner, { now }) => {
  await completeOnboarding(tx, owner, await readDemoContent('onboarding', onboarding), now)
}
