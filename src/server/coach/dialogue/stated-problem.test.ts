import { expect, test } from 'vitest'
import { conversationsWith } from '../guide/conversation.testing.ts'
import { loadGuide } from '../guide/guide.ts'

const { lastReply } = conversationsWith(await loadGuide())

test.each([
  ['my cat keeps peeing on the rug', /One box per cat/],
  ['my dog pulls on the leash so bad, every single walk', /Front-clip harness/],
  ['my son wont do his chores unless i yell', /Same job, same time/],
  ['my daughter refuses to wear a coat', /Do you want to hop or walk/],
])('a lasting problem that is told without a question is answered with what to do: %s', (message, step) => {
  expect(lastReply(message).response).toMatch(step)
})

test.each([
  'my cat died last night and i keep looking for her',
  'i feel so alone every night',
  'my husband always brings me coffee and i love him for it',
  'my boss said in front of everybody that i never finish anything',
])('a feeling, a blow or good news is heard, with no list of steps: %s', (message) => {
  expect(lastReply(message).response).not.toMatch(/^(?:1\.|- \*\*)/m)
})
