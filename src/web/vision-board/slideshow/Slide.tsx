import type { CSSProperties } from 'react'
import type { Vision } from '#contract/vision-board.ts'
import { cx } from '#web/ui/cx.ts'
import { pictureAddress } from '../picture-address.ts'
import { titleOf, washOf } from '../vision-look.ts'

type Props = { vision: Vision; isLeaving: boolean; seconds: number }

/** A vision on the whole screen: its picture, never cropped, in its own light; without one, a card of its colour. */
export function Slide({ vision, isLeaving, seconds }: Props) {
  const { imageUrl, category } = vision
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
          className={cx(
            'grid aspect-4/5 w-[min(78vw,60dvh)] -translate-y-[6dvh] animate-[drift_10s_ease-out_forwards] place-items-center rounded-card p-[6vmin] motion-reduce:animate-none',
            washOf(category),
          )}
        >
          <span
            aria-hidden="true"
            className="her-words line-clamp-8 text-center font-display text-[min(8vmin,3.5rem)] leading-tight"
          >
            {titleOf(vision)}
          </span>
        </div>
      ) : (
        <>
          <img
            src={pictureAddress(imageUrl, 'thumb')}
            alt=""
            className="absolute inset-0 size-full scale-115 object-cover opacity-45 blur-3xl"
          />
          <div aria-hidden="true" className="absolute inset-0 bg-deep/45" />
          <img
            src={pictureAddress(imageUrl, 'full')}
            alt=""
            style={drift}
            className="relative size-full animate-[drift_10s_ease-out_forwards] object-contain p-4 pb-48 motion-reduce:animate-none sm:p-10 sm:pb-52"
          />
        </>
      )}
    </div>
  )
}
