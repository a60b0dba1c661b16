import { rememberResults } from '#server/lib/remember-results.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { toFigures } from '../../when/clock-words.ts'

/** In letters. Questions and their numbers come within these. */
const maxLetters = 1_200

const small =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ones = ['one', ...small.slice(0, 8)]
const compound = new RegExp(String.raw`\b(${oneOf(...tens)})[ -](${oneOf(...ones)})\b(?!-)`, 'gi')
const single = new RegExp(String.raw`\b(${oneOf(...small, ...tens)})\b`, 'gi')
const period = 'hours?|minutes?|mins?|days?|nights?|weeks?|months?|evenings?|mornings?|sundays?|saturdays?'

const onePeriod = new RegExp(String.raw`\bone(?=[ -](?:${period})\b)`, 'gi')

const tenOf = (word: string): number => (tens.indexOf(word.toLowerCase()) + 2) * 10
const smallOf = (word: string): number => {
  const at = small.indexOf(word.toLowerCase())
  return at === -1 ? tenOf(word) : at + 2
}

/** Matches 'About 450', which isn't a time of day. */
const amountAbout = /\b(about|around|by) (\d{3,4})(?!:| ?[ap]\.?m\b|\d)/gi

/** The message with its numbers, hours and lengths in figures: 'forty-two' is '42', 'half nine' is 'at 9:30', '4,500' is '4500', 'half an hour' is '30 minutes'. */
export const figureText = rememberResults((message) =>
  toFigures(message.slice(0, maxLetters).replace(/[’`´]/g, "'").replace(amountAbout, '$1 ~$2'), 'en')
    .replaceAll('~', '')
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(/\bmidday\b|\bnoon\b/gi, '12 pm')
    .replace(compound, (_, ten: string, one: string) => String(tenOf(ten) + ones.indexOf(one.toLowerCase()) + 1))
    .replace(single, (word) => String(smallOf(word)))
    .replace(onePeriod, '1')
    .replace(/\b(?:a|(\d{1,2})) hundred\b/gi, (_, many = '1') => `${many}00`)
    .replace(/\b(\d{1,3}) ?(?:grand|thousand)\b/gi, '$1000')
    .replace(/(?<=[$£€]\d{1,3})k\b/gi, '000')
    .replace(/(?<!\d )\ba dozen\b/gi, '12')
    .replace(/\bhalf an hour\b/gi, '30 minutes')
    .replace(/\ban hour(?= of\b)/gi, '60 minutes')
    .replace(/\ban hour and a half\b/gi, '90 minutes')
    .replace(/\b(\d{1,2}) and a half hours\b/gi, (_, many: string) => `${Number(many) * 60 + 30} minutes`)
    .replace(/(?<=\d)-(?=(?:hours?|minutes?|mins?)\b)/gi, ' ')
    .replace(/\b(\d{1,3}) ?(?:mins?|min)\b/gi, '$1 minutes')
    .replace(/\b(morning|evening|night)s only,? (\d{1,2} hours)\b/gi, '$2 a $1')
    .replace(/\b(\d{1,2}) ?hrs?\b/gi, '$1 hours')
    .replace(/(?<=\d)\.(?=\d\d ?(?:am|pm)\b)/gi, ':'),
)
