import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import PiggyBank from 'lucide-react/icons/piggy-bank'
import Scale from 'lucide-react/icons/scale'
import Sparkles from 'lucide-react/icons/sparkles'
import Sprout from 'lucide-react/icons/sprout'
import Sun from 'lucide-react/icons/sun'
import Users from 'lucide-react/icons/users'
import { primaryGoals } from '#contract/lists.ts'
import { Field } from '#web/ui/Field.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import type { StepProps } from './answers.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'

const icons: Record<(typeof primaryGoals)[number], typeof Sun> = {
  'Financial Independence': PiggyBank,
  'Health & Fitness': HeartPulse,
  'Career Growth': BriefcaseBusiness,
  Relationships: Users,
  'Personal Development': Sprout,
  'Spiritual Growth': Sun,
  'Work-Life Balance': Scale,
  'Confidence Building': Sparkles,
}

export function GoalsStep({ answers, onChange, errors }: StepProps) {
  return (
    <>
      <ChoiceGroup
        label="Primary goals"
        hint={<GoalCount count={answers.primaryGoals.length} />}
        kind="several"
        columns="sm:grid-cols-2"
        choices={primaryGoals.map((value) => {
          const Icon = icons[value]
          return { value, title: value, icon: <Icon className="size-5" /> }
        })}
        chosen={answers.primaryGoals}
        error={errors['primaryGoals']}
        onChange={(chosen) => {
          onChange({ primaryGoals: chosen })
        }}
      />
      <Field
        label="Biggest current challenge"
        hint="As much or as little as you want."
        error={errors['currentChallenges']}
      >
        <Textarea
          name="currentChallenges"
          rows={4}
          maxLength={5000}
          value={answers.currentChallenges}
          onChange={(event) => {
            onChange({ currentChallenges: event.target.value })
          }}
        />
      </Field>
    </>
  )
}

function GoalCount({ count }: { count: number }) {
  return (
    <>
      Choose 2 to 4 goals. <output className="tabular font-semibold text-ink">{countText(count)}</output>
    </>
  )
}

const countText = (count: number): string => {
  if (count === 0) return 'None chosen yet.'
  if (count === 1) return '1 chosen: there’s room for another.'
  if (count <= 4) return `${count} chosen: a good number.`
  return `${count} chosen: that’s a lot at once, and fine if you mean it.`
}
