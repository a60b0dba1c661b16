import { quoteUserText } from '../../guide/quote-user-text.ts'
import { countWords } from '../../guide/text-analysis.ts'
import { bulletList } from '../../markdown.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { toSecondPerson } from '../../second-person.ts'
import { paragraphs } from '../compose-answer.ts'
import { readExplicitAsks } from '../explicit-ask.ts'
import { splitUserSentences } from '../split-sentences.ts'

const verbs = oneOf(
  'raise|bring (?:it|this|that|up)|talk|ask|tell|say (?!(?:thanks?|sorry|goodbye|bye|yes|no|hello|congrat\\w*|i love|how much)\\b)|put (?:it|this|that)|break (?:it|this|the)|mention|broach|address|let (?:him|her|them|my) know',
  'do (?:that|it|this) without|set (?:out |up )?(?:some|a|any)|get (?:him |her |them |(?:my|the|our|an?) (?:[\\p{L}-]{1,16} ){1,3}?)to',
)
const asksHow = new RegExp(
  String.raw`\b(?:how (?:do|can|could|should|would|to) (?:i |we |you )?(?:best |even |gently |kindly |ever )?|(?:kind|gentle|good|nice|polite|tactful|better) way to )(?:${verbs})`,
  'iu',
)
/** Matches written words, which need a draft. */
const isWritten = /\b(?:text|e-?mail|message|write|letter|note|caption|post|speech|toast)\b/i

/** How it is not to come across, in the user's words. */
const keeps = new RegExp(
  String.raw`\b(${oneOf(
    "(?:without|so (?:that )?it (?:doesn|won)[’']?t) (?!that\\b)[^.?!,;]{4,80}",
    "so (?:that )?(?:she|he|they) (?:doesn|don|won)[’']?t [^.?!,;]{4,80}",
  )})`,
  'i',
)

/** Matches praise of the listener in a short sentence. */
const good = new RegExp(
  String.raw`^(?:and |but |still,? )?(?:${oneOf(
    "(?:she|he|they)(?: is|[’']s| are|[’']re| was)? (?:[\\p{L}’']+ ){0,3}?(?:taught|took me in|helped|means? (?:so |very |really )?well|sweet|lovely|decent|kind|generous|good|patient|proud|polite|funny)\\b",
    '(?:the )?(?:sweetest|kindest|loveliest|nicest|best) [\\p{L}]+',
    'i (?:do |really )?(?:love|like|adore|respect) (?:him|her|them)',
  )})`,
  'iu',
)
const subjects = new Map<string, string>([
  ['her', 'she'],
  ['him', 'he'],
  ['them', 'they'],
])
/** True if a sentence is about the listener. 'He's polite' doesn't start a talk with his mother. */
const isOf = (sentence: string, pronoun: 'her' | 'him' | 'them'): boolean => {
  const first = /\b(?:she|he|they)\b/i.exec(sentence)?.[0].toLowerCase()
  return first === undefined || first === subjects.get(pronoun)
}
const contrast = /\b(?:but|not|never|n[’']t|too|enough|until)\b/i
const maxQuote = 110

type Pronoun = 'her' | 'him' | 'them'
const pronounOf = (word: string): Pronoun =>
  /^(?:she|her|hers)$/i.test(word) ? 'her' : /^(?:he|him|his)$/i.test(word) ? 'him' : 'them'
/** Returns the pronoun of the listener: the one in the question, else the only one in the message. */
function pronounFor(message: string, asked: string): Pronoun {
  const [named] = [...asked.matchAll(pronouns)].map(([word]) => pronounOf(word))
  if (named !== undefined) return named
  const told = new Set([...message.matchAll(pronouns)].map(([word]) => pronounOf(word)))
  const [only] = told
  return told.size === 1 && only !== undefined ? only : 'them'
}
const pronouns = /\b(?:she|her|hers|he|him|his|they|them)\b/gi

const kid =
  /\b(?:my|our|a|the) (?:[\p{L}-]+ ){0,2}?(?<!\b(?:grown|adult) )(?:kids?|child|children|toddler|grandson|granddaughter|grandchild|boy|girl)\b/iu
const toKid =
  'With a child, short and true goes furthest: one plain sentence, sitting down so you’re the same height, then ask what they think, and wait for it. You don’t have to win it, and you can say “I’m not sure either.”'
const asksWhatToSay = /\bwhat (?:do|should|can|would|could) (?:i|we|you) (?:say|tell)\b/i

/** Matches 'my aunt' in a question that names the listener. */
const named =
  /\b(?:tell|ask|get|with|let|to) (my (?:[\p{Ll}-]+ )?[\p{Ll}-]+?)(?= (?:to|that|about|without|so|know|who)\b|[?.,!]|$)/u

/** Matches offices, for which the library says how to ask. */
const offices = new RegExp(
  String.raw`\b(?:${oneOf(
    'compan(?:y|ies)|bank|insurance|insurer|provider|utility|airline|agency|council|city hall|customer service|call cent(?:er|re)|tax office|irs|hotline|broker',
  )})\b`,
  'i',
)
const relatives = new RegExp(
  String.raw`\bmy (?:\w+ )?(?:${oneOf(
    'sister|brother|mom|mum|mother|dad|father|husband|wife|partner|boyfriend|girlfriend|friend|roommate|cousin|aunt|uncle|son|daughter|neighbor',
  )})\b`,
  'i',
)
/** Matches 'How do you say such a thing' to children, which isn't for the person who leaves. */
const ofNobody = /\bsay (?:such|something like|that kind)\b/i

/** In words. A shorter question has too few details. */
const fewestWords = 14

/** Says how to bring something up, with the details of the message. Returns null if it doesn't ask that. */
export function wayToSay(message: string): { text: string; pronoun: Pronoun } | null {
  const asked = readExplicitAsks(message).findLast(
    ({ words }) => asksHow.test(words) || (asksWhatToSay.test(words) && kid.test(words)),
  )
  if (asked === undefined || countWords(message) < fewestWords || isWritten.test(asked.words)) return null
  const pronoun = pronounFor(message, asked.words)
  if (kid.test(asked.words)) return { text: toKid, pronoun }
  const [first] = asked.words.matchAll(pronouns)
  if (offices.test(message) && !relatives.test(message) && !/\b(?:her|him)\b/i.test(asked.words)) return null
  if (first === undefined && ofNobody.test(asked.words)) return null
  const whom = named.exec(asked.words)?.[1]
  const keep = keeps.exec(asked.words)?.[1]
  const told = splitUserSentences(message).find(
    (one, at) =>
      at !== asked.at &&
      isOf(one, pronoun) &&
      good.test(one) &&
      !contrast.test(one) &&
      !one.endsWith('?') &&
      one.length <= maxQuote,
  )
  const lead = `Here’s a way to say it${keep === undefined ? ` to ${whom === undefined ? pronoun : toSecondPerson(whom)}` : ` ${toSecondPerson(keep.replaceAll("'", '’'))}`}:`
  const start =
    told === undefined
      ? `**Start with what’s good:** one true thing you like or owe ${pronoun}, in a sentence.`
      : `**Start with what’s good,** and you’ve got it already: ${quoteUserText(told, maxQuote)}`
  return {
    text: paragraphs(
      lead,
      bulletList([
        '**Pick a calm moment,** just the two of you, and not right after it’s happened.',
        start,
        'Then **say what you’ve noticed, once,** as plainly as you told me. No “always,” no “never,” no guess at why.',
        `**Ask for one thing,** small enough to answer on the spot: “Could we …?” Then stop, and let ${pronoun} answer.`,
      ]),
    ),
    pronoun,
  }
}
