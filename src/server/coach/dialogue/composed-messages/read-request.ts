import { sentencesOf } from '../split-sentences.ts'
import { readDraftRequest } from '../drafts/read-draft-request.ts'
import { oneOf } from '../../phrase-pattern.ts'

const them = '(?:him|her|them|it|this|that|my|our|the|his|\\p{Lu})'
/** What asks for words to send or say, where it isn't asked for in so many words. */
const asks: readonly RegExp[] = [
  /^(?:text|draft|e-?mail|card|note|message|reply|words|wording)(?: please| pls)?\??[.!]?$/iu,
  /^(?:a |quick )?(?:text|message|note|e-?mail|card) (?:to|for) (?:my|our|the|\p{Lu})/iu,
  /\bwhat (?:do|should|would|can|could|shall) (?:i|we) (?:even |actually |really |just )?(?:say|write|put|text|tell|send|answer|reply|ask)\b/iu,
  new RegExp(
    `\\bhow (?:do|should|would|can|could) (?:i|we) (?:\\p{L}+ly |even |best |ever )?(?:ask|tell|say|word|phrase|put|get out of|back out|turn|write|text|answer|bring|thank|remind|invite|let|apologi[sz]e|decline|cancel|bow out)\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:can|could|would|will) (?:you|u|ya) (?:please )?(?:help me )?(?:${oneOf('write|word|draft|put|text|phrase|give me (?:the )?words|compose|help me (?:write|word|say)')})\\b`,
    'iu',
  ),
  new RegExp(
    oneOf(
      '\\b(?:please|pls|just|help me) (?:write|word|draft|phrase|compose)\\b',
      '\\bhelp me (?:to )?(?:apologi[sz]e|say|tell|ask|thank|text|e-?mail|message|decline|cancel|get out|invite|congratulate|respond|answer)\\b',
      '^(?:hey |hi |ok |okay |now )?(?:write|word|draft|compose|phrase) (?!down\\b)',
    ),
    'iu',
  ),
  new RegExp(
    `\\b(?:i )?(?:need|want|d like|would like) (?:an?|some|the|your help with an?) (?:\\p{L}+ ){0,2}(?:${oneOf('text|message|e-?mail|card|note|letter|toast|words?|something to say|thank[- ]you|blessing|grace')})\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:i )?(?:want|need|d like|would like|have|got) (?:to )?(?:ask|invite|remind|thank|apologi[sz]e|congratulate|tell|let|text|e-?mail|message|write) ${them}`,
    'iu',
  ),
  /\bi want to ask\b/iu,
  /\b(?:say|give|saying) (?:the |a )?(?:blessing|grace|prayer) (?:before|at|for|over)\b/iu,
  /\bwhat i (?:should |can )?(?:say|tell|answer|write)\b/iu,
  /^(?:[Pp]lease )?(?:[Aa]sk|[Tt]ell|[Rr]emind|[Ii]nvite|[Tt]hank|[Tt]ext) (?:him|her|them|my|our|the|\p{Lu}\p{L}+)\b/u,
  /\bwants? me to (?:say|write|give|do) (?:something|a few words|a toast|a speech|grace|the blessing)\b/iu,
  /\b(?:words|something|a few words|a line|a toast|a blessing|grace) (?:to say |to put )?(?:for|at|with|in|before) (?:the|a|his|her|their|my|god|our)\b/iu,
  /\b(?:i ought|i should|i want|i need|i have) to (?:say|write|send) (?:a word|something|a note|a card|a line)\b/iu,
]
const notWords =
  /\b(?:journal|diary|code|poem|essay|r[eé]sum[eé]|cover letter|to-?do|planner|calendar|plan|goal|task|list|reminder|budget|story)\b/i
const aboutCoach = /^(?:tell me|ask me|remind me)\b/i
/** Asks whether, not for words. */
const doubts =
  /\b(?:(?<!what )(?<!how )should i (?:even )?(?:tell|ask|say|text)|(?<!how )(?<!what )do i tell|is it (?:ok|okay|wrong|rude))\b/i

const isAsked = (sentence: string): boolean =>
  !aboutCoach.test(sentence) &&
  asks.some((form) => {
    const found = form.exec(sentence)
    return found !== null && !notWords.test(sentence.slice(found.index, found.index + found[0].length + 20))
  })

/** The sentences that ask for words; null where none does. */
export function findRequest(written: string): string | null {
  const sentences = sentencesOf(written)
  const found = sentences.filter((sentence) => isAsked(sentence))
  if (found.length > 0) return doubts.test(found.join(' ')) && found.length === 1 ? null : found.join(' ')
  const direct = readDraftRequest(written)
  return direct?.isDirect === true ? direct.request : null
}
export const isRequest = isAsked
