import { pictureAddress } from '#web/lib/picture-address.ts'
import { cx } from './cx.ts'

/** A letter as she sees it, with its accents and vowel signs. */
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

type Props = { name: string; src?: string | null; className?: string }

/** Her picture, or the first letter of her name. Decoration: the name stands beside it or on the link around it. */
export function Avatar({ name, src, className }: Props) {
  const look = cx('size-10 shrink-0 rounded-full', className)
  if (src !== null && src !== undefined)
    return <img src={pictureAddress(src, 'thumb')} alt="" className={cx(look, 'object-cover')} />
  const [first] = letters.segment(name.trim())
  const letter = first?.segment.toLocaleUpperCase() ?? '☀'
  return (
    <span
      aria-hidden="true"
      className={cx(look, 'inline-grid place-items-center bg-purple-wash font-display text-18 text-purple')}
    >
      {letter}
    </span>
  )
}
