import { oneOf } from '../phrase-pattern.ts'
import type { ActionRequest, Clause } from './action-request.ts'

/** Reads a mood beside other logs: 'My mood is fair'. */
export const readMood = ({ text, language }: Clause): ActionRequest[] | null =>
  /^(?:(?:log|record|track|put) (?:my )?mood|my mood (?:is|was))\b|^(?:my )?mood (?:is |was )?(?:like )?(?:an? )?[1-5]\b/i.test(
    text,
  )
    ? [{ do: 'unable', why: 'mood', said: text, language }]
    : null

const levels = oneOf(
  String.raw`(?:whatever(?:['’]?s| is) |something |somewhere )?(?:in |near |around )?(?:the |dead )?middle`,
  'neutral|average|meh|so[- ]so|okay|ok|fine|low|high|mid|medium|good|bad|great',
  String.raw`(?:an? |around |about )?(?:[1-5]|one|two|three|four|five)(?: ?(?:out of|\/) ?(?:5|five))?`,
)
const logsLevel = new RegExp(
  String.raw`(?:^|[.!?,;]\s{0,3})(?:so |just |please |and |can you |you can ){0,2}(?:log|put|mark|record|note|rate)(?: (?:it|that|this|me|today|my day|the day))?(?: down)?(?: as| at| under| for)?,? (?:${levels})(?: please| thanks)?[.!]*\s*$`,
  'i',
)
const tellsMood = new RegExp(
  [
    String.raw`\b(?:mood|meh|so[- ]so|feeling|felt|feel|numb|flat|blah|(?:good|bad|great|awful|terrible|weird|okay|ok|long|slow|rough|not) `,
    String.raw`(?:day|one|not|great|good|bad|awful|terrible)|not (?:a )?(?:good|great|bad|awful|terrible))\b`,
  ].join(''),
  'i',
)

/** Reads 'Not a good day, not a bad one. Log it as the middle', which describes a mood and then logs it. Returns null for any other message. */
export function readToldMood(message: string): ActionRequest[] | null {
  if (message.length > 300) return null
  const at = logsLevel.exec(message)
  if (at === null || !tellsMood.test(message.slice(0, at.index))) return null
  return [{ do: 'unable', why: 'mood', said: message, language: 'en' }]
}

/** Returns true if the text means the middle of the scale. */
export const isMiddle = (said: string): boolean => /\b(?:middle|meh|so[- ]so|neutral|average|mid|medium)\b/i.test(said)
