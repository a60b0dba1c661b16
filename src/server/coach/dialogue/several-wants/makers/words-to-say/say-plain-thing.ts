import { blockquote } from '../../../../markdown.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { cleanClause } from '../../../message-drafts/read-clause.ts'
import type { Part } from '../../part.ts'
import { addressTo } from './address-to.ts'
import { ends } from './want-phrases.ts'

const plain = new RegExp(
  String.raw`\bsay (?:nicely |politely |kindly )?that ((?:i|we)(?:['’]?m|['’]?re|['’]?ve)?\b [^.?!]{4,70}?)${ends}`,
  'iu',
)
/** Among friends, something small that one won’t do. */
export function sayPlainThing({ want, context }: Part): Answer | null {
  const given = plain.exec(want)?.[1]
  const clause = given === undefined ? null : addressTo(cleanClause(given), null)
  if (clause === null || !/\b(?:not|can’t|don’t|won’t|out)\b/.test(clause)) return null
  const isMoney = /\b(?:split\w*|pay\w*|chip\w*|afford|tab|bill|share)\b/.test(clause)
  const isTrip = /\b(?:trip|days in|vacation|weekend|flight|airbnb|hotel)\b/i.test(context.turn.request.message)
  return makeAnswer(
    paragraphs(
      blockquote(
        `“One thing before we ${isTrip ? 'go' : 'start'}, so it’s easy later: ${clause}. ${isMoney ? 'Can we ask for separate checks, or keep that on its own tab?' : 'I wanted you to know ahead.'}”`,
      ),
      `Say it once, ahead, in the group, with a smile and no reason; at the table with the check there, it sounds like a complaint. ${isMoney ? 'Then ask for it when you order, not when you pay.' : 'Then change the subject to something you’re looking forward to.'}`,
      isMoney
        ? 'If it’s “let’s just split it, it’s easier”: “I’ll put in for mine, it takes a second,” and do it.'
        : 'If you’re teased: “I know! Still no,” and laugh along.',
    ),
    { closesTopic: true },
  )
}
