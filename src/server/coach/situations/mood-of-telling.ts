import { capitalize } from '#contract/capitalize.ts'
import { normalize } from '../guide/text-analysis.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'
import type { Tone } from './lines-by-tone.ts'
import { toneOfWords } from './tone-of-telling.ts'

const glad = oneOf('happy|proud|excited|grateful|thankful|relieved|glad|hopeful')
const worn = oneOf('tired|exhausted|worn out|sore|nervous|scared|sad|overwhelmed|stressed|drained|emotional|wiped out')
const gladWords = wholeWords([glad])
/** 'So tired but so happy'; not 'not happy', or somebody else's joy. */
const joy = new RegExp(
  String.raw`(?<!\b(?:not|wasnt|isnt|arent|hes|shes|theyre|be) (?:so |very |really |too )?)\b(?:${glad})\b`,
)
const wornWords = wholeWords([worn])
const ofOthers = /\b(?:he|she|they|hes|shes|theyre|him|everybody|everyone) (?:is|was|are|were|so|seemed|looked)\b/
/** Beside good news these only say what it took. */
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
  'nailed it|turned out (?:so |really )?(?:good|great|nice|well)|went (?:so |really )?(?:good|great|well|smooth\\w*)|enjoyed|beautiful|so cute|sweetest',
  glad,
])
const hard = wholeWords([
  'dread\\w*|bummed|killing me|kills me|sucks?|sucked|sick of|over it|worn out|wiped|drained|rough|stinks|frustrat\\w*|let down|heartbroken|ugh',
  '(?:didnt|havent|couldnt|cant) (?:even )?(?:get|got|done?|finish|make|sleep|eat|stop|catch)|not one thing|nothing (?:got )?done|got nothing done',
  'behind|stuck|nervous|hard|struggl\\w*|hurting|aching|so much|too much|on my own again|had it|fed up|done with|forgot|ruined|mess',
  'no help|unfair|not fair|freaking out|scared|dont (?:know|want)|wish',
])
const maxLetters = 500

/** How something told sounds, where nothing surer is known of it. */
export function moodOfTelling(message: string): Tone {
  const line = normalize(message.slice(0, maxLetters))
  const isGood = good.test(line) || toneOfWords(message) === 'good'
  const isWorn = line.search(mild) !== -1
  if (toneOfWords(line.replaceAll(mild, ' ')) === 'bad')
    return joy.test(line) && !ofOthers.test(line) ? 'mixed' : 'hard'
  if (isGood) return isWorn || hard.test(line.replaceAll(mild, ' ')) ? 'mixed' : 'good'
  return hard.test(line) || toneOfWords(message) === 'bad' ? 'hard' : 'plain'
}

/** “Tired and happy at once”, where both were said of oneself; null where not. */
export function nameBothFeelings(message: string): string | null {
  const line = normalize(message.slice(0, maxLetters))
  const [hardOne] = wornWords.exec(line) ?? []
  const [gladOne] = joy.exec(line) ?? []
  if (hardOne === undefined || gladOne === undefined || !gladWords.test(gladOne) || ofOthers.test(line)) return null
  return `${capitalize(hardOne)} and ${gladOne} at the same time makes complete sense.`
}
