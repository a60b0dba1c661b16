import { expect, test } from 'vitest'
import { conversationsWith } from '../guide/conversation.testing.ts'
import { loadGuide } from '../guide/guide.ts'

const { lastReply, replyTo } = conversationsWith(await loadGuide())

test.each([
  ['what do i say when they ask why I left my last job in the interview', /For your pocket/],
  ['we split up in May and everyone keeps asking. What do I say to people?', /interrupt the good part/],
  ['the girls at church keep asking about my divorce, what do I say to them', /good company|a man who/],
  ['Plan me a Sunday with no cooking in it, I cried at a baking show last time', /has no log for/],
  ['going for wine with a colleague on Friday, what do we talk about', /has no log for/],
  ['Go through my planner and tell me where I could put piano and sleep', /has no log for/],
  ['Mark the blood pressure check done for yesterday', /has no log for/],
  ['Is it normal for a dryer to smell of rubber, and does that mean I can stop it', /isn’t mean|few things like that/],
  ['is it normal that the fridge hums at night', /Most people have a few things/],
  ['I’m laughing but also how do I give back a casserole', /can’t weigh/],
  ['when do I plant garlic in Maine', /can’t weigh/],
  ['my uncle left me his boat, I’m a bit dizzy. what do I do with it', /call his doctor/],
  [
    'I pick one up, I sit down on the floor and it’s dark. The letters, the tin toys, the teeth in a matchbox: all of it',
    /because you named it first/,
  ],
  ['I clean trains from 2. What can I eat that early?', /Spaghetti|Taco/],
  ['do i have to cook two dinners when the boys only eat rice', /keeps until somebody minds/],
  ['Am I wrong for still being mad about it a month later?', /A plain test/],
  [
    'The phone company charges me 78 a month and my cousin pays 30 for the same. How do I bring this up with them?',
    /Pick a calm moment/,
  ],
  [
    'We’ve decided, he moves out in March. The girls are five and eight. How do you say such a thing on a normal evening?',
    /a way to say it to him/,
  ],
  ['Is 52 too late to become a midwife? I’ve sold shoes all my life.', /You’ll be that age/],
  ['how long can I leave soup out', /in the fridge, and a few months/],
  ['what temperature do I wash wool at', /has no log for/],
  ['am I stupid for lending him 200 again', /few things like that/],
  ['is 31 too late to freeze my eggs', /isn’t too old/],
  ['should I be worried that my toddler eats sand', /can’t weigh/],
])('nobody gets the answer of another question: %s', (message, wrong) => {
  expect(replyTo(message)).not.toMatch(wrong)
})

test.each([
  ['give me two comebacks for my uncle who comments on my weight', /^For your pocket:/],
  ['My mom is dizzy since she started a new pill, should I call?', /^Yes, enough to call her doctor/],
  ['Would it be mean to return the sweater she knitted', /^I don’t think it’s mean/],
  ['is it normal for my husband to sleep in the guest room', /^Yes, it’s normal for your husband/],
  ['Three things left: taxes, the garden, my mother’s boxes. Pick one for me', /^\*\*Taxes\*\*/],
  ['I start at 4. What can I eat that early?', /Overnight oats/],
  [
    'Our night porter whistles the same hymn under my window and I work nights. He’s such a sweet man. How can I bring it up with him?',
    /^Here’s a way to say it to him:/,
  ],
  ['my cat ate a lily leaf', /vet/],
  ['How do normal people get up at 5', /^Mostly in one of three ways/],
])('what is meant is still answered: %s', (message, form) => {
  expect(replyTo(message)).toMatch(form)
})

test.each([
  [
    'i keep saying im going to get up at 5:30 and work out and then i just dont. been like this since january. what is wrong with me lol',
    /which of your records|which records/,
  ],
  [
    'My sister is hosting Thanksgiving again and she wants me to bring everything. How would you word it in a text that I cant?',
    /thank you/i,
  ],
])('a word in the story is not what is asked: %s', (message, taken) => {
  expect(lastReply(message).response).not.toMatch(taken)
})

test('whoever asks in the middle of an introduction what the coach does is told', () => {
  const { response } = lastReply(
    'Hello Luxee, my granddaughter put this on my phone for me. I am 71 and not very good with these things. What is it that you do? I would mostly like to keep track of my pills and everybody’s birthdays.',
  )
  expect(response).toMatch(/areas of life/)
})
