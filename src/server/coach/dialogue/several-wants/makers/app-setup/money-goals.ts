import { capitalize } from '#contract/capitalize.ts'
import type { CoachProposal } from '#contract/coach.ts'
import { weekdayCodes } from '#contract/rule-words.ts'
import { formatDay } from '../../../../actions/format-when.ts'
import { monthGone, readDebtPlan } from '../sums/debt-plan.ts'
import { countPaydays, readSavingPlan, type SavingPlan } from '../sums/savings-pace.ts'
import { roundUp, type SumText } from '../sums/sum-text.ts'
import { repeatedTask, type SetupItem } from './setup-item.ts'
import { payOff } from './repeated-tasks-and-goals.ts'

type Goal = Extract<CoachProposal, { kind: 'goal' }>

const savedFor = new RegExp(
  [
    String.raw`\b(?:sav(?:e|ed|ing)(?: up)?|put(?:ting)? (?:away|aside))(?: [$£€]?\d[\d.]*)?(?: up)? for (?:an? |my |our `,
    String.raw`|the )?([a-z][a-z' ]{2,30}?)(?= by\b| before\b| in\b| this\b| next\b| and\b| \(|[,.?!;(]|$)`,
  ].join(''),
)

const saves = /\b(?:sav(?:e|ed|ing|ings)|put(?:ting)? (?:away|back|aside)|set(?:ting)? aside)\b/
/** Every other payday, every payday or once a month. */
function ruleOf({ every, weekday }: SavingPlan): string {
  const day = `BYDAY=${weekdayCodes[(weekday ?? 5) - 1] ?? 'FR'}`
  if (every === 'month') return 'FREQ=MONTHLY;BYMONTHDAY=1'
  if (every === 'halfMonth') return 'FREQ=MONTHLY;BYMONTHDAY=1,15'
  return every === 'week' ? `FREQ=WEEKLY;${day}` : `FREQ=WEEKLY;INTERVAL=2;${day}`
}

/** A savings goal with what is there already, and the transfer on payday. */
export function savingSetup(text: SumText, currency: string): SetupItem[] {
  const { today, say, all } = text
  // The amount of a debt isn’t one to save.
  const plan = saves.test(all) && !payOff.test(all) ? readSavingPlan(text, null) : null
  if (plan === null) return []
  const { goal, has, until, weekday, isTold } = plan
  const name = savedFor.exec(all)?.[1]?.trim()
  const title = name === undefined ? 'Money put aside' : capitalize(name)
  const each = roundUp((goal - has) / countPaydays(plan, today)[0])
  const card: Goal = {
    kind: 'goal',
    title,
    category: 'financial',
    goalKind: 'amount',
    targetValue: String(goal),
    currency,
    targetDate: until,
    ...(has > 0 && { currentValue: String(has) }),
  }
  const begun = has > 0 ? `, with your ${say(has)} already in` : ''
  const every = isTold ? plan : { ...plan, every: 'month' as const }
  const amount = isTold ? each : roundUp((goal - has) / countPaydays(every, today)[0])
  const wrongWeek = plan.every === 'twoWeeks' && isTold ? ' If the first one is your other week, move it by one.' : ''
  return [
    {
      card,
      line: `**Goal, “${title}”:** ${say(goal)} by ${formatDay(until, today, 'en')}${begun}. Add each transfer, and it shows how far you are.`,
    },
    repeatedTask(
      {
        title: `Move ${say(amount)} to ${name === undefined ? 'savings' : `the ${name} money`}`,
        rule: ruleOf({ ...every, weekday }),
        time: null,
        category: 'financial',
        why: `before anything else gets it.${wrongWeek}`,
      },
      today,
    ),
  ]
}

/** The first debt as a goal, and its payment once a month. */
export function debtSetup(text: SumText, currency: string): SetupItem[] {
  const plan = readDebtPlan(text)
  const [first, next] = plan?.debts ?? []
  if (plan === null || first === undefined) return []
  const { today, say } = text
  const until = Temporal.PlainDate.from(monthGone(first.month, today))
    .add({ months: 1 })
    .subtract({ days: 1 })
    .toString()
  const card: Goal = {
    kind: 'goal',
    title: `Pay off ${first.name}`,
    category: 'financial',
    goalKind: 'debt',
    targetValue: String(first.owes),
    currency,
    targetDate: until,
  }
  const then = next === undefined ? '' : ` At zero, start the next goal, ${next.name}.`
  return [
    { card, line: `**Goal, “Pay off ${first.name}”:** ${say(first.owes)} by ${formatDay(until, today, 'en')}.${then}` },
    repeatedTask(
      {
        title: `Send ${say(plan.told)} to ${first.name}`,
        rule: 'FREQ=MONTHLY;BYMONTHDAY=1',
        time: null,
        category: 'financial',
        why: 'once a month is enough, because the number only changes when you pay. Then enter the payment in the goal.',
      },
      today,
    ),
  ]
}
