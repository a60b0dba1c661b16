import { graphemes } from '#web/lib/graphemes.ts'
import { pictureAddress } from '#web/lib/picture-address.ts'
import { cx } from './cx.ts'

/** Graphemes, with their accents and vowel signs. */
type Props = { name: string; src?: string | null; className?: string }

/** The user's picture, or the first letter of the name. Decoration: the name is beside it or on the link around it. */
export function Avatar({ name, src, className }: Props) {
  const styles = cx('size-10 shrink-0 rounded-full', className)
  if (src !== null && src !== undefined)
    return <img src={pictureAddress(src, 'thumb')} alt="" className={cx(styles, 'object-cover')} />
  const letter = firstLetter(name.trim())?.toLocaleUpperCase() ?? '☀'
  return (
    <span
      aria-hidden="true"
      className={cx(styles, 'inline-grid place-items-center bg-purple-wash font-display text-18 text-purple')}
    >
      {letter}
    </span>
  )
}

/**
 * Returns the first letter of a name. Most names begin with two plain letters and don't need the segmenter, which is slow to
 * create.
 */
const firstLetter = (name: string): string | undefined =>
  /^[a-z](?:[a-z]|$)/i.test(name) ? name[0] : graphemes().segment(name).containing(0)?.segment
