import { pictureAddress } from '#web/lib/picture-address.ts'
import { cx } from './cx.ts'

/** A grapheme, with its accents and vowel signs. */
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

type Props = { name: string; src?: string | null; className?: string }

/** The user's picture, or the first letter of the name. Decoration: the name is beside it or on the link around it. */
export function Avatar({ name, src, className }: Props) {
  const styles = cx('size-10 shrink-0 rounded-full', className)
  if (src !== null && src !== undefined)
    return <img src={pictureAddress(src, 'thumb')} alt="" className={cx(styles, 'object-cover')} />
  const [first] = letters.segment(name.trim())
  const letter = first?.segment.toLocaleUpperCase() ?? '☀'
  return (
    <span
      aria-hidden="true"
      className={cx(styles, 'inline-grid place-items-center bg-purple-wash font-display text-18 text-purple')}
    >
      {letter}
    </span>
  )
}
