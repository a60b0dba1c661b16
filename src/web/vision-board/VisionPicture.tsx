import { pictureSizes } from '#contract/lists.ts'
import type { Vision } from '#contract/vision-board.ts'
import { badgeWashes } from '#web/ui/Badge.tsx'
import { pictureAddress } from '#web/lib/picture-address.ts'
import { cx } from '#web/ui/cx.ts'
import { appearanceOf, titleOf } from './vision-labels.ts'

type Props = {
  vision: Pick<Vision, 'title' | 'imageUrl' | 'category'>
  sizes: string
  /** In the first screen: it must not wait until the page is laid out. */
  isFirst?: boolean
  className?: string
}

export function VisionPicture({ vision, sizes, isFirst = false, className }: Props) {
  const { imageUrl, category } = vision
  if (imageUrl === null) return <Placeholder category={category} className={className} />
  const isUploaded = imageUrl.startsWith('/api/pictures/')
  return (
    <img
      src={pictureAddress(imageUrl, 'thumb')}
      {...(isUploaded && { srcSet: srcSetOf(imageUrl), sizes })}
      alt={titleOf(vision)}
      width={pictureSizes.thumb}
      height={(pictureSizes.thumb * 3) / 4}
      loading={isFirst ? 'eager' : 'lazy'}
      {...(isFirst && { fetchPriority: 'high' as const })}
      decoding="async"
      draggable={false}
      className={cx('size-full bg-sunk object-cover', className)}
    />
  )
}

const srcSetOf = (path: string): string =>
  (['thumb', 'card'] as const).map((size) => `${pictureAddress(path, size)} ${pictureSizes[size]}w`).join(', ')

function Placeholder({ category, className }: { category: Vision['category']; className?: string | undefined }) {
  const { tone, Icon } = appearanceOf(category)
  return (
    <div data-placeholder={category ?? 'none'} className={cx('relative size-full', badgeWashes[tone], className)}>
      <svg viewBox="0 0 320 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="size-full">
        <g fill="none" stroke="currentColor" strokeWidth="1.5">
          <circle cx="160" cy="120" r="70" opacity="0.4" />
          <circle cx="160" cy="120" r="98" opacity="0.26" />
          <circle cx="160" cy="120" r="130" opacity="0.14" />
        </g>
        <circle cx="160" cy="120" r="46" fill="currentColor" opacity="0.14" />
        <path d="M0 196c60-22 112-18 166-4s104 16 154-6v54H0z" fill="currentColor" opacity="0.16" />
        <path d="M0 216c76-16 138-6 196 0s92 4 124-8v32H0z" fill="currentColor" opacity="0.2" />
      </svg>
      <Icon
        aria-hidden="true"
        className="absolute top-1/2 left-1/2 size-[14%] max-h-12 min-h-5 max-w-12 min-w-5 -translate-1/2"
      />
    </div>
  )
}
