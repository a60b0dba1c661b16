import { expect, test } from 'vitest'
import { blankRequest } from '../../../../guide/blank-request.ts'
import { answerNow } from '../../../../guide/conversation.testing.ts'
import { loadGuide } from '../../../../guide/guide.ts'

const guide = await loadGuide()
/** A Monday at ten in the morning in New York. */
const now = new Date('2026-11-30T15:00:00Z')
const answer = (message: string) => answerNow(guide, { ...blankRequest, now, timeZone: 'America/New_York', message })

test.each([
  [
    'an evening goes by the hours of coming home and of bedtime',
    'I’m home at 5:45, my girls are down by 8, and I’ve got to finish a sales report that’s about two hours, due at 9. What does my evening look like? And what do I text my sister who wants to talk?',
    /sales report is done by 10:25 pm.*\*\*6:15 to 8 pm:\*\* the kids.*\*\*8:15 to 10:25 pm:\*\* sales report/s,
  ],
  [
    'work that doesn’t fit says so first, and by how much each night has to grow',
    'I have 30 progress notes due Thursday at noon, each takes about 10 minutes. I’ve got an hour after my kids are down. It’s Monday night. Lay it out for me, and how do I ask for more time if I need it?',
    /No, not in the time you’ve named: 30 progress notes at 10 minutes each is 5 hours, and you’ve got about 3 hours\. It works if each night runs 40 minutes longer.*\*\*Tonight:\*\* 10.*\*\*Wednesday night:\*\* 10/s,
  ],
  [
    'work that fits around meetings is laid out in the hours left',
    'The audit file is due Wednesday. Today’s Monday, I’m in meetings 1 to 3 both days and I work 8 to 4, and it’ll take me 6 hours. Is that doable? And how do I say no to the next one?',
    /Yes, with about 5 hours.*It takes 6 hours.*\*\*Today, 8 am to 12:30 pm:\*\* 4 hours and 30 minutes/s,
  ],
  [
    'pages are counted by the told pace',
    'I’m on page 80 of 320 and it’s due back Wednesday. I read 40 pages an hour and I have tonight and tomorrow 7 to 9. Can I finish it? And what do I tell my friend if I can’t?',
    /240 pages at 40 an hour is about 6 hours, and you’ve got about 4 hours.*to page 160.*to page 240.*about 80 pages short/s,
  ],
  [
    'rooms are shared among the evenings before company',
    'My aunt gets here Saturday morning and it’s Wednesday. Kitchen, bathroom, living room, I have 40 minutes each evening. Which room do I do on which night? And what can I cook?',
    /\*\*Tonight:\*\* living room.*\*\*Thursday night:\*\* bathroom.*\*\*Friday night:\*\* kitchen.*\*\*Saturday, 15 minutes before/s,
  ],
  [
    'on the day itself rooms go by the clock, around a nap',
    'Guests are coming at 3 and it’s 11:15 now, the baby naps 1 to 2:30. Kitchen, bathroom, living room. What order do I do this in? And what can I shut a door on?',
    /\*\*11:15 to 11:40 am:\*\* living room.*\*\*12:.* lunch for the little one.*\*\*1 to 1:20 pm:\*\* bathroom.*Close the door on/s,
  ],
  [
    'a sale is prepared evening by evening from the day that is told',
    'Yard sale Saturday 8 to noon and it’s Wednesday. I work till 5 and nothing is priced. What do I do each night? And how do I price baby clothes?',
    /\*\*Tonight:\*\*.*\*\*Thursday night:\*\*.*\*\*Friday night:\*\*.*Out by 7:15 am/s,
  ],
  [
    'sleep after a night shift ends in time for what is on that day',
    'I’m a night nurse, 7p to 7a, and my son’s concert is Friday at 5. When do I sleep Friday? And can you write a card for him?',
    /\*\*Friday, 8:30 am to 2 pm\.\*\* That’s 5 hours and 30 minutes/,
  ],
  [
    'sleep around a baby’s hours makes one long piece of it',
    'My baby is 5 months old and wakes at 10, 1 and 4. My husband starts nights Thursday. When can I sleep this week? And how do I ask my sister for help?',
    /\*\*Till Thursday:\*\* your husband takes the 10 pm one.*8:15 pm to 1 am, 4 hours and 45 minutes/s,
  ],
  [
    'exercises several times a day go around a split shift, and repeat on cards',
    'My therapist wants my wrist exercises 3x a day. I drive a bus, split shift, 6 to 9:30 and 2 to 5:30. When?? And what do I ask her at the next visit?',
    /At 10 am, 1 pm, and 6 pm\./,
  ],
  [
    'study goes on the days that are free, topic by topic',
    'My biology test is in 11 days, it covers cells and genetics. I have Wednesday mornings and Saturdays free. Can you make me a study plan? And what should I eat the morning of the test?',
    /biology test is Friday, December 11.*\*\*Wed, Dec 2, 9 to 10:30 am:\*\*/s,
  ],
  [
    'work and classes are added up before the week is sketched',
    'I want to finish my degree. Two classes, I work 32 hours a week at a bank, two kids. Is it doable? And what would a week look like?',
    /32 hours of work plus 2 classes is about 50 hours a week.*Study 8:30 to 10 pm, once the kids are down/s,
  ],
  [
    'a turkey dinner is counted back from the hour of eating',
    'I’m hosting for 9, one oven, a 16 lb turkey, and we’re eating at 4. I need a timeline for the day. And what do I ask people to bring?',
    /\*\*10:15 am:\*\* turkey in\. 16 pounds.*\*\*3 pm:\*\* turkey out/s,
  ],
  [
    'a batch is timed so that it is ready the evening before the market',
    'I make bath bombs for a Saturday market and they need two days to dry. I work full time. Which nights should I make them? And how many is smart?',
    /\*\*Tuesday and Wednesday\.\*\* Wednesday is the last safe one/,
  ],
  [
    'a long drive after school is split, a short one isn’t',
    'We’re driving from Omaha to Dallas, about 660 miles, two kids, leaving Friday at 3. Do we drive through or stop halfway? And what snacks should I bring?',
    /\*\*Stop halfway\.\*\* 660 miles is about 10 hours and 30 minutes of driving/,
  ],
  [
    'an evening without a plan gets an order by what runs by itself and what is due',
    'It’s 5:50, I just walked in, dinner isn’t made, wet laundry in the washer since yesterday, and my son has a book report due tomorrow. What order do I do it in? And how do I stay calm?',
    /\*\*5:50 to 5:55 pm:\*\* run the wet load again.*dinner.*the project.*laundry into the dryer/s,
  ],
])('%s', (_, message, form) => expect(answer(message).text).toMatch(form))

test('cards for exercises come each day at the told gaps', () => {
  const { cards } = answer(
    'My therapist wants my wrist exercises 3x a day. I drive a bus, split shift, 6 to 9:30 and 2 to 5:30. When?? And what do I ask her at the next visit?',
  )
  expect(cards.map((card) => (card.kind === 'task' ? `${card.title} ${card.time} ${card.repeat}` : card.kind))).toEqual(
    ['Wrist exercises 10:00 FREQ=DAILY', 'Wrist exercises 13:00 FREQ=DAILY', 'Wrist exercises 18:00 FREQ=DAILY'],
  )
})

/** Words that only the plans of this kind have. */
const ofPlans =
  /\*\*(?:Tonight|Monday|Tuesday|Thursday night|Friday night|The day|Week 1)\b|not in the time you’ve named|\bto spare\b/

test.each([
  'How do I tell my boss I can’t work Saturdays, I have church 9 to 12, and what days should I offer her instead?',
  'I start chemo Tuesday at 9 and I’m scared of it. What should I ask the nurse, and what should I bring along?',
  'My manager wants me to work 9 to 6 Monday through Saturday from now on. Is that even legal, and what do I say to her?',
  'My sister comes Friday and my kitchen and bathroom embarrass me. What do I say to her about it, and is it rude to meet at a restaurant?',
  'My son’s blood test is Thursday at 10 and he hates needles. What do I tell him, and what should I ask the doctor?',
  'I got the promotion and I start on the 8th at 7 am. How do I tell my team, and what do I write to my old boss?',
  'Monday I have five patients, Tuesday charting, Wednesday my dad’s scan at 9, Friday a meeting, Saturday a birthday party at 1 and I have no present yet. I want two walks and a grocery run in there. Where does it all go?',
  'I sell cookies from home. Due Friday at 3: four dozen baby shower cookies. Due Saturday at noon: a cake for a customer. Nothing is baked. Can you lay out tonight through Saturday?',
  'My son’s birthday party was last Saturday and the house is still wrecked. My mother comes Thursday. What should I do each night, and what do I say if she comments?',
  'My cousin’s bridal shower is Saturday and I’m just a guest who feels left out. What should my day look like so I’m fine, and what do I wear?',
  'My neighbor’s garage sale blocks our driveway Saturday. How should I plan the day so we make soccer at 9, and how do I ask her to move the tables?',
  'My coworker is moving to Ohio and I’m doing the goodbye lunch on Friday. What should I do each night this week, and what do I write in the card?',
  'Our trip to Maine got canceled because of my mom’s surgery Thursday. What should this week look like with two kids, and who do I call?',
])('what only mentions days and hours gets no plan: %s', (message) => expect(answer(message).text).not.toMatch(ofPlans))

test('a party of the user’s own is counted down with an hour after work', () => {
  expect(
    answer(
      'We’re having a yard sale Saturday 9 to 1. It’s Wednesday and I work until 6:30. Can you lay it out by night, and what do I charge for a dresser?',
    ).text,
  ).toContain('You’re off at 6:30, so give it 7 to 9')
})

test.each([
  'My husband ran a 5K last month and wants to do one with me in 10 weeks. How do I tell him no, and is it possible to back out nicely?',
  'My sister is running a 5K in 9 weeks and I’m only cheering. What should the day look like, and what do I bring her?',
])('a race of somebody else’s gets no training: %s', (message) => {
  expect(answer(message).text).not.toMatch(/Week 1|to finish it with some walking/)
})

test('a race before work leaves an hour that includes getting ready', () => {
  const { text } = answer(
    'I signed up for a 5K on March 14. I’ve got Monday and Thursday mornings before work at 8. Can you make a plan by week, and what shoes do I need?',
  )
  expect(text).toContain('out the door by 6:40 am')
  expect(text).toContain('Week 1 is the week of January 11')
})

test.each([
  [
    'the hour of getting up ends the sleep between night shifts',
    'I work 7p to 7a Monday and Tuesday and I have to be up by 1:30 for my kids. Can you make me a sleep plan, and what do I eat at 3 am?',
    /8:30 am to 1:30 pm/,
  ],
  [
    'days off needn’t turn a night worker all the way around',
    'I work nights 7p to 7a, Thursday, Friday and every other Sunday. I have to be up by 2:30. Can you make me a sleep plan without flipping back and forth, and how do I tell my mom?',
    /8:30 am to 2:30 pm.*Off days, without flipping all the way/s,
  ],
])('%s', (_, message, form) => expect(answer(message).text).toMatch(form))

test('a partner who works nights takes no feeding', () => {
  expect(
    answer(
      'My husband works nights and my baby is up at 11, 2 and 5. When can I sleep, and how do I ask my sister for Mondays?',
    ).text,
  ).not.toMatch(/your husband takes/)
})

test('a bus in the afternoon is no gap in the morning', () => {
  expect(
    answer(
      'I get my son off the bus at 3:10 and work 6:30 to 2:30. Where could a 20 minute walk fit, and what do I make for supper?',
    ).text,
  ).not.toMatch(/3:15 to 3:35 am/)
})

test('teenagers get no bedtime routine with bath and songs', () => {
  expect(
    answer('My twins are 15 and won’t go to bed. What’s a bedtime routine for them, and how do I take the phones?')
      .text,
  ).not.toMatch(/pajamas|one song/)
})

test('splitting the money of a sale isn’t splitting its work', () => {
  expect(
    answer(
      'Garage sale Saturday, my cousin brings her things too. It’s Thursday. How do we split the money, and what do I charge her for gas?',
    ).text,
  ).not.toMatch(/\*\*Tonight:\*\*/)
})
