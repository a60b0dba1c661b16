import { oneOf } from '../../phrase-pattern.ts'
import { countWords, normalize } from '../../guide/text-analysis.ts'

/** The result of something that the user tried. `answered`: somebody replied; `isDone`: the user did it. */
export type Report = { went: 'well' | 'badly'; answered: boolean; isDone: boolean }

const other = '(?:they|she|he|it|(?:the|my|our) (?:\\w+ ){0,2}?\\w+)'
const replied = new RegExp(
  `\\b(?:(?:they|she|he) goes (?!(?:to|off|out|on|back|in|and|home|for|through|by|quiet)\\b)|${other} (?:came back|comes back|wrote|texted|emailed|replied|answered|responded|said|says|was like|shot back|pushed back)|(?:the|her|his|their) (?:reply|answer|response|comeback) (?:was|is)|(?:got|had) (?:a reply|an answer|a response)|all i got (?:was|back)|and (?:he |she |they )?(?:said|says))\\b`,
)
const reacted = new RegExp(
  `\\b${other} (?:just |only |then |still |totally |completely )*(?:refused|caved|ignored|laughed|snapped|blew up|flipped|shrugged|hung up|cried|gave (?:in|up)|rolled (?:his|her|their) eyes|walked (?:off|out|away)|left me on (?:read|seen)|turned (?:it|me) down|got (?:so |really )?(?:mad|angry|upset|defensive|offended|quiet|weird|cold|huffy|loud)|was (?:so |really )?(?:mad|angry|upset|cold|hurt|furious|offended|fine|great|lovely|nice|understanding|happy)|agreed|apologi[sz]ed|didnt (?:answer|reply|respond|like|take|do|listen|care|even)|hasnt (?:answered|replied|responded|paid|said|done)|forgot|broke (?:it|the)|went (?:back|right back))\\b`,
)
const deeds = oneOf(
  'said|told|asked|sent|did|tried|used(?! to)|brought|wrote|called|texted|talked|spoke',
  'had (?:the|that|our) (?:talk|chat|conversation|meeting)|sat (?:down|him|her|them)|stuck to|kept to|followed',
)
const objects = oneOf('it|that|this|her|him|them|the|what|my|our|to|with|no|so|exactly|almost|you|your')
const reportOpening = oneOf('ok |okay |so |well |update |hey |hi |and |yeah |right |ugh |luxee ')
const did = new RegExp(
  String.raw`^(?:${reportOpening})*(?:(?:i|we|ive|weve) )?(?:finally |actually |just )?(?:${deeds}) (?:${objects})\b`,
)

const goodOutcomes = oneOf(
  'worked|went (?:so |really |pretty |surprisingly )?(?:well|great|fine|okay|good|better)|said yes|agreed',
  'apologi[sz]ed|was (?:so |really |actually )?(?:nice|lovely|sweet|great|fine|understanding|happy|kind)|loved it',
  'thanked me|it helped|im (?:so )?(?:proud|relieved)|no problem at all|got the',
)
const well = new RegExp(String.raw`\b(?:it )?(?:${goodOutcomes})\b`)
const badly = /\b(?:but|didnt|not|never|however|caved|refused|mad|angry|upset|worse|nothing|ignored)\b/

const maxWords = 90
/** Matches questions about what would happen, which aren't reports. */
const supposed = /^(?:and |but |ok |okay |so |yeah )*(?:what if|what happens if|what do i (?:do|say) if|if )/
/** True if the message asks the coach something, outside quotes. */
const asks = (message: string): boolean => message.replace(/["“][^"“”]{0,300}["”]/g, '').includes('?')

/** Returns null if the message doesn't tell a result. */
export function readReport(message: string): Report | null {
  const line = normalize(message)
  if (countWords(message) > maxWords || supposed.test(line) || asks(message)) return null
  const answered = replied.test(line)
  if (!answered && !reacted.test(line) && !did.test(line)) return null
  const good = well.exec(line)
  const isWell =
    good !== null &&
    !badly.test(line.slice(good.index)) &&
    !/\b(?:didnt|not|never) \w* ?$/.test(line.slice(0, good.index))
  return { went: isWell ? 'well' : 'badly', answered, isDone: did.test(line) }
}
