import { asksToAct } from '../../actions/answer-action-requests.ts'
import { answerAppHelp } from '../../app-help/answer-app-help.ts'
import { type Answer, makeAnswer, type Turn } from '../compose-answer.ts'
import { answerToldAge } from '../names-and-ages.ts'
import { answerArithmetic } from './arithmetic.ts'
import { answerSchedule } from './backward-schedule.ts'
import { answerFoodForGuests } from './food-for-guests.ts'
import { answerKeepingFood } from './keeping-food.ts'
import { answerMinutesLeft } from './minutes-left.ts'
import { answerSymptom } from './new-symptom.ts'
import { answerQuestionsToBring } from './questions-to-bring.ts'
import { answerSavingPace } from './saving-pace.ts'
import { answerSavingShare } from './saving-share.ts'
import { answerSymptomInSpanish } from './symptom-in-spanish.ts'
import { answerMixture } from './unsafe-mixtures.ts'

type Practical = {
  answer: (message: string, turn: Turn, before: readonly string[]) => string | null
  why: string
}

/** Returns the day of the week; Sunday is 0. */
const weekday = ({ today }: Turn): number => new Date(`${today}T12:00:00Z`).getUTCDay()

const kinds: readonly Practical[] = [
  {
    answer: (message, turn) => answerToldAge(message, turn.state.kept.facts),
    why: 'Because that’s what you told me.',
  },
  {
    answer: (message, { request }) => answerMixture(message, request),
    why: 'Because each of them is fine alone, and together they make a gas that wasn’t in either bottle. You often don’t smell it until it hurts, and a small room with the door shut fills fast.',
  },
  {
    answer: (message, { request }) => answerSymptom(message, request),
    why: 'Because the same complaint can be harmless or the first sign of something, and nobody can tell from a description. A doctor or pharmacist knows which medicine does what, and it’s a two-minute call.',
  },
  {
    answer: (message, turn) => answerKeepingFood(message, weekday(turn)),
    why: 'Because germs double about every 20 minutes between 40 and 140 °F, and some leave toxins behind that a microwave or an oven doesn’t break down. Heat takes care of the germs, but not of those toxins. Rice, meat and dairy are the usual ones.',
  },
  {
    answer: (message, _turn, before) => answerQuestionsToBring(message, before.at(-1) ?? ''),
    why: 'Because a meeting is short and nerves eat half of it. What’s on paper gets asked, and what’s written down afterward gets done.',
  },
  {
    answer: (message) => answerFoodForGuests(message),
    why: 'Because bones and water are part of the raw weight, and people eat less of each thing when there are sides. A little over is leftovers; a little under is a run to the store.',
  },
  {
    answer: (message) => answerSchedule(message),
    why: 'Because counting back from the end leaves no room for wishful minutes. What takes longest goes first, and it can rest while the short thing is done.',
  },
  {
    answer: (message) => answerSavingShare(message),
    why: 'Because the 20% rule is from when housing was cheaper. Rent comes first, so what’s fair to save depends on how much of your pay it takes.',
  },
  {
    answer: (message) => answerArithmetic(message),
    why: 'Because it’s just the numbers you gave me. Change one, and I’ll work it out again.',
  },
  {
    answer: (message, _turn, before) => answerSavingPace(message, before),
    why: 'Because the amount is just split evenly over the time. If you put it away first, it doesn’t compete with the rest of the month.',
  },
  {
    answer: (message, _turn, before) => answerMinutesLeft(message, before.at(-1) ?? ''),
    why: 'Because a tired brain doesn’t take in much after ten minutes or so. A short piece of what matters and then real rest gets you further than all of it half asleep.',
  },
]

const maxBefore = 3
const beforeOf = ({ state: { messages } }: Turn, until = messages.length): readonly string[] =>
  messages.slice(Math.max(0, until - maxBefore), until)

const asksWhy = /^(?:(?:ok|okay|but|so|and)[, ]+){0,2}(?:but )?why\b/i

/**
 * Answers questions that have one answer to work out or look up: the app, leftover food, cleaners, start times, sums, a few minutes, people
 * to call.
 */
export function answerPractical(turn: Turn): Answer | null {
  const { message, language } = turn.request
  if (language !== 'en') {
    const text = answerSymptomInSpanish(message, turn.request)
    return text === null || asksToAct(turn) ? null : makeAnswer(text, { closesTopic: true })
  }
  const help = answerAppHelp(turn)
  if (help !== null) return help
  const why = asksWhy.test(message) ? whyPractical(turn) : null
  if (why !== null) return makeAnswer(why, { isFree: true })
  for (const { answer } of kinds) {
    const text = answer(message, turn, beforeOf(turn))
    if (text !== null) return asksToAct(turn) ? null : makeAnswer(text, { closesTopic: true })
  }
  return null
}

/** Explains the answer before this one. */
function whyPractical(turn: Turn): string | null {
  const { messages } = turn.state
  const message = messages.at(-1) ?? ''
  const before = beforeOf(turn, messages.length - 1)
  return kinds.find(({ answer }) => answer(message, turn, before) !== null)?.why ?? null
}
