import { oneOf } from '../../../../phrase-pattern.ts'

const self = '(?:i|we)'
const modal = '(?:do|should|can|could|would|am|are)'
const speaking = oneOf(
  'say|tell|ask|explain|mention|phrase|apologi[sz]e|answer|bring (?:it|this|that|the subject) up|bring up|open my mouth',
  '(?:open|start|begin) (?:the|this|that|a) (?:conversation|talk|subject)|hand (?:off|over) (?:one|some|it|the)|back out of|get out of (?!bed|debt|the house|the car)',
  'talk (?:to|with)|speak (?:to|with)|break (?:it|this|the news|up with)|approach (?:her|him|them|my|the)|turn (?:her|him|them) down|put (?:it|this|that) (?:to|so|without|nicely|kindly|gently|into words)',
)
const asks = new RegExp(
  String.raw`\b(?:${oneOf(
    `how (?:on earth |the heck |the hell )?${modal} ${self} (?:\\w+ ){0,3}?(?:${speaking})`,
    `how to (?:\\w+ ){0,2}?(?:${speaking})`,
    `what (?:on earth |the heck )?(?:${modal}|am) ${self} (?:\\w+ ){0,3}?(?:say|tell|supposed to say)`,
    `what should ${self} have (?:said|told)|should ${self} have said`,
    '(?:what|how) to (?:even |actually )?(?:say|tell)|(?:help me|how) (?:to )?(?:say sorry|apologi[sz]e|explain|tell|answer|bring|hand)|(?:line|answer|comeback|sentence)s? (?:for|when|to (?:use|say|give))|something to (?:say|tell)',
    `(?:way|words|something|line) (?:i can |for me )?to (?:say|tell|ask|explain|bring)|(?:first|opening) (?:sentence|line|words)|word for word`,
    '^(?:and |but )?what if (?:he|she|they) (?:just )?says? no',
    `how (?:do|should|can) ${self} (?:best )?(?:prepare|get ready) for (?:it|this|that|the|our) ?(?:call|talk|meeting|conversation|so|without)?`,
  )})\b`,
)
/** Words to be sent or read out are made elsewhere. */
const isWritten =
  /\b(?:text|e ?mail|message|write|letter|note|card|post|toast|speech|prayer|pray|caption|portal|reply to|dm)\b/
const ofOther = new RegExp(
  [
    String.raw`\b(?:how to tell (?:if|when|whether)|how (?:do|can) i tell (?:if|when|whether|what|which)|tell me|talk myself`,
    String.raw`|ask (?:for directions|siri|google)|say (?:in|it in) (?:spanish|french|german|italian))\b`,
  ].join(''),
)

/** True if a want is for words to say aloud. `line` is in plain letters. */
export const asksToSay = (line: string): boolean => asks.test(line) && !isWritten.test(line) && !ofOther.test(line)
