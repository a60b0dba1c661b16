import { capitalize } from '#contract/capitalize.ts'
import type { CoachProposal } from '#contract/coach.ts'
import { amount, roughly, type SumText } from '../sums/sum-text.ts'
import { repeatedTask, type SetupItem } from './setup-item.ts'

const bill = new RegExp(
  String.raw`\b(rent|mortgage|phone|car(?: payment| note)?|insurance|electric|power|water|gas|internet|daycare|student loan|credit card|card|gym)(?: bill)?(?: is| are)? ${roughly}${amount}[^.?!\d$]{0,15}?\b(?:on|due|by) the (\d{1,2})(?:st|nd|rd|th)\b`,
  'g',
)
/** Later days don't come in every month. */
const lastDay = 28

/** Bills with their day of the month, as monthly tasks. */
export const billsByDay = ({ all, today, say }: SumText): SetupItem[] =>
  [...all.matchAll(bill)].flatMap(([, name = '', value, date]) => {
    const day = Math.min(lastDay, Math.max(1, Number(date)))
    const title = `Pay ${name}, ${say(Number(value))}`
    return repeatedTask(
      {
        title,
        rule: `FREQ=MONTHLY;BYMONTHDAY=${day}`,
        time: null,
        category: 'financial',
        why: `check it off when it’s paid.${Number(date) > lastDay ? ` I put the ${lastDay}th, because not every month has a later day.` : ''}`,
      },
      today,
    )
  })

const summer = /\bby (?:the )?(summer|christmas|new year)\b/
const endOf = new Map(Object.entries({ summer: '06-21', christmas: '12-25', 'new year': '12-31' }))
const wantsSaved = new RegExp(
  String.raw`\b(?:want|need|have|like|get) ${roughly}${amount} (?:in savings|saved|put away)`,
)
const owesOn = new RegExp(
  String.raw`\bowe ${roughly}${amount} on (?:a |my |the )?([a-z]{3,12}(?: [a-z]{3,12})?) ?card\b`,
)

/** A savings goal or a debt that is told without a plan. */
export function plainGoals({ all, today, say }: SumText, currency: string): SetupItem[] {
  const [, owes, name] = owesOn.exec(all) ?? []
  const saved = wantsSaved.exec(all)?.[1]
  const said = summer.exec(all)?.[1]
  const date = said === undefined ? null : `${today.slice(0, 4)}-${endOf.get(said) ?? '12-31'}`
  const until = date === null || date > today ? date : `${Number(today.slice(0, 4)) + 1}${date.slice(4)}`
  const goal = { kind: 'goal', category: 'financial', currency } as const
  const debt: CoachProposal | null =
    owes === undefined || name === undefined
      ? null
      : {
          ...goal,
          title: `Pay off the ${capitalize(name)} card`,
          goalKind: 'debt',
          targetValue: owes,
          targetDate: null,
        }
  const saving: CoachProposal | null =
    saved === undefined
      ? null
      : { ...goal, title: 'Savings', goalKind: 'amount', targetValue: saved, targetDate: until }
  return [
    ...(debt === null
      ? []
      : [
          {
            card: debt,
            line: `**Goal, “${debt.title}”:** ${say(Number(owes))}. Enter each payment, and it goes down.`,
          },
        ]),
    ...(saving === null
      ? []
      : [
          {
            card: saving,
            line: `**Goal, “Savings”:** ${say(Number(saved))}${said === undefined ? '' : ` by ${said === 'summer' ? 'summer' : capitalize(said)}`}. Begin with a small transfer each payday.`,
          },
        ]),
  ]
}
