import { useState } from 'react'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { MoodPicker, type Mood } from '#web/ui/MoodPicker.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { Select } from '#web/ui/Select.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { GallerySection } from './GallerySection.tsx'

export function Forms() {
  const [mood, setMood] = useState<Mood>(4)
  return (
    <GallerySection title="Forms">
      <Field label="Title" isOptional hint="A few words are enough.">
        <Input placeholder="A slow morning" />
      </Field>
      <Field label="Email" error="This doesn’t look like an email address">
        <Input type="email" defaultValue="ana.example.org" />
      </Field>
      <Field label="Username" hint="Your username stays as it is.">
        <Input readOnly defaultValue="ana" />
      </Field>
      <Field label="Password" hint="8 characters or more.">
        <PasswordInput defaultValue="late light in a calm room" autoComplete="off" />
      </Field>
      <Field label="Age range">
        <Select defaultValue="26-35">
          <option>18-25</option>
          <option>26-35</option>
        </Select>
      </Field>
      <Field label="What’s on your mind?">
        <Textarea defaultValue="I walked home the long way today." />
      </Field>
      <div>
        <Checkbox label="Daily reminders" hint="Once, in the evening." defaultChecked />
        <Checkbox label="Community updates" />
      </div>
      <MoodPicker label="How do you feel?" value={mood} onChange={setMood} />
    </GallerySection>
  )
}
