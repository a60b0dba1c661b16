import { expect, test } from 'vitest'
import { context } from '../actions/read-actions.testing.ts'
import { surelyAsked } from '../actions/is-request.ts'
import { readActions } from '../actions/read-actions.ts'
import { conversationsWith } from '../guide/conversation.testing.ts'
import { loadGuide } from '../guide/guide.ts'
import { normalize } from '../guide/text-analysis.ts'
import { isUnfit } from './message-drafts/is-unfit.ts'
import { findOccasionText } from './occasion-texts/occasion-text-kinds.ts'
import { findEveryday } from './practical-tips/everyday-entries.ts'

const { lastReply } = conversationsWith(await loadGuide())

test.each([
  'my boys have three activities each and its eating our weekends',
  'my stepson screams at his game headset till 2, any ideas',
  'shes at all of her grandsons ball games and none of my daughters recitals',
  'hes got no idea how tired i am, the baby is 4 weeks old',
  'what should i eat at 4am before my shift ends',
  'what can i eat with one hand, i mean one handed, while holding my baby',
  'suppers for one that arent sad',
  'what do i cook for a vegan guest on saturday',
  'whole house has a stomach bug what do we eat',
  'quick cupcake recipe',
  'can i present my own work at the meeting',
  'what gift do i take to a coworker whose mom died',
  'when do i pack my hospital bag',
  'what do i bring my friend in the hospital',
  'what do i bring to file my taxes',
  'chore chart that a grown man will follow',
  'house rules for my 22 yr old son who moved back in',
  'what do i do when my sister talks about me',
  'do affirmations really work',
  'got two quotes for the roof and theyre 4000 apart',
  'how do i turn down an invitation without a story',
  'my mother in law hates our baby name',
  'prayer feels empty since easter',
  'tell me to count my blessings one more time and ill scream',
  'saw an ad for typing jobs and it wants 60 up front, real or not',
  'how do you say thank you in korean',
  'i give a toast saturday and im already shaking',
  'how do i write up a late fee thats fair',
])('what only has the words of a piece asks for none: %s', (message) => {
  expect(findOccasionText(normalize(message))).toBeNull()
})

test.each([
  ['fun activities for my kids on a rainy saturday', 'fun'],
  ['what can i do with the kids when its raining', 'fun'],
  ['any ideas for our anniversary at home', 'fun'],
  ['cheap dinners for 5 people', 'meals'],
  ['gift for my 6 year old niece', 'gifts'],
  ['what do i pack for the beach with a toddler', 'packing'],
  ['write a prayer for my brother in the hospital', 'prayers'],
])('what asks for one still gets it: %s', (message, kind) => {
  expect(findOccasionText(normalize(message))?.kind.id).toBe(kind)
})

test.each([
  'how do I host christmas for 14 without losing my mind',
  'how do i keep nursing once im back at work with two breaks',
  'we just moved to tulsa and know nobody, how do i make friends',
  'how do i keep the apartment clean without spending my whole sunday on it',
  'how do i get the phone out of his room at night',
])('a common question is left to its own answer: %s', (message) => {
  const kinds = ['widow-holidays', 'nursing-school', 'friend-moved', 'weekend-no-money', 'phone-late']
  expect(kinds).not.toContain(findEveryday(message)?.id)
})

const asked = (message: string) =>
  surelyAsked(readActions(message, context), message).filter(({ do: what }) => what === 'add')

test.each([
  'grateful on an awful day',
  'diary questions for my journal please',
  'empty page in my journal again',
  'my goal is so vague',
  'i want to give up on my goal',
  'forget to take my vitamins',
  'test in an hour, so nervous',
  'sad on our anniversary',
  'headache every evening',
  'were two months behind on the house',
  'starting a new school',
  'my schedule changes every week',
  'end up on my grocery list every time i pray',
  'make a study schedule',
  'the vet visit is friday. what do i ask about the lump?',
])('what only has the form of a request makes no card: %s', (message) => {
  expect(asked(message)).toEqual([])
})

test.each([
  'remind me i have a dentist appointment friday at 2',
  'call the vet tomorrow at 9',
  'journal: hard day, but we got through',
  'add milk and eggs to my grocery list',
  'new goal: run a 5k by may',
  'pick up the cake saturday at 10',
])('what is asked for makes its card: %s', (message) => {
  expect(asked(message)).toHaveLength(message.includes('milk') ? 2 : 1)
})

test('a draft that turns the wrong words or has none is left out', () => {
  expect(isUnfit('what do i say when she says i never call', 'I never call. I wanted you to know.')).toBe(true)
  expect(isUnfit('my ex asked me to keep the boys, what do i text', 'Could you keep the boys?')).toBe(true)
  expect(isUnfit('how do i tell mama to stop badmouthing him to me', 'Please stop badmouthing you to me.')).toBe(true)
  expect(isUnfit('how do i tell daddy', '“Daddy, ”')).toBe(true)
  expect(isUnfit('how do i tell my boss i need friday off', 'I need Friday off. I wanted you to know.')).toBe(false)
})

test.each(['how do you say im late in italian', 'what do i say when she says i never visit'])(
  'what others said is sent to nobody: %s',
  (message) => {
    expect(lastReply(message).response).not.toMatch(/I wanted you to know/)
  },
)
