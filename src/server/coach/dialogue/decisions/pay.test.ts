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
  expect(answer).toContain('Yes, it changes it')
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
