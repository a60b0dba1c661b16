import { expect, test } from 'vitest'
import { blankRequest } from '../../guide/blank-request.ts'
import { answerNow } from '../../guide/conversation.testing.ts'
import { loadGuide } from '../../guide/guide.ts'

const guide = await loadGuide()
const now = new Date('2026-11-28T15:00:00Z')
const reply = (message: string): string => answerNow(guide, { ...blankRequest, now, message }).text

test.each([
  [
    'The grant application is due December 14 and my mother visits from the 5th to the 9th. 4,500 words left and I can do about 500 a day. Is it realistic or am I kidding myself?',
    /^Yes, it’s doable\. From tomorrow to December 14 there are 16 days; without the 5th to the 9th it’s 11\. At 500 a day, that’s 5,500/,
  ],
  [
    'Forty-two baby blankets by Christmas for the NICU, I’ve done eleven. One takes me about three hours and I knit maybe two hours a night. Can I make it?',
    /^Not at that pace\. 31 blankets still to go at 3 hours each is 93 hours\..*You’d need 3\.4 hours a day/,
  ],
  [
    'I have to read 900 pages for my comps in 18 days, I read about 25 pages an hour. How many hours a day?',
    /^900 pages at 25 an hour is 36 hours\..*about 2 hours a day/,
  ],
  [
    'My supervisor wants the chapter by the 28th and my cousin’s wedding runs from the 19th to the 25th. I can write maybe two hours in the morning. 6,000 words to go. Is this doable?',
    /^It comes down to 130 words an hour\. .*without the 19th to the 25th it’s 23.*\?$/s,
  ],
  [
    'There are 14 boxes of my late husband’s letters to scan, roughly 200 letters a box, and I manage 60 a day. How long until I’m finished?',
    /^2,800 letters at 60 a day is 47 days/,
  ],
  [
    'My band practices for 2 hours on Wednesdays and we have 9 songs to learn before the 18th. Doable?',
    /^You’d have about 39 minutes for each\./,
  ],
  ['Is three weeks enough to learn 200 kanji? I have the train, 35 minutes each way.', /67 kanji a week/],
])('whether it can be done is worked out: %s', (message, answer) => expect(reply(message)).toMatch(answer))

test.each([
  [
    'I drive a school bus, back at 9, out again at 2:30. I want to use it for finishing my GED, I have math and science left. How would you cut up those hours so I still get a nap?',
    /9:00 to 2:30 is 5 hours 30 minutes.*: math.*: science.*: nap, alarm set/s,
  ],
  [
    'So between 11 and 3:20 I want to sleep a bit, get groceries and practice my driving theory. How would you divide it?',
    /11:00 to 12:55: sleep.*practice your driving theory.*groceries/s,
  ],
  [
    'My shift is over at 6 am and my mom is here at 1 pm, how do i arrange that block so i get sleep, shower and laundry in',
    /6:00 to 6:20: shower\n- 6:20 to 12:10: sleep\n- 12:10 to 12:40: laundry/,
  ],
  [
    'Between the end of church at 12 and choir at 4:30 I want to have lunch with my mother, do my lesson prep and take a nap. How would you lay it out?',
    /lunch with your mother.*your lesson prep.*nap, alarm set/s,
  ],
  [
    'Where do I fit forty minutes of violin in a day when I leave at 6:30, get home at 5, cook, and the baby goes down at 8?',
    /From 6:30 to 5 the day isn’t yours, so I’d put violin here:\n\n- After 8/,
  ],
])('a gap is cut by the clock: %s', (message, answer) => expect(reply(message)).toMatch(answer))

test.each([
  [
    'I dropped everything when my dad got sick: running, the novel, Portuguese, flossing even. I can’t face all four. Choose one for me and say why.',
    /^\*\*Running\*\*, because .*The novel, Portuguese, and flossing wait/s,
  ],
  [
    'Which should I tackle first, the garage, the taxes, or the thank you notes? Just pick.',
    /^\*\*The taxes\*\*, because/,
  ],
  [
    'On my plate: car inspection by the 30th, the passport photos, a speech for Dec 12, and returning the crib. What first?',
    /^\*\*Car inspection\*\*, because it has the nearest date, November 30/,
  ],
  [
    'I haven’t prayed, exercised or called my grandmother since I started this job. Which one should I restart first and why?',
    /^\*\*Praying\*\*, because .*Exercising and calling your grandmother wait/s,
  ],
])('one is picked, with why: %s', (message, answer) => expect(reply(message)).toMatch(answer))

test.each([
  [
    'The recital is on the 12th, tax papers are due the 4th, my niece lands on the 9th and I start the new job on the 14th. Can you put all that in order for me?',
    /December 4:\*\* tax papers.*December 9:\*\* your niece lands.*December 12:\*\* recital.*December 14:\*\* you start the new job/s,
  ],
  [
    'My sister’s mehndi, nikah and walima are on the 9th, 10th and 12th and I’m in charge of the flowers and the cousins’ dance. My own finals begin on the 15th. I want to see it all laid out by day',
    /December 9:\*\* mehndi.*December 10:\*\* nikah.*December 12:\*\* walima.*December 15:\*\* .*finals.*No date yet: the flowers and the cousins' dance/s,
  ],
])('what has its days is put in their order: %s', (message, answer) => expect(reply(message)).toMatch(answer))

test.each([
  [
    'I clean offices, $17 an hour, 22 hours a week, and the bus costs me $5.50 a day five days a week. What do I actually keep?',
    /is \$374 a week, minus \$27\.50 a week to do it, leaves \$346\.50: \$15\.75 an hour/,
  ],
  [
    'We’re five women renting a cabin, $1,240 for three nights, but Dana only stays one night. How do we split it fairly?',
    /Dana pays \$95\.38, and each of the other 4 pays \$286\.15/,
  ],
  [
    'I charge $65 a cake and the ingredients are $18 and it takes me four hours. What am I making an hour?',
    /^\$11\.75/,
  ],
  [
    'Rent is 1,150, phone 60, car 310, food about 450. I bring home 2,480. How much is left a week?',
    /^About 117 a week/,
  ],
  ['I owe $4,200 on one card and can put $260 a month on it. How long until it’s gone?', /^17 months/],
  [
    'It was $11,000 across three cards, 26.9%, 24.2% and one at 19%. After my half of the bills I have about $700. How long would it take to pay off, and which card goes first?',
    /^Between 19 and 20 months.*26\.9% goes first/s,
  ],
  [
    'I want $3,000 for my mother’s headstone by next October. I can put away maybe $60 a week. Will that do it?',
    /^Not quite\. \$3,000 at \$60 a week is 50 weeks/,
  ],
  [
    'I get $2,150 on the 1st. Rent 980, electric 110, phone 45, the kids’ school van 120, church 100. What’s left for food?',
    /^\$795: /,
  ],
  [
    'My sister earns 3,200 and I earn 1,900 and the nursing home wants 1,275 a month from us. What’s a fair split?',
    /475 from you and 800 from your sister/,
  ],
  [
    'How much should I charge per bracelet if beads are $4, it takes me 40 minutes, and I want $20 an hour?',
    /^\$17\.33 each/,
  ],
  [
    'Venue 400, food 22 a head for 35, cake 120. Three of us paying. How much each?',
    /^430 each: 400 \+ 22 × 35 \+ 120 = 1,290/,
  ],
])('a sum is worked out: %s', (message, answer) => expect(reply(message)).toMatch(answer))

test.each([
  [
    'I want to learn to swim. I’m 46, I live ten minutes from the sea. Make me a plan from zero, twice a week, and please start somewhere I can touch the bottom.',
    /^8 weeks, twice a week:\n\n- Week 1: stand in the water/,
  ],
  [
    'I am 58, I have the bad knee. At present I can do perhaps twenty minutes in the park before I look for a bench. Make me a walking plan week by week and tell me what I should be asking the physiotherapist.',
    /from the 20 minutes you can do now/s,
  ],
  [
    'I want to learn the ukulele before my daughter’s wedding on June 6. Total beginner, fifteen minutes a day. Plan it out for me please.',
    /^27 weeks until June 6, 2027, 15 minutes a day/,
  ],
  [
    'My teacher says an hour of piano a day but my wrists give out after fifteen minutes. Could I break it up?',
    /^Yes, split it\. 4 times 10 minutes/,
  ],
  [
    'need a 10 min workout sitting down. foot in a boot till the 30th',
    /^10 minutes in a chair .*It leaves your foot out/,
  ],
  [
    'Plan my meals for shearing week. 9 blokes, smoko twice a day, lunch at 12, one of them’s coeliac, one’s vegan',
    /gluten-free and vegan.*Times 9.*Day 5: snack:/s,
  ],
  [
    'Can you turn "get my finances together" into something a person could actually do? I get paid cash, twice a week, it’s never the same amount, and it’s gone by Sunday',
    /^\*\*Get your finances together\*\*.*three envelopes/s,
  ],
])('a plan is made of what was told: %s', (message, answer) => expect(reply(message)).toMatch(answer))

test.each([
  'i have 640 for christmas for 4 kids plus my mom and dad how should i split it up',
  'I had a plan to run with my sister and she cancelled. I’m so disappointed.',
  'Today was long. I was at the hospital from 9 to 5 with my father and I don’t know how to use my evenings anymore.',
  'Should I pay off the car or save? I owe 4,000 and I put 200 a month on it.',
  'i quit smoking and now i eat everything in sight, what do i do',
  'I’m 33 weeks pregnant, what exercises can I do lying down for my hips, 10 minutes?',
  'log a 10 minute chair workout',
  'The first time I saw my daughter was on the 4th of May, she died on the 9th, and on the 12th we buried her. I just wanted it written in order somewhere.',
  'We have 40 guests on Saturday and I can make 12 samosas an hour. How many hours do I need if everyone eats 3?',
])('what only looks like it is left alone: %s', (message) =>
  expect(reply(message)).not.toMatch(
    /I’d cut it like this|weeks, three times|lying down, about|in a chair that|is \d+ months|guests at 12|by date:|Start with two minutes|\d christmas/,
  ),
)

test('a walk a few times in a week of work days goes in that week as cards, not in a plan of eight weeks', () => {
  const message = 'give me a plan for this week, i work mon wed fri 8 to 5 and want to walk 3 times'
  const { text, cards } = answerNow(guide, { ...blankRequest, now, message })
  expect(text).not.toContain('8 weeks')
  expect(cards).toMatchObject([{ title: 'Walk' }, { title: 'Walk' }, { title: 'Walk' }])
})
