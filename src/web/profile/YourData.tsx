import Trash2 from 'lucide-react/icons/trash-2'
import { useDialogState } from '#web/lib/dialog-state.ts'
import { Button } from '#web/ui/Button.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import { useDownload } from './download.ts'
import { DownloadAll } from './DownloadAll.tsx'
import { Section } from './Section.tsx'

export function YourData() {
  const download = useDownload()
  const { state, open, close } = useDialogState<null>()
  return (
    <Section
      title="Your data"
      lead="Everything you have here, in one ZIP file: text you can read in any editor, data other apps can use, and your pictures."
    >
      <DownloadAll download={download} />
      <div className="grid justify-items-start gap-3 border-t border-line pt-4">
        <p className="max-w-reading text-15 text-ink-soft">
          Deleting your account removes everything in it right away.
        </p>
        <Button
          variant="danger"
          size="small"
          icon={<Trash2 aria-hidden="true" className="size-4.5" />}
          aria-haspopup="dialog"
          onClick={() => open(null)}
        >
          Delete account
        </Button>
      </div>
      {state && <DeleteAccountDialog key={state.key} isOpen={state.isOpen} download={download} onClose={close} />}
    </Section>
  )
}
