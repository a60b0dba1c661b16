import { expect, test } from 'vitest'
import { conversationsWith } from '../../guide/conversation.testing.ts'
import { loadGuide } from '../../guide/guide.ts'
import { easeBody } from './body-relief.ts'

const { lastReply } = conversationsWith(await loadGuide())

test.each([
  ['what can i do for sore wrists, i type all day', /Wrist pull/, /splint/],
  ['ankles swell up by the end of the day how do i get it to go down', /Legs up/, /only one side/],
  [
    'neck and hands ache after sewing all day, anything that helps',
    /Prayer stretch[\s\S]*Ear to shoulder/,
    /night splint/,
  ],
])('what hurts after work is eased, with when to see somebody: %s', (message, moves, see) => {
  const { response } = lastReply(message)
  expect(response).toMatch(moves)
  expect(response).toMatch(see)
  expect(response).not.toMatch(/That’s a lot|Thank you for telling me/)
})

test.each([
  'my back went out when i fell yesterday what can i do',
  'my dads feet are swollen what should i do',
  'i need to get back on track any tips',
  'on the other hand it hurts to say no, how do i do it',
  'my hands are full, what helps',
  'my feet hurt and my chest is tight what do i do',
])('what is no tired part of her own body is left to others: %s', (message) => {
  expect(easeBody(message)).toBeNull()
})

test.each([
  ['what can i make with chicken and rice for supper', /165 °F/],
  ['saturdays are the worst since my husband died, what do i do with myself', /fixed thing out/],
  ['working 4 overnights in a row how do i sleep', /Between nights/],
  ['i wanna get my ged where do i start', /adult education/],
  ['doctor said im prediabetic what should i change first', /Sweet drinks out/],
  ['mom asks the same question over and over and i snap how do i stay patient', /whiteboard/],
])('a common question is answered at once: %s', (message, says) => {
  expect(lastReply(message).response).toMatch(says)
})
