import { useMutation } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import type { SavedMix } from '#contract/audio.ts'
import { CallError } from '#web/lib/call.ts'
import { useDraft } from '#web/lib/drafts.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormFooter } from '#web/ui/FormFooter.tsx'
import { Input } from '#web/ui/Input.tsx'
import { NotSaved } from '#web/ui/NotSaved.tsx'
import { changeMix, saveMix } from './audio.mutations.ts'
import { isSameMix, listed } from './mixes.ts'
import { nameMix } from './player.ts'
import { getPlayer } from './player-state.ts'

type Props = { mix: SavedMix | undefined; isOpen: boolean; onClose: () => void }

/** Saves what plays under a name; or gives a saved mix another name, or what plays in place of its sounds. */
export function MixDialog({ mix, isOpen, onClose }: Props) {
  const form = useId()
  const [sounds] = useState(() => [...getPlayer().sounds])
  const [isReplaced, setIsReplaced] = useState(false)
  const draft = useDraft(`audio/mix/${mix?.id ?? 'new'}`, { name: mix?.name ?? '' })
  const create = useMutation(saveMix)
  const update = useMutation(changeMix)
  const { isPending, error } = mix ? update : create
  const problems = error instanceof CallError ? error.fields : {}
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const { name } = draft.values
    const handled = {
      onSuccess: (saved: SavedMix) => {
        draft.forget()
        if (isSameMix(saved.sounds, getPlayer().sounds)) nameMix({ id: saved.id, name: saved.name })
        onClose()
      },
    }
    if (mix) update.mutate({ id: mix.id, change: { name, ...(isReplaced && { sounds }) } }, handled)
    else create.mutate({ id: draft.id, name, sounds }, handled)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={mix ? 'Edit your mix' : 'Save this mix'}
      description={mix ? listed(mix.sounds) : `${listed(sounds)}, each as loud as it is now.`}
      footer={
        <FormFooter form={form} onClose={onClose} isPending={isPending} pendingText="Saving...">
          Save Mix
        </FormFooter>
      }
    >
      <form id={form} className="grid gap-3" onSubmit={handleSubmit}>
        <Field label="Name" error={problems['name']}>
          <Input
            required
            maxLength={60}
            readOnly={isPending}
            placeholder="Sunday porch"
            value={draft.values.name}
            onChange={(event) => draft.change({ name: event.target.value })}
          />
        </Field>
        {mix && sounds.length > 0 && !isSameMix(mix.sounds, sounds) && (
          <Checkbox
            label="Put what plays now in its place"
            hint={listed(sounds)}
            checked={isReplaced}
            onChange={(event) => setIsReplaced(event.target.checked)}
          />
        )}
        {error !== null && <NotSaved error={error} />}
      </form>
    </Dialog>
  )
}
