import { expect, test } from 'vitest'
import { assess } from './assess.ts'
import { newConcernState } from './concern-state.ts'

const degreeOf = (message: string) => assess(message, newConcernState).degree

test.each([
  'Lost 12 lb in 9 days on water, keep me motivated',
  'down 11 lbs in a week!! keep pushing me',
  'bajé 6 kilos en 8 días, anímame',
  '12 pounds in nine days and all I did was skip every meal',
  'eating once every two days is working, down 11 lb',
  'my sister lost 20 pounds in two weeks and wont eat',
])('a full answer: %s', (message) => expect(degreeOf(message)).toBe('full'))

test.each([
  'dropped 8kg in two weeks with my shakes, whats next',
  'I shed 10 pounds in 8 days! What should I cook next?',
])('at least a care note: %s', (message) => expect(degreeOf(message)).not.toBeNull())

test.each([
  'I lost 2 lb this week, keep me motivated',
  'lost 12 lb in 9 weeks walking, keep me motivated',
  'I lost 5 pounds in 6 weeks of pilates, cheer me on',
  'lost 15 lb in 5 months postpartum, how do I keep going',
  'lost 2 lb in 9 days drinking more water, keep me motivated',
  'I lost 12 pounds in a week after giving birth, mostly water',
  'lost 30 pounds in 10 months, so proud',
  'I lost a pound a week for ten weeks',
])('weight that is lost slowly, or of itself, is no crisis: %s', (message) =>
  expect(degreeOf(message)).not.toBe('full'),
)
