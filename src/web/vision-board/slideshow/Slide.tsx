import type { CSSProperties } from 'react'
import type { Vision } from '#contract/vision-board.ts'
import { cx } from '#web/ui/cx.ts'
import { pictureAddress } from '#web/lib/picture-address.ts'
import { VisionPicture } from '../VisionPicture.tsx'

type Props = { vision: Vision; isLeaving: boolean; seconds: number }

export function Slide({ vision, isLeaving, seconds }: Props) {
  const { imageUrl } = vision
  const drift: CSSProperties = { animationDuration: `${seconds + 2}s` }
  return (
    <div
      aria-hidden={isLeaving || undefined}
      className={cx(
        'absolute inset-0 grid place-items-center overflow-clip',
        !isLeaving && 'animate-[fade_1.1s_ease-out]',
      )}
    >
      {imageUrl === null ? (
        <div
          style={drift}
          className="aspect-4/5 w-[min(70vw,52dvh)] -translate-y-[7dvh] animate-[drift_10s_ease-out_forwards] overflow-clip rounded-card shadow-card motion-reduce:animate-none"
        >
          <VisionPicture vision={vision} sizes="52dvh" />
        </div>
      ) : (
        <>
          <img
            src={pictureAddress(imageUrl, 'thumb')}
            alt=""
            draggable={false}
            className="absolute inset-0 size-full scale-115 object-cover opacity-45 blur-3xl"
          />
          <div aria-hidden="true" className="absolute inset-0 bg-deep/45" />
          <img
            src={pictureAddress(imageUrl, 'full')}
            alt=""
            draggable={false}
            style={drift}
            className="absolute inset-0 size-full animate-[drift_10s_ease-out_forwards] object-contain p-4 pb-48 motion-reduce:animate-none sm:p-10 sm:pb-52"
          />
        </>
      )}
    </div>
  )
}
