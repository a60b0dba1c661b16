import { isConfident, type MatterHit } from '../guide/find-matter.ts'
import { countWords, normalize } from '../guide/text-analysis.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'
import type { SituationMatch } from './find-situation.ts'
import { sureToneOf } from './tone-classifier.ts'
import { toneOfWords, withoutFears } from './tone-of-words.ts'

const glad = 'happy|happier|joy|excited|thankful|grateful|glad|proud|good enough|beautiful|pretty|good|loved'
const denied = oneOf(
  'nothing|nobody|no one|never|dont|doesnt|didnt|cant|cannot|couldnt|wont|isnt|arent|havent|hardly|no|without|barely',
)
/** Matches words that cancel any good news beside them. */
const clouds = wholeWords([
  `(?<!\\b(?:but|im|am) )(?:${denied}) (?!been (?:so|this|more)|felt (?:so|this|more))(?:\\w+ ){0,3}?(?:${glad})(?! (?:news|thing|friend|reason|idea))`,
  '(?:feel|feels|felt|feeling) nothing|as if nothing|same to me|should be (?:grateful|thankful|happy|proud|glad|excited)|(?:acted|act|pretend\\w*) (?:to be )?(?:happy|glad|excited)',
  'said yes to (?:\\w+ ){0,2}(?:too|everything|everybody|everyone|all|stuff|so many)|once said yes|yes to everything|already said yes (?:to|before)',
  '(?:nobody|no one|never|without|before (?:he|she|they|anybody|anyone)) (?:even |ever )?(?:asked|asking) (?:me|us)',
  '(?:came back|tests?(?: are| is| were| was)?(?: all)?|beta|iui|ivf|round) (?:\\w+ ){0,2}negative(?! for)|ivf|iui|embryos?|turned down|rejections?|suspension|suspended|osteopenia',
  '(?:they|everyone|everybody|he|she|people|who) (?:all |just )?laughed(?! (?:so hard|together|until|till))|laughs it off|(?:somebody|someone) else got|got (?:in|into) (?:school )?(?:my|trouble|suspen\\w*)|zero clue|no clue',
  '(?:was|were|is|so) (?:just |pretty |really )?(?:awful|terrible|horrible|miserable)|(?:after|once|until|till|when|if) (?:\\w+ ){1,4}(?:is|are|gets?) (?:all )?paid off|id die|i would die|rather not|so many rules|approved (?:us|me) for \\d+ and|swell\\w*|haunted|ruined|scam\\w*|stole\\w*|stolen|someone used my',
])
/** Matches debts, which cancel good news unless they are paid off. */
const owing = wholeWords([
  'owe|owed|owing|in debt|past due|overdue|late fees?|behind on|late on|collections|foreclos\\w*|cant (?:pay|afford)|(?:zero|no|nothing|\\d+) (?:in |saved |retirement )?(?:savings|saved)|student loans?|car loan|(?:medical|hospital) bills?',
])
const settled = wholeWords([
  'paid (?:\\w+ ){0,5}off|last (?:\\w+ ){0,3}payment|at zero|paid all|debt free|forgiven|got (?:my|our) (?:\\w+ ){0,2}loans? paid',
])
const isOwing = (line: string): boolean => owing.test(line) && !settled.test(line)
/** Tells whether the message takes its good words back. */
export const isGoodNewsDenied = (message: string): boolean => {
  const line = withoutFears(normalize(message))
  return clouds.test(line) || isOwing(line)
}

/** Matches the user's own joy. */
const joyWords = wholeWords([
  '(?:so|really|very|just|im|am|i feel|feeling|felt|finally) (?:happy|proud|excited|thankful|grateful|glad|relieved)',
  'finally|yay|woo+|hooray|thank (?:god|you)|praise|blessed|good day|great day|worth it',
  'but (?:we|i|they|he|she) (?:\\w+ )?(?:got (?:thru|through|it done)|made it|did it|survived|finished|pulled it off|passed)',
])
const saysJoy = (message: string): boolean => /[!\u{1F389}]/u.test(message) || joyWords.test(normalize(message))
/** Matches words that speak against good news that was only guessed. */
const doubts = wholeWords([
  '(?:cant|cannot|couldnt) (?!believe|wait|complain|stop (?:smiling|laughing|grinning))|wont|doesnt|havent (?!felt (?:this|so))|hasnt|dont know|idk|supposed to|used to|keeps?|still (?:cant|wont|dont|no)|wrong|worse|no better|too (?:much|many)|(?:im|am|so|still|and) (?:afraid|scared)|swells|gross|leaves? (?:in|on|for)|leaving|leaves|wants? (?:me|us|to)|says its|weeks late|empty|silent|silence|wish|haven ?t|nothing|zero|roll my eyes|itll never|someday|hopefully|no plan|barely|only (?:made|got|had)',
])
/** Matches a subject or a finished action; not 'learn the violin', 'best thing for headaches'. */
const saysVerb = wholeWords([
  'i|im|ive|id|ill|we|weve|he|hes|she|shes|they|theyre|theyve|it|its|that|thats|this|there|you|u|everybody|everyone|nobody|who',
  'been|got|won|sold|made|had|did|went|came|found|took|slept|ate|beat|lost|said|told|ran|saw|felt|left|kept|gave|became|is|are|was|were|has|have|just|finally|today|tonight|yesterday|drove|wrote|met|read|bought|grew|paid|woke|knew|heard|sent|caught|held|spent|built|broke|cut|fell|drank|sang|taught|brought|thought',
  '(?!need|bed|feed|seed|red|wed|speed|shed)[a-z]{2,12}[a-z]ed|yay|woo+|hooray|so|love|loved|grateful|thankful|blessed|happy|good (?:day|news|morning)|great|best (?:day|news|night|weekend)|all clear|caught up|fun|in (?:years|ages|forever)|so far|only \\d+ more|day \\d+|no (?:drama|fights?)',
])
const bareFrom = 3
const orders = oneOf(
  'best(?! (?:day|night|news|weekend|time|week|birthday|meal|.{3,30} (?:in|ever)))|cheap\\w*',
  'good(?! (?:day|news|morning|one|time|week|weekend|sermon|visit|talk))|how|what|tips?|ideas?|help|learn|make|start',
  'translate|find|write|plan|be|get|join|exercise|save|buy|lyrics|recipe|annual|preparing|asking|starting|learning|saving',
  'getting|meal|small|snacks',
)
const asksOrOrders = new RegExp(`^(?:${orders}) `)

/** Whether this names a subject, or orders something, and tells nothing. */
export function isBareSubject(message: string): boolean {
  const line = normalize(message)
  if (countWords(message) < bareFrom || message.includes('!')) return false
  return (
    !saysVerb.test(line) ||
    (asksOrOrders.test(`${line} `) && !/^\w+ (?:is|was|are|were) |\b(?:today|finally|just)\b/.test(line))
  )
}

/** From this probability on, a guess is certain. */
const certainFrom = 0.7
/** The probability that is needed if the message has a doubtful word. */
const certainDespiteDoubtFrom = 0.95
/** From this probability of a hard situation it isn't good news, whatever word of joy is in it. */
const clearlyHardFrom = 0.6

/** Tells whether the message is clearly good news. If not, the library answers. */
export function isClearlyPositive(
  message: string,
  match: SituationMatch | null,
  isMatched: boolean,
  [best]: readonly MatterHit[],
): boolean {
  const line = withoutFears(normalize(message))
  if (isGoodNewsDenied(message) || isBareSubject(message)) return false
  if (saysJoy(message)) return true
  if (isMatched) return true
  const { tone } = match?.situation ?? { tone: 'plain' }
  const probability = match?.probability ?? 0
  if (tone === 'hard' && probability >= clearlyHardFrom) return false
  if (doubts.test(line))
    return (
      tone === 'good' &&
      (probability >= certainDespiteDoubtFrom || (probability >= certainFrom && toneOfWords(message) === 'good'))
    )
  // The words sound neither glad nor hard: 'I start physical therapy tomorrow'.
  const isPlain = probability >= certainFrom && probability < certainDespiteDoubtFrom && sureToneOf(message) === 'plain'
  return (
    toneOfWords(message) === 'good' ||
    (tone === 'good' && probability >= certainFrom && !isPlain) ||
    (!isConfident(best) && !isPlain)
  )
}
