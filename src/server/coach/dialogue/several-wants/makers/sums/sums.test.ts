import { expect, it } from 'vitest'
import { blankRequest } from '../../../../guide/blank-request.ts'
import { answerNow } from '../../../../guide/conversation.testing.ts'
import { loadGuide } from '../../../../guide/guide.ts'

const guide = await loadGuide()
const now = new Date('2026-11-30T15:00:00Z')
const reply = (message: string) => answerNow(guide, { ...blankRequest, now, timeZone: 'America/New_York', message })
const answer = (message: string): string => reply(message).text

it.each([
  [
    'an amount by a day, from each paycheck',
    'I bring home $1,900 every two weeks and want $2,600 saved for a laptop by May 1, I have $200 so far. How much from each paycheck, and how do I tell my sister I can’t go to the lake?',
    /\$240 from each paycheck.*\$2,600 − \$200 = \$2,400.*10 or 11 paydays/s,
  ],
  [
    'what a cheaper place saves in a year',
    'My colorist is $140 and there is a salon at the mall for $80. If I switch to the mall one every 6 weeks what would I save in a year? And how do I tell her?',
    /About \$520 a year.*\$140 − \$80 = \$60/s,
  ],
  [
    'what the gas costs there and back',
    'We are driving to my aunt’s, 300 miles each way, the car gets 30 mpg and gas is $3.00. What will gas cost round trip, and what do I bring for the kids to do?',
    /About \$60 round trip.*600 ÷ 30 mpg = 20 gallons/s,
  ],
  [
    'the score that is needed on a final',
    'I have an 88 in chem and the final is worth 20%. I need a 90 for my program. What do I need on the final? And how do I calm down the night before?',
    /98 on it.*88 × 0\.8 = 70\.4/s,
  ],
  [
    'what a day of selling leaves',
    'I sold 40 jars of jam at $8 at the fair. Jars cost me $1.50, the fruit was free, and the table was $50. Did I make any money? And what should I bring next time?',
    /Yes, \$210, before your time.*minus the table \$50/s,
  ],
  [
    'debts month by month, the highest rate first',
    'I owe $1,000 on my Visa at 25% and $2,000 on my Chase at 18%. I have $250 extra a month. Which one first and when are they gone? And what do I tell my husband?',
    /Visa first.*\*\*Visa\*\* \(25%\): gone in month 4, March 2027.*\*\*Chase\*\* \(18%\): gone in month 12, November 2027/s,
  ],
  [
    'a rent as a share of what comes in',
    'The rent goes from $1,200 to $1,300 in May and I take home $3,900 a month. Is that still okay? And what should I ask them to fix first?',
    /Yes, that’s within.*\$1,300 ÷ \$3,900 = 33%.*\$100 a month, \$1,200 a year/s,
  ],
  [
    'an offer with a longer way, by the hour',
    'One offer is $50k and close. The other is $56k but a 45 min commute each way and parking is $100 a month. What is the second one really worth per hour? And how do I say no to the other?',
    /About \$22\.46 an hour.*\$56,000 − \$1,200 parking = \$54,800/s,
  ],
  [
    'the number for a raise, and what it comes to',
    'My review is Friday. I make $20 an hour and new hires start at $19.50. What number do I ask for, and what would that come to a year at 30 hours?',
    /Ask for \$22 an hour.*\$34,320 a year/s,
  ],
  [
    'a part of uneven earnings for taxes',
    'I do nails from home, made 2000 in May and 3000 in June. How much should I put away for taxes? And how do I raise my prices with old clients?',
    /fourth to a third.*May, \$2,000: \$500 to \$660.*tax preparer/s,
  ],
  [
    'whether a paycheck covers the bills',
    'Payday is Friday, 900. I have rent 450, phone 60, electric 120 (past due) and gas 50, and groceries. Does it fit? And what can wait?',
    /\$680 of your \$900, which leaves \$220 for groceries/s,
  ],
  [
    'where to look first, by shares',
    'We bring home $5,000 a month. Rent 1,500, car payments 900, daycare 1,000. What should we look at first, and how do I bring it up with my husband?',
    /the \$1,600 you didn’t list.*Car payments: \$900, 18%/s,
  ],
  [
    'what spending less adds up to',
    'I want to get takeout from $100 a week down to $60. How much would that save by the end of the year? And give me two quick dinners.',
    /About \$200.*\$100 − \$60 = \$40 a week/s,
  ],
])('a sum is worked out and shown: %s', (_name, message, text) => {
  expect(answer(message)).toMatch(text)
})

it('sets up a goal and reminders for what the user wants to do, and says that nothing rings', () => {
  const { text, cards } = reply(
    'New here. I want to save for a couch by May 31 ($1,200, have $300, paid every other Friday) and drink more water. What do I actually set up in this app? And is it silly to name the goal?',
  )
  expect(cards.map((card) => ('title' in card ? card.title : ''))).toEqual([
    'Couch',
    'Move $70 to the couch money',
    'Fill my water bottle',
  ])
  expect(cards[0]).toMatchObject({ kind: 'goal', targetValue: '1200', currentValue: '300', targetDate: '2027-05-31' })
  expect(cards[1]).toMatchObject({ repeat: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR' })
  expect(text).toMatch(/under the bell at the top, and there’s no alert on your phone/)
})

it('reminds an hour before the appointment that was told', () => {
  const { cards, text } = reply(
    'My daughter’s dentist appointment is Thursday at 3 and she is scared of needles. What do I tell her tonight? And remind me to bring her retainer.',
  )
  expect(cards).toMatchObject([{ title: 'Bring her retainer', dueDate: '2026-12-03', time: '14:00' }])
  expect(text).toMatch(/no alert on your phone/)
})

it.each([
  'My sister owes me $400 and posted beach pictures. What do I text her, and how do I set this up so it doesn’t happen again next month?',
  'I have 3 kids under 8 and 2 hours until company gets here. What should I start with, and what can I skip?',
  'Seeing the doctor Monday, I’m 44 and tired by 2pm. What should I ask for, and in what order? I get maybe 12 minutes with her.',
  'My final is Friday and I’ve got 2 shifts before it. What do I need to study first, and how do I calm down?',
  'Our anniversary is the 14th and we have $60. What should we do, and what do I write in the card for him?',
])('what isn’t a sum or a setup is left to others: %s', (message) => {
  expect(answer(message)).not.toMatch(/ = \$|÷|each ready on a card|the card below adds it/)
})

it.each([
  [
    'materials told by their amount first',
    'My candles cost me $4 in wax and $1 in jars, the booth is $60 and I sold 30 at $15. Did I make money? And what should I change for next time?',
    /Yes, \$240, before your time.*\$4 \+ \$1 = \$5/s,
  ],
  [
    'a monthly bill beside hours a week',
    'My insurance went from $110 to $135 and I work 40 hours a week. How much more is that a year? And how do I ask them to lower it?',
    /\$300 a year more/,
  ],
  [
    'a card beside a rent that is paid too',
    'I pay $900 rent and owe $4,000 on a Visa at 22%, I pay $160 a month on it. How long until it’s gone? And how do I stop using it?',
    /^(?!.*At \$900).*At \$160 a month: 34 months/s,
  ],
  [
    'the Saturdays up to a day',
    'How many Saturdays do I have until June 12? And what should I sew first for the craft market on that day?',
    /28 Saturdays/,
  ],
])('other words for the numbers come out right: %s', (_name, message, text) => {
  expect(answer(message)).toMatch(text)
})

it.each([
  'My husband runs every morning and it wakes me up at 5. What should I set up in here so I sleep? And how do I ask him to be quiet?',
  'I stopped taking my meds at 9 because of the headaches. What should I put in this app? And what do I ask the doctor about them?',
  'I don’t want to run anymore, my knee is bad. What should I put in this app instead? And what do I tell my running group?',
])('what is stopped, or done by somebody else, isn’t set up: %s', (message) => {
  expect(reply(message).cards).toEqual([])
})

it('sets up a debt as a debt, and names what it picked itself', () => {
  const debt = reply(
    'I want to pay off my Chase card of $1,800 by August and save. What do I put in here as goals? And how do I get my husband to join in?',
  )
  expect(debt.cards[0]).toMatchObject({ title: 'Pay off the Chase card', goalKind: 'debt', targetValue: '1800' })
  const rent = answer(
    'My rent is $950 due on the 31st. What should I set up in this app? And what do I tell my roommate who always pays late?',
  )
  expect(rent).toMatch(/I put the 28th, because not every month has a later day/)
  const therapy = reply(
    'My PT exercises are 3 times a day for my shoulder. How do I set this up in here? And who do I ask if it still hurts in a week?',
  )
  expect(therapy.cards.map((card) => ('title' in card ? card.title : ''))).toEqual(Array(3).fill('PT exercises'))
})

it('gives a loan without a rate no usual rate of a card, as its payment may be all that is told', () => {
  const text = answer(
    'I clear $2,260 a month, rent is $980 and my student loan $187. What is left each month? And should I pay the loan early or build an emergency fund first?',
  )
  expect(text).not.toContain('22%')
})
