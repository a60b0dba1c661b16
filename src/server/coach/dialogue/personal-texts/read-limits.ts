import { contentStems } from '../../guide/text-analysis.ts'
import { oneOf } from '../../phrase-pattern.ts'

/** The form of the text, and its limits. */
export type Limits = {
  /** Stems of words that the text must not contain. */
  banned: ReadonlySet<string>
  /** Phrases that the text must not contain, word for word. */
  phrases: readonly string[]
  /** The phrases that the user wants left out. */
  unsaid: readonly string[]
  isFormal: boolean
  isShort: boolean
  endsInPrayer: boolean
  /** The subject of the joke. */
  joke: string | null
}

const stop = String.raw`(?=[,.;!?]|$| (?:and|but|because|since|so|as|or make|though)\b)`
const subject = String.raw`(?:that |the fact that |any |a |the word |the words |anything about |about )?([^,.;!?]{2,50}?)${stop}`
const not = oneOf(
  "don[’']t|do not|never|please not|without|not to|shouldn[’']t|should not|must not|mustn[’']t|avoid|rather not",
)
const naming = oneOf(
  'mention(?:ing)?|say(?:ing)?|us(?:e|ing)|bring(?:ing)? up|talk(?:ing)? about|refer(?:ring)? to|name|naming',
  'let(?:ting)? on|go(?:ing)? into|tell(?:ing)? (?:her|him|them)',
)
const noWord = oneOf("no|not|without|avoid|don[’']t use|doesn[’']t contain|does not contain|never")
/** Matches what should not be mentioned. */
const unsaidForms: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:${not})(?: want to| have to| need to)? (?:${naming}) ${subject}`, 'giu'),
  new RegExp(String.raw`\bnothing about ${subject}`, 'giu'),
  new RegExp(
    String.raw`\b(?:leave|keep|leaving|keeping) ((?:the |my |his |her |their |our )?[\p{L}’' -]{2,40}?) out\b`,
    'giu',
  ),
  new RegExp(String.raw`\b(?:${noWord})(?: the)?(?: words?| phrases?)? ?[“"‘']([^“”"‘]{2,60})[”"’']`, 'giu'),
]
const notMeant = 'to|more|one|longer|matter|doubt|idea|need|reason|time|bus|car|money'
/** Matches 'no puns'. */
const withoutForm = new RegExp(
  String.raw`\b(?:no|without|skip the|avoid) (?!(?:${notMeant})\b)([\p{L}’' -]{3,40}?)(?: stuff| please)?${stop}`,
  'giu',
)
/**
 * Matches words that the user takes back: 'it’s the money but I don’t want to say that'. They are read backwards from the few places where
 * that begins.
 */
const takenBack = new RegExp(
  [
    String.raw`(?=,? (?:but|and) (?:I|we) )(?<=([^,.;!?]{3,60})),? (?:but|and) (?:I|we) (?:really |just )?(?:don[’']t|do not|can[’']t|won[’']t`,
    String.raw`|would rather not) (?:want (?:her|him|them|anyone|people) to know|(?:want to |like to )?(?:say|tell|admit`,
    String.raw`|mention)(?: (?:her|him|them|so|it|that|this|why))?)\b`,
  ].join(''),
  'iu',
)

/** Words that are banned together with another word. */
const meant: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:money|cost|price)\b/iu, /\b(?:afford|expensive|broke|cheap|pay|cost\w*|price)\b/iu],
  [/\b(?:religion|religious|church|god|faith)\b/iu, /\b(?:believe|god|church|pray\w*|faith|religio\w*|bless\w*)\b/iu],
  [/\b(?:illness|health|sick|cancer|diagnosis)\b/iu, /\b(?:ill|sick|cancer|diagnos\w*|doctor|hospital|treatment)\b/iu],
]

const empty = new Set('thing things stuff word words bit fuss it that this them her him'.split(' '))
const stemsOf = (words: string): string[] =>
  [...contentStems(words)].filter((stem) => stem.length > 2 && !empty.has(stem))

const formal = /\bformal(?:ly)?\b|\bprofessional\b|\bofficial\b/iu
const notFormal = /\b(?:not|nothing|isn[’']t|less)(?: too| so| at all)? (?:formal|stiff|official)\b/iu
const short = oneOf(
  'short|brief|one line|two lines|(?:one|two|three) sentences?|one-?liner|keep it simple|a few lines|couple of lines',
)
const asksForShort = new RegExp(String.raw`\b(?:${short})\b`, 'iu')
const prayerAtEnd =
  /\b(?:end|ends|finish|close|closing|ending)s?(?: it)? (?:with|on|in) (?:an? )?(?:\p{L}+ ){0,2}(?:prayer|blessing|dua|benediction)\b/iu
const joke = new RegExp(
  String.raw`\bjokes? about ([^,.;!?]{3,60}?)(?=[,.;!?]|$| and (?:end|finish|something|a|keep|then)\b)`,
  'iu',
)

/** Matches texts in which 'no presents' is for the guests. */
const forGuests = /\binvit|\bhouse-?sitter|\bnanny|\bsitter\b|\broutine|\binstructions/iu

const pointing = /^(?:being|sounding|making|too|so|that|it|this|why|more|anything|me)\b/i

/** Reads the limits that the message sets for the text. */
export function readLimits(message: string): Limits {
  const namedIn = (forms: readonly RegExp[]): string[] =>
    forms
      .flatMap((form) => [...message.matchAll(form)].map(([, what = '']) => what.trim()))
      .filter((what) => what !== '' && !pointing.test(what))
  const unsaid = namedIn(unsaidForms)
  const phrases = [...unsaid, ...(forGuests.test(message) ? [] : namedIn([withoutForm]))]
  const back = takenBack.exec(message)?.[1]
  return {
    banned: new Set([...phrases, back ?? ''].flatMap(stemsOf)),
    phrases,
    unsaid,
    isFormal: formal.test(message) && !notFormal.test(message),
    isShort: asksForShort.test(message),
    endsInPrayer: prayerAtEnd.test(message),
    joke: joke.exec(message)?.[1]?.trim() ?? null,
  }
}

/** True if the words contain something that the text must not contain. */
export function isBanned(words: string, { banned, phrases }: Limits): boolean {
  const said = words.toLowerCase()
  const isMeant = meant.some(([named, form]) => phrases.some((one) => named.test(one)) && form.test(words))
  return (
    isMeant ||
    stemsOf(words).some((stem) => banned.has(stem)) ||
    phrases.some((one) => one.length > 3 && said.includes(one.toLowerCase()))
  )
}
