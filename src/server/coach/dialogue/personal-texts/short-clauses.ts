import { isDirective, isSendable } from './read-statements.ts'
import { toSentence } from './join-statements.ts'
import type { Recipient } from './read-recipient.ts'
import { addressRecipient } from './address-recipient.ts'

const manner =
  'short|brief|polite(?:ly)?|nice(?:ly)?|kind(?:ly)?|civil|firm(?:ly)?|warm(?:ly)?|calm(?:ly)?|gentle|gently|formal|plain|friendly|light|cheerful|urgent(?:ly)?|asap|simple|clear|direct|professional|sweet|soft|strict'
const noManner =
  'drama|fuss|warmth|frills|emojis?|jokes|hearts|waffle|small talk|begging|grovell?ing|explanations?|excuses|hard feelings|rush|fluff|gushing'
const toneOnly = new RegExp(
  String.raw`^(?:(?:but|and|please|make it|keep it|very|quite|be|a bit) ){0,3}(?:(?:${manner}|no (?:${noManner})|not (?:too )?\p{L}+)(?: (?:needed|please|but|and|or))?(?: |$)){1,4}$`,
  'iu',
)
const tail = new RegExp(String.raw`,? (?:but )?(?:${manner}|in a (?:nice|polite|kind) way)(?: please)?$`, 'iu')

const ordinal = '(?:second|third|fourth|fifth|sixth|tenth|2nd|3rd|4th|5th) (?:time|month|week|day|night|year)'
const times = new RegExp(
  String.raw`^(?:it’s |this is )?(?:the |my )?(${ordinal})(?: (?:I’m |I am )?(asking)| I’ve (asked))?((?: (?:this|in a|now|already|\p{L}+)){0,3})$`,
  'iu',
)
const wishes =
  /^(?:happy (?:birthday|\d+(?:st|nd|rd|th)|anniversary|new year|holidays)|congratulations|congrats|well done|good luck|get well soon|merry christmas)\b/iu
const manners = /^(?:sorry|thank you|thanks|many thanks|no worries|see you|love you|I’ll|please|don’t|blame)\b/iu
const startsAsI = new RegExp(
  [
    String.raw`^(?:can’t|cannot|won’t|couldn’t|didn’t|don’t (?=have|want|need|know|think)|haven’t|need|got|have|had|will`,
    String.raw`|forgot|lost|left|moved|landed|arrived|missed|broke|made it|paid|sent|found)\b`,
  ].join(''),
  'iu',
)
const startsAsAm = new RegExp(
  [
    String.raw`^(?:running|going|coming|leaving|stuck|sick|ill|late|home|off|out|away|busy|on my way|not (?:coming|able|free`,
    String.raw`|going|well|interested)|unable|down with|still (?:in|at|waiting|sick|stuck))\b`,
  ].join(''),
  'iu',
)
const bare = /^(?:my |the |a )?[\p{L}\d’-]+(?: [\p{L}\d’-]+){0,3}$/u

/** Matches 'yes to Saturday but not the karaoke'. */
const yesNo = /^(yes|no) (?:to|for) ([^,;]{2,60}?)(?:,? but not (?:to )?([^,;]{2,40}))?$/iu
function answerTo(words: string): string | null {
  const [, said, what, not] = yesNo.exec(words) ?? []
  if (said === undefined || what === undefined) return null
  if (said.toLowerCase() === 'no') return `I have to say no to ${what}.`
  return `It’s a yes to ${what}${not === undefined ? '' : `, but not to ${not}`}.`
}

/** Reads 'third time asking'. */
function countOf(words: string): string | null {
  const [, count, asking, asked, rest = ''] = times.exec(words) ?? []
  if (count === undefined) return null
  return asking === undefined && asked === undefined
    ? `This is the ${count.toLowerCase()}${rest}.`
    : `This is the ${count.toLowerCase()} I’m asking${rest}.`
}

const order = new RegExp(
  [
    String.raw`^(?:to )?(?:please )?((?:not|stop|keep|bring|come|call|send|pay|move|turn|clean|leave|give|check|pick|let|use`,
    String.raw`|take|wait|return|ring|put|feed|water|lock|shut|close|open|remember)(?= ).+)$`,
  ].join(''),
  'iu',
)
function orderOf(words: string, reader: Recipient): string | null {
  const what = order.exec(words)?.[1]
  const turned = what === undefined ? null : addressRecipient(what.replace(/^not (?:to )?/iu, 'don’t '), reader)
  return turned === null ? null : `Please ${turned.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}.`
}

const kin =
  'mum|mom|mother|dad|father|son|daughter|sister|brother|husband|wife|partner|kids?|baby|twins|boys?|girls?|cousin|aunt|uncle|niece|nephew|grand\\p{L}+|nan|gran|friend|dog|cat|boss'
/** Matches a clause that begins with another person: in 'my dad has his scan', the pronoun is that person. */
const ofAnother = new RegExp(
  String.raw`^(?:(?:my|our) (?:[\p{L}-]+ )?(?:${kin})|(?!(?:I|We|He|She|They|The|My|Our|It)\b)\p{Lu}\p{Ll}+)(?:’s)? `,
  'u',
)
const clause =
  /^(?:my|our|the|\p{Lu}[\p{L}’-]+) (?:[\p{L}’-]+ ){0,2}(?:died|forgot|has|had|broke|ran|is|are|was|got|fell|won’t|can’t)\b/u

const auxiliary = 'could|can|would|will|may|shall|is|are|do|does|did|should'
const asks = new RegExp(
  String.raw`^(?:(?:when|what|where|how)(?: (?:time|much|many|long))? )?(?:${auxiliary}) .{3,120}$`,
  'iu',
)
const toCoach =
  /\bluxee\b|\b(?:can|could|would|will) you (?:please )?(?:write|word|make|draft|help|phrase|put|say|do)\b/iu

/** In 'he can’t come', to 'my son’s coach', replaces 'he' with 'my son'. */
function withOwner(words: string, { role }: Recipient): string {
  const owner = /^(\p{L}+)[’']s /u.exec(role ?? '')?.[1]
  return owner === undefined ? words : words.replace(/^(?:he|she)(?=[’ ])/iu, `my ${owner}`)
}

function clauseToReader(words: string, reader: Recipient): string | null {
  if (ofAnother.test(words) || /[’']s /u.test(reader.role ?? '')) return words
  return addressRecipient(words, reader)
}

const startsAsGerund = /^(?!(?:nothing|something|everything|anything|morning|evening|king|spring)\b)\p{L}{2,}ing\b/iu
/** Matches 'don’t scare him' and 'again', which are meant for the writer. */
const ofManner = /^(?:(?:please )?don’t \p{L}+ (?:her|him|them)(?: \p{L}+)?|again|from me)$/iu

const asking = /^asking (?:(?:him|her|them) )?(for|to|if|whether) (.{3,100})$/iu
/** Writes the request in 'asking for the ladder back'. */
function askedFor(words: string, reader: Recipient): string | null {
  const [, form, what] = asking.exec(words) ?? []
  const said = what === undefined ? null : addressRecipient(what, reader)
  if (form === undefined || said === null) return null
  if (form === 'to') return `Could you please ${said}?`
  return form === 'for' ? `Could I please have ${said}?` : `I wanted to ask if ${said}.`
}

/** Turns a clause into a sentence to the reader; '' if it gives the tone, null if it can’t be a sentence. */
function sentenceFor(given: string, reader: Recipient, isFirst: boolean): string | null {
  const words = withOwner(given.replace(tail, '').trim(), reader)
  if (words === '' || toneOnly.test(given)) return ''
  if (toCoach.test(words) || /^(?:who|when|if) (?!(?:is|are|can|could|do|does|did|should|will|would)\b)/iu.test(words))
    return null
  if (startsAsGerund.test(words) && !startsAsAm.test(words)) return askedFor(words, reader)
  if (ofManner.test(words)) return ''
  const plain = countOf(words) ?? answerTo(words)
  if (plain !== null) return plain
  if (wishes.test(words)) return `${toSentence(words).replace(/\.$/u, '')}!`
  const own = startsAsAm.test(words) ? `I’m ${words}` : startsAsI.test(words) ? `I ${words}` : words
  if (own === words && (isFirst || /^(?:please|don’t)\b/iu.test(words))) {
    const asked = orderOf(words.replace(/^(?:please )?don’t /iu, 'not '), reader)
    if (asked !== null) return asked
  }
  const none = /^no ([\p{L}’ -]{3,40})$/iu.exec(words)?.[1]
  if (isFirst && none !== undefined) return `No ${none.replace(/ please$/iu, '')}, please.`
  if (isFirst && /^(?:\d+|one|two|three|four|no more) /iu.test(words))
    return `${toSentence(words).replace(/\.$/u, '')}, please.`
  if (asks.test(words)) {
    const question = clauseToReader(words, reader)
    return question === null ? null : toSentence(question).replace(/\.$/u, '?')
  }
  if (own === words && isDirective(given)) return ''
  if (!manners.test(own) && !clause.test(own) && !isSendable(own)) return null
  const said = clauseToReader(own, reader)
  return said === null || /^you (?:died|passed|lost|are dead|were killed)\b/iu.test(said)
    ? null
    : toSentence(said.replace(/^i\b/u, 'I'))
}

const breaks = /(?<=(?<!\b(?:Mr|Mrs|Ms|Dr))[.!?;]) |, (?:and |but |so )?|: | [–—-] | (?=but not (?:too|like)\b)/u

const isNoun = (words: string): boolean =>
  bare.test(words) && !isSendable(words) && !clause.test(words) && !startsAsI.test(words) && !startsAsAm.test(words)

/** Completes a sentence with a noun: 'The hall is shut (no heating).' */
const withNoun = (said: string, noun: string): string =>
  said.endsWith(').') ? said.replace(/\)\.$/u, `, ${noun}).`) : said.replace(/\.$/u, ` (${noun}).`)

/** In words. More is a clause. */
const mostOfItem = 7
/** True for an item of 'second floor, no lift, tip in the blue envelope'. */
const isItem = (part: string): boolean =>
  part.split(' ').length <= mostOfItem &&
  !toneOnly.test(part) &&
  !isDirective(part.replace(/^no /iu, '')) &&
  !/\b(?:I|he|she|they|we|you|him|her|who|that|how|what|when|a (?:text|note))\b|\?/iu.test(part)
/** Returns the clauses of a bare list. */
function listClauses(parts: readonly string[], before: readonly string[]): string[] | null {
  return before.length === 0 && parts.length > 1 && parts.every(isItem) ? [toSentence(parts.join(', '))] : null
}

/** Returns the sentences of a short message, after those before. Returns null if one of them isn't certain. */
export function clausesForReader(rest: string, reader: Recipient, before: readonly string[]): string[] | null {
  const said = [...before]
  const parts = rest
    .replace(/(?<![.!;,\s])[.!;,\s]+$/u, '')
    .split(breaks)
    .map((part) =>
      part
        .trim()
        .replace(/[.!?;]$/u, '')
        .replace(/^(?:and|but|so) /iu, ''),
    )
  for (const words of parts) {
    const one = sentenceFor(words, reader, said.length === 0)
    const last = said.at(-1)
    if (one === '') continue
    if (one !== null) said.push(one)
    else if (isNoun(words) && last?.endsWith('.') === true) said[said.length - 1] = withNoun(last, words)
    else return listClauses(parts, before)
  }
  return said
}
