import { expect, test } from 'vitest'
import { blankRequest } from '../../../guide/blank-request.ts'
import { answerNow } from '../../../guide/conversation.testing.ts'
import { loadGuide } from '../../../guide/guide.ts'

const guide = await loadGuide()
const now = new Date('2026-11-29T15:00:00Z')
const reply = (message: string): string => answerNow(guide, { ...blankRequest, now, message }).text

test.each([
  [
    'Could you write me a list for my daughter’s school trip, three nights, she’s 10 and lost both her coats already this year, so nothing good please, and it’ll rain the whole time',
    /cheap, old and labeled.*; ready for wet\..*Name on every piece.*Any medicine, in its own box/s,
  ],
  [
    'what do I pack for the Camino if I only have a 7 kg backpack and sleep in dorms',
    /a pilgrimage or retreat.*one bag.*shared quarters.*Earplugs/s,
  ],
  [
    'Give me a list for canoe camp, son is 12, will wreck everything he touches',
    /^(?!.*knife).*Pack it together once/s,
  ],
  [
    'Make me a packing list for volunteering in Malawi, eight weeks, one bag, no electricity and washing by hand. I’m diabetic.',
    /washed by hand; without power.*Power bank.*\*\*Medical:\*\* twice/s,
  ],
])('a list keeps to the limits that were told: %s', (message, answer) => expect(reply(message)).toMatch(answer))

test.each([
  [
    'I’m hosting the retirement party for our headmistress on March 12, I’ve got $400 from the staff, the hall is booked and the cake is my sister’s job. Where do I even begin?',
    /^March 12 is 14 weeks away\. Settled, so it’s out: hall, cake\.(?!.*Cake:).*By December 25:\*\* Food.*\$400\..*\$225 for food and drinks/s,
  ],
  [
    'What order do I do things in? The baptism is on the 20th, no priest yet, no food, 15 people in my sister’s garden and $200 to spend.',
    /Settled, so it’s out: garden\. What you named comes first:\n\n1\. Book the person who leads.*\n2\. Food/s,
  ],
  [
    'I got the keys! We move on the 12th with a baby and a parrot. Write me a checklist, skip the basics, I always forget the meters',
    /^December 12 is 13 days away\..*1\. Take pictures of the empty rooms and the meters(?!.*truck).*Ask the vet/s,
  ],
  [
    'ok so its a quince for my cousin, we have the hall (paid 600) and no food no dj. its february 22. budget is like 180 a week. where do i START',
    /180 a week until then is 2,160, if none of it goes elsewhere/,
  ],
])('an event is laid out by its weeks: %s', (message, answer) => expect(reply(message)).toMatch(answer))

test.each([
  [
    'Draw me up a timetable. I rise at 5, office from 9, office closes at 6 and I get home at 7:30. Two sons, my thesis, 1 hour of violin, 30 minutes of prayer, cooking',
    /5:15 to 5:45: prayer\n- 5:45 to 7:00: your thesis\n- 7:00 to 8:00: violin.*9:00 am to 7:30 pm: work.*with your sons.*7 hours until 5:00/s,
  ],
  [
    'I sleep at 2 and wake at 10, my job starts at 1 and I’m done at 9. Make me a schedule with gym and Portuguese',
    /1:00 to 9:00: work.*gym.*Portuguese.*2:00: lights out, 8 hours until 10:00/s,
  ],
  [
    'I need a timetable for Ramadan: up at 4, work is 8 to 4, three kids, cooking for iftar, Qur’an for 30 minutes and I must sleep somewhere',
    /^(?!.*breakfast).*4:15 to 4:45: the Qur'an.*8:00 am to 4:00 pm: work.*iftar and the evening with your kids/s,
  ],
])('a weekday is laid out by its hours: %s', (message, answer) => expect(reply(message)).toMatch(answer))

test.each([
  [
    'Give me one Sunday to myself. My mother-in-law has the kids and I have 35 euros, and I always just end up doing laundry',
    /inside 35 euros\. House rule: no cleaning\..*25 euros at most and 10 euros/s,
  ],
  [
    'Plan me a day off on my own, Thursday, from 10, no money to speak of, and if I’m left alone I scroll',
    /for nothing\. House rule: the phone stays in a drawer\..*\*\*From 10:\*\*/s,
  ],
  [
    'I want a hard strength session on the floor, 20 minutes, bad knee, no burpees',
    /^20 minutes on the floor.*No burpees\. It leaves your knee out(?!.*bridges)/s,
  ],
  [
    'give me a workout for my wheelchair basketball team, hard, 30 minutes, we want to be wrecked',
    /^30 minutes sitting(?!.*\bknees?\b).*Brakes on/s,
  ],
  [
    'Need something to do with my hands during the trial, quiet, can be dropped any time, nothing sharp gets through security',
    /^For your hands, easy to drop.*knots with a shoelace/s,
  ],
  ['Date ideas that cost nothing, he’s on crutches and it’s minus ten here', /^(?!.*(?:[Ww]alk|Porch))/s],
])('what is made keeps to what was told: %s', (message, answer) => expect(reply(message)).toMatch(answer))

test.each([
  'Where do I start with forgiving my brother, it’s his wedding on the 12th and I haven’t spoken to him since our dad’s will, and everyone expects me there',
  'I had a wedding planned for June 6th and he left me. I have a list of vendors and I need a plan for what to say to them',
  'The reunion’s on the 8th of August and I don’t want a plan, I want someone to tell me it’s ok to skip it',
  'I want a plan for after the wedding. Nobody tells you about the Monday after. It’s on the 12th.',
  'I want to make a list of everyone who’s hurt me and burn it at the lake',
  'I have a day to myself and all I feel is lonely, how do I spend a Sunday with nobody in it',
  'Plan one day for just me and my husband, no kids, $80',
  'Plan my Saturday: gym, groceries, call mom, clean the car. Kids are with their dad',
  'I had to sit in a chair all day at the hearing, and I feel tired after. Do I need exercise or sleep?',
  'Any tough exercises I can do in bed? Hip replacement on the 4th',
  'My hands shake when I have to speak in meetings, give me something to do with my hands',
  'I can’t stick to a routine. I wake up at 6, work ends at 5, kids, dinner, then I collapse. What’s wrong with me?',
  'I’m a nurse on nights, I get home at 8 and my shift starts at 7 pm. Make me a timetable with sleep, gym and my daughter’s homework',
  'My wife is throwing me a surprise party on the 12th with 30 people and I found out. Where do I begin pretending?',
  'How do I plan a wake, he always wanted a party, it’s on Friday, 60 people',
  'Add sunscreen, hats and a list for camp to my shopping list',
])('what only looks like it is left alone: %s', (message) =>
  expect(reply(message)).not.toMatch(
    /made for what you told me|weeks? away|days away|around the hours you gave|nobody to look after|you’ll feel it|For your hands/,
  ),
)
