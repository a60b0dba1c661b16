import { useEffect, useRef } from 'react'
import { useCamera } from '#web/lib/use-camera.ts'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import { Notice } from './Notice.tsx'

type Props = { facing: 'user' | 'environment'; onShot: (file: File) => void; onLeave: () => void }

/** The live camera with a shutter. Released after the photo, or when it closes. */
export function Camera({ facing, onShot, onLeave }: Props) {
  const { video, isLive, problem, handleLive, shoot } = useCamera(facing)
  const shutter = useRef<HTMLButtonElement>(null)
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  useEffect(() => {
    if (isLive) shutter.current?.focus()
  }, [isLive])
  const handleShoot = async () => {
    const file = await shoot()
    if (file) onShot(file)
  }
  return (
    <div className="grid gap-3">
      {problem === null ? (
        <div className="relative grid aspect-4/3 place-items-center overflow-hidden rounded-card border border-line bg-deep">
          <video
            ref={video}
            autoPlay
            playsInline
            muted
            aria-label="What the camera sees"
            className={cx('size-full object-cover', facing === 'user' && '-scale-x-100')}
            onLoadedData={handleLive}
          />
          {!isLive && <p className="absolute px-6 text-center text-15 text-ink-soft">Waiting for the camera...</p>}
        </div>
      ) : (
        <div role="alert">
          <Notice tone="problem">{problem}</Notice>
        </div>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <Button ref={back} variant="plain" onClick={onLeave}>
          Back
        </Button>
        {problem === null && (
          <Button ref={shutter} variant="accent" disabled={!isLive} onClick={() => void handleShoot()}>
            Take the picture
          </Button>
        )}
      </div>
    </div>
  )
}
