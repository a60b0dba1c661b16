import { capitalize } from '#contract/capitalize.ts'
import { oneOf } from '../phrase-pattern.ts'

/** Answers a request to add something that has no card. It says so, with the page and the name ready. English only. */

const leads = String.raw`^(?:(?:${oneOf('ok|okay|hey|hi|so|also|and|please|pls|plz|can you|can u|could you|will you|luxee')})[, ]{1,2}){0,4}`
const ends = String.raw`(?: (?:please|pls|plz|for me|thanks|too)){0,2}[.!?]*$`
const board = String.raw`(?:to|on|onto|in|into) (?:my |the |our )?vision ?board`
const puts = '(?:add|put|stick|pin|throw|save|pop|place|stick up)'
const wants = String.raw`(?:(?:i (?:want|need|would like) (?:you )?to |i['’]d (?:like|love) to ))?`
/** Matches the subject of a picture, without 'a picture of'. */
const shown = String.raw`(?:an? (?:new )?(?:picture|photo|pic|image|drawing)(?: idea)? of |picture of |pics of |the |my |an? )?`
/** A reason follows a comma or a new sentence. */
const reason = String.raw`(?:(?:,? (?:because|since|so)\b|[,;] (?:i|it|we|that|you|she|he)\b|[.!] )[^?]{0,200})?`
const onBoard = new RegExp(
  String.raw`${leads}(?:${wants}${puts}|i (?:want|need|would love|would like)|i['’]d (?:like|love)) ${shown}["“]?([^?;"”:]{3,80}?)["”]? ${board}(?: (?:please|pls|too))?${reason}${ends}`,
  'i',
)
/** Matches 'Put a picture idea on my vision board: a kitchen with a window'. */
const boardFirst = new RegExp(
  String.raw`${leads}${wants}(?:${puts} (?:(?:an? |this |the |new )*(?:picture|photo|image|card|vision|thing|idea)s?(?: idea)? |this |these )?${board}|(?:for )?(?:my )?vision ?board)(?: please)?(?::| [-–—])\s{0,3}${shown}["“]?([^?"”\n]{3,160}?)["”]?(?:(?<=.{3})[.!](?:\s[^?]{0,240})?)?$`,
  'i',
)
const newVision = new RegExp(
  String.raw`${leads}(?:add|make|create|start|put up) (?:a |an )?(?:new )?vision (?:of|for|called|:|about) (?:an? |my own |my )?([^?;]{3,80}?)(?: (?:to|on) (?:my |the )?(?:board|vision ?board))?${ends}`,
  'i',
)
const affirmation = new RegExp(
  String.raw`${leads}(?:add|save|put in|put|keep|create|make|record|write down) (?:an? |this |my own |new |the )*affirmation(?: (?:for me|to my list))?(?:: ?| that says:? | saying:? | that (?=i\b|i['’]?m\b|my\b)| of (?=i\b|my\b)| (?=i (?:am|can|will|have|deserve)\b))["“]?([^?;"”]{4,140}?)["”]?${ends}`,
  'i',
)
const undo = new RegExp(
  String.raw`${leads}(?:undo|un-?do|take back|reverse) (?:that|it|this|the last (?:one|thing|card|change)|what you just did|what i just did)${ends}|${leads}undo${ends}`,
  'i',
)

/** Matches 'I'd like to have a look at what I've pinned', which doesn't add anything. */
const toLookAt =
  /^(?:to (?:have|take|look|see|check|know|read|go)|a look|know|see)\b|\bwhat (?:i|we|is)\b|\bwhat['’]?s\b/i

const named = (said: string): string => capitalize(said.trim().replaceAll(/["“”*_`[\]<>]/g, ''))
const asSentence = (said: string): string => named(said.replaceAll(/\bi\b/g, 'I').replaceAll(/\bi['’]?m\b/gi, 'I’m'))

/** Returns the answer to a request that no card can do. Null for any other message. */
export function findNoCard(message: string): string | null {
  if (message.length > 400) return null
  const vision = (boardFirst.exec(message) ?? onBoard.exec(message) ?? newVision.exec(message))?.[1]
  if (vision !== undefined && !toLookAt.test(vision) && !/\b(?:first|top|bottom|last|next to)\b/i.test(vision))
    return `I can’t make a card for your vision board, but it’s quick: open Vision Board in the menu, tap “Add Vision,” and call it “${named(vision.replace(/[.,!]{1,3}$/, ''))}.” You can pick a picture there, too.`
  const own = affirmation.exec(message)?.[1]
  if (own !== undefined)
    return `I can’t save an affirmation from here. Open the Mindset Lab, and under “Affirmations” add your own: “${asSentence(own)}.” The Audio Center can read it out loud.`
  return undo.test(message)
    ? 'I can’t undo from here, but you can: a card you tapped has “Undo” on it. One you didn’t tap hasn’t changed anything.'
    : null
}
