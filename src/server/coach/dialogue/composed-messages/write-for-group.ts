import { oneOf } from '../../phrase-pattern.ts'
import { capitalize } from '#server/lib/capitalize.ts'
import { cleanClause } from '../drafts/read-clause.ts'
import type { MessageDraft } from './message-draft.ts'

const groups = oneOf('group(?: chat)?|family|everybody|everyone|team')
const kindsOfGroup = oneOf('big|whole|entire|family|work|parent')
const group = new RegExp(
  String.raw`\b(?:one|version|text|message|something) for (?:the |our |my )?(?:(?:${kindsOfGroup}) )*(?:${groups})\b(?: too| also)?,? ?(?:like |saying |asking )?([^.?!]{0,140})`,
  'i',
)
const purpose = /^(.{4,80}?) so (?:that )?(.{4,80})$/i
const aboutReader = /\b(?:your|you|yours)\b/i

/** The same for several readers: what was added for them, else what concerns them all; null where no group is meant. */
export function forGroup(message: string, { points }: MessageDraft): string | null {
  const found = group.exec(message)
  if (found === null) return null
  const more = (found[1] ?? '').trim()
  const [, ask = more, reason] = purpose.exec(more) ?? []
  const question = /^(?:who|what|when|where|how)/i.test(ask)
    ? `${capitalize(cleanClause(ask).replace(/^(who|what)s\b/i, '$1’s'))}?`
    : ask === ''
      ? null
      : `${capitalize(cleanClause(ask))}.`
  const own = points.flatMap(({ kind, text }) =>
    kind !== 'wish' || aboutReader.test(text) ? [] : [`I’d like ${text}.`],
  )
  const why =
    reason === undefined
      ? null
      : `That way ${cleanClause(reason).replace(/ all land on me$/i, ' all land on one person')}.`
  return ['Hi everybody!', ...own, question, why, 'Just answer here.'].filter((part) => part !== null).join(' ')
}
