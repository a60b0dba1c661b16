import { normalize } from '../guide/text-analysis.ts'
import { wholeWords } from '../phrase-pattern.ts'
import type { Tone } from './replies-by-tone.ts'
import { echoGoodDay, echoHardDay, echoReading } from './echo-of-day.ts'
import { clauseToSecondPerson } from './clause-to-second-person.ts'

const good = wholeWords([
  '(?:i|we|ive|just|already|finally) sold|sold (?:out|\\d+|my first|every\\w*)|won|aced|finally|proud|yay|woo+|hooray|blessed|grateful|thankful|best (?:day|news|thing)|so happy|happy (?:tears|dance)|thrilled|so excited',
  'passed (?!away|out|on me|over|me|up|by|down)|got (?:the|my|a|accepted|approved|promoted|hired|picked|into) (?:job|raise|offer|promotion|keys|license|house|part|loan|scholarship|results)',
  'got (?:accepted|approved|promoted|hired)|all clear|came back (?:clean|clear|negative|good|normal)|paid (?:it |them )?off|made the (?:team|cut|list|honor roll)',
  '(?:a |such a |really |was |so )(?:good|great|nice|lovely|beautiful|wonderful|fun) (?:day|time|night|visit|talk|one|morning|evening|weekend)|good day|great day',
  'felt (?:so |really |pretty )?(?:good|great|amazing|proud|free|better)|feel (?:so |really )?(?:good|great|amazing)|like a new person|loved it|love(?:d)? (?:it|this|that|every)',
  'it (?:helped|worked|went (?:so |really )?well)|we did it|i did it|did it|so (?:nice|fun|good|proud|sweet)|(?:thank you|thanks) (?:jesus|lord|god)|thank god|praise (?:god|the lord|him)|alhamdulillah|god is good|hallelujah',
  'slept (?:through|thru|all night)|smiled|laughed|so and so am i|passed everything|under budget|ahead of schedule|got (?:done|out|off|home) early|left (?:by|at) \\d+ for once',
  'got (?:a|an) (?:9\\d|8\\d|100|a) on',
])
/** Matches words that lessen the joy, or add that something is wrong. */
const bad = wholeWords([
  'but (?!we did|i did|it was worth|its ok|so happy|still|i finally|he finally|she finally|in a good)|sad|cry|cried|crying|tears|worried|scared|afraid|anxious|stress\\w*|tired|exhausted|upset|mad|angry|furious|annoyed|aggravated',
  'hate|lonely|alone|miss|missed|fail\\w*|lost|losing|died|death|passed away|funeral|cancer(?! free)|hospital|sick|broke|fired|quit|fight|fighting|yelled|argu\\w*|hurts?|pain|worst|awful|terrible|horrible',
  '(?:moms?|mama|mother|dad|daddy|father|husband|grandma|grandpa|nana|brother|sister|uncle|aunt|friend) passed(?! (?:his|her|the|their|all|every|a|my)\\b)',
  '(?:is|are|was|were) (?:so |really |pretty |that )?bad(?!ly|ass)|not (?:good|great|happy|well|fun)|wasnt (?:good|great|fun)|isnt|never|nobody|no one|without me(?! (?:asking|having|even|saying|telling))|left (?:me|us)|should have|wish|guilty|ashamed|embarrass\\w*|overwhelmed|struggling|disappoint\\w*|unfair|jealous|finally (?:broke|snapped|lost|told him off|left|cracked)',
])
const faint = wholeWords([
  '(?:it|he|she|that|this) (?:was|is) (?:ok|okay|alright|all right|meh|fine)|so so|could be worse|not bad',
])
/** Matches 'Nobody fought'. */
const quiet =
  '(?:nobody|no one|no ?body) (?:fought|cried|yelled|argued|complained|got (?:hurt|sick|upset|mad|lost|in trouble))|nothing (?:burned|broke|went wrong)|no (?:drama|fights?|fighting|tantrums?|meltdowns?|tears|yelling|arguing)'
/** Matches fears that didn't come true: 'i really thought i failed it'. */
const relieved = wholeWords(
  [
    'i was (?:so |really |pretty )?(?:scared|nervous|worried|afraid|stressed)',
    '(?:really |just |honestly )?thought (?:i|id|i had|we|he|she) (?:had |would |was )?(?:failed|fail|lost|bombed|flunked|dying|blown)',
    '(?:didnt|dont|doesnt|not|wasnt|werent|isnt|arent) (?:even )?(?:really )?(?:hurt|hurting|sore|ache|aching|cry about it)|good cry|(?:home|back|discharged|out) (?:from|of) (?:the )?(?:hospital|rehab|icu)|without (?:crying|losing it|breaking down|falling apart)|(?:gone|missing|lost) (?:for )?(?:\\d|two|three|four|a) (?:days?|weeks?|hours?)|didnt (?:get upset|cry|yell|fail|lose it|snap|panic)|(?:back|feet|legs|arms) hurts? but|cry(?:ing)? (?:happy|for joy|from happiness)',
    'lost (?:another |about |almost |over )?(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty) ?(?:pounds?|lbs?|inches|kilos)',
    quiet,
  ],
  'g',
)

const wentQuietly = wholeWords([quiet])

const maxLetters = 500

/** Removes the fears that didn't come true. */
export const withoutFears = (line: string): string => line.replaceAll(relieved, ' ')

/** Returns the tone of a message by its plain words alone. Returns null if they don't show one. */
export function toneOfWords(message: string): 'good' | 'faint' | 'bad' | null {
  const whole = normalize(message.slice(0, maxLetters))
  const line = withoutFears(whole)
  if (bad.test(line)) return 'bad'
  if (good.test(line) || wentQuietly.test(whole)) return 'good'
  return faint.test(line) ? 'faint' : null
}

/** Words of faith in good news, with the reply that repeats them. */
const echoes: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:thank you|thanks) (?:jesus|lord|god)\b|\bpraise (?:god|the lord|him)\b|\bgod is good\b|\bhallelujah\b/,
    'Praise God.',
  ],
  [/\balhamdulillah\b/, 'Alhamdulillah.'],
  [/\bthank god\b/, 'Thank God for that.'],
]
const count = '(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|a dozen)'
const sold = new RegExp(`\\bsold (${count}) ((?!of|more|dollars|bucks|out|at)[a-z]{3,20})\\b`)
const moreOrders = new RegExp(`\\b(?:got|have|and) (${count}) (?:more|new) orders\\b`)
const grade =
  /\bgot (?:a|an) (\d\d|100|a|b) on (?:my|the|her|his) ((?:[a-z]{2,15} ){0,3}(?:midterm|final|test|exam|paper|quiz|project|essay)|[a-z]{3,15})\b/
const hours = new RegExp(`\\bslept (${count}) hours\\b`)
const firstTime = /\bfirst time in (a while|ages|forever|weeks|months|years|\d{1,2} (?:weeks|months|years|days))\b/
const thisWeek =
  /\bthats (\d|two|three|four|five) (?:this|in a) (week|month)\b|\b(second|third|fourth|2nd|3rd|4th) time (?:this|in a) (week|month)\b/
const ofAnother = /\b(?:my|our) (?:son|daughter|husband|grandson|granddaughter|niece|nephew|friend|kid|boy|girl)\b/

const sayCapital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

/** Returns a sentence that says back a number or a span of the message. Returns null if none is plain. */
export function takeUpFact(message: string, tone: Tone): string | null {
  const line = normalize(message.slice(0, maxLetters))
  if (tone === 'hard') {
    const [, n, span, nth, ofSpan] = thisWeek.exec(line) ?? []
    if (n !== undefined) return `${sayCapital(n)} this ${span ?? 'week'}.`
    return nth === undefined ? echoHardDay(message) : `The ${nth} time this ${ofSpan ?? 'week'}.`
  }
  if (tone === 'plain') return null
  const echo = echoes.find(([form]) => form.test(line))?.[1] ?? null
  const [, n, thing] = sold.exec(line) ?? []
  const orders = moreOrders.exec(line)?.[1]
  const [, mark, subject] = grade.exec(line) ?? []
  const slept = hours.exec(line)?.[1]
  const fact =
    n !== undefined && thing !== undefined
      ? `${sayCapital(n)} ${thing}${orders === undefined ? '' : `, and ${orders} more orders`}!`
      : mark !== undefined && subject !== undefined
        ? `${/^8|^a$/.test(mark) ? 'An' : 'A'} ${mark.toUpperCase()} ${ofAnother.test(line) ? 'in' : 'on your'} ${subject}!`
        : slept === undefined
          ? (echoReading(message) ?? echoGoodDay(message) ?? clauseToSecondPerson(message))
          : `${sayCapital(slept)} hours!`
  const first = firstTime.exec(line)?.[1]
  const since = first === undefined || fact?.includes('first time') === true ? null : `First time in ${first}`
  const parts = [echo, fact, since === null ? null : fact === null ? `${since}!` : `${since}, too.`].filter(
    (part) => part !== null,
  )
  return parts.length === 0 ? null : parts.join(' ')
}
