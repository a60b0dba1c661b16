import PencilLine from 'lucide-react/icons/pencil-line'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Profile } from '#contract/profile.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { PremiumBadge } from '#web/ui/PremiumBadge.tsx'
import { PictureButton } from './picture/PictureButton.tsx'
import { changePicture } from './profile.queries.ts'
import { Section } from './Section.tsx'
import { clockIn, zoneName } from './time-zones.ts'
import { ZoneNotice } from './ZoneNotice.tsx'

type Props = { profile: Profile; takesFocus: boolean; onEdit: () => void }

export function AboutView({ profile, takesFocus, onEdit }: Props) {
  const edit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) edit.current?.focus()
  }, [takesFocus])
  const fullName = [profile.firstName, profile.lastName].filter((name) => name !== null).join(' ')
  return (
    <Section
      title="About you"
      action={
        <Button ref={edit} size="small" icon={<PencilLine aria-hidden="true" className="size-4.5" />} onClick={onEdit}>
          Edit Profile
        </Button>
      }
    >
      <div className="flex items-center gap-4">
        <Picture profile={profile} />
        <div className="min-w-0">
          <p className="font-display text-22 wrap-anywhere">{fullName || profile.username}</p>
          {profile.isPremium ? (
            <PremiumBadge />
          ) : (
            <p className="text-15 text-ink-soft">{fullName ? `@${profile.username}` : 'What should we call you?'}</p>
          )}
        </div>
      </div>
      {profile.isUnreadable && (
        <Notice title="We can’t open your name">
          The saved copy won’t open, so we’re using your username. Type your name again and we’ll use that.
        </Notice>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 *:max-sm:nth-[n+3]:col-span-2">
        <Item name="First Name">{profile.firstName}</Item>
        <Item name="Last Name">{profile.lastName}</Item>
        <Item name="Email">{profile.email}</Item>
        <Item name="Username">{profile.username}</Item>
        <Item name="Time zone">
          {zoneName(profile.timeZone)}
          <span className="tabular block text-13 font-normal text-ink-soft">{clockIn(profile.timeZone)} there now</span>
        </Item>
      </dl>
      <ZoneNotice timeZone={profile.timeZone} />
    </Section>
  )
}

/** Saved at once. While the profile is edited, the picture is saved with the rest. */
function Picture({ profile: { firstName, username, avatar } }: { profile: Profile }) {
  const { mutateAsync } = useMutation(changePicture)
  const save = (path: string | null) =>
    mutateAsync({ path, before: avatar }).then(
      () => true,
      () => false,
    )
  return <PictureButton name={firstName ?? username} current={avatar} saveLabel="Save picture" onSave={save} />
}

function Item({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-13 text-ink-soft">{name}</dt>
      <dd className="font-medium wrap-anywhere">{children ?? <span className="text-ink-soft">Not set</span>}</dd>
    </div>
  )
}
