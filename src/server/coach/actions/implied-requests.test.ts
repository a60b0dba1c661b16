import { expect, test } from 'vitest'
import { brief, context } from './read-actions.testing.ts'
import { readActions } from './read-actions.ts'

const asked = (message: string): string[] => readActions(message, context).map(brief)

test.each([
  ['Light bill is 138.42 due the 5th', /Pay the light bill.*-05/],
  ['water bills due the 5th of each month, it runs around 62 bucks', /Pay the water bill.*FREQ=MONTHLY;BYMONTHDAY=5/],
  ['SRP bill came in. 148.60 due dec 9', /Pay the SRP bill.*-12-09/],
  ['yoga tues and thurs 6am, keep it going til christmas', /Yoga.*06:00.*BYDAY=TU,TH;UNTIL=20261225/],
  ['team call every other monday 8:30am, first ones the 30th', /Team call.*-30 .*08:30.*INTERVAL=2/],
  ['32 oz down so far today', /32 oz of water/],
  ['two more glasses of water', /two glasses of water/],
  ['every other thursday starting dec 3 I have therapy at 10 am, can u repeat it', /Therapy.*FREQ=WEEKLY;INTERVAL=2/],
  ['need to take the turkey out of the freezer tonight dont let me forget', /Take the turkey out of the freezer/],
])('a statement in a line of its own is read as a request: %s', (message, wanted) => {
  expect(asked(message)).toEqual([expect.stringMatching(wanted)])
})

test.each([
  ['got paid!! 1,912.44 from riverside hit the account this morning', ['Riverside', '1912.44']],
  ['I got paid Friday, 1,642.30', ['Pay', '1642.30']],
  ['ryan sent 400 for child support, forgot to log', ['Ryan for child support', '400.00']],
  ['Brenda bought two of my camellias, $30 cash', ['Brenda for two of my camellias', '30.00']],
  ['COMMISSION CAME IN 1,340!!!', ['Commission', '1340.00']],
  ['my mom gave me 50 for my birthday', ['My mom for my birthday', '50.00']],
])('pay that came is for the income log, from who paid it: %s', (message, [title, amount]) => {
  expect(readActions(message, context)).toMatchObject([{ do: 'add', proposal: { kind: 'income', title, amount } }])
})

test.each(['grateful for the nurse who brought donuts and a hot shower', '3 blessings today. the coffee stayed hot'])(
  'what one is grateful for is an entry in the same words: %s',
  (message) => {
    expect(readActions(message, context)).toMatchObject([{ do: 'add', proposal: { kind: 'entry', content: message } }])
  },
)

test.each(['I paid the electric bill', 'vacuum the stairs, done', 'trash is out ✔', 'rolls can come off as got'])(
  'a chore that is told as done is looked for by its name, and not added: %s',
  (message) => {
    const read = readActions(message, context)
    expect(read).toHaveLength(1)
    expect(read[0]?.do).not.toBe('add')
  },
)

test.each([
  'work is done!',
  "i'm done",
  'thankful for you',
  'he paid 400 for that car',
  'got paid today, feels good',
  'ryan sent 400 for child support',
])('what only tells of the day asks for nothing: %s', (message) => {
  expect(asked(message)).toEqual([])
})
