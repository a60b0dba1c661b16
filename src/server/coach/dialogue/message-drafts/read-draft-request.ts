import { oneOf, wholeWords } from '../../phrase-pattern.ts'
import { spellOut } from './templates/written-english.ts'
import { readAboutAsk } from './request-from-subject.ts'
import { cleanClause } from './read-clause.ts'

/** A request for words: their purpose and content. */
export type DraftRequest = {
  /** True if the user asks for the words themselves: 'write me', not 'how do I say'. */
  isDirect: boolean
  /** The message from the sentence on that asks for them. */
  request: string
  medium: 'text' | 'mail' | 'aloud'
  /** The statement that the message makes, in the user's words. */
  say: string | null
  /** The request that the message makes. */
  ask: { form: 'to' | 'for' | 'if'; what: string } | null
}

const noun =
  '(?:texts?(?: message)?|messages?|msg|sms|e-?mails?|mail|notes?|letters?|reply|replies|responses?|answers?|comeback|dm|script|lines?|draft|versions?|wording|words|sentences?|something|it|that|this|one|no|apology|reminder|invitation|invite|card|thank[- ]you(?: note)?|opener|way)'
const toCoach =
  '(?:^|[.?!,;:–—-]\\s*|\\b(?:can|could|would|will) (?:you|u|ya)\\b[^.?!]{0,20}?|\\b(?:please|pls|plz|and|so|ok|okay|now|then|just|hey|luxee)\\s+|\\bhelp me (?:to )?|\\b(?:want|need|like|get) (?:you|u|help)(?: to)?(?: with)? |\\bhelp with )'
const verb =
  '(?:write|writing|draft|drafting|word|wording|phrase|phrasing|compose|composing|type(?: up| out)?|script|formulate|come up with|reply(?:ing)?(?: to)?|respond(?:ing)?(?: to)?|answer(?:ing)?(?! to (?:it|that|him|her|them|me)\\b)|text)'
const writes = new RegExp(
  `${toCoach}${verb}\\b(?: (?:me|up|us|him|her|them|back|out|my \\p{L}+))*(?: (?:a|an|the|that|this|my|some|another|one))*(?: [\\p{L}’'-]+){0,4}? ${noun}\\b`,
  'iu',
)
const gives = new RegExp(
  `\\b(?:give me|(?:do )?(?:you|u) (?:got|have)|i (?:just |really )?(?:need|want)|i[’']?d (?:like|love)|(?<!\\b(?:i|we|he|she|they|once|never|finally) )got|suggest|what[’']?s|what are|any)\\s{1,3}(?:(?:a|an|the|some|any|another)\\s{1,3})?(?:(?:good|better|nice|polite|short|quick|right|exact|actual|kind|decent|clever|calm|simple|ready)\\s{1,3}){0,3}(?:script|wording|words|lines?|text|e-?mail|letter|note|reply|response|comeback|draft|answer|message|opener|phrase|sentence|way to (?:say|put|word|phrase))\\b(?! (?:of|from|back from))`,
  'iu',
)
/** Matches 'He says he'll pay soon. Reply?'. */
const bare = /(?:^|[.!?,]\s*)(?:any |a )?(?:reply|response|comeback|wording|script|draft)\s{0,3}\??\s{0,3}$/iu
const sayVerbs = oneOf(
  'say|tell(?! (?:if|whether|when|apart|the difference)\\b)|write|text|reply|respond|answer|message|word|phrase|put|type|email',
)
const sayAdverbs = oneOf('even |actually |really |just |best |supposed to |ever ')
const auxiliaries = oneOf('do|should|would|can|could|shall|am|might|d')
const infinitives = oneOf('say|write|text|reply|respond|answer|word|phrase|put|message|email')
const saysWhat = new RegExp(
  oneOf(
    String.raw`(?<!didn[’']?t know |did not know )\b(?:what|how)(?: exactly| the heck| on earth)? (?:${auxiliaries}) (?:i|we|you|one) (?:${sayAdverbs})*(?:${sayVerbs})\b`,
    String.raw`(?<!did(?:n[’']?t| not) know )\b(?:what|how) to (?:${infinitives})\b`,
    '\\bput (?:that|it|this) into words\\b',
  ),
  'iu',
)
const duties = oneOf(
  'going|hosting|having|doing|being|planning|meeting|seeing|babysitting|helping|driving|cooking|working|covering',
  "(?:[\\w'’-]+ ){0,4}(?:wedding|party|shower|dinner|lunch|brunch|date|trip|plans|invitation|shift|favor|visit|reunion|event)s?",
)
/** Matches a duty that others expect. Getting out of debt, of bed or of a bad mood needs no message. */
export const evades = `get out of (?:${duties})\\b`
const wants = new RegExp(
  String.raw`\bhelp me (?:to )?(?:${evades}|(?:turn|decline|apologi[sz]e|respond|reply|uninvite|tell|break it)\b)`,
  'iu',
)
const breakingNews = oneOf(
  evades,
  'turn down|decline|back out of|break up with|tell (?!if\\b|whether\\b|when\\b|the difference)',
  'let (?=\\S+ (?:\\S+ )?know)|bring (?:it|this|that) up\\b',
)
const tells = new RegExp(
  String.raw`\bhow (?:do|can|should|would|could) i (?:nicely |politely |gently |kindly |best )?(?:${breakingNews})`,
  'iu',
)
const notMessages = wholeWords(
  [
    'journal|diary|diario|code|poem|toast|essay|story|r[eé]sum[eé]|cv|cover letter|book|thesis|invoice|speech|vows',
    'to-?do|planner|calendar|blog|bio|profile|caption|report|plan|list|goal|task|reminder for|shopping|prayer|entry',
    'down',
  ],
  'iu',
)
const speeches = /\b(?:wedding toast|a toast|eulogy|vows|(?:my|a|the) speech)\b/iu
const asksNotWords = /\b(?:remind me|log|add|track|schedule)\b/iu

const askVerbs = oneOf(
  'ask (?:my|our|the|him|her|them|a|guests|people|everyone|everybody|\\p{Lu})\\b|tell (?:my|our|the|him|her|them|a|\\p{Lu})\\b|word|phrase|say\\b',
  'bring (?:it|this|that) up',
)
const askOpenings = oneOf(
  'how (?:do|can|should|would|could) i (?:nicely |politely |gently |kindly |best )?',
  '(?:a|the|best|good|nice|polite) way to |help me ',
)
const asksHow = new RegExp(String.raw`\b(?:${askOpenings})(?:${askVerbs})`, 'u')
const tellings = oneOf(
  "saying|to say|says?|telling (?:him|her|them|[\\p{L}’' -]{2,20}?)",
  "(?:to )?tell (?:him|her|them|everyone|everybody|(?:my|our|the) [\\p{L}’'-]+(?: (?!that\\b|i\\b)[\\p{L}’'-]+)?)",
  "explaining|to explain|to let (?:him|her|them|[\\p{L}’' -]{2,20}?) know|letting (?:him|her|them) know",
  "how (?:do|can|should|would|could) i (?:\\p{L}+ly )?(?:tell|let) (?:my |our |the )?[\\p{L}’'-]+(?: in law| know)?",
)
const clauseBeginnings = oneOf(
  "i|i[’']?m|i[’']?ve|i[’']?ll|i[’']?d|im|ive|we|we[’']?re|we[’']?ve|my|our|the|there|it|it[’']?s",
)
const inMessage = String.raw`\b(?:message|text|e-?mail|note|letter|mail)\b[^.?!]{0,40}? that `
/** Matches 'Tell my boss I need Friday off'. */
const relayed = String.raw`^(?:(?:please|can you|could you|hey|ok) )*(?:tell|text|message|write|e-?mail) (?:(?:my|our|the) [\p{L}’'-]+(?: in[- ]law)?|him|her|them|\p{Lu}\p{L}+)(?: that)? `
const relays = new RegExp(`${relayed}(?:${clauseBeginnings})\\b`, 'iu')
const clauses: readonly RegExp[] = [
  new RegExp(`${inMessage}((?:${clauseBeginnings})\\b[^?!]{3,180})`, 'iu'),
  new RegExp(String.raw`\b(?:${tellings})(?: that)? ((?:${clauseBeginnings})\b[^?!]{3,180})`, 'iu'),
  new RegExp(`${relayed}((?:${clauseBeginnings})\\b[^?!]{3,180})`, 'iu'),
]
const whoIsAsked = oneOf(
  "him|her|them|guests|people|everyone|everybody|(?:my|our|the) [\\p{L}’'-]+(?: (?!to\\b|for\\b|if\\b|whether\\b)[\\p{L}’'-]+){0,3}|(?-i:\\p{Lu})\\p{L}+",
)
const asks = new RegExp(
  String.raw`\b(?:ask(?:ing|s)?|beg(?:ging)?)(?: (?:${whoIsAsked}))? (to|for|if|whether) ([^?!.]{3,160})`,
  'iu',
)

/** Matches 'demanding he finish', 'tell him to call first'. */
const demands =
  /\b(?:(?:demand|insist|request)(?:ing)?(?: that)? (?:he|she|they|it)|tell(?:ing)? (?:him|her|them) to|to get (?:him|her|them) to) ([^?!.]{3,160})/iu

export const mediumOf = (message: string, isWriting: boolean): DraftRequest['medium'] => {
  if (/\be-?mail|\bletter\b|\bmail\b(?! ?(?:lady|man|carrier|box|room))/iu.test(message)) return 'mail'
  const isTyped =
    /\b(?:text|message|msg|sms|dm|whatsapp|note|card|chat)\b|\bi (?:write|reply|respond|answer)\b/iu.test(message) ||
    (isWriting && /\b(?:write|draft|type)\b/iu.test(message))
  if (isTyped) return 'text'
  const isSpoken =
    /\b(?:say|script|tell|out loud|aloud|in person|face to face|on the phone|calls?|bring (?:it|this|that) up|line|comeback)\b/iu
  return isSpoken.test(message) || !isWriting ? 'aloud' : 'text'
}

const end =
  /(?:,| and| but)? (?:without|but (?:in a|not)|in a (?:nice|polite|kind)|(?:can|could) (?:you|u)|politely|nicely|please)\b.*$/iu

/** Returns the words without what follows about the tone, or null if too little is left. */
const cut = (words: string | undefined): string | null => {
  const plain = cleanClause((words ?? '').split(/[.\n]/)[0]?.replace(end, '') ?? '')
  return plain.length < 4 ? null : plain
}

/** Matches 'Say it out loud', which names the way and no content. */
const wayOnly = /^it (?:out|in|to|like|how|aloud|nicely|better|again)\b/i

/** Reads the statement in 'I need to tell him that I’m pregnant'. */
const readSay = (text: string): string | null =>
  cut(clauses.map((form) => form.exec(text)?.[1]).find((found) => found !== undefined && !wayOnly.test(found)))

const noWish = oneOf('write|text|send|say|tell|own|keep|ask|know|be |sound')
/** Matches a wish of the user: 'this year I’d like to have it at theirs'. Wishes about the message itself are left out. */
const wish = new RegExp(
  String.raw`(?:^|[.!?] +|\band )((?:this (?:year|yr|time) )?i(?:[’']d like| would like| want) to (?!${noWish})[^.?!]{5,120})`,
  'iu',
)
const readWish = (text: string): string | null => {
  const found = cut(wish.exec(text)?.[1])
  return found === null
    ? null
    : found
        .replace(/\byr\b/gi, 'year')
        .replace(/\bI want to\b/i, 'I’d like to')
        .replace(/\b(?:hers|theirs)\b/gi, 'your place')
}

const askOf = (what: string | null, form: string): DraftRequest['ask'] =>
  what === null ? null : { form: form === 'for' ? 'for' : form === 'to' ? 'to' : 'if', what }

/** Returns null if the user doesn't ask for words to send or to say. */
export function readDraftRequest(message: string): DraftRequest | null {
  const text = message.slice(0, 1_500)
  if (asksNotWords.test(text.slice(0, 20)) || speeches.test(text)) return null
  const isDirect = [writes, gives, bare, relays].some(
    (form) => form.test(text) && !notMessages.test(form.exec(text)?.[0] ?? ''),
  )
  const said = saysWhat.exec(text)
  const isSaid = said !== null && !notMessages.test(text.slice(said.index, said.index + said[0].length + 25))
  if (!isDirect && !isSaid && !wants.test(text) && !tells.test(text) && !asksHow.test(text)) return null
  const demanded = demands.exec(text)?.[1]
  const [, form = '', what] = asks.exec(text) ?? [undefined, 'to', demanded]
  const asked = cut(what)
  const forms = [writes, gives, bare, relays, saysWhat, wants, tells, asksHow]
  const parts = text.split(/(?<=[.?!\n])\s+/)
  const at = parts.findLastIndex((part) => forms.some((form) => form.test(part)))
  const request = at === -1 ? text : parts.slice(at).join(' ')
  const about = asked === null && isDirect ? readAboutAsk(text) : null
  return {
    isDirect,
    request,
    medium: mediumOf(text, isDirect),
    say: readSay(text) ?? (isDirect && asked === null ? readWish(text) : null),
    ask: askOf(asked, form) ?? askOf(about === null ? null : cut(spellOut(about.what)), about?.form ?? 'if'),
  }
}

/** Makes a request for words without any content. */
export const bareDraftRequest = (request: string, medium: DraftRequest['medium']): DraftRequest => ({
  isDirect: true,
  request,
  medium,
  say: null,
  ask: null,
})
