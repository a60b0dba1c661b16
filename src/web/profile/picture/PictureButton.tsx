import CameraIcon from 'lucide-react/icons/camera'
import { lazy, Suspense, useState } from 'react'
import { useLazyDialog } from '#web/lib/lazy-dialog.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import type { PictureChoice } from './PictureDialog.tsx'

const load = async () => ({ default: (await import('./PictureDialog.tsx')).PictureDialog })
const PictureDialog = lazy(load)

export function PictureButton(props: PictureChoice) {
  const dialog = useLazyDialog(load)
  const [count, setCount] = useState(0)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label="Change picture"
        title="Change picture"
        className="group relative shrink-0 rounded-full"
        onClick={() => {
          setCount(count + 1)
          dialog.open()
        }}
      >
        <Avatar
          name={props.name}
          src={props.current}
          className="size-20 text-28 transition group-hover:brightness-[0.96]"
        />
        <span className="absolute -right-1 -bottom-1 grid size-8 place-items-center rounded-full border border-edge bg-surface text-ink-soft transition group-hover:bg-sunk group-hover:text-ink">
          <CameraIcon aria-hidden="true" className="size-4" />
        </span>
      </button>
      {dialog.isHere && (
        <Suspense>
          <PictureDialog key={count} {...props} isOpen={dialog.isOpen} onOpenChange={dialog.setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
