import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SavedMix } from '#contract/audio.ts'
import { useRecordForm } from '#web/lib/use-record-form.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { NameField } from '#web/ui/NameField.tsx'
import { RecordDialog } from '#web/ui/RecordDialog.tsx'
import { changeMix, saveMix } from './audio.mutations.ts'
import { isSameMix, listed } from './mixes.ts'
import { nameMix } from './soundscape-player.ts'
import { getPlayer } from './player-state.ts'

type Props = { mix: SavedMix | undefined; isOpen: boolean; onClose: () => void }

/** `isReplaced`: the playing sounds replace the saved ones. */
type MixForm = { name: string; isReplaced: boolean }

const labels = {
  noun: 'mix',
  add: 'Save this mix',
  edit: 'Edit your mix',
  create: 'Save Mix',
  creating: 'Saving...',
  save: 'Save Mix',
}

export function MixDialog({ mix, isOpen, onClose }: Props) {
  const [sounds] = useState(() => [...getPlayer().sounds])
  const create = useMutation(saveMix)
  const update = useMutation(changeMix)
  const canReplace = mix !== undefined && sounds.length > 0 && !isSameMix(mix.sounds, sounds)
  const initial: MixForm = { name: mix?.name ?? '', isReplaced: false }
  const form = useRecordForm({
    draft: `audio/mix/${mix?.id ?? 'new'}`,
    initial,
    create: ({ name, isReplaced }, id) =>
      create.mutateAsync({ id, name, sounds: mix && !(canReplace && isReplaced) ? mix.sounds : sounds }),
    update:
      mix &&
      (({ name, isReplaced }) =>
        update.mutateAsync({ id: mix.id, change: { name, ...(canReplace && isReplaced && { sounds }) } })),
    onSaved: ({ id, name, sounds: saved }) => {
      if (isSameMix(saved, getPlayer().sounds)) nameMix({ id, name })
    },
    onClose,
  })
  const { values, change } = form
  return (
    <RecordDialog
      form={form}
      labels={labels}
      isOpen={isOpen}
      onClose={onClose}
      description={mix ? listed(mix.sounds) : `${listed(sounds)}, each at its current volume.`}
    >
      <NameField form={form} placeholder="Sunday porch" />
      {canReplace && (
        <Checkbox
          label="Replace it with what’s playing now"
          hint={listed(sounds)}
          checked={values.isReplaced}
          onChange={(event) => change({ isReplaced: event.target.checked })}
        />
      )}
    </RecordDialog>
  )
}
