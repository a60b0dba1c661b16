import type { CoachProposal } from '#contract/coach.ts'
import { readHouseholdTasks } from '../actions/household-task-requests.ts'
import { type Answer, makeAnswer, type Turn } from './compose-answer.ts'
import { oneOf } from '../phrase-pattern.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'

const can = oneOf(
  'is there (?:a|any) way|can (?:i|you|this|the app|glowell|we)|could (?:i|you)|do you have|does (?:this|the app|glowell|it)|is it possible|how (?:do|can) i',
)
const schedules = oneOf('schedules?|lists?|routines?|rotations?|plans?|checklists?|charts?|calendars?')
/** Matches 'Is there a way to get a cleaning schedule in here', which asks about the app, and not how to clean. */
const asksForSchedule = new RegExp(
  String.raw`\b(?:${can})\b[^.?!]{0,60}\b(?:clean\w*|chores?|house\w*|home)\b[^.?!]{0,30}\b(?:${schedules})\b`,
  'i',
)
const ofApp =
  /\b(?:in here|on here|in (?:the|this) app|in glowell|every (?:single )?day|daily|repeat\w*|(?:once|twice) a|weekly|monthly|every)\b/i
const units = oneOf('day|week|month|year')
const rhythm = oneOf(
  `(?:once )?(?:a|each|per|every) (?:${units})`,
  `every (?:other|\\d{1,2}|two|three|four|six) (?:${units})s?`,
  'weekly|monthly|yearly',
)
/** Matches 'Bathroom once a week'. Groups: the task, the rhythm. */
const listed = new RegExp(String.raw`^(?:and |the |then |plus ){0,2}([a-z][\w' ]{1,40}?),? (${rhythm})$`, 'i')
const adverbs = new Map(Object.entries({ weekly: 'every week', monthly: 'every month', yearly: 'every year' }))
const toRule = (said: string): string =>
  adverbs.get(said.toLowerCase()) ?? said.replace(/^(?:once )?(?:a|each|per|every) (?=day|week|month|year)/i, 'every ')

/** Verbs of the house: without one the thing is cleaned. */
const hasVerb =
  /^(?:clean|wash|mop|sweep|vacuum|dust|scrub|wipe|change|water|empty|take|do|fold|iron|descale|declutter|organize)\b/i

type HouseholdCard = Extract<CoachProposal, { kind: 'household' }>

function cardsIn({ request: { message, timeZone, now, hasMilestones, currency }, today }: Turn): HouseholdCard[] {
  const parts = message.split(/[?:.;\n]|, | and (?=[a-z ]{2,30} (?:once|every|weekly|monthly))/i)
  return parts.flatMap((part): HouseholdCard[] => {
    const [, what = '', often = ''] = listed.exec(part.trim()) ?? []
    if (what === '') return []
    const text = `${hasVerb.test(what) ? what : `clean the ${what}`} ${toRule(often)}`
    return readHouseholdTasks(
      text,
      { text, language: 'en' },
      { language: 'en', today, timeZone, now, hasMilestones, currency },
    ).flatMap((one) => (one.do === 'add' && one.proposal.kind === 'household' ? [one.proposal] : []))
  })
}

function everyOf({ repeat }: HouseholdCard): string {
  if (repeat === undefined) return ''
  return repeat.every === 1 ? `, every ${repeat.unit}` : `, every ${repeat.every} ${repeat.unit}s`
}

const yes = 'Yes. On the Household page, each task repeats at its own pace, every so many days, weeks or months.'
const maxCards = 10

/** Answers with the Household page's repeating tasks, as cards if the message lists them with their rhythm. */
export function answerHouseholdRhythms(turn: Turn): Answer | null {
  const { message, language } = turn.request
  if (language !== 'en' || !asksForSchedule.test(message) || !ofApp.test(message)) return null
  const cards = cardsIn(turn).slice(0, maxCards)
  if (cards.length === 0)
    return makeAnswer(
      `${yes} Ask me again and add what and how often, like “bathroom once a week, fridge once a month,” and I’ll make a card for each.`,
      { isFree: true },
    )
  const lines = cards.map((card) => `- ${quoteUserText(card.title)}${everyOf(card)}`).join('\n')
  return makeAnswer(`${yes} Tap each card to add it:\n\n${lines}`, { isFree: true, cards })
}
