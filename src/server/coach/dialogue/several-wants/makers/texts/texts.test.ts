import { loadGuide } from '#server/coach/guide/guide.ts'
import { blankRequest } from '#server/coach/guide/blank-request.ts'
import { expect, test } from 'vitest'

const guide = await loadGuide()
const reply = async (message: string): Promise<string> => (await guide.answer({ ...blankRequest, message })).text

test.each([
  [
    'money owed, with its sum, what it is for and since when',
    'My roommate Tess owes me $92 for water since May and we sign a new lease soon. What do I text her? And how should we split bills next year?',
    ['Hi Tess,', 'the water comes to $92 since May', 'by [day]'],
  ],
  [
    'a shorter visit, with the most days and the reasons',
    'My mother in law is coming for 9 days at Easter. We have a one bedroom. I can do 4 days max. Write me something to send her, or should my husband be the one to say it?',
    ['for Easter', 'Nine days', 'could we make it 4 days', 'your husband'],
  ],
  [
    'a repair, with how long and how often it was asked for',
    'My landlord hasn’t fixed the heater, it’s been 11 days and I’ve emailed 3 times. We have a toddler in here. I want to text him something firm. Also can I stop paying?',
    ['the heater still isn’t fixed', '11 days', 'I’ve emailed 3 times', 'a toddler'],
  ],
  [
    'a schedule, with what was agreed and the hours needed',
    'My manager keeps scheduling me for Friday nights even though I put choir on my availability when I started, 4 weeks in a row. I need at least 24 hours. Can you write something I can hand him that’s respectful?',
    ['choir on my availability', 'Friday nights', '4 weeks in a row', 'at least 24 hours'],
  ],
  [
    'a refund that is only partly given, with the offer',
    'A client wants a full refund of $150 over a crooked hem. I’d fix it for free but not refund all of it. Write my reply please, and should I keep working with her?',
    ['sorry about the crooked hem', 'fix it for free', 'the full $150'],
  ],
  [
    'a share of the care of a parent',
    'My brother Neil and I are taking care of Dad but I do most of it. I do baths, pills, Friday dialysis. I want him to take Sundays and the foot doctor. Help me write an email that doesn’t start a fight, and what do I do if he says no?',
    ['Dad’s care', 'baths, pills, and Friday dialysis', 'take Sundays and the foot doctor'],
  ],
  [
    'a loan refused, in one line and without other wants',
    'My friend Gina asked to borrow $300 again. She still owes me 120 from spring. Write me a text turning her down, and how do I stop feeling bad about it?',
    ['can’t lend you the $300', 'The $120'],
  ],
  [
    'a shift refused without an apology when that was asked for',
    'My boss is asking me to cover Saturday again. I’ve worked 8 days straight. Give me a short text saying no with no apology. Also how many days in a row is normal?',
    ['I can’t cover Saturday', '8 days straight'],
  ],
  [
    'what the want says, with the reason that was told',
    'I’ve got a tax return due tomorrow and the twins are up late. What should I do first tonight? And can you write a text to my cousin Joy saying I can’t call tonight without her getting hurt',
    ['Hi Joy,', 'I can’t call tonight', 'tax return due tomorrow', 'Can I call you [day]?'],
  ],
  [
    'both promises for the same day, a text for each',
    'I told Lena I’d help her paint Saturday and told my mom I’d drive her to church bingo. I’m one person. Which do I drop? And what do I text the loser?',
    ['If it’s Lena:', 'help you paint', 'If it’s your mom:', 'drive you to church bingo'],
  ],
  [
    'debts owned up to, with the payments named elsewhere in the message',
    'I owe my sister $450 from when my car died. I can do $50 every two weeks, when would that be paid off? And write her a message owning that I’ve been avoiding her',
    ['I owe you $450', '$50 every two weeks', 'dodging you'],
  ],
  [
    'facts about a child for the school, before the request',
    'My son Ari is being teased on the bus by an older boy, he hid under the seat twice last week. I want to email his teacher, Mr. Voss, asking for a meeting. And how do I get Ari to talk?',
    ['Hi Mr. Voss,', 'teased on the bus', 'set up a meeting'],
  ],
])('a text for somebody holds %s', async (_, message, parts) => {
  const text = await reply(message)
  for (const part of parts) expect(text).toContain(part)
})

test('a text without an apology has none', async () => {
  const text = await reply(
    'My boss is asking me to cover Saturday again. I’ve worked 8 days straight. Give me a short text saying no with no apology. Also how many days in a row is normal?',
  )
  expect(text).not.toMatch(/sorry/iu)
})

test.each([
  [
    'a prayer and a toast',
    'My sister is getting married Friday and I owe her so much. Write a prayer for her and a short toast. We grew up sharing one room in Waco.',
  ],
  [
    'whether to write at all',
    'My ex texted me that he misses me. I’ve been doing fine for three months. Should I text him back or leave it? And how do I get to sleep tonight?',
  ],
  [
    'a reminder to write',
    'Remind me to text my sister about Sunday dinner and also remind me to buy candles for the cake, she’s turning 30 and I always forget.',
  ],
])('no draft for somebody is made for %s', async (_, message) => {
  expect(await reply(message)).not.toMatch(/Here’s a draft:\n\n> Hi/u)
})

test('nothing is drafted where neither the want nor the message says what to write', async () => {
  const text = await reply(
    'My coworker Bea has been on my mind all week and the office is loud. What do I text her? And what can I eat at my desk that isn’t crunchy?',
  )
  expect(text).not.toContain('> Hi Bea')
})

test.each([
  [
    'what the user broke herself',
    'I broke my wrist on the ice and I’m in a cast until June. Write a text to my boss about it. And how do I type with one hand?',
    'I noticed that',
  ],
  [
    'being sick of somebody',
    'I’m sick of my manager calling me at midnight about tomorrow’s tickets. Write him a text about it. And how do I fall asleep after?',
    'won’t be in',
  ],
  [
    'a friend’s loss, to a landlord',
    'My friend Noor lost her job and I’m helping her out. Write a text to my landlord about the mailbox key. And what can I cook for two?',
    'so sorry about',
  ],
  [
    'a debt of somebody else than the reader',
    'My ex owes me $340 for braces since June. Write a text to my landlord about the parking sticker. And what do I say to my ex?',
    'comes to $340',
  ],
  [
    'a day of somebody else than the reader',
    'I missed Noor’s birthday party because I had the flu. Write a text to my mom about Sunday lunch. And what can I bring Noor?',
    'your birthday',
  ],
  [
    'higher prices of an insurance',
    'Our insurance rates are going up $55 in March. Write a text to my ex about it. And what can we cut to pay for it?',
    'my prices',
  ],
  [
    'the user’s own late pickups',
    'I’m always late picking up the kids from aftercare. Write the teacher a note about it. And how do I leave work on time?',
    'to be on time',
  ],
  [
    'what the user borrowed',
    'I borrowed my aunt’s cake stand in May and chipped it. Write her a text about it. And where do I find the same one?',
    'Do you still have',
  ],
  [
    'where the user parked',
    'I parked in front of our driveway and my landlord complained. Write him a text about it. And where can I leave the car?',
    'There’s been a car',
  ],
  [
    'a pastor who resigned',
    'My pastor resigned on Sunday and we’re all sad. Write him a text for me. And what can I bring to his goodbye lunch?',
    'notice',
  ],
  [
    'moving out, to a sister',
    'We’re moving out at the end of May and I’m buried in boxes. Write a text to my sister about it. And which room do I pack first?',
    'This is our notice',
  ],
  [
    'a sitter who didn’t come',
    'The babysitter never showed up on Saturday. Write a text to my friend about it. And how do I find a new one?',
    'first opening',
  ],
  [
    'a mother-in-law in the hospital, to a boss',
    'My husband’s mom is in the hospital and I’m running the house alone. Write my boss a text about this week. And what do I drop?',
    'thinking about you',
  ],
])('a text isn’t made from %s', async (_, message, wrong) => {
  expect(await reply(message)).not.toContain(wrong)
})

test('a shift missed for a child says why and not that the user is sick', async () => {
  const text = await reply(
    'I have to call out tomorrow because my son has croup. Write a text to my manager. And what do I do with a sick 3 year old all day?',
  )
  expect(text).toContain('my son has croup')
  expect(text).not.toContain('I’m sick')
})

test('a condolence is to the friend whose relative it was', async () => {
  const text = await reply(
    'My friend Inez’s dad just died and I haven’t called. What do I text her? And should I send food or flowers?',
  )
  expect(text).toContain('> Hi Inez, I’m so sorry about your dad.')
})

test('an invitation has only the day told for that party', async () => {
  const text = await reply(
    'I work doubles until Friday. I’m hosting a baby shower for my cousin Bea at my house. Write an invite text for it. And what games can we play?',
  )
  expect(text).toContain('[day] at [time]')
})
