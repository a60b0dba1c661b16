import { ageRanges, experienceLevels } from '#contract/lists.ts'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import type { StepProps } from './answers.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { levels } from './wizard-text.ts'

export function AboutYouStep({ answers, onChange, errors }: StepProps) {
  return (
    <>
      <Field label="Full name" hint="We’ll greet you by your first name." error={errors['fullName']}>
        <Input
          name="fullName"
          autoComplete="name"
          maxLength={160}
          value={answers.fullName}
          onChange={(event) => {
            onChange({ fullName: event.target.value })
          }}
        />
      </Field>
      <ChoiceGroup
        label="Age range"
        kind="one"
        isClearable
        columns="grid-cols-2 sm:grid-cols-3"
        choices={ageRanges.map((value) => ({ value, title: value }))}
        chosen={answers.age === null ? [] : [answers.age]}
        error={errors['age']}
        onChange={([age = null]) => {
          onChange({ age })
        }}
      />
      <ChoiceGroup
        label="Experience level"
        hint="With planning, goals and looking back on them."
        kind="one"
        isClearable
        columns="sm:grid-cols-3"
        choices={experienceLevels.map((value) => {
          const { title, hint } = levels[value]
          return { value, title, hint }
        })}
        chosen={answers.experience_level === null ? [] : [answers.experience_level]}
        error={errors['experience_level']}
        onChange={([level = null]) => {
          onChange({ experience_level: level })
        }}
      />
    </>
  )
}
