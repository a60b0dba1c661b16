import { putsAnimalDown } from '../../guide/is-telling.ts'
import { oneOf, wholeWords } from '../../phrase-pattern.ts'

/** Matches 'put the baby in the green onesie', 'set two plates out again', which name nothing of the app and no day to come. */
const whose = oneOf('the|my|our|his|her|their|two|three|four|some|new', String.raw`\d{1,3}|[a-z]{2,10}s`)
const placed = new RegExp(
  String.raw`^(?:(?:ok|okay|so|and|then|well|just|finally|i) )*(?:put|set) (?:out |up |back )?(?:${whose}) \w`,
)
const ofApp = wholeWords([
  'planner|calendar|journal|diary|lists?|logs?|goals?|reminders?|alarms?|timers?|tasks?|moods?|schedule|prayers?|vision board|app|income|weight|entry|lights?|volume|temperature|thermostat|mode|playlist|accounts?|device|phone|song|music|tv|ac|heat|oven|name|minutes|speaker',
  'please|pls|plz|remind|tomorrow|next|(?:mon|tues?|wed|wednes|thurs?|fri|satur|sat|sun)(?:day)?|every|at \\d|by \\d|the \\d{1,2}(?:st|nd|rd|th)|from \\d',
  'instead|to (?:\\d|mon|tues|wed|thurs|fri|sat|sun)',
])
/** Matches what begins with the word of an order and is the name of a thing: 'book club is reading …'. */
const namesThing =
  /^(?:the |my |our )?(?:book (?:club|fair|report|bag)|log cabin|track (?:meet|practice|team)|list price|move in day|push ups?)\b/
/** Matches what came of it: '… and it came back in the mail'. */
const goesOn = wholeWords([
  '(?:and|then|today|tonight) (?:it|they|he|she|i|we|nobody|everybody) (?:\\w+ )?(?:came|went|was|were|is|are|cried|left|took|give|gave|fit|looked)',
  '(?:a|the) (?:sweet |nice )?(?:couple|lady|guy|man|woman) is coming',
])
/** True for a deed that is told, and for a thing whose name begins as an order does. */
export const isNoOrder = (line: string): boolean =>
  namesThing.test(line) || putsAnimalDown(line) || (placed.test(line) && (!ofApp.test(line) || goesOn.test(line)))
