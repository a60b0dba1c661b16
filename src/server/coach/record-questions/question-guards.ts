import type { RecordQuestion } from '#server/ports/coach-queries.ts'
import { beginsInPast } from '../guide/is-telling.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { toPlainText } from './plain-text.ts'
import { activities, wordsIn } from './question-phrases.ts'

/** Matches 'Made a mistake', 'make dinner', where 'make' isn't about money. */
const madeThing = wholeWords([
  `(?:make|made|making|makes) (?:(?:an?|the|my|our|any|some|that|this|more|enough|much|so many|too many|many|real|good|bad|big|right|wrong|new) )*(?:${oneOf(
    'mistakes?|progress|dinner|supper|lunch|breakfast|food|cookies|cake|decisions?|choices?|choice|call|calls|friends?|plans?|bed',
    'beds|time|sense|difference|sure|room|up|it|him|her|them|appointments?|list|lists|excuses|effort|improvements?|changes?|memories|fun|love',
  )})`,
])
const money = wholeWords([
  String.raw`income|earn\w*|mak(?:e|es|ing)|made|paid|pay|pays|payings?|payments?|payday|paycheck|money|cash|revenue|sales?|sell\w*|sold`,
  String.raw`br(?:ing|ings|ought|inging)|gross\w*|net|netted|nets|tips?|profits?|banked|dollars?|bucks|came in|come in|coming in|comes in`,
  String.raw`commissions?|business|invoic\w+|hourly|an hour|per hour|tax(?:es)?|hustle|gigs?|clear|cleared|deposits?|payouts?|take in|took in|pull(?:ed)? in|numbers|take home|clients?|customers?`,
])
const activityWords = activities.map(([words]) => words)
const care = wholeWords([
  String.raw`self|selfcare|care|minutes?|mins?|relax\w*|me time|pamper\w*|unwind\w*|routines?|rest(?:ed|ing)?|wellness|spa|activit\w+|exercis\w*|journal\w*|recharg\w+|myself`,
])
const moved = wholeWords([
  String.raw`work\w* ?out|workouts?|exercis\w*|gym|train\w*|r[au]n|runs|running|jog\w*|walk\w*|lift\w*|cardio|fitness|active|class|classes|sweat\w*`,
  String.raw`mov(?:e|ed|ing)|yoga|pilates|sw[aiu]m\w*|bik\w+|rid(?:e|es|ing)|rode|sports?|zumba|hik\w+|danc\w+|spin|squats?|push ?ups?|steps|weights|legs?|leg day|strength|session|sessions|treadmill|peloton|miles?`,
])
const wrote = wholeWords([
  String.raw`journal\w*|diar(?:y|ies)|writ\w+|wrote|entr(?:y|ies)|pages?|jot\w*|mention\w*|notes?|said|say|log|logged|put|talk(?:ed)?|vent(?:ed)?`,
])
const prayed = wholeWords([
  String.raw`pray\w*|devotion\w*|reflect\w*|rosary|gratitude|spiritual\w*|faith|bible|god|bless\w*|amen|scripture|quiet time|church`,
])
const put = wholeWords([
  String.raw`sav(?:e|ed|es|ing|ings)|put|putting|set aside|stash\w*|fund|funds|goals?|debt|debts|pa(?:y|id|ying) (?:off|down)|toward|towards|away|closer|progress|contribut\w+|add(?:ed)?`,
])
const atHome = wholeWords([
  String.raw`chores?|house|housework|household|home|clean\w*|laundry|dish(?:es)?|trash|vacuum\w*|mop\w*|dust\w*|scrub\w*|due|kitchen|bathrooms?|garbage|bins?|sheets|wash\w*|tidy\w*|yard|garden|repairs?|maintenance|filter`,
])

const shopped = wholeWords([
  String.raw`list|lists|shopping|shop|groceries|grocery|buy|bought|store|stores|cart|need|needed|get|got|pick ?up|left|items?|run|ran|out of|aldi|target|walmart|costco`,
])
/** Matches 'How much do I tip', which is not about a goal. */
const ofNoGoal =
  /\bhow (?:much|many|long) (?:do|should|would|does) (?:i|we|you|it) (?:need to |have to )?(?:tip|charge|pay|owe|give|weigh|cook|order|take|cost)\b/
/** Matches 'What am I supposed to do while I wait'. */
const ofNoTask = new RegExp(
  oneOf(
    String.raw`\bsupposed to do (?:while|when|if|with|about|now)\b`,
    String.raw`\bon the (?:[\w-]+ )?(?:test|exam|menu|news|syllabus)\b|\border for\b`,
  ),
)
const ofCredit = /\b(?:credit|loan|fico|paid off|equifax|bureau)\b/
const planned = wholeWords([
  '(?:my|our) (?:planner|calendar|list|lists|tasks?|schedule|plan|day|week|appointments?)',
  'tasks?|to ?dos?|planned|scheduled|have|got|left|open',
])
/** In words. In a longer message, 'what do I do on Wednesday' asks for advice. */
const maxOfTasks = 14
const asksWhatToDo = /\bwhat (?:do|should|can) (?:i|we) (?:do|check|try|say|buy|pack|look)\b/

/** Returns true if the question has a word of this log. The classifier alone takes 'did I make a mistake' for a question about income. */
export function saysSubject({ ask }: RecordQuestion, message: string): boolean {
  const line = toPlainText(message)
  switch (ask) {
    case 'income':
      return money.test(line.replaceAll(new RegExp(madeThing, 'g'), ' ')) || /[$€£]/.test(message)
    case 'selfCare':
      return care.test(line) || wordsIn(line).some((word) => activityWords.some((words) => words.has(word)))
    case 'workouts':
      return moved.test(line)
    case 'journalLast':
    case 'journalCount':
      return wrote.test(line)
    case 'prayers':
      return prayed.test(line)
    case 'saved':
      return put.test(line)
    case 'household':
      return atHome.test(line)
    case 'shopping':
      return shopped.test(line)
    case 'goal':
      return !ofNoGoal.test(line)
    case 'score':
      return !ofCredit.test(line)
    case 'tasks':
      return !(
        ofNoTask.test(line) ||
        (wordsIn(line).length > maxOfTasks && asksWhatToDo.test(line) && !planned.test(line))
      )
    default:
      return true
  }
}

const opinion = new RegExp(
  String.raw`\b(?:${oneOf('do you think (?:i|we|its|it s|that)', 'should (?:i|we)(?: just| even)?', 'what would you do', 'would you (?:buy|rent|wait|take|stay|go|quit|pay)')})\b`,
)
const ofChoice = /\bor\b|\binstead\b|\bnow\b|\bwait\b|\byet\b|\bbuy\b|\bquit\b|\brent\b|\blease\b/
const asksWhich = /^(?:(?:so|and|ok|hey) )*(?:what|which|how much|where|when) /
/** Returns true for 'Do you think I should buy now or wait, we have 9000 saved': it asks for an opinion, not for figures. */
function asksOpinion(message: string): boolean {
  const line = toPlainText(message)
  return opinion.test(line) && ofChoice.test(line) && !asksWhich.test(line)
}

const asking = oneOf(
  'what|whats|which|when|whens|where|who|how|hows|did|do|does|am|is|are|was|were|have|has|show|list|tell|give|check',
  'any|anything|read|look|see|find|can|could|would|will|compare|sum|let|pull|open',
)
const asksOrShows = new RegExp(String.raw`^(?:(?:so|and|ok|okay|hey|hi|luxee|please|well) )*(?:${asking})\b`)
const trouble = wholeWords([
  'too (?:many|much)|behind on|not making|(?:missed|broke|lost|late for) my|boring|dull|should(?: have|ve)|under control|jumping|(?:cant|cannot) (?!remember|recall|find|see|tell)|dont (?:want|know (?!when|what (?:i|we)|if (?:i|we)))|help(?! me (?:see|find|remember))|hate|overwhelm\\w*|stuck',
  'life goals|^(?:earn|learn|start|stop|speed) ',
])
const comesBy =
  /^(?:the |my |our )?(?:\w+ ){1,3}(?:is|are) (?:coming|going|getting|bringing|picking|starting|out|off|back|here)\b/
/** Returns true for 'got the all clear on my mammogram today', 'hay guy is coming wednesday': it tells something and asks for no record. */
function tellsOfLife(message: string): boolean {
  const line = toPlainText(message)
  return !message.includes('?') && !asksOrShows.test(line) && (beginsInPast(message) || comesBy.test(line))
}
/** Returns true for a message that only gives an opinion or tells something. */
export const isOnlyTold = (message: string): boolean =>
  asksOpinion(message) || tellsTrouble(message) || tellsOfLife(message)
const whichToSet = /\bwhich goals? (?:first|fits?|to (?:set|pick|start|choose)|should)\b/
/** Returns true for 'I have too many goals', 'missed my period': it names a log and asks nothing. */
function tellsTrouble(message: string): boolean {
  const line = toPlainText(message)
  return whichToSet.test(line) || (!message.includes('?') && !asksOrShows.test(line) && trouble.test(line))
}
