import { oneOf } from '../../../../phrase-pattern.ts'
import type { TextForm, TextTone } from './text-brief.ts'

const medium = 'text|message|email|e mail|note|letter|reply|response|complaint|dm|apology|thank you note|text message'
const manner =
  '(?:short|quick|nice|kind|polite|firm|warm|funny|friendly|calm|simple|brief|little|good|clear|one|group|honest|gentle|sweet|decent|two|couple|of|professional|respectful) '
const article = '(?:an?|the|that|this|my|one|some|me an?|me the|me my|me one|me some|me something)'

/** Asks for a text that is sent to somebody, in the normal form of the want. */
const asksForText = new RegExp(
  oneOf(
    String.raw`\b(?:write|draft|compose|word|give me|send|make|need|want|like|love|appreciate|use|help me (?:write|word|draft|with)) (?:${article} )?(?:${manner}){0,3}(?:${medium})s?\b(?! (?:book|from)\b)`,
    String.raw`\b(?:write|draft|need|want|make|give me|like|love|send|compose) (?:me )?(?:an?|my|one|the|some) (?:(?!(?:list|plan|of|to|for|and|about|with|from|the|schedule|budget)\b)\w+ ){1,3}(?:${medium})s?\b`,
    String.raw`\bhow (?:do|would|should|can|could) i (?:even |best )?(?:start|word|phrase|open|write|say (?:so|it|this|that) (?:by|in|over)|answer|reply to|respond to) (?:an? |that |the |my |this )?(?:${medium})\b`,
    String.raw`\bwhat (?:do|should|would|can|could) i (?:even )?(?:write|post|put|say) in (?:an?|the|our|my) (?:\w+ ){0,2}(?:chat|email|text|thread|message)\b`,
    String.raw`^(?:(?:and|also|plus|then|or|just|maybe|please|so) ){0,2}an? (?:(?!(?:list|plan|of|to|for|and|about)\b)[a-z0-9]+ ){0,3}(?:${medium}) (?:to|for|that|saying|asking|telling|thanking|about|i can send|canceling|introducing|reminding|inviting|explaining|apologizing|letting)\b`,
    String.raw`\b(?:what|how) (?:do|should|can|could|would|am|to) ?(?:i|we)? (?:even |just |actually )?(?:text|email|message|reply|write(?: back)? (?:to )?(?:him|her|them|my)|send (?:to )?(?:him|her|them|my)|say in (?:a|the|my) (?:text|email|message|reply))\b`,
    String.raw`\b(?:write|draft|give me) (?:me )?something (?:short |nice |kind |simple |firm |respectful |polite )?(?:(?:that )?i can (?:text|send|hand|email|give|post|message|forward)|to (?:send|text|hand|email|give|post|my|the|her|him|them|our)|for (?:her|him|them))\b`,
    String.raw`\bhelp me (?:to )?(?:reply|respond|write back|text (?:her|him|them|my)|email (?:her|him|them|my)|message (?:her|him|them|my)|write (?:something|back|to|her|him|them)|answer (?:her|him|them))\b`,
    String.raw`\bhelp me (?:tell|ask|answer) .{2,40} (?:over|by|in an?|via) (?:text|email|message)\b`,
    String.raw`\bi (?:want|need|would like) to (?:send|text|write|email|message|reply to) (?:him|her|his|them|their|my|the|our|an?)\b`,
    String.raw`\b(?:write|text|email|message) (?:her|him|them) (?:an?|something|back)\b`,
  ),
)
/** Names texts that others write, or that nobody sends. */
const isOther = new RegExp(
  String.raw`\b(?:${oneOf(
    'prayers?(?! (?:group|chain|meeting|circle|partner|request))|toasts?|speech(?! therapy)|eulogy|captions?|scripts?|verse|poem|vows|essay|cover letter|resume|obituary|bio|novel|journal',
    '(?:birthday|sympathy|wedding|greeting|get well|thank you|christmas|anniversary|graduation) card|(?:an?|the|her|his) card\\b|caption|letter to (?:myself|god|santa)|out loud|face to face|(?:to|can) practice|voicemail|lunch ?box note',
    'doctors note|sick note|note to self|thesis|paper|blog|recommendation|(?:write|make|need|want|give me) (?:me )?(?:a|the|my) list|checklist|talking points|flyer|an? sign|two weeks notice letter',
  )})\b`,
)

/** Asks for texts to several people at once. */
const asksForTwo = /\b(?:two|three|2|3) (?:\w+ )?(?:texts|emails|messages|notes)\b/

/** Asks whether to write at all. */
const asksWhether =
  /^(?:(?:and|also|but|so|or|then|plus) )*(?:should|do|does|is|was|did|would it|when|who|where|remind me) /

/** True if the want is for a text that is sent to somebody. */
export const isTextWant = (line: string): boolean =>
  asksForText.test(line) && !isOther.test(line) && !asksWhether.test(line) && !asksForTwo.test(line)

/** Reads the form that was asked for. A note or a complaint has a greeting and a signature, like an email. */
export function readTextForm(line: string): TextForm {
  if (/\b(?:email|e mail|letter|complaint)\b/.test(line)) return 'email'
  if (/\b(?:note|hand (?:her|him|them)|i can hand|i can give)\b/.test(line)) return 'note'
  return 'text'
}

/** Reads how the text should sound. */
export const readTextTone = (line: string): TextTone => ({
  isFirm: /\b(?:firm|strong|stern|clear|direct|serious|blunt)\b/.test(line),
  isFunny: /\b(?:funny|silly|jok\w+|humou?r\w*|laugh)\b/.test(line),
  isShort: /\b(?:short|quick|brief|one line|simple)\b/.test(line),
  isWithoutApology: /\b(?:no apolog\w+|without (?:an )?apolog\w+|not apolog\w+|no sorry|without saying sorry)\b/.test(
    line,
  ),
  isClosed: /\b(?:closed|final|no room|shuts? (?:it|the door)|end of (?:it|story))\b/.test(line),
})
