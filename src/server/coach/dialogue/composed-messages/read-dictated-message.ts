import { findRecipient } from './find-recipient.ts'
import { type MessageDraft, newDraft } from './message-draft.ts'
import { readChannel } from './read-act.ts'
import { readingFor } from './read-message.ts'
import { toSecond } from './speak-to-reader.ts'

const order = '^(?:please |can you |just )?'
/** 'Text to Gloria: running 15 minutes late'. */
const afterColon = new RegExp(
  `${order}(?:write )?(?:a |quick )*(?:text|message|e-?mail|note)(?: to| for)? ([^:]{2,40}): ([^.!?\\n]{6,90}[.!?]?)$`,
  'iu',
)
/** 'Tell my son Jake he has to be home by 10'. */
const told = new RegExp(
  `${order}(?:tell|text) ((?:my |our )?\\p{L}+(?: \\p{Lu}\\p{L}+)?) (?:that )?((?:he|she|they|I|I’m|I’ll|I’ve|we|we’re) [^.!?\\n]{6,90}[.!]?)$`,
  'iu',
)

/** One sentence whose words are given, for somebody: they are kept, in words to its reader. Null where they aren't. */
export function readDictatedMessage(written: string): MessageDraft | null {
  const [request = '', , words] = afterColon.exec(written) ?? told.exec(written) ?? []
  const reader = words === undefined ? null : findRecipient(written, request)
  if (words === undefined || reader === null) return null
  const text = toSecond(words.replace(/[.!?]{1,3}$/, ''), readingFor(reader, written))
  const kind = words.endsWith('?') ? 'ask' : 'fact'
  return newDraft({ reader, channel: readChannel(request, written), points: [{ kind, text }] })
}
