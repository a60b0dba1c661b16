import { expect, test } from 'vitest'
import { converse } from '../../guide/conversation.testing.ts'
import { openGuide } from '../../guide/guide.ts'

const guide = await openGuide()
const replies = (...messages: string[]) => converse(guide, messages)
const lastOf = (...messages: string[]): string => replies(...messages).at(-1)?.response ?? ''

const lead =
  'I need to decide something. I’ve been a lab tech for 11 years at $28.00 an hour, and overtime last year was about $4,200. They offered me shift lead at $66,000 salary, no overtime. I like the people, but I’d be over my friend Nadia, and nights would come back. They want an answer by Wednesday. Should I take it?'

test('an hourly wage with overtime is set beside a salary, with the hours at which it stops paying', () => {
  const answer = lastOf(lead)
  // 28 × 2,080 = 58,240, with overtime 62,440; the overtime is 100 hours.
  expect(answer).toContain('$62,400')
  expect(answer).toContain('$3,600 more a year, 6%')
  expect(answer).toMatch(/less than now from about 4\d hours a week/)
  expect(answer).toMatch(/Against it: .*nights would come back/)
  expect(answer).toContain('I’d lean yes, but only up to')
  expect(answer).not.toMatch(/own clients|\*\*[A-Z]/)
})

test('hours that are told later are worked in, and may change the leaning', () => {
  const answer = lastOf(
    lead,
    'oh i forgot to mention it’s 52 hours a week, and i work about 42 now. does that change it?',
  )
  expect(answer).toContain('Yes, that changes it')
  expect(answer).toMatch(/By the hour: \$28\.59 now, \$24\.41 then at 52 hours/)
  expect(answer).toContain('I’d lean toward not taking it as it is')
})

test('a next step before the day of the answer is on a card', () => {
  const [reply] = replies(lead)
  expect(reply?.reply.cards).toMatchObject([{ kind: 'task', dueDate: '2026-11-24' }])
})

const cafeteria =
  'They offered me kitchen manager. It’s 3.10 more an hour, I’m at 19.40 now, but it goes from about 25 hours to 40 and it’s year round so no more summers off. Summers I have my granddaughter. We’ve got 4,000 on the card. What would you do?'

test('a raise and more hours are set beside summers that are lost', () => {
  const answer = lastOf(cafeteria)
  // 19.40 × 25 × 38 = 18,430; 22.50 × 40 × 52 = 46,800.
  expect(answer).toContain('$18,400')
  expect(answer).toContain('$46,800')
  expect(answer).toMatch(/I’d lean yes, if you can keep a good piece.*granddaughter|summers/s)
})

test('asking for weeks off without pay is worked out, with words to ask', () => {
  const answer = lastOf(cafeteria, 'what if I asked for 4 weeks off unpaid? would that be rude')
  expect(answer).toContain('about $3,600')
  expect(answer).toContain('could I have 4 weeks off, unpaid?')
})

test('a counter-offer is set beside what was told before, also after other things', () => {
  const answer = lastOf(
    lead.replace('my friend Nadia', 'five people, and one of them, Nadia, has wanted that job for years'),
    'it’s 44 hours a week really and i average 42 now, does that change it',
    'Write an email to Glen. I’m interested but I want 69,000 and no Sunday nights',
    'so they came back with 68,000 and no on the Sunday nights. Do I take it or push again, and what do I say to Nadia',
  )
  expect(answer).toContain('$68,000')
  expect(answer).toMatch(/I’d take the money and push once more/)
  expect(answer).toMatch(/Nadia, I wanted you to hear this from me/)
})

test('whether to answer in anger or wait gets a leaning, a reason and a line to have ready', () => {
  const answer = lastOf(
    'My brother texted "wow ok, will pay you when I can". I’m furious. should i reply or just leave it until after the christening?',
  )
  expect(answer).toMatch(/I’d leave it till after the christening, because you’re angry/)
  expect(answer).toMatch(/> “.*Which day/)
  expect(answer).not.toMatch(/\*\*[A-Z]/)
})

test('how long savings last at a monthly cost is among the sums', () => {
  const answer = lastOf(
    'My dad is 82, lives alone and left the stove on twice. My brother wants him in a home that is $3,900 a month and says sell the house. Dad has about 70 thousand plus the house. I don’t know what to do next.',
  )
  expect(answer).toContain('$70,000 at $3,900 a month lasts about 17 months')
})

const twoJobs =
  'I dispatch for a heating and cooling company, 6 yrs, $23.40 an hr, 40 hrs but from now to March its more like 46 with the overtime. My health insurance there is $412 a month out of my check for me and 2 kids. The school district has a secretary opening, $20.75, 37.5 hrs, 12 months, insurance would be $95 a month and theres a pension. no overtime ever. On paper I cant tell if I’m losing money or not. what would you do'

test('two jobs by the hour are compared by the year, with overtime and insurance', () => {
  const answer = lastOf(twoJobs)
  // 23.40 × 40 × 52 = 48,672, less 4,944; 20.75 × 37.5 × 52 = 40,463, less 1,140.
  expect(answer).toContain('$48,700 a year')
  expect(answer).toContain('less $4,944 for insurance')
  expect(answer).toContain('**$39,300**')
  expect(answer).toContain('you’d lose about $8,000 a year before taxes')
})

test('what a month leaves is worked out with what is assumed said, and set beside the bills', () => {
  const answer = lastOf(
    twoJobs,
    'no I meant what do I lose per month, take home ish. like can I still make a $1,140 rent and the car at 287',
  )
  expect(answer).toContain('If about 20% goes to taxes and about 8% of the new pay to the pension')
  expect(answer).toMatch(/Now: about \$2,830.*There: about \$2,330/s)
  expect(answer).toContain('Rent and the car come to $1,427. So yes, you can make them')
})

test.each([
  [
    ['Our dryer died. Repair guy says $385 to fix, it’s 11 years old. New one is $749 delivered. what would you do'],
    /51% of a new one.*I’d put the money into the new one/s,
  ],
  [
    [
      'Our dryer died. Repair guy says $385 to fix, it’s 11 years old. New one is $749 delivered. what would you do',
      'wait no it’s not a dryer question so much as we have 900 in the bank til the 1st',
    ],
    /\$749 out of \$900 leaves \$151/,
  ],
  [
    [
      'Furnace question. Mine is 26 years old. New one is $6,850 if I pay cash or $7,400 on their 24 months no interest. I have $19,400 in savings and that is all there is. What would you do',
    ],
    /\$6,850 out of \$19,400 leaves \$12,550.*\$308 a month, and \$550 more in all.*I’d pay cash/s,
  ],
  [
    [
      'My hearing aids are $3,200 or there’s the ones at Costco for $1,500. I have 8,400 saved. I’d wear them every day. Is it foolish to get the good ones',
    ],
    /\$1\.75 a day and \$1,500 is \$0\.82/,
  ],
])('a purchase is worked out with what it leaves, and gets a leaning: %s', (messages, expected) => {
  expect(lastOf(...messages)).toMatch(expected)
})

const card =
  'I have $3,900 on a card at 29%. I can put $250 a month on it. How long is that going to take and is it stupid to use my $1,200 savings on it'

test('a card is paid off month by month at its rate, and what savings or another sum change is said', () => {
  const answer = lastOf(card)
  expect(answer).toContain('$250 a month: done in 20 months')
  expect(answer).toContain('Keep $500, put $700 on it now')
  expect(lastOf(card, 'and if I do 350')).toMatch(/\$350 a month: done in 14 months.*6 months sooner/s)
})

test('school with less income is set beside the bills and what is saved', () => {
  expect(
    lastOf(
      'I got into the dental hygiene program but it’s full time days. So from about $2,350 a month to maybe 900. My share of rent is $575 and my phone and car insurance are $210. I have $5,400 saved. It’s 21 months. Can I even do this',
    ),
  ).toMatch(/\$900 less \$785 in bills leaves \$115.*\$257 a month, so \$372/s)
})

test('the same hours at a higher wage are a raise for the same hours', () => {
  expect(
    lastOf(
      'They want me to go to charge nurse, it’s $2.75 more an hour, I’m at 41.20 for 36 hours, but I’d have every other weekend. is it worth it',
    ),
  ).toMatch(/\$5,100 more a year before taxes, for the same hours/)
})
