import { oneOf } from '../../../phrase-pattern.ts'
import { withCapitals } from '../templates/message-facts.ts'
import { spellOut } from '../templates/written-english.ts'
import { cleanClause, isClean } from '../read-clause.ts'
import type { Listener } from './read-listener.ts'
import { addressListener } from './address-listener.ts'

/** The user's dictated words: a no, news, or a request to the reader; and the reason for it. */
type Said = { kind: 'no' | 'news' | 'order'; say: string; why: string | null }

const who = oneOf(
  "him|her|them|everyone|everybody|(?:my|our|the|a|his|one of my) (?:(?!i\\b|im\\b|ive\\b|he\\b|she\\b|they\\b|that\\b|to\\b|we\\b|who\\b|in\\b|about\\b|with\\b|for\\b|if\\b|why\\b|how\\b)[\\p{L}’'-]+ ){0,4}?(?!i\\b|im\\b|ive\\b|he\\b|she\\b|they\\b|cant\\b|that\\b|to\\b|we\\b)[\\p{L}’'-]+|(?-i:\\p{Lu})\\p{L}+",
)
const opening = oneOf(
  'saying|to say|that says',
  '(?:text|message|e-?mail|note|letter) that(?! (?:i|we) can (?:send|text|use|say|give|email))',
  `(?:tell|telling|inform|informing|text|email|message) (?:${who})`,
  `(?:let|letting) (?:${who}) know`,
)
const first = oneOf("i|i[’']?m|i[’']?ll|i[’']?ve|im|ive|we|we[’']?re|we[’']?ll|my|our|its|it[’']?s|there|the")
const named = `(?:text|message|msg|e-?mail|note|letter) (?:to|for) (?:${who})`
const toldThem = new RegExp(
  String.raw`\b${named} ((?:i|i[’']?m|im|i[’']?ve|ive|i[’']?ll|we|we[’']?re|its|it[’']?s)\b[^?!.\n]{5,150})`,
  'iu',
)
/** Matches 'saying practice is moved to Thursday'. */
const announced = new RegExp(
  String.raw`\b(?:saying|that says)(?: that)? ((?!i\b|he\b|she\b|they\b|you\b)\p{L}+(?: \p{L}+){0,3}? (?:is|are|will|` +
    String.raw`was|were|has|have|starts|got|moved)\b[^?!.\n]{3,120})`,
  'iu',
)
const theirs = '(?:he|she|they|you)'
const told = new RegExp(String.raw`\b(?:${opening})(?: that)? ((?:${first})\b[^?!.\n]{5,150})`, 'iu')
const ordered = new RegExp(
  String.raw`\b(?:${opening}|tell (?:${who}) to|${named} to|${named} asking (?:him|her|them) to)(?: that)?(?: to)? ((?:please |pls |plz )?(?:stop|quit|dont|don[’']?t|do not|not|call|text|bring|come|let me|leave|keep|return|give|pay|be|use|clean|turn|park|ask|knock)\b[^?!.\n]{4,140})`,
  'iu',
)
/** Matches things that the reader must do or not do: 'He can’t smoke in my house', 'they need to call first'. */
const forbidden = new RegExp(
  String.raw`\b(?:${opening})(?: that)? ${theirs} (?:(can[’']?t|cannot|can no longer|isn[’']?t allowed to|aren[’']?t allowed to|shouldn[’']?t)|needs? to|has to|have to|should|must|gotta|got to) (?!be\b)([^?!.\n]{4,120})`,
  'iu',
)
const negative = new RegExp(
  '^(?:sorry,? )?(?:I|we)(?:’m|’re| am| are)? ?(?:really |just |simply |probably )?(?:aren’t|arent|can’t|' +
    'cannot|can not|won’t|don’t want|don’t have|not (?:able|going|coming|doing|hosting)|am not|' +
    String.raw`have to (?:back out|cancel|say no|pass|step down|step back|drop out))\b`,
  'i',
)
/** Matches the start of a second statement that was run together with the first. */
const runOn = new RegExp(
  oneOf(
    String.raw`(?<!\b(?:that|because|and|but|so|when|while|if|what|how|know|think|hope|since|until|till|before|after|as|` +
      'than|or|like|where|who|whether|why))(?:,? (?:because|cause|since)|, (?:and|but|so)?|,)? (?=(?:I|I’m|I’ve|' +
      String.raw`we|we’re|it’s|there’s|they’re|she’s) \p{L})`,
    ', (?=my (?:son|daughter|kids?|mom|dad|husband|car|baby|sister|brother)s? )',
  ),
  'iu',
)
const tail = new RegExp(
  ' (?:but )?(?:(?:with ?out|in a nice|nice(?:ly)?|polite(?:ly)?|keep it|make it|nothing|something|thats|' +
    'that’s) .*|nice(?:ly)?|polite(?:ly)?|pls|please|thanks)$',
  'i',
)
const asking = /(?: and| but|,)? (?:how|what) (?:do|can|should|could|would|to)\b.*$/i
const fewest = 4

/** Matches 'Tell my mom no more spanking'. */
const ended = new RegExp(String.raw`\b(?:${opening}) no more (\p{L}+ing\b[^?!.\n]{0,80})`, 'iu')

export function readSaid(text: string, listener: Listener): Said | null {
  const noMore = ended.exec(text)?.[1]
  const order = noMore === undefined ? ordered.exec(text)?.[1] : `stop ${noMore}`
  const clause = announced.exec(text)?.[1] ?? told.exec(text)?.[1] ?? toldThem.exec(text)?.[1]
  const [, never, done] = forbidden.exec(text) ?? []
  const ruled = done === undefined ? undefined : `please ${never === undefined ? '' : 'don’t '}${done}`
  const words = order ?? ruled ?? clause
  if (words === undefined) return null
  const line = cleanClause(words.replace(asking, '').replace(tail, ''))
  const [head = '', ...more] = line.split(runOn)
  const isCut = head.split(' ').length >= fewest && more.length > 0
  const say = isCut ? head.replace(/(?<![,\s])[,\s]+$/, '') : line
  const why = isCut
    ? more
        .join(' ')
        .replace(/^(?:and|but|so) /i, '')
        .trim()
    : null
  const turned = addressListener(withCapitals(spellOut(say)), listener, text)
  const reason = why === null ? null : addressListener(spellOut(why), listener, text)
  if (turned === null || (why !== null && (reason === null || !isClean(reason)))) return null
  if (order !== undefined || ruled !== undefined)
    return { kind: 'order', say: politely(turned.replace(/^(please )?not /i, '$1don’t ')), why: reason }
  return isClean(turned) && / \S+ /.test(turned)
    ? { kind: negative.test(turned) ? 'no' : 'news', say: turned, why: reason }
    : null
}

const politely = (say: string): string => (/^please\b/i.test(say) ? say : `please ${say}`)
