import { expect, test } from 'vitest'
import { conversationsWith } from '../../guide/conversation.testing.ts'
import { loadGuide } from '../../guide/guide.ts'
import { normalize } from '../../guide/text-analysis.ts'
import { findOccasionText } from '../occasion-texts/occasion-text-kinds.ts'
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
  ['gentle stretches for when i wake up stiff', /Hug one knee/, /swollen or hot joints/],
  ['got any stretches for sitting in a truck all day', /Seated twist/, /Numb|numb/],
  ['need a couple easy stretches before bed', /Child’s pose/, /wakes you/],
  ['any good stretches for somebody who is on her feet waitressing', /Counter hang/, /two weeks/],
  ['give me some stretching i can do', /Side bend/, /two weeks/],
  ['what exercises can i do in a chair, my knees are bad', /Kick-outs[\s\S]*Marches/, /Locked/],
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
  'how do i stretch my paycheck till friday',
  'log 15 minutes of stretching',
  'my back is numb and i cant feel my leg, any stretches',
  'my feet hurt and my chest is tight what do i do',
])('anything but a tired part of the user’s own body is not answered: %s', (message) => {
  expect(easeBody(message)).toBeNull()
})

test.each([
  ['saturdays are the worst since my husband died, what do i do with myself', /fixed thing out/],
  ['what would help us sleep better?', /same time every day/],
  ['how can i fall asleep faster', /same get-up time every day/],
  ['working 4 overnights in a row how do i sleep', /Between nights/],
  ['i wanna get my ged where do i start', /adult education/],
  ['doctor said im prediabetic what should i change first', /Sweet drinks out/],
  ['mom asks the same question over and over and i snap how do i stay patient', /whiteboard/],
])('a common question is answered at once: %s', (message, says) => {
  expect(lastReply(message).response).toMatch(says)
  expect(findOccasionText(normalize(message))).toBeNull()
})

test.each([
  ['no interest in sex since the baby came, how long is that normal', true],
  ['i dont want to be intimate 3 months postpartum and feel bad, is it ok', true],
  ['my daughter is 15 and asked about sex after her friend had a baby, what do i say', false],
])('desire after a birth has an answer of its own: %s', (message, isMeant) => {
  expect(lastReply(message).response.includes('You never owe it to anybody')).toBe(isMeant)
})

test.each([
  ['my grandma keeps asking what day it is and i snap at her, how do i stay patient', true],
  ['my sister keeps asking when im moving back, how do i get her to let it go', false],
])('what memory repeats is told from what somebody pesters about: %s', (message, isMeant) => {
  expect(lastReply(message).response.includes('Where memory’s going')).toBe(isMeant)
})
