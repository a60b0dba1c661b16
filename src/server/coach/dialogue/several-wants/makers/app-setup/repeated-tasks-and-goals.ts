import { capitalize } from '#contract/capitalize.ts'
import type { CoachProposal } from '#contract/coach.ts'
import { weekdayCodes } from '#contract/rule-words.ts'
import { formatDay } from '../../../../actions/format-when.ts'
import { englishWeekday, weekdayNumber } from '../../../../when/weekdays.ts'
import { untilIn } from '../sums/stated-dates.ts'
import { amount, roundUp, type SumText } from '../sums/sum-text.ts'
import { repeatedTask, type SetupItem } from './setup-item.ts'

const therapy =
  /\b(?:physical therapy|pt|shoulder|knee|back)(?: \w+)? (?:exercises|stuff|stretches)\b|\bexercises\b[^.?!]{0,20}\b(?:physical therapy|therapist|pt)\b/
const timesADay = /\b(?:(\d) ?(?:x|times) (?:a|per) day|(twice|two times)(?: a day| daily)|(\d)x daily)\b/
const hoursOf = new Map([
  [1, ['08:00']],
  [2, ['08:00', '19:00']],
  [3, ['08:00', '13:00', '19:00']],
])

/** Makes one repeated task for each time of day of the exercises. */
export function therapySetup({ all, today }: SumText): SetupItem[] {
  const found = timesADay.exec(all)
  if (found === null || !therapy.test(all)) return []
  const times = found[2] === undefined ? Number(found[1] ?? found[3]) : 2
  const told = /\b(\d{1,2}) minutes\b/.exec(all)?.[1]
  return (hoursOf.get(times) ?? []).map((time, at) =>
    repeatedTask(
      {
        title: told === undefined ? 'PT exercises' : `PT exercises, ${told} minutes`,
        rule: 'FREQ=DAILY',
        time,
        ...(told !== undefined && { minutes: Number(told) }),
        category: 'self-care',
        why:
          at === 0
            ? 'I guessed the hours. Put each one right after something you do anyway, like coffee or brushing your teeth.'
            : 'one card for each time, so you see which one you skip.',
      },
      today,
    ),
  )
}

const callOn = new RegExp(String.raw`\bcall (?:my |our )?([a-z]{3,12})(?: up)? (?:on |every )(${englishWeekday})s?\b`)
const payMonthly = new RegExp(
  String.raw`\b(?:pay|put|send) ${amount} (?:a|per|each|every) month (?:on|to|toward|towards|into) (?:my |the )?([a-z]{3,12})\b`,
)
const perWeek = /\b(?:and|for|do|make|write|want) (\d) ([a-z]{3,12}s) (?:a|per|each) week\b/
const spread = ['FR', 'TU,FR', 'MO,WE,FR', 'MO,TU,TH,FR', 'MO,TU,WE,TH,FR'] as const

const kinAsName = /^(?:mom|dad|grandma|grandpa|nana)$/

function callOnDay({ all, today }: SumText): SetupItem[] {
  const [, who, weekday] = callOn.exec(all) ?? []
  if (who === undefined || weekday === undefined) return []
  const title = kinAsName.test(who) ? `Call ${capitalize(who)}` : `Call my ${who}`
  const rule = `FREQ=WEEKLY;BYDAY=${weekdayCodes[weekdayNumber(weekday) - 1] ?? 'SU'}`
  return [repeatedTask({ title, rule, time: '15:00', why: 'I put 3 PM; change it to when they pick up.' }, today)]
}

function monthlyPayment({ all, today, say }: SumText): SetupItem[] {
  const [, value, card] = payMonthly.exec(all) ?? []
  if (value === undefined || card === undefined) return []
  const title = `Pay ${say(Number(value))} on the ${capitalize(card)}`
  const why = 'set the day to the one after payday.'
  return [repeatedTask({ title, rule: 'FREQ=MONTHLY;BYMONTHDAY=1', time: null, category: 'financial', why }, today)]
}

function timesAWeek({ all, today }: SumText): SetupItem[] {
  const [, many = '', what] = perWeek.exec(all) ?? []
  const days = spread[Number(many) - 1]
  if (
    days === undefined ||
    what === undefined ||
    /^(?:times|days|hours|miles|walks|runs|workouts|shifts|meals|nights|kids|glasses|dollars|pounds)$/.test(what)
  )
    return []
  const why = 'the days are spread out; move them as you like.'
  return [
    repeatedTask(
      { title: `One of ${many} ${what}`, rule: `FREQ=WEEKLY;BYDAY=${days}`, time: null, category: 'work', why },
      today,
    ),
  ]
}

/** Makes tasks of a call on a weekday, a monthly payment, and a number of posts a week. */
export const repeatsTold = (text: SumText): SetupItem[] => [
  ...callOnDay(text),
  ...monthlyPayment(text),
  ...timesAWeek(text),
]

const incomeGoal = new RegExp(String.raw`${amount} (?:in |of )(income|sales|revenue|profit)\b`)
/** Matches one debt with its amount: 'pay off my Chase card of $1,800'. */
export const payOff = new RegExp(
  String.raw`\bpay(?:ing)? off (?:(?:my|the|a) )?([a-z]{3,12} )?((?:card|loan) )?(?:of )?${amount}`,
)

/** Makes an income goal for the year, or one debt with its day. */
export function goalsTold(text: SumText, currency: string): SetupItem[] {
  const { all, today, say } = text
  const [, earned, kind] = incomeGoal.exec(all) ?? []
  const [, name, kindOfDebt = '', owed] = payOff.exec(all) ?? []
  const goal = { kind: 'goal', category: 'financial', currency } as const
  const lastDay = Temporal.PlainDate.from(today).with({ month: 12, day: 31 }).toString()
  if (earned !== undefined && kind !== undefined) {
    const card: CoachProposal = {
      ...goal,
      title: capitalize(`${kind} this year`),
      goalKind: 'amount',
      targetValue: earned,
      targetDate: lastDay,
    }
    return [
      {
        card,
        line: `**Goal, “${card.title}”:** ${say(Number(earned))} by December 31. That’s ${say(Math.round(Number(earned) / 12))} for each month of a year. Add what comes in.`,
      },
    ]
  }
  if (owed === undefined) return []
  const until = untilIn(all, today)
  const months =
    until === null ? null : Math.max(1, Temporal.PlainDate.from(today).until(until, { largestUnit: 'month' }).months)
  const title =
    name === undefined
      ? 'Pay off what I owe'
      : `Pay off the ${`${kindOfDebt === '' ? name : capitalize(name)}${kindOfDebt}`.trim()}`
  const card: CoachProposal = { ...goal, title, goalKind: 'debt', targetValue: owed, targetDate: until }
  const pace =
    until === null || months === null
      ? ''
      : ` by ${formatDay(until, today, 'en')}. ${say(Number(owed))} ÷ ${months} months = ${say(roundUp(Number(owed) / months))} a month, plus interest`
  return [{ card, line: `**Goal, “${title}”:** ${say(Number(owed))}${pace}. Enter each payment, and it goes down.` }]
}
