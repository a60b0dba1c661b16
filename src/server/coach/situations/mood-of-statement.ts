import { capitalize } from '#contract/capitalize.ts'
import { countWords, normalize } from '../guide/text-analysis.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'
import type { Tone } from './replies-by-tone.ts'
import { sureToneOf } from './tone-classifier.ts'
import { toneOfWords, withoutFears } from './tone-of-words.ts'

const glad = oneOf('happy|proud|excited|grateful|thankful|relieved|glad|hopeful')
const worn = oneOf('tired|exhausted|worn out|sore|nervous|scared|sad|overwhelmed|stressed|drained|emotional|wiped out')
const gladWords = wholeWords([glad])
/** Matches 'So tired but so happy', but not 'not happy' or somebody else's joy. */
const joy = new RegExp(
  String.raw`(?<!\b(?:not|wasnt|isnt|arent|hes|shes|theyre|be) (?:so |very |really |too )?)\b(?:${glad})\b`,
)
const wornWords = wholeWords([worn])
const ofOthers = /\b(?:he|she|they|hes|shes|theyre|him|everybody|everyone) (?:is|was|are|were|so|seemed|looked)\b/
/** Words that only say how much work it was, if the news is good. */
const mild = wholeWords(
  [
    worn,
    'long|hard|rough|crazy|hectic|teething|on my feet|cry|cried|crying|tears|teary|bittersweet|but|afraid|worried|anxious|stress\\w*|hurts?|alone|miss|missed|upset',
  ],
  'g',
)
const good = wholeWords([
  '(?:calling|call|count(?:ing)?|counts?) (?:it|that|this) (?:as )?an? (?:win|success|victory)|for the win|small win|big win|a win',
  'closed on|made it (?:to|through|thru|in|on time|home)|got (?:through|thru|it done)|still (?:got|did|made|finished)|on time for once',
  'finished|graduated|caught up|moved in|cancer free|sober|lost \\d+ (?:pounds|lbs)|said yes|accepted|approved|engaged|pulled it off',
  'not complaining|cant complain|(?:everybody|everyone) (?:showed up|came|made it|passed)|(?:nobody|no one|nothing) (?:got (?:lost|hurt)|burned|broke)|rang the bell',
  '(?:was|were|is|are|everyone|everybody) (?:so |really |all |just )?(?:nice|sweet|kind|wonderful|lovely|peaceful|patient)|full heart|heart is (?:so )?full|worth it|needed (?:that|it)|big relief|what a relief|(?:so |real |really )?good (?:week|tips|visit|news|checkup)|only gone|made good',
  'first time in (?:a while|ages|forever|weeks|months|years|\\d{1,2} (?:weeks|months|years))|but (?:i|we|he|she) finished',
  'survived|listened to me|(?:he|she|they) listened|being (?:so |really |actually )?nice|nice to me|brought (?:us|me) (?:a |some |over )?\\w+|could(?:ve| have) cried|kept my cool|made it through|made (?:my|her|his|their) (?:day|week)|celebrated|whole family (?:came|was there)|like (?:me|myself) again',
  'nailed it|turned out (?:so |really )?(?:good|great|nice|well)|went (?:so |really )?(?:good|great|well|smooth\\w*)|enjoyed|beautiful|so cute|sweetest',
  glad,
])
/** Matches what was given up, which sounds like a lack. */
const gaveUp = wholeWords([
  '(?:havent|have not|hasnt) (?:\\w+ )?(?:vaped|smoked|drank|drunk|gambled|binged|had an? (?:drink|cigarette|smoke|soda|drop))',
])
const hard = wholeWords([
  'dread\\w*|bummed|killing me|kills me|sucks?|sucked|sick of|over it|worn out|wiped|drained|rough|stinks|frustrat\\w*|let down|heartbroken|ugh',
  '(?:didnt|havent|couldnt|cant) (?:even )?(?:get|got|done?|finish|make|sleep|eat|stop|catch)|not one thing|nothing (?:got )?done|got nothing done',
  'behind|stuck|nervous|hard|struggl\\w*|hurting|aching|so much|too much|on my own again|had it|fed up|done with|forgot|ruined|mess',
  'abnormal|came back (?:bad|positive|high)|have to go back|about to (?:fall over|drop|collapse|lose it|scream)|dead on my feet|didnt (?:even )?(?:come|show up|call)|said no|burned (?:supper|dinner)|caught fire',
  'no help|unfair|not fair|freaking out|scared|dont (?:know|want)|wish',
])
const maxLetters = 500

/** Matches sadness that outweighs any good news. */
const grave = wholeWords([
  'died|passed away|death|funeral|buried|cancer(?! free)|stroke|heart attack|miscarr\\w*|divorc\\w*|hospice|suicid\\w*|overdos\\w*|hates? me|cheat\\w*|abus\\w*|fired|laid off|evict\\w*',
  'put (?:him|her|our dog|our cat) down',
])
export const isGrave = (message: string): boolean => grave.test(normalize(message.slice(0, maxLetters)))
/** Matches words that only say the day was long. */
const longDay = wholeWords(
  [
    'long|hard|rough|tough|hectic|crazy|busy|tired|tiring|exhaust\\w*|wore out|worn out|sore|(?:my )?(?:feet|back|legs) (?:hurts?|ached?|are killing me|kill)|slow|scared|nervous|lol',
  ],
  'g',
)
const turns = / (?:but|at least|even so|and yet|though then) /
const isGood = (line: string): boolean => good.test(line) || goodPlain.test(line) || toneOfWords(line) === 'good'
const isHard = (line: string): boolean => hard.test(line) || toneOfWords(line) === 'bad'
const goodPlain = wholeWords([
  'good|great|fun|sweet|worth it|beautiful|happy|ok|okay|fine|peaceful|win|proud|clean|done|caught up|laughed \\w+|finished|got it (?:in|done)|did it',
])
const notGood =
  /\b(?:not|isnt|wasnt|arent|never|no) (?:so |really |very |that |a |any )?(?:good|great|fun|happy|ok|okay|fine)\b/

/** Returns the tone after a 'but': 'long but good' is good, 'good, but he didn't come' isn't. Returns null if there is none, or it isn't clear. */
function moodAfterBut(line: string): Tone | null {
  const at = [...line.matchAll(new RegExp(turns, 'g'))].at(-1)
  const isOfTwoFeelings = joy.test(line) && wornWords.test(line)
  if (at === undefined || isOfTwoFeelings || grave.test(line)) return null
  const before = line.slice(0, at.index)
  const after = line.slice(at.index + at[0].length)
  if (isGood(after) && !notGood.test(after) && !isHard(after.replaceAll(longDay, ' ')))
    return isHard(before.replaceAll(longDay, ' ')) ? 'mixed' : 'good'
  return isGood(before) && !notGood.test(before) ? 'mixed' : null
}

/** Matches 'Glad that's over', which isn't joy. */
const isOver =
  /\b(?:so |just )?(?:glad|happy|thankful|relieved) (?:its|thats|this is|it is|that is|todays|the day is) (?:over|done|behind me|finished)\b/g
/** Returns the tone of a statement, if nothing more certain is known about it. */
export function moodOfStatement(message: string): Tone {
  const words = moodOfWords(message)
  // Words of joy are seldom wrong. Those of hurt often stand in good news.
  const isOpen = (words === 'plain' || words === 'hard') && countWords(message) >= guessedFrom && !isGrave(message)
  const mood = (isOpen ? sureToneOf(message) : null) ?? words
  const line = normalize(message.slice(0, maxLetters))
  return (mood === 'plain' || mood === 'hard') && laughed.test(line) && !grave.test(line) ? 'light' : mood
}
/** In words. A shorter message is one of those that many write, and its words are known. */
const guessedFrom = 5
/** Matches the laugh in something hard or odd. */
const laughed = /\b(?:lol|lmao|haha\w*|hehe|rofl)\b/

/** Returns the tone of a statement by its words alone. */
export function moodOfWords(message: string): Tone {
  const line = normalize(message.slice(0, maxLetters)).replaceAll(isOver, ' ')
  const turned = moodAfterBut(line)
  if (turned !== null) return turned
  const sounds = good.test(line) || gaveUp.test(line) || toneOfWords(line) === 'good'
  const isWorn = withoutFears(line).search(mild) !== -1
  if (toneOfWords(withoutFears(line).replaceAll(mild, ' ')) === 'bad')
    return joy.test(line) && !ofOthers.test(line) ? 'mixed' : 'hard'
  if (sounds) return isWorn || hard.test(line.replaceAll(mild, ' ')) ? 'mixed' : 'good'
  return hard.test(line) || toneOfWords(message) === 'bad' ? 'hard' : 'plain'
}

/** Whether nothing but what it took is said beside the good. */
export const isOnlyWorn = (message: string): boolean =>
  toneOfWords(withoutFears(normalize(message.slice(0, maxLetters))).replaceAll(mild, ' ')) !== 'bad'

/** True if the plain words contradict a guessed tone, and nothing grave is in the message. */
export const speaksAgainst = (mood: Tone, tone: Tone, message: string): boolean =>
  ((mood === 'good' || mood === 'mixed') && tone === 'hard' && !grave.test(normalize(message.slice(0, maxLetters)))) ||
  (mood === 'hard' && tone === 'good')

/** Returns “Tired and happy at once” if the user said both about themselves, otherwise null. */
export function nameBothFeelings(message: string): string | null {
  const line = normalize(message.slice(0, maxLetters)).replaceAll(isOver, ' ')
  const [hardOne] = wornWords.exec(line) ?? []
  const [gladOne] = joy.exec(line) ?? []
  if (hardOne === undefined || gladOne === undefined || !gladWords.test(gladOne) || ofOthers.test(line)) return null
  return `${capitalize(hardOne)} and ${gladOne} at the same time makes complete sense.`
}
