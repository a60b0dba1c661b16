import { oneOf, wholeWords } from '../phrase-pattern.ts'
import type { ActionRequest, AddRequest } from './action-request.ts'
import { beginsTask } from './task-words.ts'
import { tellsPlace, withoutTold } from './drop-told-requests.ts'

type Kind = AddRequest['proposal']['kind']

const begins = (...words: readonly string[]): RegExp => new RegExp(`^(?:${oneOf(...words)})(?![\\p{L}])`, 'iu')
const anywhere = (...words: readonly string[]): RegExp => wholeWords(words, 'i')

/** Commands that plainly ask to write something down. */
const commands = anywhere(
  'add|remind|reminder|schedule (?:a|an|my|the|me)|book (?:a|an|my|the)|log|record|pencil|jot|write down|note (?:that|to)|save (?:this|that)|put (?:this|that|my|a|an|the) \\w.{0,60} (?:in|on|to|into|onto) (?:my|the|our)|set (?:a|an|up|me) (?:new )?(?:goal|task|reminder)|make (?:a|an|it a|it an|this a|that a) (?:\\w+ )?(?:goal|task|reminder)|as a goal|on the list|(?:write|get) (?:this|that|it) down|(?:write|enter|note) in my|let me (?:forget|miss)|pranayama|(?:put|pop|stick|throw) (?:it|that|this|it all) (?:in|on|down)(?! (?:an?|one|behind|under|the (?:bin|oven|fridge|freezer|fruit|pot|bed)|my (?:purse|hand|coat|bag|mouth)))|put that and|new (?:task|goal|item|reminder|entry)|put me down|block (?:out|off)|plan in',
)
/** Matches 'Things for Monday: …'. */
const heading = /^[^.!?:]{2,40}:(?!\d)|^[^.!?]{2,40} [-–—] /
/** Matches words that are never the title of a record. */
const noTitle = begins(
  "it|its|it[’']s|that|that[’']s|thats|there|there[’']s|theres|i|i[’'](?:m|ve|d|ll)|im|ive|he|she|they|they[’']re|we|we[’']re|you|your|him|her|them|me|myself|havent|haven[’']t|hasnt|hasn[’']t",
  "dont|don[’']t|didnt|didn[’']t|cant|can[’']t|has|have|had|is|are|was|were|am|same|off|aside|away|ahead|by|ups?|downs?|nowhere|only|end up|as|so much|so|still|always|never|forget|too|who|why|what|where|how|and|or|but",
)
const feelings = new RegExp(
  String.raw`(?:^|, ?| so | really | and )(?:so )?(?:nervous|sad|scared|afraid|anxious|shaking|terrified|panicking|dreading|drowning|stuck|none come|crying|hate it)(?![\p{L}])`,
  'iu',
)
const symptoms = anywhere(
  'headaches?|migraines?|pimples?|acne|cramps?|pain|crash|hurts?|ach(?:e|es|ing)|bump|nausea|tears|cry(?:ing)?|panic|dread|sweat\\w*|bleed\\w*|soaking|shake|bloated|flare up',
)
const caresFor = anywhere('doctor|dr|appointment|appt|call|take|refill|pick up|class|therapy|meds?|pills?|buy|get')
/** Matches 'Make a study schedule', which asks for a plan. */
const asksForPlan = new RegExp(
  [
    String.raw`^(?:please |help me |help us |can you |could you )*(?:make|create|set up|start`,
    String.raw`|keep up with)\b(?:(?! for my trip).){0,40}\b(?:schedule|lists?|calendar|routine|ritual|planner|plan|money`,
    String.raw`|start)\b`,
  ].join(''),
  'i',
)
const teller = /(?:^|[^\p{L}])(?:i|i[’'](?:m|ve|d)|im|ive|he|she|they|we|wants me|has me|wont)(?![\p{L}’'])/iu

/** Matches statements about the past, and wishes about others: 'want him to own the dentist stuff'. */
const toldOf = begins(
  'wants?|would like|would love|must be|begin being|took|left|sold|wrote|went|walked|said|remembered|salt on|on the same|back to back|quiet in|every time|mean to|first real|next one|another one|third (?!grade)|3rd (?!grade)|order$',
)
const doing =
  /^(?!(?:wedding|evening|morning|meeting|training|parking|spring|ring|king|plumbing|building)\b)[a-z]{2,12}ing\b/i
const ofSchedule = /^(?:so |and |but )?my (?:\w+ )?(?:schedule|calendar|planner|tasks|days|hours)\b(?! ?:)/i
/** Matches a question beside a statement. The coach answers the question. */
const asksBeside = new RegExp(
  [
    String.raw`\b(?:what(?:[’']?s| do| should| can| could| would| to| goes| first| if)|how (?:do|can|should|could|would|to`,
    String.raw`|long|much)|should i|do i|can i|may i|could i|is (?:it|that|this)|do they|any ideas|tell me what|which)\b`,
  ].join(''),
  'i',
)
/** In words. */
const longStory = 25

const isTold = (title: string, message: string): boolean =>
  (asksBeside.test(message) || message.split(/\s+/).length > longStory) && !beginsTask(title, 'en')

const forms: Readonly<Partial<Record<Kind, (title: string, message: string) => boolean>>> = {
  task: (title, message) =>
    noTitle.test(title) ||
    feelings.test(title) ||
    (symptoms.test(title) && !caresFor.test(title)) ||
    toldOf.test(title) ||
    doing.test(title) ||
    ofSchedule.test(message) ||
    asksForPlan.test(message) ||
    isTold(title, message) ||
    (teller.test(title) && !beginsTask(title, 'en')),
  item: (title, message) =>
    noTitle.test(title) ||
    anywhere(
      '(?:hospital bag|registry|packing|grab|sitter|wish|gratitude|inventory) list|grocery budget|what are the steps|praying|out of ideas',
    ).test(message),
  household: (title, message) =>
    noTitle.test(title) ||
    begins('can|little|wish|fast way|everythings|instead|manager|run a').test(title) ||
    anywhere(
      "months? behind|behind on|start(?:ing)? cleaning houses|cleaning (?:business|job|checklist)|chore list by|(?:house|family|chores?) meeting|day of rest|put aside|set aside|can[’']?t save",
    ).test(message),
  entry: (title, message) =>
    begins('questions?|block|stuck|tonight|journaling|blank|empty|want|help').test(title) ||
    anywhere(
      "(?:start|begin|keep|want to start|want to begin)(?:ing)? (?:a |my )?(?:journal|diary|journaling)|(?:blank|empty) page|(?:run|ran|running) out of|cant write|can[’']t write|nothing to write|stuck|unstuck|what (?:do|should|can) i (?:put|write|say)|re-?entry|data entry|journal(?:ing)? (?:questions?|prompts?|ideas|block)|questions for my journal",
      'on (?:an? )?(?:bad|terrible|hard|awful|rough|worst) days?|my (?:journal|diary) (?:entries are|treats|looks)',
    ).test(message),
  goal: (title, message) =>
    noTitle.test(title) ||
    begins('find|give|give up|stuck|at|lot|with|realistic|specific|turn|habit|vague|fuzzy|clear|make a new one').test(
      title,
    ) ||
    new RegExp(
      [
        String.raw`\bmy goals? (?:is|are|feels?|seems?) (?:too|so|not|stuck|vague|unclear|fuzzy)\b|\b(?:give up|drop|quit`,
        String.raw`|let go of|abandon)(?: on)? (?:my|a|this|the) goals?\b`,
      ].join(''),
      'i',
    ).test(message),
  prayer: (title) => begins('feels?|find|back|routine|can').test(title),
  income: (title) => teller.test(title) || begins('it|up').test(title),
  workout: (title) => noTitle.test(title) || begins('nearly|interview|missed|focus|cycle').test(title),
  breathing: (_, message) =>
    !/breath|calm|relax|meditat|inhale|exhale|unwind|panic|focus|\bbox\b|4.?7.?8|coherent|guided (?:round|session)/i.test(
      message,
    ),
}

const titleOf = ({ proposal }: AddRequest): string => ('title' in proposal ? proposal.title : '')

/** Drops clauses that only look like requests: 'forget to drink water', 'my goal is too fuzzy', 'start praying and end up on my grocery list'. */
export function surelyAsked(read: readonly ActionRequest[], message: string): readonly ActionRequest[] {
  const isOrder = commands.test(message) || heading.test(message)
  const requests = isOrder && !tellsPlace(message) ? read : withoutTold(read, message)
  const isLeft = (one: ActionRequest): boolean =>
    one.do !== 'add' || one.language !== 'en' || forms[one.proposal.kind]?.(titleOf(one), message) !== true
  if (isOrder || requests.every(isLeft)) return requests
  // After one misread request, the other requests of the message are doubtful, too.
  return requests.filter((one) => one.do !== 'add')
}
