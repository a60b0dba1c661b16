import Brain from 'lucide-react/icons/brain'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import ListChecks from 'lucide-react/icons/list-checks'
import Sun from 'lucide-react/icons/sun'
import Wallet from 'lucide-react/icons/wallet'
import { brand } from '#contract/brand.ts'
import { communicationStyles, wellnessAreas } from '#contract/lists.ts'
import { isCoachOn } from '#web/lib/coach.ts'
import type { StepProps } from './answers.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { styles } from './wizard-text.ts'

const icons: Record<(typeof wellnessAreas)[number], typeof Sun> = {
  'Physical Health': HeartPulse,
  'Mental & Emotional': Brain,
  'Financial Wellness': Wallet,
  'Spiritual Growth': Sun,
  'Life Organization': ListChecks,
}

export function WellnessStep({ answers, onChange, errors }: StepProps) {
  return (
    <>
      <ChoiceGroup
        label="Wellness focus areas"
        hint="What you choose counts extra in your wellness score."
        kind="several"
        columns="sm:grid-cols-2"
        choices={wellnessAreas.map((value) => {
          const Icon = icons[value]
          return { value, title: value, icon: <Icon className="size-5" /> }
        })}
        chosen={answers.wellness_areas}
        error={errors['wellness_areas']}
        onChange={(chosen) => {
          onChange({ wellness_areas: chosen })
        }}
      />
      {isCoachOn() && (
        <ChoiceGroup
          label="Coach communication style"
          hint={`How ${brand.coach}, your coach, should sound. Here’s an example of each.`}
          kind="one"
          columns="sm:grid-cols-2"
          choices={communicationStyles.map((value) => {
            const { title, example } = styles[value]
            return { value, title, hint: `“${example}”` }
          })}
          chosen={[answers.preferred_communication]}
          error={errors['preferred_communication']}
          onChange={([style = answers.preferred_communication]) => {
            onChange({ preferred_communication: style })
          }}
        />
      )}
    </>
  )
}
