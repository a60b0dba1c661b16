import { oneOf, wholeWords } from '../phrase-pattern.ts'

export const shamed = oneOf(
  '(?:humiliated|embarrassed|mocked|criticized|insulted) me',
  'i (?:was|got|felt) (?:so )?(?:humiliated|embarrassed|mocked|criticized)|laughed at me|made fun of me',
  '(?:said|told|called|corrected|blamed|dressed)\\b.{0,60}\\bin front of|(?:yelled|screamed|shouted|snapped) at me',
)
export const illness = oneOf(
  'biopsy|test results?|scan|diagnos\\w+|lump|mammogram|cancer|chemo|parkinson\\w*|alzheimer\\w*|heart attack|stroke',
  'tumou?r|miscarr\\w+|the hospital|surgery',
)
const prizes = oneOf('job|exam|test|promotion|raise|offer|degree|marathon|race|debt|license|place|today|yes|course')
export const success = oneOf(
  String.raw`(?:got|landed|passed(?! (?:over|away|up|me|on))|won|finished|finally did|did it|made it|nailed|aced|paid off)\b[^.!?]{0,60}\b(?:${prizes})\b`,
  'im so (?:happy|proud|excited)|best (?:day|news)|so proud',
)
export const theOthers = oneOf('everyone(?: else)?|everybody(?: else)?|all my friends|people my age')
export const before = oneOf(
  'im|i am|i feel|i felt|feel|feeling|felt|been|just|so|kinda|kind of|sorta|really|pretty|super|very|a little|a bit|little|honestly|ugh',
  'today|tonight|again|still|all|and|also|way|too|ok|well|idk|lol|not gonna lie|ngl',
)
/** A feeling at the beginning of what is told: 'feeling kinda low', 'so tired today'. */
export const bare = (...feelings: readonly string[]): string =>
  `^(?:(?:${before}) )*(?:${oneOf(...feelings)})\\b(?! of | for | to )`
export const roughTime = '(?:today|tonight|this (?:morning|week)|work|last night|the day) (?:was|is|has been|been)'
export const rightNow = '(?: today| tonight| right now| rn| this (?:morning|evening|week)| about (?:today|it))?'

export const worn = wholeWords([
  'crying|cried|in tears|exhausted|drained|worn out|burn(?:ed|t) out|so tired|running on empty|cant do this',
  '(?:its (?:all |just )?|all |just |way )too much|too much (?:for me|right now|at once|going on|today)',
  'overwhelm\\w*|falling apart|hard day|rough day|bad day|long day|awful day|horrible day',
])
