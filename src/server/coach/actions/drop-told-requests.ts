import { oneOf } from '../phrase-pattern.ts'
import { beginsInPast, putsAnimalDown, reportsOnly } from '../guide/is-telling.ts'
import { foldInPlace } from './title-text.ts'
import type { ActionRequest, AddRequest } from './action-request.ts'
import { beginsTask } from './task-words.ts'

type Kind = AddRequest['proposal']['kind']
type ReadTold = (one: AddRequest, title: string, message: string) => boolean

const sentences = /(?<=[.!?;])\s+|\n+/
/** Whether another sentence of the message tells what happened: 'test was negative again. 11th month'. */
const tellsBeside = (title: string, message: string): boolean => {
  const said = message.split(sentences)
  return said.length > 1 && said.some((one) => !foldInPlace(one).includes(foldInPlace(title)) && reportsOnly(one))
}

/** Matches 'Would be our 10th anniversary', 'On the bus to class', 'Real clean'. */
const noTitle = new RegExp(
  `^(?:${oneOf(
    'would(?: have| of)? be(?:en)?|would(?:ve|a) been|should(?: have| of)? been|on the (?:bus|train|way)|on my way|real (?!estate)|smells?|tastes?',
    'looks? like|back (?:the|my|our|a) |on (?:mornings|nights|days|evenings|weekends|break|hold|leave|call)$',
  )})`,
  'i',
)
/** A whole title that names a feeling: 'so lonely tonight'. */
const feeling = new RegExp(
  `^(?:so |just |really |very |pretty |kinda |feeling )?(?:${oneOf(
    'lonely|lonesome|tired|exhausted|empty|numb|blah|proud|excited|happy|relieved|heartbroken|homesick|bored|drained|worn out|hopeful|grateful',
    'thankful|angry|mad|furious|jealous|ashamed|lost|restless|hungry|sore|sleepy|blessed|content|peaceful|overwhelmed|done|over it|alone',
  )})$`,
  'i',
)

const quit =
  /^(?:i |just |finally )*quit (?:my|the|that|working|smoking|drinking)\b.{0,60}\b(?:today|yesterday|this morning|last \w+)\b/i
/** Matches 'put the sheets on the line', 'set two plates out', which tell what was done as often as they ask for it. */
const whose = oneOf('the|my|our|his|her|their|new|two|three|four', String.raw`\d{1,2}|[a-z]{2,10}s`)
const placed = new RegExp(
  String.raw`^(?:i |just |finally |so |and |ok )*(?:put|set) (?:${whose}) (?!(?:reminder|alarm|timer)s?\b)[a-z]`,
  'i',
)
/** Matches the end of what is to be put into the planner: 'put the recital in'. */
const intoPlanner = new RegExp(
  oneOf(
    String.raw`\b(?:in|down|on there|on it)[.!]*$`,
    String.raw`\b(?:in|on|to|into|onto) (?:\w+ ){0,2}(?:planner|calendar|lists?|schedule|book)\b`,
    String.raw`\b(?:please|pls|plz|remind|add|log|record|make|minutes?|for \d)\b`,
  ),
  'i',
)
/** Whether the message begins as an order may, and tells where something was put. */
export const tellsPlace = (message: string): boolean => placed.test(message) && !intoPlanner.test(message)
const isPlaced = ({ proposal, guess }: AddRequest, message: string): boolean =>
  proposal.kind === 'task' &&
  proposal.time === null &&
  (guess === 'day' || /\btoday\b/i.test(message)) &&
  tellsPlace(message)

const need = /\b(?:need|out of|low on|get|buy|add|pick up|grab|list)\b/i
/** Matches 'milk came in yay', 'put in a word'. */
const noItem = /\b(?:came|went|is|was|were|has|had) |^(?:a )?(?:good )?word$|^(?:made|got|went|had|came)$/i

const exercises = new RegExp(
  String.raw`\b(?:${oneOf(
    String.raw`r[au]n|walk|jog|swim|swam|bik|cycl|hik|danc|yoga|pilates|zumba|gym|workout|work out|train|lift|spin|row|class`,
    String.raw`cardio|stretch|weights|miles?|laps?|squat|plank|barre|aerobics|elliptical|treadmill|peloton|push ?ups|sit ?ups|reps|sets|\d ?k\b|kayak|climb|surf`,
    String.raw`ski|skat|tennis|golf|pickleball|soccer|basketball|softball|volleyball|box`,
  )})`,
  'i',
)
const ownTime = 'morning|evening|afternoon|daily|workout|gym|run|walk|long|usual|first|last|treadmill|yoga|swim|bike'
const otherSubject = new RegExp(
  String.raw`^(?:so |and |well )?(?:(?:my|our|the) (?!(?:${ownTime})\b)\w+ (?:ran|walked|swam|hiked|biked|danced|worked)|he|she|they)\b`,
  'i',
)
/** Matches an amount of something else than money: 'like 2 inches off'. */
const units = oneOf(
  'inch(?:es)?|in off|ft|feet|miles?|lbs?|pounds?|oz|hours?|hrs?|min(?:utes)?|years?|yrs?|weeks?|days?|months?',
  'kids|people|ppl|times|eggs|loads|cups',
)
const otherUnit = new RegExp(String.raw`(?<!\$)\b(\d{1,4}) ?(?:${units})\b`, 'i')
const money = /[$€£]|\b\d[\d,.]* ?(?:dollars|bucks|cash|usd)\b/i

const isToldTask: ReadTold = (one, title, message) => {
  const { proposal, guess } = one
  if (noTitle.test(title) || beginsInPast(title) || feeling.test(title) || isPlaced(one, message)) return true
  if (putsAnimalDown(message) || quit.test(message)) return true
  // A word for a day beside what happened on it: 'valentine party today. nobody came for mine'.
  const isOfToday =
    proposal.kind === 'task' && proposal.time === null && (guess === 'day' || /\btoday\b/i.test(message))
  return isOfToday && !beginsTask(title, 'en') && tellsBeside(title, message)
}

const tells: Readonly<Partial<Record<Kind, ReadTold>>> = {
  task: isToldTask,
  household: (_, title) => noTitle.test(title) || beginsInPast(title),
  item: (_, title, message) =>
    noTitle.test(title) || noItem.test(title) || beginsInPast(title) || (beginsInPast(message) && !need.test(message)),
  workout: (_, title, message) => otherSubject.test(message) || (beginsInPast(title) && !exercises.test(title)),
  income: ({ proposal }, _, message) =>
    proposal.kind === 'income' &&
    Number(otherUnit.exec(message)?.[1]) === Number(proposal.amount) &&
    !money.test(message),
}

const titleOf = ({ proposal }: AddRequest): string => ('title' in proposal ? proposal.title : '')

/** Matches the end of 'Ct scan clear', which clears no list. */
const isClear = /\b(?:is|was|are|were|came back|scans?|labs?|results?|all) clear$/i

/** Matches 'put her paw on my face', and what the user does all day: 'teaching 6am and noon'. */
const putByOthers =
  /\bput (?:her|his|their|its) \w+ (?:on|in|around|over) (?:my|me|her|his|our)\b|^(?:teaching|working|subbing|babysitting) /i
const states = /\b(?:is|are|comes|starts) (?:on )?(?:now )?(?:mon|tue|wed|thu|fri|sat|sun)/i

/** Whether a request was only read into what the message tells. */
function isTold(one: ActionRequest, message: string): boolean {
  if (one.do === 'add') return tells[one.proposal.kind]?.(one, titleOf(one), message) ?? false
  if (one.do === 'ask')
    return one.about === 'task' && (reportsOnly(message) || putsAnimalDown(message) || putByOthers.test(message))
  if (one.do === 'unable')
    return (
      (one.why === 'clearList' && isClear.test(one.said.trim())) ||
      (one.why === 'past' && (reportsOnly(message) || states.test(message)))
    )
  if (one.do !== 'change') return false
  return (one.change.act === 'move' && beginsInPast(one.name)) || /^(?:same|went|like)\b/i.test(one.name)
}

/** Leaves out the requests that were only read into what the message tells. */
export const withoutTold = (requests: readonly ActionRequest[], message: string): readonly ActionRequest[] =>
  requests.filter((one) => one.language !== 'en' || !isTold(one, message))
