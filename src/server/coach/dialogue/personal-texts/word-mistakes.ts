import { oneOf } from '../../phrase-pattern.ts'
import { type Slip, slip } from './english-mistakes.ts'

const jobs = oneOf(
  'nurse|teacher|cook|chef|cleaner|driver|student|doctor|waitress|waiter|cashier|receptionist|secretary|housekeeper|nanny|caregiver|guide|engineer|lawyer',
  'accountant|manager|seamstress|tailor|hairdresser|mechanic|farmer|housewife|pilot|singer|dancer|writer|pharmacist|dentist|journalist|architect|artist|electrician|volunteer|translator|baker|painter',
  'technician|assistant|midwife|vet|designer|programmer|developer|gardener|welder|widow|mother|grandmother|beginner|immigrant',
)
const counted = oneOf(
  'tourist|client|customer|patient|student|guest|kid|colleague|visitor|neighbor|friend|worker|employee|parent|passenger|animal',
)
const many = String.raw`\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|many|several|few|a few|these|those`
const things = oneOf(
  'year|month|week|day|hour|minute|language|sister|brother|friend|job|hotel|book|country|course|dog|cat|house|room|car|question|problem|mistake|time',
)
/** Matches the end of a noun phrase: a word or a mark that doesn't belong to the noun. */
const ends = String.raw`(?= (?:since|for|and|in|at|on|from|every|who|with|to|of|is|are|was|were|have|ago|old)\b|[.,;!?]|$)`

const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? 'an' : 'a')

export const wordSlips: readonly Slip[] = [
  {
    form: new RegExp(
      String.raw`(?<=\b(?:I am|I['’]m|I was|she is|she['’]s|he is|he['’]s|work as|working as|worked as|job as|become|became|to be) )(${jobs})\b(?!s)`,
      'giu',
    ),
    fix: ([noun = '']) => `${article(noun)} ${noun}`,
    why: 'a job takes “a” or “an”',
  },
  {
    form: new RegExp(
      String.raw`\b(with|for|of|to|help|helping|teach|serve|many|other|foreign|all) (${counted})\b${ends}`,
      'giu',
    ),
    fix: ([, before = '', noun = '']) => `${before} ${noun}s`,
    why: 'more than one takes an -s',
  },
  {
    form: new RegExp(String.raw`\b(${many}) (${counted}|${things})\b(?![-\p{L}])${ends}`, 'giu'),
    fix: ([, count = '', noun = '']) =>
      /^1$/.test(count) ? null : `${count} ${/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`}`,
    why: 'more than one takes an -s',
  },
  slip(String.raw`\bmany informations\b`, 'a lot of information', '“information” can’t be counted'),
  slip(String.raw`(?<=\b(?:${many}) )child\b`, 'children', 'one child, two children'),
  slip(String.raw`\bwomans\b`, 'women', 'one woman, two women'),
  slip(String.raw`\bchilds\b`, 'children', 'one child, two children'),
  slip(String.raw`\bin the mountain\b`, 'in the mountains', 'as a place: “the mountains”'),
  slip(String.raw`\ban? advice\b`, 'a piece of advice', '“advice” can’t be counted'),
  slip(String.raw`\ban? information\b`, 'a piece of information', '“information” can’t be counted'),
  ...['information', 'advice', 'furniture', 'homework', 'luggage', 'equipment', 'knowledge', 'baggage'].map((noun) =>
    slip(String.raw`\b${noun}s\b`, noun, `“${noun}” has no plural`),
  ),
  slip(
    String.raw`\bmany (?=(?:experience|patience|money|traffic|news|work|luck|help)\b)`,
    'a lot of ',
    'it can’t be counted, so “a lot of”',
  ),
  slip(String.raw`\ball what\b`, 'everything', '“everything” is all that'),
  slip(String.raw`\bmuch people\b`, 'many people', 'people can be counted: “many”'),
  slip(String.raw`\bmarried with\b`, 'married to', 'married to somebody'),
  slip(String.raw`\bdepends of\b`, 'depends on', 'it depends on something'),
  slip(String.raw`\bresponsible of\b`, 'responsible for', 'responsible for something'),
  slip(String.raw`\bpassionate (?:for|of|in)\b`, 'passionate about', 'passionate about something'),
  slip(String.raw`\binterested (?:for|on|about)\b`, 'interested in', 'interested in something'),
  slip(String.raw`\bdiscuss about\b`, 'discuss', 'you discuss a thing, without “about”'),
  slip(String.raw`\bdiscussed about\b`, 'discussed', 'you discuss a thing, without “about”'),
  slip(String.raw`\bexplain me\b`, 'explain to me', 'explain to somebody'),
  slip(String.raw`\bsaid me\b`, 'told me', 'say something, tell somebody'),
  slip(String.raw`\bsay me\b`, 'tell me', 'say something, tell somebody'),
  slip(String.raw`\blisten (?=music|the radio|podcasts?|songs)`, 'listen to ', 'listen to something'),
  slip(String.raw`\b(?:did|do) a mistake\b`, 'made a mistake', 'you make a mistake'),
  slip(String.raw`\bmore (?=better|worse|cheaper|easier|bigger|older|younger|faster)`, '', 'one comparison is enough'),
  slip(String.raw`\bmore easy\b`, 'easier', 'short words take -er'),
  slip(String.raw`\bmore cheap\b`, 'cheaper', 'short words take -er'),
  slip(String.raw`\bmore big\b`, 'bigger', 'short words take -er'),
  slip(String.raw`\bcould of\b`, 'could have', '“could have” only sounds like “of”'),
  slip(String.raw`\bshould of\b`, 'should have', '“should have” only sounds like “of”'),
  slip(String.raw`\bwould of\b`, 'would have', '“would have” only sounds like “of”'),
  slip(String.raw`\balot\b`, 'a lot', 'two words'),
  slip(String.raw`\byour welcome\b`, 'you’re welcome', '“you are” in short'),
  slip(
    String.raw`(?<= )a (?=(?:apple|hour|honest|old|important|english|employee|office|engineer|accountant|email|interview|idea|easy)\b)`,
    'an ',
    '“an” before a vowel sound',
  ),
  slip(
    String.raw`(?<= )an (?=(?:university|uniform|one|european|useful|nurse|teacher|job|hotel|house|good|big|new)\b)`,
    'a ',
    '“a” before a consonant sound',
  ),
]
