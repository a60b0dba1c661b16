import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { Profile } from '#contract/profile.ts'
import { CallError } from '#web/lib/call.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { Select } from '#web/ui/Select.tsx'
import { PictureButton } from './picture/PictureButton.tsx'
import { useUpdateProfile } from './profile.queries.ts'
import { Section } from './Section.tsx'
import { nameOfZone, zonesByRegion } from './time-zones.ts'

const orNone = (name: string): string | null => name.trim() || null

/** Her profile, to be changed. Cancel leaves everything as it is stored. */
export function AboutForm({ profile, onLeave }: { profile: Profile; onLeave: () => void }) {
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const [firstName, setFirstName] = useState(profile.firstName ?? '')
  const [lastName, setLastName] = useState(profile.lastName ?? '')
  const [timeZone, setTimeZone] = useState(profile.timeZone)
  const [avatar, setAvatar] = useState(profile.avatar)
  const { mutate, isPending, error } = useUpdateProfile()
  const fields = error instanceof CallError ? error.fields : {}
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const names = { firstName: orNone(firstName), lastName: orNone(lastName) }
    // Only a picture that she chose here: another one may have come meanwhile, on another tab.
    const picture = avatar !== profile.avatar && { avatar }
    mutate({ ...names, timeZone, ...picture }, { onSuccess: onLeave })
  }
  return (
    <Section title="About you">
      <form className="grid gap-4 sm:grid-cols-2" onSubmit={handleSubmit}>
        <StagedPicture
          name={orNone(firstName) ?? profile.username}
          current={avatar}
          problem={fields['avatar']}
          onChoose={setAvatar}
        />
        <Field label="First Name" error={fields['firstName']}>
          <Input
            ref={first}
            value={firstName}
            maxLength={80}
            autoComplete="given-name"
            onChange={(event) => {
              setFirstName(event.target.value)
            }}
          />
        </Field>
        <Field label="Last Name" error={fields['lastName']}>
          <Input
            value={lastName}
            maxLength={80}
            autoComplete="family-name"
            onChange={(event) => {
              setLastName(event.target.value)
            }}
          />
        </Field>
        <Field label="Email" hint="Cannot be changed here.">
          <Input value={profile.email} readOnly />
        </Field>
        <Field label="Username" hint="Cannot be changed: you sign in with it.">
          <Input value={profile.username} readOnly />
        </Field>
        <div className="sm:col-span-2">
          <Field label="Time zone" hint="Decides when your days and months begin." error={fields['timeZone']}>
            <Select
              value={timeZone}
              onChange={(event) => {
                setTimeZone(event.target.value)
              }}
            >
              <Zones also={profile.timeZone} />
            </Select>
          </Field>
        </div>
        <div className="flex flex-col-reverse gap-2 sm:col-span-2 sm:flex-row sm:justify-end">
          <Button onClick={onLeave} disabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="accent" isPending={isPending} pendingText="Saving...">
            Save
          </Button>
        </div>
      </form>
    </Section>
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
      <PictureButton name={name} current={current} saveWord="Use this picture" onSave={take} />
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
          {nameOfZone(zone)}
        </option>
      ))}
    </optgroup>
  ))
}
