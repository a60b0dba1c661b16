import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

type Props = {
  draft: { isKept: boolean; hasSetAside: boolean; startOver: () => void; bringBack: () => void }
  /** The button that resets the form, such as 'Start fresh' or 'Show the saved entry'. */
  startOver: string
}

/** Tells that the fields contain a draft from an earlier visit, with a way to reset them. */
export function DraftNotice({ draft, startOver }: Props) {
  if (draft.hasSetAside)
    return (
      <Notice
        title="We set aside what was here"
        action={
          <Button size="small" onClick={draft.bringBack}>
            Restore it
          </Button>
        }
      />
    )
  if (!draft.isKept) return null
  return (
    <Notice
      title="We saved what you were writing"
      action={
        <Button size="small" onClick={draft.startOver}>
          {startOver}
        </Button>
      }
    />
  )
}
