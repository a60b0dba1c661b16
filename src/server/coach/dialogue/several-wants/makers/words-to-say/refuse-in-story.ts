import { oneOf } from '../../../../phrase-pattern.ts'
import { answerDraftRequest } from '../../../message-drafts/answer-draft.ts'
import { isFrame, tellsReader } from '../../../message-drafts/frame-message.ts'
import type { PartMaker } from '../../part.ts'

/** 'Pastor has asked me to also take over the fall bazaar', up to the reason for it. */
const asked = new RegExp(
  [
    String.raw`^[^.?!]{0,80}?\b((?:my |our |the )?[\p{L}’' ]{2,40}? (?:has asked|have asked|asked|asks|wants|want`,
    String.raw`|expects) me to [^.?!,;]{4,90}?)(?= because\b| since\b| so\b| and\b|[.?!,;]|$)`,
  ].join(''),
  'iu',
)
const refuses = new RegExp(
  String.raw`\b(?:${oneOf(
    'say(?:ing)? no|tell (?:him|her|them) no|turn (?:him|her|them|it|this) down|(?:turn|turning) down',
    "(?:don[’']?t|do not) want to (?:do it|say yes|host|take|go)|get out of it|decline",
  )})\b`,
  'i',
)
const asksForWords = new RegExp(
  String.raw`\b(?:${oneOf('words', 'how (?:do|can|should) i (?:say|tell|turn|decline)', 'what (?:do|can|should) i (?:say|tell)', 'help me (?:say|tell|word)')})\b`,
)

/** Words for a no, where a longer story tells what somebody asks of the user. */
export const refuseInStory: PartMaker = ({ line, told, want, alone, context: { library, act } }) => {
  if (!asksForWords.test(line) || ![...told, want].some((sentence) => refuses.test(sentence))) return null
  const favor = told.map((sentence) => asked.exec(sentence)?.[1]).find((one) => one !== undefined)
  if (favor === undefined) return null
  const message = `${favor}. I want to say no. What do I say?`
  const draft = answerDraftRequest({ ...alone, request: { ...alone.request, message } }, library, act)
  return draft === null || isFrame(draft) || tellsReader(draft) ? null : draft
}
