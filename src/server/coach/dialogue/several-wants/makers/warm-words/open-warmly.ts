import { normalize } from '../../../../guide/text-analysis.ts'
import { isWarmWant } from './is-warm-want.ts'
import { easesMind } from './ease-mind.ts'
import { toPlainText } from './told-slots.ts'
import { findWarmText } from './warm-themes.ts'

/** Matches 'Wow ok so I got the job??', which is news and no question. */
const exclaims = /^(?:wow|omg|guess what|you won[’']t believe)\b/i

/**
 * Returns one warm line for the top of a reply, of the hurt, joy, tiredness, fear or shame that is plainly told. Returns null if none
 * is, or if one of the wants asks for a kind word, which then has a part of its own.
 */
export function openWarmly(told: readonly string[], wants: readonly string[]): string | null {
  if (wants.map(normalize).some((line) => isWarmWant(line) || easesMind(line))) return null
  const news = wants.filter((want) => exclaims.test(want))
  const said = toPlainText(
    [...told, ...news].map((sentence) => (/[.?!]$/.test(sentence) ? sentence : `${sentence}.`)).join(' '),
  )
  const whole = `${said} ${toPlainText(wants.join('. '))}`
  return findWarmText(said, whole, 'open')?.text ?? null
}
