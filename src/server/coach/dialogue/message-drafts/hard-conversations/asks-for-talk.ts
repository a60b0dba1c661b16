import { oneOf } from '../../../phrase-pattern.ts'

const speaking = oneOf(
  'talk to|talk with|speak to|speak with|bring (?:it |this |that )?up|set (?:a |some |up |my )?(?:better |clear |good )?(?:boundar|boundr|limit)|approach|confront|address|say|tell|ask|word',
  'explain|let|get (?:it|this|that) across|respond|reply|answer|break it|break the news|put my foot down|stand up|handle it with|have (?:a|that|this|the) (?:talk|conversation)',
  'start (?:a|that|this|the) (?:talk|conversation)|get (?:him|her|them) to (?:stop|quit|listen|help|understand|see|pay)|make (?:him|her|them) (?:understand|see|stop)',
)
const asked = new RegExp(
  oneOf(
    String.raw`\b(?:how|what)(?:[’']?s| is| are)? (?:(?:do|can|should|would|could|might) (?:i|we|you|u)|to|the best way to|a (?:nice|good|kind|polite|better) way to) (?:\p{L}+ly )?(?:even |actually |just |best )?(?:${speaking})`,
    String.raw`\bhelp me (?:to )?(?:${speaking})`,
    String.raw`\b(?:a |the |any )?(?:nice|good|kind|polite|better|right|respectful|gentle|best) (?:way|thing) to (?:${speaking})`,
    String.raw`\b(?:write|draft|type|need|give me|got)\b[^.?!]{0,40}\b(?:something|words|lines?|a script|what) (?:\p{L}+ ){0,4}?(?:i can |to )?(?:say|send|tell|text)\b`,
    String.raw`^(?:please |pls )?(?:text|e-?mail|message) (?:my|our|the|his|her) \p{L}+ `,
    String.raw`\b(?:need|want|have) to let (?:my|our|the|everyone|everybody) ?[^.?!]{0,30}\bknow\b`,
    String.raw`\b(?:need|want|send|write|draft|give me)\b (?:\p{L}+ ){0,3}?(?:text|message|msg|e-?mail|note|letter) (?:to|for)\b`,
    String.raw`\b(?:write|put|words|say)\b[^.?!]{0,40}\bcards?\b`,
    String.raw`\bwhat (?:do|can|should|would|could|to) (?:i |we )?(?:\p{L}+ )?(?:say|tell|text|write|put|reply)\b`,
    String.raw`\b(?:need|want|have|help me) (?:to )?(?:write|draft|word|compose)\b(?! (?:in|down|a (?:list|book|poem|paper|story)|my (?:list|paper|book)))`,
  ),
  'iu',
)

/** Whether words to say or to send are wanted, also as 'how do I talk to him about it' or 'how do I set a boundary'. */
export const asksForTalk = (message: string): boolean => asked.test(message.slice(0, 400))

/** Matches 'Write a text to the group saying practice is moved to Thursday', which doesn't move anything in the planner. */
const beginsWriting = /^(?:please |can (?:you|u) |could (?:you|u) |help me )?(?:write|draft|word|compose)\b/i

/** Matches 'I need to tell my landlord …, can you write it'. */
const handsOver = new RegExp(
  oneOf(
    String.raw`\b(?:can|could|will|would) (?:you|u) (?:please |pls |just )?(?:write|word|draft|type|text|phrase) (?:it|` +
      String.raw`this|that|something)\b`,
    String.raw`\bhelp me (?:write|word|phrase) (?:it|this|that)\b`,
  ),
  'i',
)
/** Matches 'I need a note for the school', 'text my boss I can’t …'. */
const sends = new RegExp(
  oneOf(
    String.raw`^(?:i |we )?(?:need|want) (?:a |an )?(?:quick |short |nice |polite )?(?:text|message|note|letter|e-?mail)\b`,
    String.raw`^(?:i |we )?(?:(?:need|have|want) to )?(?:text|e-?mail|message) (?:my|our|the|his|her)\b`,
  ),
  'i',
)
/** Matches a request for the words themselves; the deed in it isn't a task. */
export const wantsWords = (message: string): boolean => beginsWriting.test(message) || handsOver.test(message)

/** Words are wanted, even where something to do is named. */
export const wantsWritten = (message: string): boolean => {
  const text = message.slice(0, 400)
  return wantsWords(text) || sends.test(text)
}

/** Matches 'Email to my son’s teacher', 'a complaint to the HOA'. */
export const namesMessage = new RegExp(
  '^(?:please |pls )?(?:(?:i )?need |write |draft |help me (?:write |with )?|can (?:you|u) (?:write |draft |' +
    'help me write )?)?(?:me )?(?:a |an |my )?(?:quick |short |nice |polite |firm |formal ){0,2}(?:text|message|' +
    String.raw`msg|e-?mail|letter|complaint) (?:to|for)\b`,
  'i',
)
/** Matches words that name the reader. */
export const toSomebody = new RegExp(
  String.raw`\b(?:boss|manager|supervisor|hr|teachers?|principal|coach|school|professor|landlord|property manager|hoa|` +
    'neighbou?rs?|ex|customers?|clients?|buyer|seller|doctors?(?: office)?|dentist|office|insurance|bank|' +
    'company|store|pastor|church|daycare|sitter|babysitter|nanny|coworkers?|team|group|city|county|airline|' +
    'hotel|in ?laws?|mother in law|sister in law|roommate|contractor|plumber|mechanic|lawyer|caseworker|brother|' +
    String.raw`sister|mom|dad|mother|father|friend|husband|wife|aunt|uncle|cousin|niece|nephew|daughter|son)\b`,
  'i',
)

const whom = '(?:to )?(?:my|our|the|his|her|a|one of|him|them|mr|mrs|ms|dr|hr|everyone|everybody)\\b'
const meant = new RegExp(
  oneOf(
    String.raw`^(?:ok |so |hi |hey |please |pls )?(?:text|e-?mail|message|tell|thank|write|congratulate|congrats to|remind|ask|apologi[sz]e) ${whom}`,
    String.raw`\b(?:need|want|have|got|trying|like) to (?:write|tell|ask|text|e-?mail|message|thank|let|remind|check (?:in )?(?:on|with)|congratulate|apologize) ${whom}`,
    String.raw`\b(?:(?:can|could|will|would) (?:you|u) (?:please |pls |help me )?|help me (?:to )?)(?:write|text|e-?mail|message|tell|ask|thank|answer|congratulate) ${whom}`,
    String.raw`^(?:a |an )?(?:quick |short |nice |polite |friendly )?(?:text|message|msg|e-?mail|note|letter|card) (?:to|for|asking|saying|with|that goes with)\b`,
    String.raw`\bhow (?:do|can|should|would|could) (?:i|we) (?:\p{L}+ly )?(?:handle|deal with|ask|get out of|back out|get (?:him|her|them) to)\b`,
    String.raw`\b(?:do i|should i) say (?:something|anything)\b`,
    String.raw`\bwants? to (?:come )?(?:stay|visit)\b.{0,60}\bi (?:\p{L}+ ){0,2}(?:only|just) (?:\p{L}+ )?want\b`,
  ),
  'iu',
)
/** True if the user may want words. They are only given for a clear common case. */
export const mayWantTalk = (message: string): boolean => meant.test(message.slice(0, 400))

/** It is to be sent, not said. */
export const writingWords = /\b(?:write|draft|text|e-?mail|message|note|letter|dm)\b/i
