import { expect, test } from 'vitest'
import { conversationsWith } from './conversation.testing.ts'
import { loadGuide } from './guide.ts'
import { readPassages } from './passage.ts'

const { lastReply } = conversationsWith(await loadGuide())
const passages = await readPassages()

const given = (message: string): string[] => {
  const { state } = lastReply(message).reply
  return [...(state.topic === null ? [] : [state.topic.id]), ...state.offered]
}

test.each([
  // The message names no night.
  ['by two in the afternoon im starving and i raid the candy drawer at the office. any ideas', 'night-shift-food'],
  // It doesn't mention reading.
  ['i used to pray every night and now i just fall asleep. how do i get back into it', 'read-more'],
  // It doesn't mention food.
  ['i gave up cigarettes in june and im biting everybodys head off, is that normal', 'quit-smoking-eating'],
  // It mentions neither a new year nor a resolution.
  ['how can i get through my bible, i start every january and give up by march', 'new-year-plan'],
  // A partner is named.
  ['how do families keep up with dishes with 6 kids i cant see my counters', 'single-week'],
  // It doesn't mention an illness.
  ['i teach 31 fourth graders and its only october and im beat. how do i pace myself', 'chronic-illness-pace'],
  // Nobody's child is in trouble.
  ['long day at school, 24 kindergartners, no aide and indoor recess', 'child-school-trouble'],
  // Nobody lost a job.
  ['worked a double, two people called in and i was alone on the floor', 'laid-off'],
  // Nobody forgets anything.
  ['my mother in law stops by without asking four times a week, how do i handle that', 'carer-anger'],
  ['my granddaughter is on her phone the whole visit. how do i get her to bake with me', 'partner-phone'],
  ['my dog howls while im at work and somebody left a note. any ideas', 'neighbour-noise'],
  ['cant sleep past 3am and im just laying there with work in my head', 'night-shift-food'],
  ['my ex invited me to his moms for christmas eve, i said id think about it', 'holidays-alone'],
  ['his mom and my mom are both cooking christmas eve dinner for us, ugh', 'holidays-alone'],
  ['my mother in law bought my 9 year old a phone, what do i say to my husband', 'daughter-in-law'],
  ['the ladies at work all eat lunch together and dont ask me', 'faith-doubt'],
])('a narrow matter is not given where what makes it narrow is not named: %s', (message, id) => {
  expect(passages.map((one) => one.id)).toContain(id)
  expect(given(message)).not.toContain(id)
})

test.each([
  ['what should i eat on night shift so i dont crash', 'night-shift-food'],
  ['i quit smoking and now i eat everything in sight, what do i do', 'quit-smoking-eating'],
  ['how do i make a vision board', 'vision-board-make'],
  ['how do i get through the week as a single mom of three', 'single-week'],
  ['i have lupus and crash after every good day, how do i pace myself', 'chronic-illness-pace'],
  ['my upstairs neighbor is so loud at night what do i do', 'neighbour-noise'],
  ['the holidays are coming and ill be alone again, how do i get through it', 'holidays-alone'],
  ['my daughter in law never calls and i never see the grandkids. what do i do', 'daughter-in-law'],
])('and is where it is: %s', (message, id) => {
  expect(given(message)).toContain(id)
})

test.each([
  ['i cant fall asleep before 2 even when im beat. whats something that really works', 'get-up-again'],
  ['my mother in law drops in without calling, how do i handle it', 'set-limit-parents-in-law'],
])('a common question with a matter that fits gets it: %s', (message, id) => {
  expect(given(message)).toContain(id)
})

test.each([
  [
    'how do you pray when your mind keeps wandering, i sit down and 2 minutes later im thinking about laundry',
    /^Move it/,
  ],
  ['my coworker takes credit for my stuff in meetings what do i do', /^Put your name on it before the meeting/],
])('what a longer question plainly is about needs no if: %s', (message, first) => {
  expect(lastReply(message).response).toMatch(first)
})

test('whoever asks for the dose itself still hears who to ask', () => {
  expect(lastReply('what dose of melatonin should i take').response).toContain('pharmacist')
})

test.each([['i get so hungry around four and eat junk from the machine. any ideas', 'food and habits']])(
  'where no matter fits, what is named gets what helps with its kind: %s',
  (message, about) => {
    expect(lastReply(message).response).toContain(`what usually helps with ${about}`)
  },
)

test.each([
  'my dad refuses to wear his hearing aids and i have to repeat everything. what do i do',
  'how do i get my kids to do their chores',
])('a way that is asked for opens without a line for a feeling: %s', (message) => {
  expect(lastReply(message).response).not.toMatch(
    /^(?:Take a breath|Thank you for telling|I’m glad you|That’s not easy)/,
  )
})

test('not sad is not sad', () => {
  expect(lastReply('feeling blah today not sad just no energy').response).not.toContain('makes sense that it hurts')
})

test.each([
  'should i take the sunday shift, its 21 an hour but id miss my sons game',
  'going back to school for radiology with 2 kids, good idea or no',
])('what is to be weighed gets no list of things to do with children: %s', (message) => {
  expect(lastReply(message).response).not.toContain('Some to pick from')
})
