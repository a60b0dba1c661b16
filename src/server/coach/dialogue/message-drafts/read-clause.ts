import { oneOf } from '../../phrase-pattern.ts'
import { toPlainLine } from '../../guide/quote-user-text.ts'
import { type Replacement, replaceForms, typedContractions, typedShorthand } from '../typed-english.ts'
import { createMask } from '../../second-person.ts'

const plannedByUs = oneOf(
  'doing|going|coming|staying|having|hosting|spending|skipping|keeping|driving',
  'flying|moving|getting|leaving|celebrating|taking|cooking',
)
/** Spells out quickly typed words so that they can go into a message. */
const typedForms: readonly Replacement[] = [
  ...typedContractions,
  [/^its\b/gi, 'it’s'],
  [new RegExp(String.raw`^were (?=(?:not |just )?(?:${plannedByUs})\b)`, 'gi'), 'we’re '],
  [/\bcause\b/gi, 'because'],
  ...typedShorthand,
  [/'/g, '’'],
]

/** Matches how one fears to come across. */
const bother = oneOf(
  '(?:be|sound|seem|look|come (?:off|across)(?: as)?) (?:too |so |like )?(?:an? )?(?:pushy|needy|rude|nosy|clingy|bossy|bother|burden|pest|annoying|demanding|desperate|harsh|ungrateful|nag|naggy|overbearing|pain)',
  'impose|intrude|overstep|bother (?:her|him|them)|put (?:her|him|them) on the spot|step on (?:any|her|his|their)',
)
/** Matches words for the coach at the end: 'we can’t come, dont want them mad', '… and idk how to bring it up'. */
const aside = new RegExp(
  oneOf(
    String.raw`,? (?:and |but )?(?:i |we )?(?:dont|don[’']t|do not) want (?:it|this|her|him|them) (?:mad|upset|angry|hurt|weird|to be|to get|to think|to feel)\b.*$`,
    String.raw`,? (?:and |but |so |because )?(?:i |we )?(?:(?:really |just )?(?:dont|don[’']t|do not) (?:want to|wanna|mean to)|not trying to|trying not to) (?:${bother})\b.*$`,
    String.raw`,? (?:and |but |so )?(?:idk|(?:i )?(?:dont|don[’']t) know|(?:im )?not sure|(?:i have )?no idea) how to\b.*$`,
  ),
  'i',
)
const danglingWord = /(?:,? (?:and|but|so|or|cuz|because)){1,2}$/i

/** Returns the words as one plain line, without a full stop. */
export const cleanClause = (words: string): string =>
  replaceForms(words.trim() === '' ? '' : toPlainLine(words.replace(aside, '').replace(danglingWord, '')), typedForms)
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s,.;:])[\s,.;:]+$/, '')

/** Matches the beginning of a whole sentence. */
const beginsSentence =
  /^(?:(?:I|we|you|they|it|there|this|that)(?:’\p{L}+)?|(?:my|our|your|the|this|that|these|those|all|both) [\p{L}’-]+|it|[\p{Lu}][\p{L}’-]+) [\p{L}’]+/iu
const endsOpen = /\b(?:and|or|but|because|so|that|to|for|with|of|the|a|an|my|your|like|w)$/i
const slangWords = oneOf(
  'bday|lol|omg|idk|tbh|ngl|rn|smh|wtf|its (?:for|the|a|all|not|been)|thats|theres|hes|shes|theyre|dont|cuz|gotta',
  'kinda|w|b4|thx|ppl|yr',
)
const slang = new RegExp(oneOf(String.raw`\b(?:${slangWords})\b`, '[()“”"…]|\\?|!|\\d(?:st|nd|rd|th)? time since'), 'i')
const maxClause = 24

/** True if the words can go into a message unchanged: a whole clause, without typing shortcuts. */
export const isClean = (clause: string): boolean =>
  beginsSentence.test(clause) && !endsOpen.test(clause) && !slang.test(clause) && clause.split(' ').length <= maxClause

const irregular = new Map(Object.entries({ is: 'are', has: 'have', does: 'do', goes: 'go', was: 'were' }))

/** Words with the same form in every person. */
const unchanged = new Set(
  `can could will would should might may must never always just still also only really no not
  did said told went came left took got had forgot made gave read put felt knew saw heard kept let lost meant met paid ran sent sat
  spent stood thought wore wrote broke bought brought built caught chose drank drove ate fell fed fought found flew froze grew held hid
  hit hurt led lent lied quit sang sold shut slept spoke stole swore taught threw woke won began became`.split(/\s+/),
)

/** Rewrites a verb of the third person: 'keeps' becomes 'keep'. Returns null if its form isn't clear. */
function verbToSecondPerson(verb: string): string | null {
  const known = irregular.get(verb)
  if (known !== undefined) return known
  if (/(?:n’t|ed|ing)$/.test(verb))
    return verb
      .replace(/^doesn’t$/, 'don’t')
      .replace(/^isn’t$/, 'aren’t')
      .replace(/^wasn’t$/, 'weren’t')
      .replace(/^hasn’t$/, 'haven’t')
  if (unchanged.has(verb)) return verb
  if (/(?:sses|shes|ches|xes)$/.test(verb)) return verb.slice(0, -2)
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`
  return verb.endsWith('s') && !verb.endsWith('ss') ? verb.slice(0, -1) : null
}

const wordsAfterObject = oneOf(
  '$|he|she|they|you|i|we|it|no|not|off|to|for|and|but|or|that|when|if|because|so|on|at|in|with',
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|about|from|again|anymore|today|tonight|tomorrow|this|next',
  'mad|upset|angry|sad|hurt|last|any|more|enough|how|what|the|a|an|back|out|up|over|every|each|once|twice|during|until|while|after|before|since',
)
const afterObject = new RegExp(`^(?:${wordsAfterObject})$`, 'i')

/** Rewrites words about the reader to the reader: 'I can’t watch his dog' becomes 'I can’t watch your dog'. Returns null if that isn't safe. */
export function addressReader(words: string): string | null {
  let isSafe = true
  const text = words
    .replace(/\b(?:he|she|they)(?:’s|’re) (?=been\b|had\b|got\b)/gi, 'you’ve ')
    .replace(/\b(?:he|she|they)(?:’s|’re)\b/gi, 'you’re')
    .replace(/\b(?:he|she|they)’ll\b/gi, 'you’ll')
    .replace(/\bthey (are|have|do|were)\b/gi, 'you $1')
    .replace(
      /\b(?:he|she) (always|never|often|still|just|really|also|only|constantly) ([\p{L}’]+)/giu,
      (_, adverb: string, verb: string) => {
        const second = verbToSecondPerson(verb.toLowerCase())
        isSafe &&= second !== null
        return `you ${adverb} ${second ?? verb}`
      },
    )
    .replace(/\b(?:he|she) ([\p{L}’]+)/giu, (_, verb: string) => {
      const second = verbToSecondPerson(verb.toLowerCase())
      isSafe &&= second !== null
      return `you ${second ?? verb}`
    })
    .replace(/\bthey\b/gi, 'you')
    .replace(/\b(?:his|their)\b/gi, 'your')
    .replace(/\b(?:him|them)\b/gi, 'you')
    .replace(/\bher\b(?= ?([\p{L}\d’]*))/giu, (_, next: string) => (afterObject.test(next) ? 'you' : 'your'))
    .replace(/\b(?:himself|herself|themselves)\b/gi, 'yourself')
  return isSafe ? text : null
}

/** Does the same, but leaves the parts that one of these forms matches, because they are about somebody else. */
export function addressReaderOnly(words: string, others: readonly RegExp[]): string | null {
  const mask = createMask()
  const rewritten = addressReader(others.reduce((text, form) => mask.hide(text, form), words))
  return rewritten === null ? null : mask.restore(rewritten)
}

/** Makes a question: 'to watch the kids' becomes 'Could you watch the kids?'. */
export function toPoliteQuestion({ form, what }: { form: 'to' | 'for' | 'if'; what: string }): string | null {
  const words = addressReader(what)
  if (words === null) return null
  if (form === 'to') return `Could you ${words}?`
  if (form === 'for') return `Could I get ${words}?`
  const [, who = '', verb = '', rest = ''] =
    /^(I|we|you|it|there) (?:can|could|will|would) (\S+)(?: (.*))?$/i.exec(words) ?? []
  return who === ''
    ? `I wanted to ask if ${words}.`
    : `Could ${who === 'i' ? 'I' : who} ${verb} ${rest}`.trim().concat('?')
}
