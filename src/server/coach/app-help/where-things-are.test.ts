import { expect, test } from 'vitest'
import { findAppHelp } from './answer-app-help.ts'

test.each([
  ['Do you keep this to yourself? I mean are my entries private', 'encrypted with your own key'],
  ['is what i write confidential', 'encrypted with your own key'],
  ['can my boss read what I write in here', 'No other account'],
  ['Where can I put my bills so none get forgotten?', 'one task per bill'],
  ['how do I get rid of an old goal', 'trash can'],
  ['does this app send reminders to my watch', 'nothing goes to your phone'],
  ['how can I hide the scripture stuff', 'turn off “Spiritual.”'],
  ['how much is this app', 'There’s a free account'],
  ['how do i print my calendar', 'no print button'],
  ['how do I change the date of an appointment', 'tap the pencil'],
  ['where can I find my mood history', 'Self-Care Center'],
  ['how do I find my old entries', 'Search your journal'],
  ['how do I put something on the vision board', 'Add Vision'],
  ['does this app connect to my bank', 'isn’t connected to any bank'],
  ['what happens to my entries when the trial ends', 'stays yours'],
])('where something is, and who sees it, is answered: %s', (message, says) => {
  expect(findAppHelp(message)).toContain(says)
})

test.each([
  'is it safe to eat this in here',
  'how do I put money aside for my hospital bills',
  'how do I delete my ex from my life',
  'can you text me a reminder to call mom at five',
  'how do I get my husband to stop quoting bible verses',
  'how much does a sitter cost',
  'how do I change the time my kids wake up',
  'how do I see my husband’s mood before he snaps',
  'what should I put on my vision board',
  'how do I find time for my journal',
  'should I cancel my vacation',
])('what only sounds like it is left to others: %s', (message) => {
  expect(findAppHelp(message)).toBeNull()
})
