import { capitalize } from '#contract/capitalize.ts'
import { addDays } from '#server/lib/days.ts'
import type { CoachProposal } from '#contract/coach.ts'
import { bulletList } from '../../../../markdown.ts'
import { normalize } from '../../../../guide/text-analysis.ts'
import { oneOf } from '../../../../phrase-pattern.ts'
import { numberWords } from '../../../../number-words.ts'
import { firstDayOf } from '../../../../when/repeat-words.ts'
import { bareCurrency } from '../../../../actions/currency-names.ts'
import { makeAnswer, paragraphs } from '../../../compose-answer.ts'
import type { Part, PartMaker } from '../../part.ts'
import { billsByDay, plainGoals } from './bills-and-dates.ts'
import { countedGoal } from './counted-goal.ts'
import { habitsIn, weeksAhead } from './habits-in-message.ts'
import { debtSetup, savingSetup } from './money-goals.ts'
import type { SetupItem } from './setup-item.ts'
import { goalsTold, repeatsTold, therapySetup } from './repeated-tasks-and-goals.ts'
import { readSumText, type SumText } from '../sums/sum-text.ts'

const here = '(?:in here|on here|here|in (?:the|this) app|in glowell|in my planner)'
/** Asks what to set up, where the words themselves name the app. */
const asksHere = new RegExp(
  String.raw`\b(?:${oneOf(
    `what (?:do|should|would|can|could) (?:i|we) (?:actually |even |really )?(?:put|set up|enter|add|make)\\b.{0,40}\\b${here}`,
    `what (?:goals?|reminders?)(?: (?:and reminders?|or goals?))? (?:do|should|would|can|to)\\b.{0,40}`,
    'how often (?:it|should it|should (?:the|this) app|does it|do you|will it|should you) (?:should )?(?:remind|bug|nag|ping|nudge)',
    `how (?:do|can|should|would) (?:i|we) set (?:this|it|that|these|them) up (?:${here}|to remind|so (?:it|that it) reminds)`,
    `how (?:do|can|should|would) (?:i|we) set up (?:my |our |the |a )?\\w+ ${here}`,
    `(?:set|put) (?:this|it|that|these|them)(?: all)? (?:up )?(?:for me )?${here}`,
    'what (?:do|should) (?:i|we) (?:put|set)(?: in| up)? for reminders',
  )})\b`,
)
/** The same without the app, which the message must name or mean. */
const asksSetup = /\bwhat (?:do|should|would) i (?:actually |even |really )?set up\b/
const meansApp = /\b(?:app|in here|glowell|remind(?:er|ers|s)?|(?:do|remember) it|don't forget)\b/

const noNagging = new RegExp(
  [
    String.raw`\b(?:isn't|doesn't|won't|not|without|stop|quit)\b[^.?!]{0,20}\b(?:nag|bug|bother|wak|annoy)|\b(?:nag\w*`,
    String.raw`|remind\w*|wak\w+ me)\b[^.?!]{0,20}\b[3-6] ?am\b`,
  ].join(''),
)

const asksOneHabit = /\b(?:what|which) (?:one )?habit (?:should|do|would) i (?:re)?start\b/
/** Wants one to begin with. The readers end with what takes the least time. */
const oneOnly = /\b(?:one|a single) habit\b/

const asksFor = ({ line }: Part, { all }: SumText): boolean =>
  asksHere.test(line) ||
  (asksSetup.test(line) && meansApp.test(all)) ||
  (asksOneHabit.test(line) && asksHere.test(normalize(all)))

/** Lent without its Sundays. */
const daysOfLent = 40

/** Makes a goal that counts the times of the first repeated task, until a day that is told in weeks. */
function timesGoal(habits: readonly SetupItem[], { all, today }: SumText): SetupItem[] {
  const weeks = weeksAhead(all)
  const isLent = weeks === null && /\blent\b/.test(all)
  const [first] = habits
  if ((weeks === null && !isLent) || first?.card.kind !== 'task' || first.card.repeat === undefined) return []
  const days = /BYDAY=([A-Z,]+)/.exec(first.card.repeat)?.[1]?.split(',').length ?? 7
  const times = weeks === null ? daysOfLent : weeks * days
  const title = first.card.title
    .replace(/^Phone down: /, '')
    .split(',', 1)
    .join('')
  const card: CoachProposal = {
    kind: 'goal',
    title: isLent ? `Lent: ${title}` : capitalize(title),
    category: isLent ? 'spiritual' : 'personal',
    goalKind: 'habit',
    targetValue: String(times),
    currency: null,
    targetDate: weeks === null ? null : addDays(today, weeks * 7),
  }
  const sum = weeks === null ? `${times} evenings` : `${weeks} weeks × ${days} = ${times} times`
  return [
    {
      card,
      line: `**Goal, “${card.title}”:** ${sum}. Add one each time you’ve done it. A day you miss just isn’t added.`,
    },
  ]
}

const howReminded =
  'None of this makes a sound: on its day it’s under the bell at the top, and there’s no alert on your phone.'

function closing({ all }: SumText, items: readonly SetupItem[]): string {
  const quiet = noNagging.test(all)
    ? `Nothing here can wake you. On its day it waits under the bell at the top, and there’s no alert on your phone, at 5 AM or any other time.`
    : howReminded
  const timed = items.some(({ card }) => card.kind === 'task' && card.time !== null)
  const alarm =
    !timed || noNagging.test(all)
      ? ''
      : /\b(?:pill|meds|medicine|medication)\b/.test(all)
        ? ' So set a daily alarm in your phone’s clock for the same time, and leave the bottle where you’ll see it.'
        : ' For one that needs a sound, set an alarm in your phone’s clock.'
  return `${quiet}${alarm} You can change any card before you add it.`
}

/** A repeated task whose hour has passed today begins on its next day. */
function notInPast(card: CoachProposal, { context: { turn } }: Part): CoachProposal {
  if (card.kind !== 'task' || card.time === null || card.repeat === undefined || card.dueDate !== turn.today)
    return card
  const { now, timeZone } = turn.request
  const clock = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  const time = clock.toPlainTime().toString({ smallestUnit: 'minute' })
  return card.time > time ? card : { ...card, dueDate: firstDayOf(card.repeat, addDays(turn.today, 1)) }
}

/** Says what to set up in the app for what the message wants, with a card for each thing. */
export const setUpInApp: PartMaker = (part) => {
  const text = readSumText(part)
  if (!asksFor(part, text)) return null
  const { request } = part.context.turn
  const currency = bareCurrency(request)
  const debts = debtSetup(text, currency)
  const therapy = therapySetup(text)
  const told = therapy.length > 0 ? therapy : habitsIn(text)
  const habits = oneOnly.test(text.all) ? told.slice(-1) : told
  const saving = debts.length > 0 ? debts : savingSetup(text, currency)
  const items = [
    ...countedGoal(text),
    ...(saving.length > 0 ? saving : [...goalsTold(text, currency), ...plainGoals(text, currency)].slice(0, 2)),
    ...repeatsTold(text),
    ...billsByDay(text),
    ...timesGoal(habits, text),
    ...habits,
  ]
  if (items.length === 0) return null
  const isFirst = oneOnly.test(text.all) && items.length === 1
  const intro = isFirst
    ? 'Start with the one that takes the least time; add the next when this one runs by itself. The card below adds it:'
    : items.length === 1
      ? 'Just this one; the card below adds it:'
      : `These ${numberWords[items.length] ?? items.length}, each ready on a card below:`
  return makeAnswer(paragraphs(intro, bulletList(items.map(({ line }) => line)), closing(text, items)), {
    cards: items.map(({ card }) => notInPast(card, part)),
    closesTopic: true,
  })
}
