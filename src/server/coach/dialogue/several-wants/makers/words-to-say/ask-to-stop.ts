import { capitalize } from '#contract/capitalize.ts'
import { blockquote } from '../../../../markdown.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { cleanClause } from '../../../message-drafts/read-clause.ts'
import { wordsFor } from '../../../message-drafts/hard-conversations/relation-words.ts'
import type { Part } from '../../part.ts'
import { addressTo } from './address-to.ts'
import { type Listener, listenerSlots } from './find-listeners.ts'

const stops = new RegExp(
  [
    String.raw`\b(?:to|should|has to|needs to) (?:please )?(?:stop|quit) (\p{L}{2,12}ing\b[^.?!;]{0,70}?)(?=,? (?:without`,
    '|so (?:that )?(?:it|she|he|they|i)|because|since|when|right when|and not|but|nicely|kindly|politely',
    String.raw`|again without)\b|,|[.?!]|$)`,
  ].join(''),
  'iu',
)
const when = /\b(?:right )?(?:when|because|since) ((?:the |my |our |we|i|they|the )[^.?!,;]{4,60})/iu
const notSaid = /\b(?:hit\w*|touch\w*|threat\w*|stalk\w*|drink\w*|drugs?|cheat\w*|yell\w*|smok\w*|gambl\w*)\b/i

/** Asks somebody to stop what the want names. */
export function askToStop({ want }: Part, listener: Listener | null): Answer | null {
  const given = stops.exec(want)?.[1]
  if (given === undefined || notSaid.test(given)) return null
  const doing = addressTo(cleanClause(given), listener)
  if (doing === null) return null
  const why = when.exec(want)?.[1]
  const reason = why === undefined ? null : readReason(cleanClause(why))
  const slots = new Map(listenerSlots(listener))
  const care =
    listener === null || listener.relation === null ? 'I’d rather just say it.' : wordsFor(listener.relation).care
  const call = slots.get('to') ?? ''
  return makeAnswer(
    paragraphs(
      blockquote(
        `“${capitalize(`${call}${call === '' || /^I\b/.test(care) ? care : care.charAt(0).toLowerCase() + care.slice(1)}`)} Please stop ${doing}.${reason ?? ''} Can I count on you for that?”`,
      ),
      `Say it on a day when it hasn’t just happened, with nobody else around, and wait for the yes. Say what you’d like instead, if there is something: a time, a place, a call first. Leave out how long it’s bothered you.`,
      'If it’s “I didn’t mean anything by it”: “I know. I’d still like it to stop.” If it happens again, say the same sentence right then, calmly, and leave it at that.',
    ),
    { closesTopic: true },
  )
}

/** A reason about 'them' doesn’t say who that is, so it isn’t said. */
const readReason = (why: string): string | null =>
  /^(?:they|he|she)\b/i.test(why) ? null : ` That’s right when ${why}.`
