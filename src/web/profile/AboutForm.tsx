import { useEffect, useRef } from 'react'
import type { Profile } from '#contract/profile.ts'
import { type RecordForm as Form, useRecordForm } from '#web/lib/use-record-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { buttonRow } from '#web/ui/button-styles.ts'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { RecordForm } from '#web/ui/RecordForm.tsx'
import { Select } from '#web/ui/Select.tsx'
import { PictureButton } from './picture/PictureButton.tsx'
import { useUpdateProfile } from './profile.queries.ts'
import { Section } from './Section.tsx'
import { zoneName, zonesByRegion } from './time-zones.ts'

type AboutValues = Record<'firstName' | 'lastName' | 'timeZone' | 'avatar', string>

const orNone = (name: string): string | null => name.trim() || null

export function AboutForm({ profile, onLeave }: { profile: Profile; onLeave: () => void }) {
  const { mutateAsync: save } = useUpdateProfile()
  const form = useRecordForm({
    draft: 'profile',
    initial: {
      firstName: profile.firstName ?? '',
      lastName: profile.lastName ?? '',
      timeZone: profile.timeZone,
      avatar: profile.avatar ?? '',
    },
    update: ({ firstName, lastName, timeZone, avatar }) => {
      // Sends the picture only if it was changed here, because another tab may have changed it meanwhile.
      const picture = avatar !== (profile.avatar ?? '') && { avatar: orNone(avatar) }
      return save({ firstName: orNone(firstName), lastName: orNone(lastName), timeZone, ...picture })
    },
    onClose: onLeave,
  })
  const { values, change, isPending, problems } = form
  const handleCancel = () => {
    form.draft.forget()
    onLeave()
  }
  return (
    <Section title="About you">
      <RecordForm form={form} noun="profile" saveText="Save">
        <div className="grid gap-4 sm:grid-cols-2">
          <StagedPicture
            name={orNone(values.firstName) ?? profile.username}
            current={orNone(values.avatar)}
            problem={problems['avatar']}
            onChoose={(avatar) => change({ avatar: avatar ?? '' })}
          />
          <NameFields form={form} />
          <Field label="Email" hint="You can’t change this here.">
            <Input value={profile.email} readOnly />
          </Field>
          <Field label="Username" hint="You can’t change this: you log in with it.">
            <Input value={profile.username} readOnly />
          </Field>
          <div className="sm:col-span-2">
            <Field label="Time zone" hint="Sets when your days and months start." error={problems['timeZone']}>
              <Select value={values.timeZone} onChange={(event) => change({ timeZone: event.target.value })}>
                <Zones also={profile.timeZone} />
              </Select>
            </Field>
          </div>
          <Buttons isPending={isPending} onCancel={handleCancel} />
        </div>
      </RecordForm>
    </Section>
  )
}

function NameFields({ form: { values, change, problems } }: { form: Form<AboutValues> }) {
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <>
      <Field label="First Name" error={problems['firstName']}>
        <Input
          ref={first}
          value={values.firstName}
          maxLength={80}
          autoComplete="given-name"
          onChange={(event) => change({ firstName: event.target.value })}
        />
      </Field>
      <Field label="Last Name" error={problems['lastName']}>
        <Input
          value={values.lastName}
          maxLength={80}
          autoComplete="family-name"
          onChange={(event) => change({ lastName: event.target.value })}
        />
      </Field>
    </>
  )
}

function Buttons({ isPending, onCancel }: { isPending: boolean; onCancel: () => void }) {
  return (
    <div className={cx(buttonRow, 'sm:col-span-2')}>
      <Button onClick={onCancel} disabled={isPending}>
        Cancel
      </Button>
      <Button type="submit" variant="accent" isPending={isPending} pendingText="Saving...">
        Save
      </Button>
    </div>
  )
}

type StagedProps = {
  name: string
  current: string | null
  problem: string | undefined
  onChoose: (path: string | null) => void
}

function StagedPicture({ name, current, problem, onChoose }: StagedProps) {
  const take = async (path: string | null) => {
    onChoose(path)
    return true
  }
  return (
    <div className="flex items-center gap-4 sm:col-span-2">
      <PictureButton name={name} current={current} saveLabel="Use this picture" onSave={take} />
      <p className="text-13 text-ink-soft">Your picture is saved with the rest.</p>
      {problem !== undefined && (
        <p role="alert" className="text-15 font-medium text-red">
          {problem}
        </p>
      )}
    </div>
  )
}

function Zones({ also }: { also: string }) {
  const regions = zonesByRegion(also)
  return regions.map(([region, zones]) => (
    <optgroup key={region} label={region}>
      {zones.map((zone) => (
        <option key={zone} value={zone}>
          {zoneName(zone)}
        </option>
      ))}
    </optgroup>
  ))
}
