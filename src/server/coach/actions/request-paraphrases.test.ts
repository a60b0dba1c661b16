import { expect, test } from 'vitest'
import { brief, context } from './read-actions.testing.ts'
import { readActions } from './read-actions.ts'

const asked = (message: string): string[] => readActions(message, context).map(brief)

test.each([
  ['I want to save 3000 for a trip by june 1, set that up as a goal', [/^goal .*Save for a trip.*3000.*-06-01/]],
  [
    'I want to have 20k for the down payment by june 2028, make that a goal',
    [/^goal Save for the down payment.*20000.*2028-06/],
  ],
  ['goal - walk to the mailboxes and back by march 14', [/^goal Walk to the mailboxes and back.*-03-14/]],
  [
    "Set up a goal to save $600 for Christmas by December 18. I've already got 240 put back",
    [/^goal Save for Christmas .*600/],
  ],
  ['throw another 100 in the trip goal', [/^unable goalProgress: 100 more/]],
  [
    'delete the goal about running a half marathon, its not happening lol',
    [/^delete \| goal \| running a half marathon/i],
  ],
])('a goal is asked for, filled or taken away in other words: %s', (message, wanted) => {
  expect(asked(message)).toEqual(wanted.map((one) => expect.stringMatching(one)))
})

test.each([
  ['Start me a Thanksgiving grocery list: 14 lb turkey, yams, 2 lbs butter', ['14 lb turkey', 'yams', '2 lbs butter']],
  ['make a thanksgiving list for me w/ green beans x3, rolls', ['green beans x3', 'rolls']],
  ['New list called Thanksgiving: legos, a puzzle mat', ['legos', 'puzzle mat']],
  ['make me a new list called Thanksgiving and put a bike, a kitchen on it', ['bike', 'kitchen']],
])('a list of a name of its own gets each of its things, with the name as a note: %s', (message, things) => {
  expect(asked(message)).toEqual(things.map((thing) => `item ${thing}, Thanksgiving | household`))
})

test.each([
  ['put Ernestine on my prayer list shes having her hip done', /^prayer For Ernestine, she’s having her hip done/],
  ['new chore feed the dog mon thru fri at 7:15 in the morning', /Feed the dog.*07:15.*BYDAY=MO,TU,WE,TH,FR/],
  ['Starting monday I want to do my stretches at 6 in the morning mon thru fri', /Do my stretches.*06:00.*BYDAY=MO/],
  ['The 1st of every month: the flea pill', /Flea pill.*BYMONTHDAY=1/],
  ['Journal for last night - we talked for an hour. I cried a little', /^entry We talked for an hour/],
  ['45 min from now tell me to get the casserole out', /Get the casserole out/],
  ['can u holler at me at 2:45 to call the pharmacy', /Call the pharmacy.*14:45/],
])('a prayer, a chore and a reminder asked for in other words: %s', (message, wanted) => {
  expect(asked(message)).toEqual([expect.stringMatching(wanted)])
})
