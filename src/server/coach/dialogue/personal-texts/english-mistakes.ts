import { oneOf } from '../../phrase-pattern.ts'
import {
  participleOf,
  participleOfPast,
  pastOf,
  pastOfParticiple,
  perfectOf,
  thirdPersonOf,
  verbBases,
} from './verb-tables.ts'

/** A mistake that is certain, its correction (null if it isn't a mistake here), and the reason. */
export type Slip = { form: RegExp; fix: (found: readonly string[]) => string | null; why: string }

export const slip = (form: string, fix: Slip['fix'] | string, why: string): Slip => ({
  form: new RegExp(form, 'giu'),
  fix: typeof fix === 'string' ? () => fix : fix,
  why,
})
const bases = oneOf(...verbBases.filter((base) => base !== 'be'))
const numbers = String.raw`(?:\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|many|several|some|a few)`
const lengths = '(?:years?|months?|weeks?|days?|hours?|minutes?)'
/** Matches a time span later in the same sentence. */
const sinceThen = String.raw`(?=[^.?!]{0,80}\bsince\b|[^.?!]{0,80}\bfor ${numbers} ${lengths}\b)`
const sinceOnly = String.raw`(?=[^.?!]{0,80}\bsince\b)`
const isHas = (who: string): string => (/^(?:he|she|it)$/i.test(who) ? 'has' : 'have')
const spanWhy = 'what began in the past and still goes on takes “have” or “has”'

export const tenseSlips: readonly Slip[] = [
  slip(
    String.raw`\b(yesterday|last (?:night|week|month|year))(,?) (I|we|he|she|they) (?:have|has) (\p{L}+)\b`,
    ([, when = '', comma = '', who = '', word = '']) => {
      const past = pastOfParticiple(word)
      return past === null ? null : `${when}${comma} ${who} ${past}`
    },
    'yesterday is over, so the past tense',
  ),
  slip(
    String.raw`\bsince I am (?=(?:an? )?(?:little|young|child|kid|girl|boy|small|\d))`,
    'since I was ',
    'that time is over, so “was”',
  ),
  slip(String.raw`(?<=\bsince I was [^.?!]{3,40}?,? )I want\b`, 'I have wanted', spanWhy),
  slip(
    String.raw`\b(I|we|you|they|he|she|it)(?: am| are| is|['’]m|['’]re|['’]s) (\p{L}+ing)\b${sinceThen}`,
    ([, who = '', doing = '']) => `${who} ${isHas(who)} been ${doing}`,
    spanWhy,
  ),
  slip(
    String.raw`\b(I|we|you|they|he|she|it)(?: am| are| is|['’]m|['’]re) (?=(?!been\b|\p{L}+ing\b|born\b)\p{L})${sinceOnly}`,
    ([, who = '']) => `${who} ${isHas(who)} been `,
    spanWhy,
  ),
  slip(
    String.raw`\b(I|we|you|they) (${bases})\b(?! (?:been|to)\b)(?! (?:worked|lived|had|known|studied|taught|work|never|always)\b)${sinceThen}`,
    ([, who = '', base = '']) => {
      const perfect = perfectOf(base)
      return perfect === null ? null : `${who} have ${perfect}`
    },
    spanWhy,
  ),
  slip(
    String.raw`\b(have|has) (never |always |also |already )?(work|live|study|teach|learn|know|play|speak|drive|cook|clean|help|sell|manage|go|see)\b${sinceThen}`,
    ([, has = '', adverb = '', base = '']) => `${has} ${adverb}${participleOf(base) ?? base}`,
    '“have” takes the participle: have worked, have lived',
  ),
  slip(
    String.raw`\b(since)((?: about| over| almost| more than)? ${numbers} ${lengths})\b(?! ago)`,
    ([, , length = '']) => `for${length}`,
    '“for” goes with a length of time, “since” with when it began',
  ),
  slip(String.raw`\bsince my childhood\b`, 'since childhood', '“since childhood” is how it’s said'),
  slip(
    String.raw`\b(did not|didn['’]t) (\p{L}+)\b`,
    ([, no = '', past = '']) => {
      const base = verbBases.find((one) => pastOf(one) === past.toLowerCase() && one !== past.toLowerCase())
      return base === undefined || past === 'had' ? (past === 'had' ? `${no} have` : null) : `${no} ${base}`
    },
    'after “did” the verb stays as it is',
  ),
  slip(
    String.raw`\b(yesterday|last (?:night|week|month|year))(,?) (I|we|he|she|they) (${bases})\b`,
    ([, when = '', comma = '', who = '', base = '']) => {
      const past = pastOf(base)
      return past === null ? null : `${when}${comma} ${who} ${past}`
    },
    'yesterday is over, so the past tense',
  ),
]

const noWords = new Map(
  Object.entries({
    nobody: 'anybody',
    nothing: 'anything',
    nowhere: 'anywhere',
    'no one': 'anyone',
    none: 'any',
    no: 'any',
  }),
)
const denies = String.raw`(?:never|(?:do|does|did|ca|can|wo|is|was|have|has|had|could|would)n['’]?t|cannot|can not|do not|did not|does not)`

export const formSlips: readonly Slip[] = [
  slip(
    String.raw`\b(${denies})((?: \p{L}+){1,3}?) (nobody|nothing|nowhere|no one)\b`,
    ([, not = '', between = '', none = '']) => `${not}${between} ${noWords.get(none.toLowerCase()) ?? none}`,
    'two negatives cancel out in English, so one is enough',
  ),
  slip(
    String.raw`\b(I|we|they|you)(?: am| are|['’]m|['’]re) not agree\b`,
    ([, who = '']) => `${who} don’t agree`,
    '“agree” is the verb',
  ),
  slip(
    String.raw`\b(I|we|they|you)(?: am| are|['’]m|['’]re) agree\b`,
    ([, who = '']) => `${who} agree`,
    '“agree” is the verb',
  ),
  slip(
    String.raw`\bI have (\d{1,2}|twenty|thirty|forty|fifty|sixty) years(?: old)?(?! (?:of|in|working|as|with|experience|behind|left|to)\b)`,
    ([, age = '']) => `I am ${age} years old`,
    'in English you are an age',
  ),
  slip(String.raw`\bI am born\b`, 'I was born', '“was born” is the form'),
  slip(
    String.raw`(?<=\b(?:am|['’]m|are|is) (?:very |really |so )?)interesting in\b`,
    'interested in',
    'you are interested, the thing is interesting',
  ),
  slip(
    String.raw`(?<=\b(?:am|['’]m) (?:very |really |so )?)exciting (?=to\b|about\b|for\b)`,
    'excited ',
    'you are excited, the thing is exciting',
  ),
  slip(
    String.raw`\b(look(?:ing)? forward to) (hear|meet|see|work|speak|start|learn|receive|talk|visit|come|join|read)\b`,
    ([, looking = '', base = '']) => `${looking} ${/[^e]e$/.test(base) ? base.slice(0, -1) : base}ing`,
    'after “look forward to” comes the -ing form',
  ),
  slip(
    String.raw`(?<!\b(?:did|does|do|can|could|will|would|should|may|might|must|let|make|made|makes|help|helps|see|saw|hear|if|that|and) )\b(he|she) (${bases})\b(?! to be\b)`,
    ([, who = '', base = '']) =>
      /^(?:like|have)$/.test(base) || pastOf(base) !== base ? `${who} ${thirdPersonOf(base)}` : null,
    'with he and she the verb takes an -s',
  ),
  slip(
    String.raw`\b(he|she|it) (?:don['’]t|do not)\b`,
    ([, who = '']) => `${who} doesn’t`,
    'with he, she and it: “doesn’t”',
  ),
  slip(String.raw`\b(we|they|you) was\b`, ([, who = '']) => `${who} were`, 'with we, they and you: “were”'),
  slip(
    String.raw`\b(I) (?:has|is)\b`,
    ([whole = '', who = '']) => `${who} ${/has$/i.test(whole) ? 'have' : 'am'}`,
    'with I: “am” and “have”',
  ),
  slip(String.raw`\bpeople is\b`, 'people are', '“people” is plural'),
  slip(String.raw`\bpeople has\b`, 'people have', '“people” is plural'),
  slip(
    String.raw`\b(everybody|everyone|nobody|somebody|someone) (know|want|need|like|love|work|live|come|go|see|make)\b`,
    ([, who = '', base = '']) => `${who} ${thirdPersonOf(base)}`,
    '“everybody” and its like are singular',
  ),
  slip(
    String.raw`\b(everybody|everyone|nobody|somebody|someone) (are|have)\b`,
    ([, who = '', verb = '']) => `${who} ${verb === 'are' ? 'is' : 'has'}`,
    '“everybody” and its like are singular',
  ),
  slip(
    String.raw`\bthere is (many|two|three|four|five|several|a lot of \p{L}+s)\b`,
    ([, many = '']) => `there are ${many}`,
    'more than one: “there are”',
  ),
  slip(
    String.raw`\b(can|must|should|could|will|would|may|might) to (?=(?:${bases})\b)`,
    ([, verb = '']) => `${verb} `,
    `no “to” after can, must, should and the like`,
  ),
  slip(
    String.raw`\bwould like (?=(?:know|ask|work|have|learn|see|speak|say|tell|come|go|meet|thank|apply)\b)`,
    'would like to ',
    '“would like” takes “to”',
  ),
  slip(
    String.raw`\bwant that (I|you|he|she|we|they) (${bases})\b`,
    ([, who = '', base = '']) => `want ${objects.get(who.toLowerCase()) ?? who} to ${base}`,
    'want somebody to do something',
  ),
  slip(
    String.raw`\bfor (?=(?:learn|improve|see|meet|buy|get|help|make|speak|find|study|go)\b(?!ing))`,
    'to ',
    'what something is for: “to” and the verb',
  ),
]
const objects = new Map(Object.entries({ i: 'me', he: 'him', she: 'her', we: 'us', they: 'them', you: 'you' }))

/** Corrects 'I never lost' to 'I have never lost', next to something that still goes on. */
export const neverSlip: Slip = slip(
  String.raw`\b(I|we) never (\p{L}+)\b`,
  ([, who = '', past = '']) => {
    const participle = participleOfPast(past)
    return participle === null ? null : `${who} have never ${participle}`
  },
  'up to now, so “have never”',
)
