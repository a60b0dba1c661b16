import { capitalize } from '#contract/capitalize.ts'
import { blockquote } from '../../../../markdown.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { cleanClause } from '../../../message-drafts/read-clause.ts'
import type { Part } from '../../part.ts'
import { addressTo } from './address-to.ts'
import { type Listener, listenerSlots } from './find-listeners.ts'

const deed = new RegExp(
  [
    String.raw`\b(?:say (?:i[’']?m )?sorry|apologi[sz]e)(?: to [\p{L}'’-]+(?: [\p{L}'’-]+){0,4}?)? for (`,
    String.raw`(?:not )?\p{L}{2,14}ing\b[^.?!;]{0,80}?)(?=,? (?:without|so (?:that )?(?:it|she|he|they|i)|because|since`,
    String.raw`|and not|but)\b|,|[.?!]|$)`,
  ].join(''),
  'iu',
)
const loud = /\b(?:blow\w*|yell\w*|snap\w*|scream\w*|los(?:e|ing) (?:it|my temper)|go\w* off)\b/i

/** An apology for what the want names. */
export function saySorry({ want }: Part, listener: Listener | null): Answer | null {
  const given = deed.exec(want)?.[1]
  const did = given === undefined ? null : addressTo(cleanClause(given), listener)
  if (did === null || did === undefined) return null
  const isChild = listener?.relation === 'child' || listener?.relation === 'stepchild'
  const isLoud = loud.test(did)
  const slots = new Map(listenerSlots(listener))
  const after = isLoud
    ? `You didn’t deserve that, whatever the reason.${isChild ? ' It isn’t your job to keep me calm.' : ''}`
    : 'I know it hurt you, and I understand if you’re mad. I’d like to make it right.'
  return makeAnswer(
    paragraphs(
      blockquote(`“${capitalize(`${slots.get('to') ?? ''}I’m sorry for ${did}.`)} ${after}”`),
      `Say it today, in under a minute, and stop there. No “but” and no reason: a reason sounds like a defense, even a true one.${isChild ? ` Don’t ask to be forgiven and don’t wait for a hug; a mumbled “okay” is plenty.` : ' Don’t ask to be forgiven; let it land.'}`,
      isLoud
        ? 'Then one thing you’ll do next time, said out loud: “When I feel it coming, I’m going to walk out for five minutes.”'
        : 'If it’s silence: “You don’t have to say anything now.”',
    ),
    { closesTopic: true },
  )
}
