import DownloadIcon from 'lucide-react/icons/download'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx'
import { type Download, showSize } from './download.ts'

/** The button, and beneath it how the download went. */
export function DownloadAll({ download: { state, start } }: { download: Download }) {
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        size="small"
        icon={<DownloadIcon aria-hidden="true" className="size-4.5" />}
        isPending={state.kind === 'running'}
        pendingText={
          state.kind === 'running' && state.bytes > 0 ? `Downloading... ${showSize(state.bytes)}` : 'Downloading...'
        }
        onClick={start}
      >
        Download everything
      </Button>
      <output className="text-15 text-ink-soft empty:hidden">
        {state.kind === 'saved' && `Downloaded ${state.name} (${showSize(state.bytes)}).`}
      </output>
      {state.kind === 'failed' && (
        <div className="w-full">
          <ErrorNotice title="The download didn’t finish" detail={state.error.message} onRetry={start} />
        </div>
      )}
    </div>
  )
}
