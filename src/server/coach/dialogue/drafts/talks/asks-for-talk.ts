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
    String.raw`\b(?:need|want|send|write|draft|give me)\b (?:\p{L}+ ){0,3}?(?:text|message|msg|e-?mail|note|letter) (?:to|for)\b`,
    String.raw`\b(?:write|put|words|say)\b[^.?!]{0,40}\bcards?\b`,
    String.raw`\bwhat (?:do|can|should|would|could|to) (?:i |we )?(?:\p{L}+ )?(?:say|tell|text|write|put|reply)\b`,
  ),
  'iu',
)

/** Whether words to say or to send are wanted, also as 'how do I talk to him about it' or 'how do I set a boundary'. */
export const asksForTalk = (message: string): boolean => asked.test(message.slice(0, 400))

/** 'Write a text to the group saying practice is moved to Thursday' moves nothing in the planner. */
export const beginsWriting = /^(?:please |can (?:you|u) |could (?:you|u) |help me )?(?:write|draft|word|compose)\b/i
