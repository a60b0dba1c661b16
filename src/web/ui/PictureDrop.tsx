import CameraIcon from 'lucide-react/icons/camera'
import ImageUp from 'lucide-react/icons/image-up'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef, useState, type ReactNode } from 'react'
import { pictureTypes } from '#contract/lists.ts'
import { usePictureInput, type PictureInput } from '#web/lib/use-picture-input.ts'
import { hasCamera } from '#web/lib/use-camera.ts'
import { useMedia } from '#web/lib/use-media.ts'
import { Button } from './Button.tsx'
import { Camera } from './Camera.tsx'
import { SendingPicture } from './SendingPicture.tsx'

type Props = PictureInput & {
  /** The purpose of the picture, such as 'Picture of your vision'. */
  label: string
  /** The URL of the chosen picture; null while there is none. */
  src: string | null
  onRemove?: () => void
  /** From 0 to 1 while it uploads. */
  progress?: number | null
  problem?: string | null
  /** The camera's direction: 'user' or 'environment'. */
  facing?: 'user' | 'environment'
  /** Further ways to choose a picture. */
  children?: ReactNode
}

/** Chooses a picture: from files, by dropping, by pasting anywhere on the page, or with the camera. */
export function PictureDrop({
  label,
  src,
  onRemove,
  progress = null,
  problem = null,
  facing = 'environment',
  ...rest
}: Props) {
  const { onPick, onAddress, children } = rest
  const [isInCamera, setIsInCamera] = useState(false)
  const upload = useRef<HTMLButtonElement>(null)
  const isTouch = useMedia('(pointer: coarse)')
  const pick = (file: File) => {
    setIsInCamera(false)
    onPick(file)
  }
  const isOver = usePictureInput({ onPick: pick, onAddress })
  const leaveCamera = () => {
    setIsInCamera(false)
    requestAnimationFrame(() => upload.current?.focus())
  }
  return (
    <fieldset aria-label={label} className="grid min-w-0 gap-3">
      {isInCamera ? (
        <Camera facing={facing} onShot={pick} onLeave={leaveCamera} />
      ) : (
        <div
          data-over={isOver || undefined}
          className="grid justify-items-center gap-3 rounded-card border border-dashed border-edge bg-sunk p-4 text-center transition data-over:border-magenta data-over:bg-magenta-wash sm:p-5"
        >
          {src === null ? <ImageUp aria-hidden="true" className="size-8 text-ink-soft" /> : <Preview src={src} />}
          <div className="flex flex-wrap justify-center gap-2">
            <FileButton ref={upload} onPick={pick}>
              {src === null ? 'Upload Image' : 'Choose another'}
            </FileButton>
            <CameraButton facing={facing} onPick={pick} onOpen={() => setIsInCamera(true)} />
            {children}
            {src !== null && onRemove && (
              <Button
                size="small"
                variant="plain"
                icon={<Trash2 aria-hidden="true" className="size-4.5" />}
                onClick={onRemove}
              >
                Remove
              </Button>
            )}
          </div>
          <p className="text-13 text-ink-soft">
            {isOver ? 'Drop it here.' : `${isTouch ? '' : 'Or drop one here, or paste it. '}${kinds}`}
          </p>
        </div>
      )}
      <SendingPicture progress={progress} problem={problem} />
    </fieldset>
  )
}

const kinds = 'JPEG, PNG, WebP, GIF or AVIF.'

const Preview = ({ src }: { src: string }) => (
  <img src={src} alt="What you chose" className="max-h-52 rounded-control object-contain" />
)

type FileProps = {
  ref?: React.Ref<HTMLButtonElement>
  onPick: (file: File) => void
  children: ReactNode
  isCamera?: 'user' | 'environment'
}

function FileButton({ ref, onPick, children, isCamera }: FileProps) {
  const input = useRef<HTMLInputElement>(null)
  const icon = isCamera ? (
    <CameraIcon aria-hidden="true" className="size-4.5" />
  ) : (
    <ImageUp aria-hidden="true" className="size-4.5" />
  )
  return (
    <>
      <Button ref={ref} size="small" icon={icon} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        {...(isCamera && { capture: isCamera })}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Lets the same file be chosen again.
          target.value = ''
          if (file) onPick(file)
        }}
      />
    </>
  )
}

/** A phone opens its own camera app, which is better than ours. */
function CameraButton({
  facing,
  onPick,
  onOpen,
}: {
  facing: 'user' | 'environment'
  onPick: (file: File) => void
  onOpen: () => void
}) {
  const isTouch = useMedia('(pointer: coarse)')
  if (isTouch)
    return (
      <FileButton isCamera={facing} onPick={onPick}>
        Take a photo
      </FileButton>
    )
  if (!hasCamera()) return null
  return (
    <Button size="small" icon={<CameraIcon aria-hidden="true" className="size-4.5" />} onClick={onOpen}>
      Take a photo
    </Button>
  )
}
