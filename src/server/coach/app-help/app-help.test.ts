import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { askCoach, questionsUsed } from '../../../../test/coach-calls.ts'
import { type StartedApp, startApp } from '../../../../test/start-app.ts'
import { findAppPart } from './app-parts.ts'
import { findAppHelp } from './answer-app-help.ts'
import { topics } from './topics.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

test.each([
  ['how do I invite my husband to the grocery list', 'share button'],
  ['Can I export my journal?', 'Download everything'],
  ['how do I delete my account', 'at the bottom'],
  ['is there a dark mode', 'Light or dark'],
  ['where do I change my password', 'under “Password.”'],
  ['what do I get with premium', '7.99 a month'],
  ['How do I cancel my subscription?', 'Manage billing'],
  ['how long is the trial', '14 days'],
  ['why can’t I add more journal entries', '10 journal entries'],
  ['can anyone else read my journal', 'No other account'],
  ['can you see my journal', 'Only what you let me'],
  ['where do I add a photo to my vision board', 'image address'],
  ['show me my vision board', 'in the menu'],
  ['play some rain sounds', 'Soundscapes'],
  ['how do I track my period here', 'Log a day'],
  ['how do i log weight', 'Health & Fitness'],
  ['how do I turn off notifications', 'What you hear about'],
  ['how do i set my working hours', 'Set your hours'],
  ['does this work offline', 'back online'],
  ['how do I install this as an app on my phone', 'Home Screen'],
  ['can I use this on my laptop too', 'Yes. Open the same address'],
  ['how do I make a task repeat every week', 'New Task'],
  ['can I undo deleting a goal', 'Undo'],
  ['how do I add a person to household', 'Your household'],
  ['how do I change my time zone', 'About you'],
  ['what’s an affirmation for today', 'Mindset Lab'],
])('a question about the app is answered with where it is: %s', (message, said) => {
  expect(findAppHelp(message)).toContain(said)
})

test.each([
  'how many journal entries do I have',
  'how do I change my gmail password',
  'how do I stop checking notifications all day',
  'how do I share the housework with my husband',
  'what is on my shopping list',
  'can you put milk on my list',
  'can you read my shopping list to me',
  'how many workouts did I log this week',
  'how do I stay calm on a plane',
  'What do you do in a trial lesson?',
  'how do i get a refund for the premium version',
  'show me my journal entries from march',
  'open my planner for tomorrow',
  'I exported my photos and deleted my account there and now I miss everyone',
])('what is about life, the records or another app is none: %s', (message) => {
  expect(findAppHelp(message)).toBeNull()
})

test('it comes in place of a card for an entry, and uses no question of the month', async () => {
  const user = await app.signUp()
  const { response, proposals } = await askCoach(user, 'can I export my journal')
  expect([response.endsWith('your pictures.'), proposals]).toEqual([true, []])
  expect(await questionsUsed(user)).toBe(0)
})

/** Words for the coach, or names from the phone. */
const notOurs = /^(?:[a-z]|Add to Home Screen)/
test('every name that it uses is on a screen', () => {
  const screens = globSync('src/{web,contract}/**/*.{ts,tsx}')
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const names = topics.flatMap(({ text }) => [...text.matchAll(/“([^”]+?)[.,]?”/g)].map(([, name = '']) => name))
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => !notOurs.test(name) && !screens.includes(name))).toEqual([])
})

test.each([
  ['whats the point of the vision board thing genuinely asking', /^The vision board is a page of pictures/],
  ['what’s the self care section for', /^Self-Care is for what feels good/],
  ['why would I fill in my mood every day, is it for anything', /^A mood is a number from 1 to 5/],
  ['Is the wellness score a grade or what', /It isn’t a grade/],
  [
    'What’s the difference between the breathing thing and the meditation thing in here?',
    /^Breathing is a guide .*\n\nMeditation is something/,
  ],
  ['does lighting shabbat candles count as selfcare in here or is it faith, where do i log it', /^Either works/],
  ['what are prayers for in this app', /^A prayer is kept under Spiritual/],
  ['does this app track my steps', /^Glowell has no log for that/],
])('what a part of the app is for: %s', (message, said) => {
  expect(findAppPart(message)).toMatch(said)
})

test.each([
  'what is the point of goals if my husband never keeps his',
  'what’s my mood been like this week',
  'why do I need a goal for everything',
  'what are the chances we move this year',
])('a question about life is none about a part of the app: %s', (message) => {
  expect(findAppPart(message)).toBeNull()
})
