import type { Draft } from '#web/lib/drafts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { EntryForm } from './entry-form.ts'

/** Says quietly that the fields hold what she left unsaved last time, with a way back to how the form begins. */
export function KeptNotice({ draft, isEdit }: { draft: Draft<EntryForm>; isEdit: boolean }) {
  if (draft.hasSetAside)
    return (
      <Notice
        title="What was here is set aside"
        action={
          <Button size="small" onClick={draft.bringBack}>
            Bring it back
          </Button>
        }
      />
    )
  if (!draft.isKept) return null
  return (
    <Notice
      title="We kept what you were writing"
      action={
        <Button size="small" onClick={draft.startOver}>
          {isEdit ? 'Show the saved entry' : 'Start fresh'}
        </Button>
      }
    />
  )
}
