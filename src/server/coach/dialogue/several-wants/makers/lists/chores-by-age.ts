import { bulletList } from '../../../../markdown.ts'
import { makeAnswer, paragraphs } from '../../../compose-answer.ts'
import type { PartMaker } from '../../part.ts'
import { plainWords } from './written-lists.ts'

const list = new Intl.ListFormat('en-US')

/** Jobs from an age on: one a day, one a week, and one to learn. */
const jobs: readonly { from: number; daily: string; weekly: string; learn: string }[] = [
  {
    from: 3,
    daily: 'toys in the box before supper',
    weekly: 'match the socks',
    learn: 'carry their plate to the counter',
  },
  { from: 6, daily: 'set the table', weekly: 'empty the small trash cans', learn: 'feed a pet or water the plants' },
  { from: 8, daily: 'unload the dishwasher', weekly: 'vacuum one room', learn: 'pack their own lunch' },
  { from: 11, daily: 'dishes after supper', weekly: 'their own laundry, start to drawer', learn: 'make one dinner' },
  {
    from: 13,
    daily: 'kitchen closed at night: counters, floor, trash out',
    weekly: 'their own laundry and one bathroom',
    learn: 'cook one dinner a week, from the list to the dishes',
  },
]
/** Beyond it a child isn’t in the house’s plan. */
const oldest = 17

const asks = new RegExp(
  [
    String.raw`\bwhats? (?:is |are )?(?:fair|reasonable|right|appropriate|normal)\b|\bchores? (?:for|by|should|are)\b`,
    String.raw`|\bwhat (?:chores|jobs)\b|\bwhat (?:should|can|could) (?:they|each|he|she) (?:be )?do(?:ing)?\b`,
  ].join(''),
)
const asksPay = /\bpay(?:ing)? (?:them|him|her|my kids|for (?:it|chores))\b|\ballowance\b/
const agesSaid =
  /\b(?:are|is|aged?|ages|kids|ones?|twins|stepson|stepdaughter|son|daughter|boys?|girls?)(?:,| are| is|:)? \(?((?:\d{1,2}(?:, | and |, and | & )?){1,6})/gi

/** Reads the ages of children, oldest last. */
function readAges(message: string): number[] {
  const plain = plainWords(message)
  const said = [...plain.matchAll(agesSaid)].flatMap(([, ages = '']) => [...ages.matchAll(/\d+/g)].map(Number))
  return [...new Set(said)].filter((age) => age >= 3 && age <= oldest).toSorted((one, other) => one - other)
}

const wanted = /\bwants \$ ?(\d{1,3})\b/i

/** Says what is paid and what isn’t, with a dollar for each year of age. */
function sayPay(ages: readonly number[], message: string): string {
  const total = ages.reduce((sum, age) => sum + age, 0)
  const asked = Number(wanted.exec(message)?.[1] ?? NaN)
  const eldest = ages.at(-1) ?? 0
  return paragraphs(
    'I’d split it: the basics aren’t paid, because they live here. Extra jobs are.',
    bulletList([
      `**Spending money, not tied to chores:** a common rule is $1 a week for each year, so ${list.format(ages.map((age) => `$${age}`))}. That’s $${total} a week in all, and half of it is fine too.`,
      '**Extra jobs with a price on the fridge:** wash the car $6, clean out the fridge $5, mow or rake $8, windows of one room $4.',
      ...(asked > eldest
        ? [
            `**The $${asked}:** “You can get there. $${eldest} is yours, and the other $${asked - eldest} is on the fridge.”`,
          ]
        : []),
    ]),
    'Pay on one day, in cash, only for what’s done. No job, no money, and no yelling needed.',
  )
}

/** Says which chores are fair at the ages that are told, and whether to pay for them. */
export const makeChoresByAge: PartMaker = ({ line, context }) => {
  const { message } = context.turn.request
  const isAboutChores = /\bchores?\b/i.test(message)
  if (!isAboutChores || (!asks.test(line) && !asksPay.test(line))) return null
  const ages = readAges(message)
  if (ages.length === 0) return null
  if (asksPay.test(line)) return makeAnswer(sayPay(ages, message))
  const lines = ages.map((age) => {
    const job = jobs.findLast(({ from }) => from <= age)
    return `**${age}:** every day, ${job?.daily}. Once a week, ${job?.weekly}. To learn this month: ${job?.learn}.`
  })
  return makeAnswer(
    paragraphs(
      'One daily and one weekly job each is enough, and it’s theirs for a month:',
      bulletList(lines),
      'Skip the chart. Tie each job to something that happens anyway: table before supper, kitchen before the phone. Say what done looks like once, and then just ask, “Is it done?”',
    ),
  )
}
