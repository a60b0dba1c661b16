import { type ComponentType, type ReactNode, useId } from 'react'
import { brand } from '#contract/brand.ts'
import { notificationKinds } from '#contract/lists.ts'
import type { Onboarding } from '#contract/onboarding.ts'
import { notificationWords } from '#web/lib/notification-kinds.ts'
import { isCoachOn } from '#web/lib/coach.ts'
import { ideasFor, showIdea } from '#web/lib/goal-ideas.ts'
import { Horizon } from '#web/ui/drawings/Horizon.tsx'
import { Petals } from './Petals.tsx'
import { styles } from './wizard-text.ts'

/** Shows the user's own answers; anything else is marked 'Sample'. For screens with room beside the wizard. */
export function Preview({ answers }: { answers: Onboarding }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="overflow-hidden rounded-card border border-line bg-surface shadow-card max-lg:hidden lg:sticky lg:top-24"
    >
      <Horizon className="h-36 w-full" />
      <div className="grid gap-5 p-5">
        <div>
          <p className="text-13 font-semibold text-ink-soft">Preview, from your answers</p>
          <h2 id={id} className="text-22">
            {titleOf(answers)}
          </h2>
        </div>
        <PartOfGoals answers={answers} />
        <PartOfWellness answers={answers} />
        <PartOfReminders answers={answers} />
      </div>
    </section>
  )
}

const parts: readonly (ComponentType<{ answers: Onboarding }> | null)[] = [
  null,
  null,
  PartOfGoals,
  PartOfWellness,
  PartOfReminders,
]

/** The part of the preview that a step fills, right below its questions: for narrow screens. */
export function StepPreview({ answers, step }: { answers: Onboarding; step: number }) {
  const id = useId()
  const Part = parts[step]
  if (!Part) return null
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-control border border-line bg-sunk p-4 lg:hidden">
      <h3 id={id} className="font-sans text-13 font-semibold tracking-normal text-ink-soft">
        Preview: {titleOf(answers)}
      </h3>
      <Part answers={answers} />
    </section>
  )
}

function titleOf({ fullName }: Onboarding): string {
  const firstName = fullName.trim().split(/\s+/u)[0] ?? ''
  return firstName === '' ? 'Your dashboard' : `${firstName}, your dashboard`
}

function PartOfGoals({ answers: { primaryGoals, currentChallenges } }: { answers: Onboarding }) {
  const challenge = currentChallenges.trim()
  return (
    <>
      <GoalPreview goals={primaryGoals} />
      {challenge !== '' && (
        <Part title="On your mind">
          <p className="line-clamp-3 text-15 italic">{challenge}</p>
        </Part>
      )}
    </>
  )
}

function PartOfWellness({ answers }: { answers: Onboarding }) {
  return (
    <>
      <Part title="Wellness score">
        <div className="flex items-center gap-4">
          <Petals chosen={answers.wellness_areas} className="size-20 shrink-0" />
          <p className="text-13 text-ink-soft">
            <span className="block font-display text-28 text-ink">—</span>
            {answers.wellness_areas.length === 0
              ? 'It fills in as you log your days.'
              : `It fills in as you log your days. Counting extra: ${formatList(answers.wellness_areas)}.`}
          </p>
        </div>
      </Part>
      {isCoachOn() && (
        <Part
          title={`${brand.coach}, your coach`}
          aside={<span className="text-13 font-semibold text-ink-soft">Sample</span>}
        >
          <p className="rounded-control rounded-tl-small bg-purple-wash px-3.5 py-2.5 text-15">
            {styles[answers.preferred_communication].example}
          </p>
        </Part>
      )}
    </>
  )
}

function PartOfReminders({ answers }: { answers: Onboarding }) {
  return (
    <Part title="Your reminders">
      <p className="text-13 text-ink-soft">{reminderText(answers)}</p>
    </Part>
  )
}

function GoalPreview({ goals }: { goals: Onboarding['primaryGoals'] }) {
  if (goals.length === 0)
    return (
      <Part title="Your goals">
        <p className="rounded-control border border-dashed border-edge px-3.5 py-3 text-13 text-ink-soft">
          Choose a goal, and a first draft shows up here. It’ll be waiting in Glo Goals for you to change.
        </p>
      </Part>
    )
  return (
    <Part
      title="Your goals, as first drafts"
      aside={<span className="text-13 font-semibold text-ink-soft">Sample</span>}
    >
      <ul className="grid gap-2">
        {ideasFor(goals).map((idea, n) => (
          <li key={idea.title} className="animate-rise rounded-control border border-line bg-paper px-3.5 py-2.5">
            <p className="text-13 font-semibold text-magenta">{goals[n]}</p>
            <p className="text-15">{idea.title}</p>
            <p className="tabular text-13 text-ink-soft">{showIdea(idea)}</p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-sans text-15 font-semibold">{title}</h3>
        {aside}
      </div>
      {children}
    </div>
  )
}

const formatList = (words: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words)

const reminderText = ({ notifications }: Onboarding): string => {
  const on = notificationKinds.filter((kind) => notifications[kind]).map((kind) => notificationWords[kind].label)
  return on.length === 0 ? 'None. Glowell stays quiet until you open it.' : `${on.join(', ')}.`
}
