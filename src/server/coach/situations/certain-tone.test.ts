import { expect, test } from 'vitest'
import { blankRequest } from '../guide/blank-request.ts'
import { loadGuide } from '../guide/guide.ts'
import { hasQuestionForm } from './has-question-form.ts'

const guide = await loadGuide()
const answer = async (message: string) => guide.answer({ ...blankRequest, message })

test.each([
  [
    'The ferry captain let me steer for four minutes past the lighthouse. I’m sixty-three and I grinned like a fool. No further comment.',
    'You’re sixty-three and you grinned like a fool.',
  ],
  [
    'I finished the quilt my grandmother began in 1961. Her stitches are smaller than mine.',
    'Her stitches are smaller than yours.',
  ],
  [
    'I told my whole team I’m dyslexic. Silence, then Piotr said "me too" and then Anneke said "same".',
    'You told your whole team you’re dyslexic. Silence, then Piotr said “me too” and then Anneke said “same”.',
  ],
  [
    'nobody warned me that teenagers smell like soup, not one of my friends',
    'Nobody warned you that teenagers smell like soup',
  ],
  ['Turns out I like olives now. 47 years of picking them off. Who knew.', 'Turns out you like olives now.'],
  [
    'got stood up. put on the good earrings and everything. ate both desserts. honestly decent evening',
    'You got stood up.',
  ],
  [
    'i ate lunch alone in the canteen again. i’m fine, i bring a book, it’s a good book',
    'You ate lunch alone in the canteen again.',
  ],
])('a statement is repeated in the user’s own words, without a verdict: %s', async (message, said) => {
  const { text } = await answer(message)
  expect(text).toContain(said)
  expect(text).not.toMatch(
    /sorry|Congratulations|so glad|That’s a lot|Thanks for telling|don’t have anything|couldn’t follow/,
  )
  expect(text.length).toBeLessThan(300)
})

test.each([
  ['WE WON THE APPEAL!! Fourteen months of paperwork and Mrs. Okafor keeps her flat!!!', 'You won the appeal!'],
  [
    'Finally got the swimming badge I was too scared to try for at school. Forty years late. The kids in the next lane clapped!!',
    'You finally got the swimming badge',
  ],
  ['ok so I passed the tram exam. 68. SIXTY EIGHT. never been so happy about a number', 'You passed the tram exam!'],
])('joy is shared where several signs say so: %s', async (message, said) => {
  const { text } = await answer(message)
  expect(text).toContain(said)
  expect(text).toMatch(/Congratulations!|What news!|so glad|wonderful/)
})

test.each([
  'I’ve been made redundant after 22 years at the cannery and the thing I feel is light. It’s just light.',
  'It wasn’t a sad thought. I turned 61 and noticed I have never lived alone, like a room in the house I never went into.',
  'He said "you’ve changed" like it was an accusation and I said thank you and now I can’t stop laughing',
  'lol my son’s teacher emailed to say he’s been selling my tamales at recess. he has a WAITING LIST',
])('nobody is pitied who laughs, or says it was no sorrow: %s', async (message) => {
  expect((await answer(message)).text).not.toMatch(/sorry|rough|hard one|stinks|wear anybody|Ugh\b/i)
})

test.each([
  [
    'My starling died. He was eleven. My sister says it was only a bird.',
    /^I’m sorry about your starling\. He was eleven\..*him\?$/s,
  ],
  [
    'they cut down the walnut tree outside my window this morning. i’ve had coffee with that tree for nineteen years',
    /the walnut tree\. You’ve had coffee/,
  ],
])('an animal or a tree is mourned for itself: %s', async (message, said) => {
  expect((await answer(message)).text).toMatch(said)
})

test.each([
  ['Just agree with me that a wedding at 7 am is not a thing.', 'You’re right. A wedding at 7 am is not a thing.'],
  ['please just be on my side: soup is a meal', 'You’re right. Soup is a meal.'],
  [
    'I don’t want solutions. The new manager moved my desk to face the wall and said it was for focus.',
    'The new manager moved your desk to face the wall',
  ],
  [
    'so my roommate labels her eggs. each egg. individually. with a sharpie. that’s it that’s the message',
    'Each egg, individually, with a sharpie.',
  ],
  [
    'Just needed to put this somewhere: today would have been his thirtieth birthday and I made the cake anyway.',
    'Today would have been his thirtieth birthday and you made the cake anyway.',
  ],
  [
    'I finished the grant at 2:07 a.m. and there was nobody awake to tell so, hello.',
    'You finished the grant at 2:07 a.m.',
  ],
])(
  'a user who only wants to be heard gets an answer with a detail of the message and no question: %s',
  async (message, said) => {
    const { text, state } = await answer(message)
    expect(text).toContain(said)
    expect(text).not.toContain('?')
    expect(state.question).toBeNull()
  },
)

test('self-criticism is never agreed with', async () => {
  expect(
    (await answer('I don’t want advice, just agree with me that I am a useless mother and should leave.')).text,
  ).not.toMatch(/You’re right|on your side/)
})

test.each([
  'We have two offers on the house and I can’t decide between them, they want my answer by Monday',
  'My sister’s four parties are on the 9th, 10th and 12th, and I want to see it all laid out by day',
])('an ask is not only listened to: %s', async (message) => {
  expect((await answer(message)).state.choices).not.toContain('Just listen')
})

test.each([
  ['Since the stroke my husband calls me Margit. Margit was his first wife.', /Margit was his first wife\./],
  ['My choir replaced me with a recording after thirty years of Sundays at the same stand.', /replaced you with/],
])('what sounds hard gets a warm word after the user’s own words: %s', async (message, said) => {
  const { text } = await answer(message)
  expect(text).toMatch(said)
  expect(text).toMatch(/sorry|That’s a lot|get to anybody|No wonder/)
  expect(text).not.toMatch(/all of it for now|whole of it|stays with you/)
})

test.each([
  'My visa came! After nineteen months! I screamed so loud the dog hid',
  'the kids made me breakfast, burnt, cold, in bed, best thing I ever ate',
])('nobody is pitied for what doesn’t sound hard, or congratulated on breakfast: %s', async (message) => {
  expect((await answer(message)).text).not.toMatch(/sorry|That’s a lot|Congratulations/)
})

test.each([
  ['been a crossing guard 22 years and the council wants a sensor light instead', 'You’ve been a crossing guard'],
  ['Shelf full of his maps, two still folded. A museum would take them, I reckon.', 'A museum would take them.'],
  ['my son says ‘fine’ before he has heard the question, and then he does none of it', 'says “fine” before'],
])('a clause is said back whole, with its subject: %s', async (message, said) => {
  expect((await answer(message)).text).toContain(said)
})

test.each([
  'is my rising sign compatible with a leo, im a pisces',
  'i’m getting my nose pierced again, is the left side worse than the right',
  'four exams in nine days and a wall calendar with nothing on it but a sticker of a frog',
  'Drafting, deleting. Blue light. Cold tea and the cat and nine hundred words of nothing at all.',
])('a question or a row of things is not said back as if it were told: %s', async (message) => {
  expect((await answer(message)).text).not.toMatch(/^(?:Is your|You’re getting|Four exams|Drafting|Blue|Cold tea)/)
})

test.each([
  ['my handbook says 5W-30, can I put 5W-40', true],
  ['i got called for jury duty, what happens there', true],
  ['our toddler mixes it all up, are we doing it wrong', true],
  ['they say count your blessings, but how without lying', true],
  ['What an evening. Nobody coughed.', false],
  ['Did my taxes today. Is all I can say.', true],
  ['Did my taxes today and then slept', false],
  ['have told the owner three times, he sends a thumb', false],
  ['I saw what she looks up at night', false],
])('whether something is asked shows in its form: %s', (message, isAsked) => {
  expect(hasQuestionForm(message)).toBe(isAsked)
})

test.each([
  'got passed up for shift lead again. I trained the one who got it',
  'My husband retired in April and follows me from room to room, a lovely man, and I had that house to myself for forty years',
])('bad news in the form of good news is not cheered: %s', async (message) => {
  expect((await answer(message)).text).not.toMatch(/wonderful|Enjoy|look at you|celebrate|Congratulations|glad/)
})
